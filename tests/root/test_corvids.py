"""R-13: the Corvid Conspiracy: setup, plots, exposure, their effects."""

import pytest

from hvozd.core import Rng
from hvozd.games.root.cards.base import SweepSuit
from hvozd.games.root.components import CLEARINGS, FOX, MOUSE
from hvozd.games.root.factions.corvids.plots import PlotKind
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.plots import BOMB, RAID, PlotPlaced, PlotRevealed
from hvozd.games.root.rules.removal import sweep
from hvozd.games.root.setup.start import SetUpFaction
from hvozd.games.root.state import PIECE_KINDS
from tests.root.plots import plot
from tests.root.table import F1, F2, F3, F4, M1, M2, M3, M4, R1, R2, R3, R4, Table

rule = pytest.mark.rule


def corvids(*others: str, **options: int) -> Table:
    return Table("corvids", *(others or ("marquise", "eyrie")), **options)


def daylight(t: Table) -> None:
    seat = t.seat("corvids")
    t.faction("corvids").turn_begins(t.g, seat)
    t.run(*t.faction("corvids").daylight(t.g, seat), turn="corvids")


# -- setup and birdsong -----------------------------------------------------------------------------------------------------


@rule("R-13.3.1", "R-13.3.2", "R-13.2.2", "W-S9", "T-CC", "R-13.1")
def test_setup_one_spy_in_each_suit() -> None:
    t = Table("marquise", "corvids")
    t.run(SetUpFaction(0), SetUpFaction(1))
    t.say("keep 1", "start sawmill 1 workshop 5 recruiter 9")
    assert len(t.offered()) == 3 * 4 * 4, "the clearing of the keep is closed to them"
    t.say("spies 6 3 2")
    assert [t.warriors("corvids", c) for c in (F2, R1, M1)] == [1, 1, 1]
    assert t.supply("corvids") == 12
    assert t.board("corvids").supply == [0, 2, 2, 2, 2]
    assert t.stock("corvids", "plot") == 8


@rule("R-13.4", "R-13.4.1", "R-13.2.1", "W-CC1", "I-CRAFT-8")
def test_plots_craft_in_birdsong_face_up_or_down() -> None:
    t = corvids()
    plot(t, "raid", R1)
    plot(t, "extortion", R2, up=True)
    t.hand("corvids", "rabbit_bake_sale")
    t.begin("corvids")
    assert t.asked == ("corvids", "Crafting")
    t.say("craft rabbit_bake_sale with 3,4")
    assert t.points("corvids") == 3


@rule("R-13.4.2", "W-CC2", "I-CC-10")
def test_a_flip_needs_a_warrior_and_scores_all_that_lie_open() -> None:
    t = corvids()
    plot(t, "snare", F1, up=True)
    plot(t, "raid", R1)
    plot(t, "raid", R2)
    t.put("corvids", "warriors", R1)
    t.begin("corvids")
    assert t.offered("flip") == ["flip 3"]
    t.say("flip 3")
    assert t.points("corvids") == 2
    assert t.pieces("corvids", "raid", R1) == 1


@rule("R-13.4.2", "R-13.7.1", "I-CC-4", "I-CC-10", "S-115")
def test_a_bomb_then_an_extortion() -> None:
    t = corvids()
    plot(t, "snare", M1, up=True)
    plot(t, "raid", M2, up=True)
    plot(t, "bomb", F1)
    plot(t, "extortion", R1)
    t.put("corvids", "warriors", F1)
    t.put("corvids", "warriors", R1)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "sawmill", F1)
    t.begin("corvids")
    t.say("flip 1")
    assert t.points("corvids") == 3 + 1
    assert (t.warriors("marquise", F1), t.pieces("marquise", "sawmill", F1)) == (0, 0)
    assert t.warriors("corvids", F1) == 1
    assert (t.pieces("corvids", "bomb", F1), t.board("corvids").supply[BOMB]) == (0, 2)
    t.say("flip 3")
    assert t.points("corvids") == 4 + 3


@rule("R-13.7.1", "I-CC-4", "R-9.2.2.I")
def test_a_bomb_spares_partner_and_hurts_the_pawn() -> None:
    t = corvids("vagabond", "eyrie", "marquise")
    plot(t, "bomb", F1)
    t.put("corvids", "warriors", F1)
    t.put("vagabond", "pawn", F1)
    t.put("eyrie", "roost", F1)
    t.g.coalition[t.seat("vagabond")] = t.seat("corvids")
    t.begin("corvids")
    t.say("flip 1")
    assert t.pieces("eyrie", "roost", F1) == 0
    assert t.asked is None or t.asked[0] != "vagabond", "a partner is no enemy"


@rule("R-13.7.3", "I-CC-6", "S-119", "I-GEN-8")
def test_extortion_among_several_players() -> None:
    t = corvids("marquise", "vagabond", "riverfolk", "eyrie")
    plot(t, "extortion", R1)
    t.put("corvids", "warriors", R1)
    t.put("marquise", "warriors", R1)
    t.put("vagabond", "pawn", R1)
    t.put("riverfolk", "rabbit_trade_post", R1)
    t.hand("marquise", "fox_anvil")
    t.hand("riverfolk", "mouse_sword")
    t.hand("eyrie", "bird_crossbow")
    t.begin("corvids")
    t.say("done", "flip 3")
    assert t.cards("corvids") == ["fox_anvil", "mouse_sword"]
    assert t.cards("eyrie") == ["bird_crossbow"], "no piece in the clearing"


@rule("R-13.7.3", "I-CC-6")
@pytest.mark.parametrize(
    ("rulings", "taken"), [((), ["fox_anvil", "mouse_sword"]), (("X-18",), ["fox_anvil"])], ids=["letter", "X-18"]
)
def test_extortion_and_a_partner_of_the_corvids(rulings: tuple[str, ...], taken: list[str]) -> None:
    """By the letter every player gives a card, by the other reading only enemies."""
    t = corvids("marquise", "vagabond", "eyrie")
    t.g.rulings = rulings
    plot(t, "extortion", R1)
    t.put("corvids", "warriors", R1)
    t.put("marquise", "warriors", R1)
    t.put("vagabond", "pawn", R1)
    t.hand("marquise", "fox_anvil")
    t.hand("vagabond", "mouse_sword")
    t.g.coalition[t.seat("vagabond")] = t.seat("corvids")
    t.begin("corvids")
    t.say("flip 3")
    assert t.cards("corvids") == taken
    assert t.cards("marquise") == []


@rule("R-13.4.3", "W-CC3", "I-CC-12", "S-042", "I-MC-7")
def test_recruiting_skips_the_keep() -> None:
    t = corvids()
    t.put("marquise", "keep", F1)
    t.hand("corvids", "fox_anvil", "bird_crossbow")
    t.begin("corvids")
    assert t.asked == ("corvids", "RecruitCorvids")
    assert t.offered("recruit") == [
        "recruit fox with bird_crossbow",
        "recruit rabbit with bird_crossbow",
        "recruit mouse with bird_crossbow",
        "recruit fox with fox_anvil",
    ]
    t.say("recruit fox with fox_anvil")
    assert [t.warriors("corvids", c) for c in (F1, F2, F3, F4)] == [0, 1, 1, 1]
    assert t.asked is None, "once a turn"


@rule("R-13.4.3", "W-R9", "R-2.5")
def test_short_of_warriors_the_corvids_choose() -> None:
    t = corvids()
    t.spare("corvids", 2)
    t.hand("corvids", "fox_anvil")
    t.begin("corvids")
    t.say("recruit fox with fox_anvil")
    assert t.asked == ("corvids", "ChooseRaiders")
    t.say("raiders 6,12")
    assert [t.warriors("corvids", c) for c in (F1, F2, F3, F4)] == [0, 1, 0, 1]


# -- daylight ---------------------------------------------------------------------------------------------------------------


@rule("R-13.5", "R-13.5.1", "R-13.5.3", "R-13.2.3", "W-CC4")
def test_three_actions_and_nimble_moves() -> None:
    t = corvids()
    t.put("corvids", "warriors", F1, 3)
    t.put("marquise", "warriors", F1, 5)
    t.put("marquise", "warriors", R3, 5)
    daylight(t)
    t.say("move 1>5 x1", "move 1>9 x1")
    t.dice(0, 0)
    t.say("battle 1 marquise")
    assert t.asked is None
    assert [t.warriors("corvids", c) for c in (F1, R3, M3)] == [1, 1, 1], "moved without rule"


@rule("R-13.5.2", "R-13.2.2.II", "I-CC-9", "S-116")
def test_the_price_of_plots_rises() -> None:
    t = corvids()
    t.put("corvids", "warriors", F1, 3)
    t.put("corvids", "warriors", R1, 2)
    t.put("corvids", "warriors", M1, 2)
    daylight(t)
    t.say("plot 1 raid")
    assert t.warriors("corvids", F1) == 2
    assert t.offered("plot 1") == [], "one plot a clearing"
    t.say("plot 3 bomb")
    assert t.warriors("corvids", R1) == 0
    assert t.offered("plot") == [], "the third needs three warriors in one clearing"


@rule("R-13.2.2.I", "I-CC-9", "R-13.5.2")
def test_the_kind_is_secret() -> None:
    t = corvids()
    t.put("corvids", "warriors", F1)
    daylight(t)
    t.say("plot 1 raid")
    seat = t.seat("corvids")
    assert PlotKind(seat, F1, RAID) in t.journal("corvids")
    for other in ("marquise", None):
        assert PlotPlaced(seat, F1) in t.journal(other)
        assert not [event for event in t.journal(other) if isinstance(event, PlotKind)]
    assert t.game.view(t.g, seat).seats[seat].board.secret[F1] == RAID
    assert t.game.view(t.g, None).seats[seat].board.secret == []


@rule("R-13.2.2.I")
def test_redealing_keeps_what_wrong_guesses_excluded() -> None:
    t = corvids("marquise")
    plot(t, "raid", R1)
    t.put("marquise", "warriors", R1)
    t.hand("marquise", "rabbit_bake_sale")
    t.begin("marquise", "daylight")
    t.say("expose 3 as bomb showing rabbit_bake_sale")
    kinds = set()
    for seed in range(200):
        other = t.game.determinize(t.g, t.seat("marquise"), Rng(seed))
        kinds.add(other.boards[t.seat("corvids")].secret[R1])  # type: ignore[attr-defined]
    assert kinds == {2, 3, 4}


@rule("R-13.5.4", "I-CC-8", "I-GEN-6", "S-118")
def test_a_trick_moves_a_snare() -> None:
    t = corvids()
    plot(t, "snare", F1, up=True)
    plot(t, "extortion", R1, up=True)
    plot(t, "bomb", M1)
    t.put("marquise", "keep", R1)
    t.put("marquise", "warriors", R1, 2)
    daylight(t)
    assert t.offered("trick") == ["trick 1 3"], "face up with face up only"
    t.say("trick 1 3")
    assert (t.pieces("corvids", "snare", R1), t.pieces("corvids", "extortion", F1)) == (1, 1)
    t.begin("marquise", "daylight")
    assert t.offered("move 3") == [], "clearing 3 is snared now"


@rule("I-CC-8")
def test_pointless_tricks_are_not_offered_and_secrets_travel() -> None:
    t = corvids()
    plot(t, "raid", F1, up=True)
    plot(t, "raid", F2, up=True)
    plot(t, "bomb", M1)
    plot(t, "raid", M2)
    daylight(t)
    assert t.offered("trick") == ["trick 2 7"]
    t.say("trick 2 7")
    assert [t.board("corvids").secret[c] for c in (M1, M2)] == [RAID, BOMB]


# -- evening ----------------------------------------------------------------------------------------------------------------


@rule("R-13.6", "R-13.6.1", "R-13.6.2", "I-CC-11", "S-117", "W-CC5")
def test_exerting_costs_the_whole_draw() -> None:
    t = corvids()
    plot(t, "extortion", R1, up=True)
    t.put("corvids", "warriors", F1)
    t.hand("corvids", "fox_anvil", "fox_root_tea", "mouse_sword", "mouse_root_tea", "bird_crossbow", "rabbit_bake_sale")
    t.begin("corvids", "evening")
    t.say("move 1>5 x1")
    assert t.asked == ("corvids", "KeepHandLimit")
    assert len(t.cards("corvids")) == 6


@rule("R-13.6.2", "R-13.7.3")
def test_extortion_draws_a_card_more() -> None:
    t = corvids()
    plot(t, "extortion", R1, up=True)
    plot(t, "extortion", R2)
    t.begin("corvids", "evening")
    t.say("done")
    assert len(t.cards("corvids")) == 2, "only what lies face up"


# -- exposure, agents, snare, raid --------------------------------------------------------------------------------------------


@rule("R-13.2.4", "W-X1", "I-CC-2", "S-114")
def test_exposure_wrong_and_right() -> None:
    t = corvids()
    plot(t, "raid", R1)
    t.put("eyrie", "warriors", R1)
    t.board("eyrie").leader = 0
    t.hand("eyrie", "rabbit_bake_sale", "bird_crossbow", "fox_anvil")
    t.begin("eyrie")
    assert not t.can("expose 3 as bomb showing fox_anvil"), "the card must fit the clearing"
    t.say("expose 3 as bomb showing rabbit_bake_sale")
    assert t.cards("corvids") == ["rabbit_bake_sale"]
    assert t.pieces("corvids", "plot", R1) == 1
    t.say("expose 3 as raid showing bird_crossbow")
    assert (t.points("eyrie"), t.pieces("corvids", "plot", R1)) == (1, 0)
    assert "bird_crossbow" in t.cards("eyrie")
    assert [t.warriors("corvids", c) for c in (F2, M2, M4)] == [0, 0, 0], "no raid"
    assert t.stock("corvids", "plot") == 8


@rule("R-13.2.4", "I-CC-2")
def test_exposure_needs_presence_and_the_own_turn_before_the_draw() -> None:
    t = corvids("marquise")
    plot(t, "raid", R1)
    t.hand("marquise", "rabbit_bake_sale")
    t.begin("marquise", "daylight")
    assert t.offered("expose") == []
    t.put("marquise", "warriors", R1)
    t.begin("marquise", "daylight")
    assert len(t.offered("expose")) == 4
    t.begin("marquise", "evening")
    assert t.asked == ("marquise", "Window"), "before the draw"
    t.say("done")
    assert t.asked is None


@rule("R-13.2.5", "I-CC-1", "S-112", "I-CC-3")
def test_embedded_agents_without_warriors() -> None:
    t = corvids("marquise")
    plot(t, "bomb", M1)
    t.put("marquise", "warriors", M1, 2)
    t.dice(1, 0)
    t.run(StartBattle(M1, t.seat("marquise"), t.seat("corvids")), turn="marquise")
    assert t.warriors("marquise", M1) == 1
    assert (t.pieces("corvids", "plot", M1), t.points("marquise")) == (0, 1)
    assert PlotRevealed(t.seat("corvids"), M1, BOMB) in t.journal(None)
    assert t.board("corvids").supply[BOMB] == 2


@rule("I-CC-1", "R-13.2.5")
def test_no_agents_under_an_open_plot_nor_in_attack() -> None:
    t = corvids("marquise")
    plot(t, "raid", M1, up=True)
    t.put("marquise", "warriors", M1, 2)
    t.dice(0, 0)
    t.run(StartBattle(M1, t.seat("marquise"), t.seat("corvids")), turn="marquise")
    assert t.warriors("marquise", M1) == 2
    t = corvids("marquise")
    plot(t, "raid", M1)
    t.put("corvids", "warriors", M1)
    t.put("marquise", "warriors", M1, 2)
    t.dice(0, 0)
    t.run(StartBattle(M1, t.seat("corvids"), t.seat("marquise")), turn="corvids")
    assert t.warriors("marquise", M1) == 2


@rule("R-13.7.4", "I-CC-7", "S-113", "I-GEN-2")
def test_a_raid_after_removal() -> None:
    t = corvids("marquise")
    plot(t, "raid", M1)
    t.put("marquise", "keep", R3)
    t.put("marquise", "warriors", M1, 2)
    t.dice(1, 0)
    t.run(StartBattle(M1, t.seat("marquise"), t.seat("corvids")), turn="marquise")
    assert [t.warriors("corvids", c) for c in (F2, R4, R3)] == [1, 1, 0], "neighbours of 2 but the keep"


@rule("R-13.7.4", "W-R7", "W-CC6", "I-CC-7")
def test_a_raid_with_too_few_warriors() -> None:
    t = corvids("marquise")
    plot(t, "raid", M1, up=True)
    t.spare("corvids", 1)
    t.run(SweepSuit(t.seat("marquise"), MOUSE), turn="marquise")
    assert t.asked == ("corvids", "ChooseRaiders")
    assert t.offered() == ["raiders 5", "raiders 6", "raiders 10"]


@rule("R-13.7.2", "I-CC-5", "S-046", "I-MC-10", "I-GEN-6")
def test_a_snare_holds_what_is_there_and_lets_in() -> None:
    t = corvids()
    plot(t, "snare", F1, up=True)
    t.put("marquise", "recruiter", F1)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "warriors", R3, 1)
    t.put("marquise", "sawmill", R3)
    t.put("marquise", "sawmill", F3)
    t.hand("marquise", "fox_anvil")
    t.begin("marquise", "daylight")
    assert t.offered("move 1") == []
    assert t.can("move 5>1 x1")
    assert not t.can("recruit"), "nothing can be placed at the only recruiter"
    assert t.can("overwork 8 with fox_anvil")


@rule("R-13.7.2", "S-053", "I-EYR-3")
def test_a_snared_decree_falls_into_turmoil() -> None:
    t = corvids("eyrie", "marquise")
    plot(t, "snare", M1, up=True)
    t.put("eyrie", "warriors", M1, 2)
    despot = 3
    board = t.board("eyrie")
    board.leader = despot
    t.fill(board.decree[1], "mouse_sword")
    t.begin("eyrie", "daylight")
    assert t.offered() == ["falter at mouse", "falter at bird"]
    t.say("falter at mouse")
    assert t.asked == ("eyrie", "ChooseLeader")


@rule("I-CC-5")
def test_a_closed_snare_does_nothing_and_the_own_is_no_bond() -> None:
    t = corvids("marquise")
    plot(t, "snare", F1)
    plot(t, "snare", F2, up=True)
    t.put("marquise", "warriors", F1, 2)
    t.put("corvids", "warriors", F2, 2)
    t.begin("marquise", "daylight")
    assert t.offered("move 1")
    daylight(t)
    assert t.offered("move 6")


def revolt(t: Table) -> None:
    """The revolt in a snared fox clearing with a workshop, two warriors and the pawn; three sympathetic fox clearings."""
    plot(t, "snare", F1, up=True)
    t.put("marquise", "warriors", F1, 2)
    t.put("marquise", "workshop", F1)
    t.put("vagabond", "pawn", F1)
    for clearing in (F1, F2, F3):
        t.put("alliance", "sympathy", clearing)
    t.fill(t.board("alliance").supporters, "fox_anvil", "fox_root_tea")
    t.begin("alliance")
    t.say("revolt 1 with fox_root_tea,fox_anvil")
    while t.asked is not None and t.asked[0] == "vagabond":
        t.say(t.offered()[0])


@rule("I-WA-7", "S-059")
def test_a_revolt_removes_the_snare_and_founds_its_base() -> None:
    t = corvids("alliance", "marquise", "vagabond")
    revolt(t)
    assert t.points("alliance") == 2
    assert t.pieces("alliance", "fox_base", F1) == 1
    assert t.warriors("alliance", F1) == 3
    assert t.board("alliance").officers == 1


@rule("I-WA-8", "S-060")
def test_a_revolt_short_of_warriors_fills_the_clearing_first() -> None:
    t = corvids("alliance", "marquise", "vagabond")
    t.spare("alliance", 2)
    revolt(t)
    assert t.pieces("alliance", "fox_base", F1) == 1
    assert (t.warriors("alliance", F1), t.board("alliance").officers) == (2, 0)


@rule("S-027", "I-CRAFT-6", "I-MC-1", "I-VB-12")
def test_favor_of_the_mice_with_a_raid() -> None:
    t = corvids("alliance", "marquise", "vagabond")
    t.put("marquise", "keep", F4)
    t.put("marquise", "warriors", M1, 3)
    t.put("marquise", "sawmill", M1)
    t.put("marquise", "warriors", M2, 2)
    plot(t, "raid", M2)
    t.put("vagabond", "pawn", M3)
    t.put("alliance", "warriors", M3, 2)
    for clearing in (M1, M2, M3):
        t.put("alliance", "sympathy", clearing)
    t.hand("alliance", "mouse_favor")
    t.hand("marquise", "mouse_sword", "bird_crossbow")
    t.begin("alliance", "daylight")
    t.say("craft mouse_favor with 2,7,9")
    assert t.points("alliance") == 2
    hospitals = 0
    while t.asked is not None and t.asked[1] != "AllianceDaylight":
        name, question = t.asked
        hospitals += question == "FieldHospitals"
        t.say(t.offered()[0] if name != "marquise" or question != "FieldHospitals" else t.offered("treat")[0])
    assert hospitals == 2, "one decision for each clearing"
    assert t.warriors("marquise", F4) == 5
    assert [t.warriors("corvids", c) for c in (R1, F3)] == [1, 1], "the raid strikes next to 7"


@rule("I-CC-5", "R-6.2.3")
def test_a_snare_in_the_keep_does_not_stop_field_hospitals() -> None:
    t = corvids("marquise", "eyrie")
    t.put("marquise", "keep", F1)
    plot(t, "snare", F1, up=True)
    t.put("marquise", "warriors", F2, 2)
    t.put("eyrie", "warriors", F2, 4)
    t.board("eyrie").leader = 0
    t.hand("marquise", "fox_anvil")
    t.dice(2, 0)
    t.run(StartBattle(F2, t.seat("eyrie"), t.seat("marquise")), turn="eyrie")
    t.say("no ambush", "treat with fox_anvil")
    assert t.warriors("marquise", F1) == 2


@rule("I-CC-5", "R-13.7.2")
def test_removal_is_not_stopped_by_a_snare() -> None:
    t = corvids("marquise")
    plot(t, "snare", F1, up=True)
    t.put("marquise", "warriors", F1)
    t.g.turn = t.seat("corvids")
    sweep(t.g, t.seat("corvids"), (F1,))
    assert t.warriors("marquise", F1) == 0


def test_stock_and_board_agree() -> None:
    t = corvids()
    plot(t, "raid", F1)
    assert t.g.stock[t.seat("corvids") * PIECE_KINDS] == 7
    assert len(t.board("corvids").secret) == CLEARINGS
    t.run(SweepSuit(t.seat("marquise"), FOX), turn="marquise")
    assert t.g.stock[t.seat("corvids") * PIECE_KINDS] == 8
