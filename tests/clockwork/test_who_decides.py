"""What bots make people decide: who is asked, exactly which answers there are, who may give them, and what the journal says."""

import pytest

from hvozd.games.root.clockwork.cogwheel_corvids.plots import FlipAll, PlotGuessed
from hvozd.games.root.hooks import BIRDSONG_START, Loss
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.events import Discarded, Scored
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.rules.windows import Window
from tests.clockwork.table import ALLIANCE, MARQUISE, VAGABOT, BotTable
from tests.clockwork.test_cogwheel_corvids import CC, lay
from tests.root.table import F1, F3, M1, R3, Call

DD, RR = "drillbit_duchy", "riverfolk_robots"


# -- outrage ----------------------------------------------------------------------------------------------------------------


def outraged(*cards: str) -> BotTable:
    """The Marquise moves into the sympathy of 1; the Eyrie holds fox cards and has nothing to do with it."""
    t = BotTable("marquise", ALLIANCE, "eyrie")
    t.put(ALLIANCE, "sympathy", F1)
    t.put("marquise", "warriors", R3, 3)
    t.hand("marquise", *cards)
    t.hand("eyrie", "fox_favor")
    t.begin("marquise", "daylight")
    t.say("move 5>1 x1")
    return t


@pytest.mark.rule("RB-6.2.3")
def test_who_moved_into_sympathy_discards_a_card_of_its_suit_or_a_bird() -> None:
    t = outraged("fox_anvil", "fox_root_tea", "mouse_favor", "bird_ambush")
    t.only(
        "marquise",
        "AutomatedOutrage",
        "discard for outrage fox_anvil",
        "discard for outrage fox_root_tea",
        "discard for outrage bird_ambush",
    )
    t.answer("marquise", "discard for outrage fox_root_tea")
    assert t.is_discarded("fox_root_tea") and t.points(ALLIANCE) == 0
    assert t.cards("eyrie") == ["fox_favor"]


@pytest.mark.rule("RB-6.2.3")
def test_who_has_no_such_card_says_so_and_the_alliance_scores() -> None:
    t = outraged("mouse_favor", "rabbit_favor")
    t.only("marquise", "AutomatedOutrage", "nothing to discard")
    t.answer("marquise", "nothing to discard")
    assert t.points(ALLIANCE) == 1 and len(t.cards("marquise")) == 2
    assert [(event.seat, event.points) for event in t.events(Scored)] == [(t.seat(ALLIANCE), 1)]


@pytest.mark.rule("RB-6.2.3")
def test_who_has_no_card_at_all_is_not_asked() -> None:
    t = outraged()
    assert t.asked is None or t.asked[1] != "AutomatedOutrage"
    assert t.points(ALLIANCE) == 1


@pytest.mark.rule("RB-6.2.3", "RB-2.8.1")
def test_bots_and_bystanders_are_never_outraged() -> None:
    t = BotTable(MARQUISE, ALLIANCE, "eyrie")
    t.hand("eyrie", "fox_favor")
    t.put(ALLIANCE, "sympathy", F1)
    t.run(Call(lambda g: remove(g, [Loss(1, F1, 0, 0, (t.kind(ALLIANCE, "sympathy"),))])), turn=MARQUISE)
    assert t.asked is None and t.points(ALLIANCE) == 0 and t.cards("eyrie") == ["fox_favor"]


# -- investors --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-T-DD-INVESTORS", "RB-10.2.1")
def test_who_razed_buildings_discards_for_the_investors() -> None:
    t = BotTable("marquise", DD, "eyrie")
    t.traits(DD, "investors")
    t.score(DD, 5)
    t.put(DD, "market", F1)
    t.put(DD, "market", M1)
    t.hand("marquise", "fox_anvil", "mouse_favor", "rabbit_favor")
    t.hand("eyrie", "fox_favor")
    market = t.kind(DD, "market")
    t.run(Call(lambda g: remove(g, [Loss(1, F1, 0, 0, (market,)), Loss(1, M1, 0, 0, (market,))])), turn="marquise")
    t.only("marquise", "Investors", "discard for investors fox_anvil", "discard for investors mouse_favor")
    t.answer("marquise", "discard for investors mouse_favor")
    assert t.points(DD) == 4 and t.points("marquise") == 2 and t.cards("eyrie") == ["fox_favor"]


# -- gamble -----------------------------------------------------------------------------------------------------------------


def gambling(kind: str, eyrie: int, marquise: int) -> BotTable:
    t = BotTable("eyrie", CC, "marquise", VAGABOT)
    t.traits(CC, "gamble")
    lay(t, kind, F3)
    t.put("eyrie", "warriors", F3, eyrie)
    t.put("marquise", "warriors", F3, marquise)
    t.put(VAGABOT, "pawn", F3)
    t.run(FlipAll(1), turn=CC)
    return t


@pytest.mark.rule("RB-T-CC-GAMBLE", "RB-2.2")
@pytest.mark.parametrize(("eyrie", "marquise", "asked"), [(2, 1, "eyrie"), (1, 2, "marquise"), (2, 2, "eyrie")])
def test_the_person_with_most_pieces_guesses(eyrie: int, marquise: int, asked: str) -> None:
    t = gambling("raid", eyrie, marquise)
    t.only(asked, "Gamble", "guess bomb", "guess snare", "guess extortion", "guess raid")
    t.answer(asked, "guess raid")
    assert t.points(asked) == 1 and t.points(CC) == 1 and t.pieces(CC, "raid", F3) == 0
    assert [(e.seat, e.place, e.right) for e in t.events(PlotGuessed)] == [(t.seat(asked), F3, True)]


@pytest.mark.rule("RB-T-CC-GAMBLE")
def test_a_wrong_guess_scores_for_the_corvids() -> None:
    t = gambling("snare", 2, 1)
    t.answer("eyrie", "guess raid")
    assert t.points(CC) == 2 and t.points("eyrie") == 0 and t.pieces(CC, "snare", F3) == 1


# -- services ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-9.2.3", "RB-9.2.3.I", "RB-9.2.3.II", "RB-9.2.3.III")
def test_exactly_what_the_market_sells_to_whom() -> None:
    t = BotTable("marquise", RR, "eyrie")
    t.board(RR).market = tuple(t.take_cards(["fox_favor", "mouse_favor"]))
    t.run(Window(0, BIRDSONG_START), turn="marquise")
    wares = ["buy market fox_favor", "buy market mouse_favor", "hire market riverboats", "hire market mercenaries"]
    t.only("marquise", "Window", "done", *wares)
    t.answer("marquise", "buy market mouse_favor")
    assert t.board(RR).payments == (2, 0, 0) and t.cards("marquise") == ["mouse_favor"]
    assert t.asked is None, "one service, and no trade post beside a piece of hers"


@pytest.mark.rule("RB-9.2.3")
def test_nobody_is_asked_who_cannot_pay_or_has_no_points_to_pay_by() -> None:
    t = BotTable("marquise", RR, "eyrie", "duchy")
    t.board(RR).market = tuple(t.take_cards(["fox_favor"]))
    t.dominate("marquise", "fox_dominance")
    t.run(Window(0, BIRDSONG_START), turn="marquise")
    assert t.asked is None
    t.spare("eyrie", 1)
    t.run(Window(2, BIRDSONG_START), turn="eyrie")
    assert t.asked is None


# -- the Arbiter ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.7.6")
def test_the_defender_alone_may_enlist_the_arbiter() -> None:
    t = BotTable("marquise", VAGABOT, "eyrie")
    t.board(VAGABOT).character = 5
    t.put(VAGABOT, "pawn", F3)
    t.put("marquise", "warriors", F3, 2)
    t.put("eyrie", "warriors", F3, 2)
    t.run(StartBattle(F3, 0, 2), turn="marquise")
    t.only("eyrie", "OfferProtector", "done", f"enlist {VAGABOT}")
    t.dice(0, 0)
    t.answer("eyrie", f"enlist {VAGABOT}")
    assert t.points(VAGABOT) == 1
    assert [(event.seat, event.points) for event in t.events(Scored)] == [(t.seat(VAGABOT), 1)]
    assert t.events(Discarded) == []
