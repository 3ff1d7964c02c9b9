"""Hire, Bribe, Buy and the protocol of agreements (CM-7.7 to CM-7.9, CM-12)."""

import pytest

from tests.crescent.table import Table


@pytest.mark.rule("CM-7.7.1", "A-07", "A-47")
def test_hire_with_four_players_at_fixed_prices() -> None:
    t = Table(4).put("field", "caliph", 1).put("ford", "", 0, 0, "town").put("desert", "warlord", 1).coins(caliph=6, sultan=5)
    t.put("desert", "caliph", 0, 0, "token").turn("caliph")
    assert t.starting("hire in ") == ["field", "field,field"]
    t.play("hire in field,field")
    assert t.units("caliph", "field") == (1, 2)
    assert t.purse("caliph") == 0
    t.turn("sultan").play("hire in ford")
    assert t.units("sultan", "ford") == (0, 1)
    assert t.purse("sultan") == 3
    assert t.turn("sultan").starting("propose hire") == []


@pytest.mark.rule("CM-7.7.2", "CM-12.1", "CM-12.2", "CM-12.3", "CM-14.5.1")
def test_hire_with_five_players_by_agreement() -> None:
    t = Table().put("field", "caliph", 1).put("ford", "caliph", 0, 0, "token").coins(caliph=4).reserve("nomad", 3).turn("caliph")
    assert t.starting("hire in") == []
    assert len(t.starting("propose hire")) == 2 * 5
    t.play("propose hire 2 for 3")
    assert t.asked == "AnswerHire nomad"
    t.play("nomad: accept")
    assert (t.purse("caliph"), t.purse("nomad")) == (1, 3)
    assert t.g.reserve[t.seat("nomad")] == 1
    assert t.g.units[t.seat("nomad")] == 12 - 1
    assert set(t.options()) == {"place in field,field", "place in ford,field", "place in ford,ford"}
    t.play("place in ford,field")
    assert t.units("caliph", "field") == (1, 1)
    assert t.units("caliph", "ford") == (0, 1)


@pytest.mark.rule("CM-7.7.2")
def test_no_hire_from_an_empty_reserves_card() -> None:
    t = Table().put("field", "caliph", 1).coins(caliph=4).turn("caliph")
    assert t.starting("propose hire") == []


@pytest.mark.rule("CM-7.8.1", "CM-7.8.2", "CM-12.1")
def test_bribe_takes_units_over() -> None:
    t = Table().put("desert", "nomad", 0, 2).coins(caliph=2).turn("caliph")
    assert len(t.starting("propose bribe")) == 2 * 3
    t.play("propose bribe 2 in desert for 2", "nomad: accept")
    assert t.units("nomad", "desert") == (0, 0)
    assert t.units("caliph", "desert") == (0, 2)
    assert t.purse("nomad") == 2
    assert t.g.units[t.seat("nomad")] == 12
    assert t.control("desert") == "caliph"
    assert Table(4).put("field", "caliph", 1).coins(caliph=9).turn("caliph").starting("propose bribe") == []


@pytest.mark.rule("CM-7.8.3", "CM-10.1", "CM-10.12")
def test_bribe_against_those_who_stay_is_a_combat() -> None:
    t = Table().put("desert", "nomad", 0, 3).turn("caliph").play("propose bribe 2 in desert for 0", "nomad: accept")
    assert [(e.attackers, e.defenders) for e in t.told("StrengthCompared")] == [(2, 1)]
    assert t.told("CombatBegun")[0].attacker == t.seat("caliph")
    assert t.units("caliph", "desert") == (0, 2)
    assert t.units("nomad", "desert") == (0, 0)
    assert t.asked == ""


@pytest.mark.rule("CM-7.8.4", "A-46")
def test_the_follow_up_uses_only_the_placed_units() -> None:
    t = (
        Table()
        .put("desert", "nomad", 0, 1)
        .put("field", "caliph", 3)
        .put("quarry-1", "warlord", 1)
        .hand("caliph", "guide", "boats")
    )
    t.turn("caliph").play("propose bribe 1 in desert for 0", "nomad: accept")
    assert t.asked == "FollowUp caliph"
    moves = set(t.starting("move "))
    assert moves == {"desert>river-1 x0+1 by land", "desert>mountain-1 x0+1 by land"}
    assert t.starting("assault ") == ["desert>quarry-1 x0+1 by land"]
    t.play("guide desert>mountain-1 x0+1 by land")
    assert "guide" in t.front("caliph")
    assert "mountain-1>river-3 x0+1 by boats" in t.starting("move ")
    t.play("move mountain-1>river-3 x0+1 by boats")
    assert t.units("caliph", "river-3") == (0, 1)
    assert t.discarded() == ["boats"]
    assert t.asked == ""
    t = Table().put("desert", "nomad", 0, 1).turn("caliph").play("propose bribe 1 in desert for 0", "nomad: accept", "stop")
    assert t.asked == ""


STALL = ("imam", "raze", "boats", "spy", "judge", "general")


@pytest.mark.rule("CM-7.9.1", "CM-7.9.2", "CM-6.1", "CM-8.1", "CM-12.2")
def test_buying_pays_the_associated_player() -> None:
    t = Table().stall(*STALL).coins(murshid=20).turn("murshid")
    t.play("buy general from near")
    assert t.purse("warlord") == 2
    assert not [text for text in t.starting("buy") if "near" in text]
    t.play("buy boats from middle")
    assert t.purse("nomad") == 4
    t.play("buy imam from far")
    assert t.purse("murshid") == 20 - 2 - 4 - 3
    assert t.asked == ""
    assert set(t.cards("murshid")) == {"general", "boats", "imam"}


@pytest.mark.rule("CM-7.9.4", "CM-6.4", "CM-13.2")
def test_after_buying_the_limit_and_the_refresh() -> None:
    t = (
        Table()
        .stall(*STALL)
        .coins(nomad=2)
        .hand("nomad", *["archers"] * 2, *["infantry"] * 2, *["cavalry"] * 2, "elder", "elder")
    )
    t.stack("poison").turn("nomad").play("buy general from near")
    assert t.asked == "HandLimit nomad"
    assert t.view(None).market[5] == ""
    t.play("discard archers")
    assert t.view(None).market == ["poison", "imam", "raze", "boats", "spy", "judge"]


@pytest.mark.rule("CM-7.9.2")
def test_cards_of_an_absent_nomad_pay_the_general_supply() -> None:
    t = Table(4).stall(*STALL).coins(murshid=4).turn("murshid").play("buy boats from middle")
    assert t.purse("murshid") == 0
    assert sum(t.g.coins) == 0


@pytest.mark.rule("CM-7.9.1", "CM-7.9.3", "CM-12.1", "CM-12.3")
def test_a_card_of_the_sultans_market_at_an_agreed_price() -> None:
    t = Table().stall(*STALL).bazaar("elder", "vizier", "vizier").coins(caliph=9).turn("caliph")
    assert len(t.starting("propose ")) == 2 * 10
    t.play("propose 3 for elder")
    assert t.asked == "AnswerCard sultan"
    t.play("sultan: propose 5 for elder", "accept")
    assert (t.purse("caliph"), t.purse("sultan"), t.purse("nomad")) == (4, 5, 0)
    assert t.cards("caliph") == ["elder"]
    assert t.asked == "BuyMore caliph"
    t.play("buy spy from middle")
    assert t.purse("murshid") == 4
    assert sorted(t.view(None).bazaar) == ["", "vizier", "vizier"]


@pytest.mark.rule("CM-7.9.3", "CM-14.3.1", "A-41", "A-42")
def test_the_sultan_takes_one_card_for_free() -> None:
    t = Table().stall(*STALL).bazaar("elder", "vizier", "").coins(sultan=2).turn("sultan")
    assert t.starting("propose") == []
    t.play("take vizier")
    assert t.starting("take") == []
    t.play("buy general from near")
    assert t.purse("sultan") == 0
    assert t.asked == ""
    assert set(t.cards("sultan")) == {"vizier", "general"}
    t = Table().bazaar("elder", "", "").turn("sultan").play("take elder")
    assert t.asked == ""
    assert t.turn("caliph").starting("take") == []


@pytest.mark.rule("CM-8.5", "CM-19.2")
def test_bought_cards_are_known_to_all_until_they_are_played() -> None:
    t = Table().stall(*STALL).coins(nomad=9).put("ford", "nomad", 0, 1, "token").turn("nomad").play("buy judge from near", "stop")
    assert t.view("warlord").seats[4].known == ["judge"]
    assert t.view("nomad").seats[4].known == []
