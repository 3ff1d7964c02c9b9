"""What earlier tests did not see: units dismissed from cards, copies of a card, both halves of a condition, who is asked."""

import pytest

from hvozd.core import WrongSeat
from hvozd.games.crescent.hidden.census import census
from hvozd.games.crescent.rules.year import PayForPoints
from hvozd.games.crescent.table.goals import progress
from tests.crescent.table import Table


@pytest.mark.rule("CM-10.6", "A-57", "CM-10.9")
def test_dismissed_mercenaries_do_not_stay_on_cards() -> None:
    t = Table().put("field", "warlord", 2, 2).put("ford", "caliph", 4).hand("warlord", "camel-riders").hand("caliph", "mutiny")
    t.turn("warlord").play("assault field>ford x2+2 by land", "select camel-riders", "caliph: select mutiny")
    t.play("assign 0+2 to camel-riders")
    assert t.g.clash.on_cards == [0, 2, 0, 0]
    t.only("caliph", "dismiss 0+1 with mutiny", "dismiss 0+2 with mutiny")
    t.play("caliph: dismiss 0+1 with mutiny")
    assert t.units("warlord", "ford") == (2, 1)
    assert t.g.clash.on_cards == [0, 1, 0, 0], "one of the two was on the card"
    assert t.asked == "Casualties warlord"
    t.only("warlord", "lose 2+0", "lose 1+1")


@pytest.mark.rule("CM-8.6", "CM-7.10.1")
def test_two_copies_of_a_card_are_one_choice_and_one_of_them_is_used() -> None:
    t = Table().put("field", "caliph", 1, 0, "token").put("ford", "", 0, 0, "city")
    t.hand("caliph", "spy", "spy", "caravan", "caravan").hand("nomad", "elder").turn("caliph")
    assert t.starting("play ") == ["caravan for coins", "spy on nomad"]
    t.play("play spy on nomad")
    assert (t.cards("caliph"), t.front("caliph")) == (["spy", "caravan", "caravan"], ["spy"])
    t.play("play caravan for coins")
    assert (t.cards("caliph"), t.discarded(), t.purse("caliph")) == (["spy", "caravan"], ["caravan"], 2)


@pytest.mark.rule("CM-10.3", "CM-8.5")
def test_two_copies_may_both_be_selected() -> None:
    t = Table().put("field", "warlord", 3).put("ford", "caliph", 2).hand("warlord", "archers", "archers").turn("warlord")
    t.play("assault field>ford x3+0 by land").only("warlord", "select -", "select archers", "select archers,archers")
    t.play("select archers,archers")
    assert t.told("CasualtiesTaken")[-1].units == 2, "one by strength would be the rule, two more by cards, two there are"
    assert t.front("warlord") == ["archers", "archers"]


@pytest.mark.rule("CM-7.9.1", "CM-7.9.2")
def test_two_copies_in_one_market_are_one_offer_and_one_is_bought() -> None:
    t = Table().stall("imam", "imam", "spy", "spy", "elder", "elder").coins(caliph=2).turn("caliph")
    assert t.starting("buy ") == ["elder from near"]
    t.play("buy elder from near")
    assert t.view(None).market.count("elder") == 1


@pytest.mark.rule("CM-15.4")
def test_a_patron_needs_a_piece_of_the_own_and_a_ruler_who_is_another() -> None:
    def patron(*hexes: tuple[str, str, tuple[str, ...], str]) -> int:
        t = Table()
        for h, ruler, things, token in hexes:
            if ruler:
                t.put(h, ruler, 0, 1)
            t.put(h, "", 0, 0, *things)
            if token:
                t.put(h, token, 0, 0, "token")
        t.g.year = 2
        return next(each.count for each in progress(t.view(None), 2) if each.goal == "s2-patron")

    assert patron(("ford", "caliph", ("town",), "")) == 1, "a settlement, and another rules"
    assert patron(("ford", "caliph", (), "sultan")) == 1, "a token, and another rules"
    assert patron(("ford", "caliph", ("town",), "sultan")) == 1, "both in one hex are one"
    assert patron(("ford", "caliph", (), "nomad")) == 0, "somebody else's token"
    assert patron(("ford", "sultan", ("town",), "sultan")) == 0, "the Sultan's own rule"
    assert patron(("ford", "", ("town",), "sultan")) == 0, "nobody rules"
    assert patron(("ford", "caliph", ("town",), ""), ("field", "nomad", (), "sultan")) == 2


@pytest.mark.rule("CM-10.9", "CM-10.11", "CM-11.4")
@pytest.mark.parametrize("wrong", ["caliph", "murshid", "sultan", "nomad"])
def test_nobody_answers_for_another(wrong: str) -> None:
    t = Table().put("field", "warlord", 3, 1).put("ford", "caliph", 2).turn("warlord").play("assault field>ford x3+1 by land")
    assert t.asked == "Casualties warlord"
    with pytest.raises(WrongSeat):
        t.session.play("lose 1+0", t.seat(wrong))
    with pytest.raises(AssertionError, match="Casualties warlord is asked"):
        t.play(f"{wrong}: lose 1+0")
    t.play("lose 1+0")
    assert t.units("warlord", "ford") == (2, 1)


@pytest.mark.rule("CM-11.4", "CM-14.2.4")
def test_each_question_of_a_contest_goes_to_its_seat() -> None:
    t = Table().put("ford", "sultan", 0, 1, "town").put("ford", "nomad", 0, 0, "token").put("field", "caliph", 1)
    t.put("quarry-1", "murshid", 0, 0, "token").turn("caliph").play("influence ford")
    order = []
    while t.asked:
        order.append(t.asked)
        question, who = t.asked.split()
        answer = {"OfferSupport": "decline", "SeekDeal": "offer nothing", "DeclareStance": "side with defenders"}[question]
        t.play(f"{who}: {answer}")
    assert order == [
        "OfferSupport murshid", "SeekDeal sultan", "SeekDeal caliph", "SeekDeal nomad",
        "DeclareStance murshid", "DeclareStance sultan", "DeclareStance nomad",
    ]  # fmt: skip


@pytest.mark.rule("CM-8.4", "CM-10.11")
def test_an_attacker_who_loses_may_withdraw_too() -> None:
    t = Table().put("field", "warlord", 4).put("ford", "caliph", 5).put("river-1", "sultan", 0, 1).hand("warlord", "scouts")
    t.turn("warlord").play("assault field>ford x4+0 by land", "select scouts")
    assert t.asked == "Withdraw warlord"
    t.only("warlord", "retreat", *(f"withdraw to {h}" for h in ("river-4", "quarry-1", "mountain-3", "field")))
    t.play("warlord: withdraw to field")
    assert (t.units("warlord", "field"), t.units("caliph", "ford"), t.control("ford")) == ((2, 0), (3, 0), "caliph")


@pytest.mark.rule("CM-8.4", "CM-2.9")
def test_an_architect_in_combat_needs_a_stronghold_not_a_settlement() -> None:
    t = Table().put("field", "warlord", 2).put("ford", "sultan", 0, 1, "city").hand("sultan", "architect").turn("warlord")
    t.play("assault field>ford x2+0 by land", "sultan: select architect")
    assert [(e.attackers, e.defenders) for e in t.told("StrengthCompared")] == [(2, 1)]
    t = Table().put("field", "warlord", 2).put("ford", "sultan", 0, 1, "city", "fort").hand("sultan", "architect")
    t.turn("warlord").play("assault field>ford x2+0 by land", "sultan: select architect")
    assert [(e.attackers, e.defenders) for e in t.told("StrengthCompared")] == [(2, 3)]


@pytest.mark.rule("CM-7.9.1", "A-41")
def test_the_buyer_goes_on_buying() -> None:
    stall = ("imam", "imam", "spy", "spy", "elder", "general")
    t = Table().stall(*stall).coins(caliph=30).turn("caliph").play("buy elder from near")
    assert t.asked == "BuyMore caliph"
    t.play("buy spy from middle")
    assert t.asked == "BuyMore caliph"
    t = Table().stall(*stall).bazaar("elder", "", "").coins(sultan=30).turn("sultan")
    assert t.play("take elder").asked == "BuyMore sultan"


@pytest.mark.rule("CM-15.6")
def test_the_nomad_may_pay_the_very_last_coins() -> None:
    t = Table().coins(nomad=2).run(PayForPoints(Table().seat("nomad")))
    t.only("nomad", "pay 0", "pay 2")
    t = Table().coins(nomad=1).run(PayForPoints(Table().seat("nomad")))
    assert t.asked == ""


@pytest.mark.rule("CM-19.5")
def test_the_census_sees_a_debt() -> None:
    t = Table().coins(nomad=1)
    before = census(t.g)
    t.coins(nomad=0)
    assert census(t.g) == before
    t.g.coins[t.seat("nomad")] = -1
    assert census(t.g) != before
