"""Bargaining: whole terms, several rounds, offers that stand, promises (CM-12.3)."""

import pytest

from hvozd.core import NotOffered, Rng, Session, WrongSeat
from hvozd.core.record import Line
from hvozd.games.crescent.rules.bargain import Bargain
from hvozd.games.crescent.setup.migrations import OwnOffers
from tests.crescent.table import Table


def market(**coins: int) -> Table:
    """The Caliph before the Nomad's reserves card, two Nomads in the desert, two cards in the second market."""
    t = Table().put("field", "caliph", 1).put("desert", "nomad", 0, 2).reserve("nomad", 3).bazaar("elder", "vizier", "")
    return t.coins(**coins)


# -- rounds ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CM-12.3", "CM-7.7.2", "CM-19.4")
@pytest.mark.row("C2")
def test_the_nomad_gives_one_unit_instead_of_two() -> None:
    t = market(caliph=2).turn("caliph").play("propose hire 2 for 2")
    assert t.asked == "AnswerHire nomad"
    hires = {f"propose hire {n} for {p}" for n in (1, 2) for p in range(3)} - {"propose hire 2 for 2"}
    bribes = {f"propose bribe {n} in desert for {p}" for n in (1, 2) for p in range(3)}
    t.only("nomad", "accept", "refuse", *hires, *bribes)
    t.play("nomad: propose hire 1 for 2", "caliph: accept")
    assert (t.purse("caliph"), t.purse("nomad")) == (0, 2)
    assert t.g.reserve[t.seat("nomad")] == 2
    t.only("caliph", "place in field")


@pytest.mark.rule("CM-12.3", "CM-7.8.1")
@pytest.mark.row("C2")
def test_every_part_of_a_bribe_can_be_countered() -> None:
    t = market(caliph=3).put("mountain-1", "nomad", 0, 1).turn("caliph").play("propose bribe 2 in desert for 1")
    t.play("nomad: propose bribe 1 in mountain-1 for 3", "accept")
    assert t.units("caliph", "mountain-1") == (0, 1)
    assert t.units("nomad", "desert") == (0, 2)
    assert t.purse("nomad") == 3


@pytest.mark.rule("CM-12.3", "CM-7.9.1")
@pytest.mark.row("C2")
def test_the_card_itself_can_be_countered() -> None:
    t = market(caliph=3).turn("caliph").play("propose 1 for elder", "sultan: propose 3 for vizier")
    assert t.asked == "AnswerCard caliph"
    t.play("accept")
    assert (t.cards("caliph"), t.purse("sultan")) == (["vizier"], 3)


@pytest.mark.rule("CM-12.3", "CM-19.4")
@pytest.mark.row("C2")
def test_three_rounds_of_counter_offers_end_in_a_deal() -> None:
    t = market(caliph=9).turn("caliph").play("propose hire 2 for 1")
    t.play("nomad: propose hire 2 for 9", "caliph: propose hire 1 for 3", "nomad: propose hire 2 for 5")
    t.only("caliph", "accept", "refuse")
    t.play("caliph: accept")
    assert (t.purse("caliph"), t.purse("nomad")) == (4, 5)
    assert [(e.seat, e.other, e.units, e.price) for e in t.told("HireProposed")] == [
        (3, 4, 2, 1), (4, 3, 2, 9), (3, 4, 1, 3), (4, 3, 2, 5),
    ]  # fmt: skip


@pytest.mark.rule("CM-12.3", "CM-19.4")
@pytest.mark.row("C2")
def test_the_table_sets_how_many_rounds_there_are() -> None:
    t = Table(rounds="1").put("field", "caliph", 1).reserve("nomad", 3).coins(caliph=3).turn("caliph")
    t.play("propose hire 2 for 1", "nomad: propose hire 2 for 3")
    t.only("caliph", "accept", "refuse")
    t.play("refuse")
    assert t.starting("propose hire") == [], "one refusal is all that this table allows in a turn"


@pytest.mark.rule("CM-12.3")
@pytest.mark.row("C2")
def test_a_refusal_closes_that_offer_only() -> None:
    t = market(caliph=2).turn("caliph").play("propose hire 1 for 1", "nomad: refuse")
    assert t.asked == "ChooseAction caliph"
    assert set(t.starting("propose hire ")) == {"1 for 0", "1 for 2", "2 for 0", "2 for 1", "2 for 2"}
    assert "propose bribe 1 in desert for 1" in t.options()
    with pytest.raises(NotOffered):
        t.play("propose hire 1 for 1")
    t.play("propose hire 1 for 2", "nomad: refuse", "propose 2 for elder", "sultan: refuse")
    assert t.starting("propose ") == [], "after three refusals the talk of this turn is over"
    assert t.purse("caliph") == 2
    t.turn("caliph")
    assert "1 for 1" in t.starting("propose hire "), "in another turn everything may be said again"


@pytest.mark.rule("CM-12.3")
@pytest.mark.row("C2")
def test_only_the_one_who_is_spoken_to_answers() -> None:
    t = market(caliph=2).turn("caliph").play("propose hire 1 for 1")
    with pytest.raises(WrongSeat):
        t.session.play("accept", t.seat("caliph"))
    assert t.asked == "AnswerHire nomad"


# -- what the question says ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CM-12.3")
@pytest.mark.row("C3")
def test_the_question_says_all_terms_and_what_they_mean_for_both() -> None:
    t = market(caliph=5, nomad=1).turn("caliph").play("propose hire 2 for 3")
    assert t.question("en") == (
        "Nomad: Caliph would hire 2 mercenaries of your reserves card for 3 coins. Then you would have 4 coins, Caliph 2 coins; "
        "1 unit would stay on the card. Do you accept?"
    )
    assert t.question("cs") == (
        "Nomád: Chalífa si chce z tvé karty záloh najmout 2 žoldnéře za 3 mince. Ty bys pak měl 4 mince, Chalífa 2 mince; na "
        "kartě by zůstalo jednotek: 1. Přijmeš?"
    )
    t.play("nomad: propose bribe 1 in desert for 4")
    assert t.question("en") == (
        "Caliph: Nomad would let you bribe 1 mercenary at the Desert for 4 coins. Then you would have 1 coin, Nomad 5 coins; 1 "
        "unit would stay and fight. Do you accept?"
    )
    t.play("refuse", "propose 0 for elder")
    assert "would buy Elder of your market for nothing" in t.question("en")


# -- offers that stand -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CM-12.3", "CM-7.9.3")
@pytest.mark.row("C2")
def test_the_sultan_opens_with_an_offer_that_stands() -> None:
    t = market(caliph=4, warlord=9).turn("sultan").play("post elder for 4 to caliph")
    assert t.asked == "ChooseAction sultan", "an offer is no action"
    assert t.view("warlord").standing[0].customer == "caliph"
    assert t.turn("warlord").starting("take elder") == []
    t.turn("caliph").play("take elder for 4")
    assert (t.purse("caliph"), t.purse("sultan"), t.cards("caliph")) == (0, 4, ["elder"])
    assert t.view(None).standing == []


@pytest.mark.rule("CM-12.3", "CM-7.7.2", "CM-14.5.1")
@pytest.mark.row("C2")
def test_the_nomad_opens_to_anybody_and_takes_back() -> None:
    t = (
        market(caliph=4, warlord=1)
        .put("ford", "warlord", 1)
        .turn("nomad")
        .play("post hire 1 for 2 to anybody", "post hire 1 for 1 to warlord")
    )
    assert t.turn("warlord").starting("take hire ") == ["1 for 1"], "two coins are too much for the Warlord"
    assert t.turn("caliph").starting("take hire ") == ["1 for 2"]
    t.turn("nomad").play("take back hire 1 for 1 to warlord")
    assert t.turn("warlord").starting("take hire ") == []
    t.turn("caliph").play("take hire 1 for 2")
    t.only("caliph", "place in field")
    t.play("place in field")
    assert t.purse("nomad") == 2
    assert t.turn("caliph").starting("take hire ") == []


@pytest.mark.rule("CM-12.3", "CM-7.8.1")
@pytest.mark.row("C2")
def test_an_offer_whose_goods_are_gone_cannot_be_taken() -> None:
    t = market(caliph=9).turn("nomad").play("post bribe 2 in desert for 3 to caliph")
    assert t.turn("caliph").starting("take bribe ") == ["2 in desert for 3"]
    t.turn("nomad").play("move desert>river-1 x0+1 by land", "stop")
    assert t.turn("caliph").starting("take bribe ") == []
    assert len(t.view(None).standing) == 1, "it stands until it is taken back"


@pytest.mark.rule("CM-12.3", "CM-7.9.3")
def test_nobody_takes_an_own_offer() -> None:
    t = market(sultan=9, caliph=4).turn("sultan").play("post elder for 4 to anybody")
    t.turn("sultan")
    assert sorted(t.starting("take ")) == ["back elder for 4 to anybody", "elder", "vizier"]
    assert t.turn("caliph").starting("take ") == ["elder for 4"]


@pytest.mark.rule("CM-12.3")
def test_an_own_offer_taken_under_rules_2_is_the_free_card() -> None:
    t = market(sultan=9).turn("sultan").play("post elder for 4 to anybody")
    seat = t.seat("sultan")
    carried = [line.action for line in OwnOffers().lines(t.g, Line(7, seat, "take elder for 4", []))]
    assert carried == ["take elder"]
    others = OwnOffers().lines(t.g, Line(7, t.seat("caliph"), "take elder for 4", []))
    assert [line.action for line in others] == ["take elder for 4"]


@pytest.mark.rule("CM-12.3", "CM-19.4")
@pytest.mark.row("C2")
def test_offers_that_stand_are_few() -> None:
    t = market().turn("nomad")
    t.play(*(f"post hire 1 for {n} to anybody" for n in range(3)))
    assert t.starting("post ") == [], "three words in a turn"
    t.turn("nomad").play(*(f"post hire 1 for {n} to anybody" for n in range(3, 5)))
    assert t.starting("post ") == [], "five offers stand"
    assert len(t.starting("take back ")) == 5
    prices = {int(text.split()[2]) for text in market(caliph=14).turn("nomad").starting("post hire ")}
    assert prices == set(range(15)), "as much as the richest could pay"


@pytest.mark.rule("CM-12.3", "CM-19.3")
@pytest.mark.row("C2")
def test_a_seller_may_wish_to_be_asked_before_the_actions_of_others() -> None:
    t = market(caliph=4)
    t.passing = False
    assert t.turn("caliph").asked == "ChooseAction caliph"
    t.turn("sultan").play("ask me for offers yes")
    assert t.turn("caliph").asked == "Window sultan"
    t.play("sultan: post vizier for 1 to caliph", "sultan: pass")
    assert "take vizier for 1" in t.options()
    t.play("take vizier for 1")
    assert t.cards("caliph") == ["vizier"]
    assert t.turn("warlord").starting("ask me for offers") == [], "only who sells"


# -- promises ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CM-12.1", "CM-12.4", "CM-12.2")
def test_promises_are_remembered_and_bind_nobody() -> None:
    t = Table().put("field", "warlord", 3).put("ford", "caliph", 1).turn("warlord").play("promise caliph peace")
    assert t.view("nomad").seats[0].promises == [("caliph", "peace", 1)]
    assert "promise caliph peace" not in t.options()
    t.play("assault field>ford x3+0 by land")
    assert t.told("CombatBegun")[0].defender == t.seat("caliph")
    assert t.view(None).seats[0].promises == [("caliph", "peace", 1)]
    t.turn("warlord").play("promise caliph nothing")
    assert t.view(None).seats[0].promises == []


@pytest.mark.rule("CM-12.1", "CM-12.2")
def test_agreements_are_for_those_whom_the_rules_name() -> None:
    """Nobody sells but the two, and with four players one of them alone."""
    session = Session.new("crescent", {"layout": "p4-1"}, 1)
    while session.decision is not None and session.decision.name != "ChooseAction":
        session.play(next(iter(session.decision.options())))
    assert session.decision is not None
    texts = [session.game.write(session.state, option) for option in session.decision.options()]
    assert [text for text in texts if text.startswith(("post", "propose hire", "propose bribe"))] == []
    assert [text for text in texts if text.startswith("propose ")] != []


@pytest.mark.rule("CM-12.1", "CM-7.7.2", "CM-7.8.1", "CM-7.9.3", "CM-14.2.4")
@pytest.mark.row("C1", "C2")
def test_agreements_of_every_kind_are_made_in_random_games() -> None:
    """By acceptance and by taking what stands; after a counter-offer, too."""
    made: set[str] = set()
    for seed in range(14):
        session, rng = Session.new("crescent", {"seats": "5", "years": "3"}, seed), Rng(seed)
        while (now := session.decision) is not None:
            answer = now.spared or now.options(now.seats[0]).sample(rng)
            name, step = type(answer).__name__, now.step
            if name == "Accept":
                assert isinstance(step, Bargain)
                made.add(f"{now.name} {'countered' if step.counters else 'opened'}")
            elif name in ("TakeHire", "TakeBribe", "TakeCard", "AgreePoints", "AcceptOffer"):
                made.add(name)
            session.play(answer, now.seats[0])
    kinds = ("AnswerHire", "AnswerBribe", "AnswerCard")
    assert made == {
        *(f"{kind} {how}" for kind in kinds for how in ("opened", "countered")),
        "TakeHire", "TakeBribe", "TakeCard", "AgreePoints", "AcceptOffer",
    }  # fmt: skip
