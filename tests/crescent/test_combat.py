"""Combat beyond the worked example (CM-10, CM-14.2)."""

import pytest

from tests.crescent.table import Table


def battle(attackers: int = 3, defenders: int = 2, *things: str) -> Table:
    """The Warlord in field may assault the Caliph in ford."""
    return Table().put("field", "warlord", attackers).put("ford", "caliph", defenders, 0, *things)


def strengths(t: Table) -> tuple[int, int]:
    event = t.told("StrengthCompared")[-1]
    return event.attackers, event.defenders


@pytest.mark.rule("CM-2.1", "CM-10.1", "CM-10.2", "CM-10.3", "CM-19.1")
def test_only_those_with_cards_select_and_they_do_it_secretly() -> None:
    t = battle().hand("warlord", "general", "imam").hand("caliph", "healers").hand("nomad", "elder").turn("warlord")
    t.play("assault field>ford x3+0 by land")
    assert t.asked == "SelectCards warlord caliph"
    assert t.options("warlord") == ["select -", "select general"]
    t.play("warlord: select general")
    assert t.asked == "SelectCards caliph"
    assert t.view("caliph").conflict.cards == []
    assert t.view("caliph").seats[0].hand_size == 2
    t.play("caliph: select healers")
    assert [event.cards for event in t.told("CardsRevealed", "nomad")] == [(t.card("general"),), (t.card("healers"),)]


@pytest.mark.rule("CM-10.7", "CM-10.9", "A-34", "CM-10.11")
def test_the_defender_wins_by_strength_and_the_attacker_retreats() -> None:
    t = battle(3, 2, "castle").turn("warlord").play("assault field>ford x3+0 by land")
    assert strengths(t) == (3, 4)
    assert t.told("CombatWon")[0].seat == t.seat("caliph")
    assert t.units("warlord", "ford") == (0, 0)
    assert t.g.reserve[0] == 1
    assert t.g.units[0] == 24 - 1
    assert t.units("caliph", "ford") == (1, 0)
    assert t.structures("ford") == {"castle"}
    assert t.points("warlord") == 5 + 1


@pytest.mark.rule("CM-10.7")
def test_a_tie_is_the_attackers() -> None:
    t = battle(2, 2).turn("warlord").play("assault field>ford x2+0 by land")
    assert strengths(t) == (2, 2)
    assert t.told("CombatWon")[0].seat == 0
    assert t.control("ford") == "warlord"


@pytest.mark.rule("CM-10.7", "CM-14.2.1", "A-37")
@pytest.mark.parametrize(("side", "winner"), [("attackers", "warlord"), ("defenders", "caliph")])
def test_a_tie_over_a_token_of_the_murshid(side: str, winner: str) -> None:
    t = battle(2, 2).put("ford", "murshid", 0, 0, "token").turn("warlord").play("assault field>ford x2+0 by land")
    t.play("murshid: decline", "offer nothing", "caliph: offer nothing")
    assert t.asked == "DecideTie murshid"
    t.play(f"murshid: side with {side}")
    assert t.told("CombatWon")[0].seat == t.seat(winner)


@pytest.mark.rule("A-37")
def test_the_murshid_decides_ties_also_as_a_party() -> None:
    t = Table().put("field", "murshid", 0, 2).put("ford", "caliph", 2).put("ford", "murshid", 0, 0, "token").turn("murshid")
    t.play("assault field>ford x0+2 by land")
    assert t.asked == "DecideTie murshid"


@pytest.mark.rule("CM-10.9", "CM-10.10")
def test_the_owner_chooses_casualties_of_two_kinds() -> None:
    t = Table().put("field", "warlord", 2, 2).put("ford", "caliph", 3).turn("warlord").play("assault field>ford x2+2 by land")
    assert t.asked == "Casualties warlord"
    assert t.options() == ["lose 0+1", "lose 1+0"]
    t.play("lose 0+1")
    assert t.units("warlord", "ford") == (2, 1)


@pytest.mark.rule("CM-10.11", "CM-2.11")
def test_retreating_ordinary_units_rest_and_mercenaries_leave() -> None:
    t = Table().put("field", "warlord", 5).put("ford", "caliph", 3, 1).turn("warlord").play("assault field>ford x5+0 by land")
    t.play("caliph: lose 1+1")
    assert t.g.reserve[t.seat("caliph")] == 2
    assert t.g.units[t.seat("caliph")] == 12 - 2


@pytest.mark.rule("CM-10.12", "CM-14.5.1")
def test_the_nomad_retreats_to_the_reserves_card() -> None:
    t = Table().put("field", "warlord", 5).put("ford", "nomad", 0, 4).turn("warlord").play("assault field>ford x5+0 by land")
    assert t.g.reserve[t.seat("nomad")] == 2
    assert t.g.units[t.seat("nomad")] == 12 - 2


@pytest.mark.rule("CM-10.14", "CM-14.1.1")
def test_capture_replaces_the_stronghold() -> None:
    t = battle(5, 1, "fort").turn("warlord").play("assault field>ford x5+0 by land", "capture")
    assert t.structures("ford") == {"fort"}
    assert t.view(None).hexes[0].structures == {"fort": "warlord"}
    assert t.g.forts[t.seat("caliph")] == 8
    assert t.g.forts[0] == 3
    assert t.purse("warlord") == 0
    assert t.points("warlord") == 5 + 1


@pytest.mark.rule("CM-10.14", "CM-10.15")
def test_without_the_piece_in_supply_it_is_sacked_and_the_palace_always() -> None:
    t = battle(7, 0, "castle", "palace")
    t.g.castles[0] = 0
    t.turn("warlord").play("assault field>ford x7+0 by land")
    assert t.asked == ""
    assert t.purse("warlord") == 3 + 2
    assert t.structures("ford") == set()
    assert t.points("warlord") == 5 + 2 + 3
    t = battle(7, 0, "castle", "palace").turn("warlord").play("assault field>ford x7+0 by land", "capture")
    assert t.structures("ford") == {"castle"}
    assert t.purse("warlord") == 2


@pytest.mark.rule("CM-10.16")
def test_a_settlement_may_be_spared() -> None:
    t = battle(5, 1, "town").turn("warlord").play("assault field>ford x5+0 by land")
    assert t.options() == ["sack", "leave"]
    t.play("leave")
    assert t.structures("ford") == {"town"}
    assert t.purse("warlord") == 0


@pytest.mark.rule("CM-10.17", "A-35")
def test_a_winner_without_a_unit_left_takes_nothing() -> None:
    t = battle(2, 1, "fort").put("ford", "", 0, 0, "city").hand("caliph", "archers").turn("warlord")
    t.play("assault field>ford x2+0 by land", "caliph: select archers")
    assert t.told("CombatWon")[0].seat == 0
    assert t.units("warlord", "ford") == (0, 0)
    assert t.structures("ford") == {"fort", "city"}
    assert t.control("ford") == "caliph"
    assert t.purse("warlord") == 0


@pytest.mark.rule("A-36", "CM-2.3")
def test_a_hex_left_empty_is_nobodys() -> None:
    t = battle(1, 1).hand("caliph", "archers").turn("warlord").play("assault field>ford x1+0 by land", "caliph: select archers")
    assert t.control("ford") == ""
    assert t.g.conflict is None


@pytest.mark.rule("CM-14.2.3", "CM-10.4", "A-24", "CM-10.13")
def test_meddling_cards_count_for_the_chosen_side() -> None:
    t = Table().put("field", "warlord", 3).put("ford", "caliph", 2).put("quarry-1", "murshid", 0, 0, "token")
    t.hand("murshid", "cavalry", "saboteurs").turn("warlord").play(
        "assault field>ford x3+0 by land", "murshid: decline", "offer nothing", "caliph: offer nothing"
    )
    assert t.asked == "SelectCards murshid"
    t.play("murshid: select saboteurs,cavalry")
    assert t.asked == "NameSide murshid"
    t.play("murshid: side with attackers")
    assert t.asked == "ResolveCard warlord"
    t.play("assign 2+0 to cavalry")
    assert strengths(t) == (5, 2)
    assert t.front("murshid") == ["cavalry"]
    assert t.discarded() == ["saboteurs"]


@pytest.mark.rule("CM-14.2.3", "CM-19.1")
def test_no_meddling_far_from_the_tokens() -> None:
    t = battle().put("holy-site", "murshid", 0, 0, "token").hand("murshid", "cavalry").hand("caliph", "general").turn("warlord")
    t.play("assault field>ford x3+0 by land")
    assert t.asked == "SelectCards caliph"


@pytest.mark.rule("CM-14.2.4")
def test_no_deals_with_a_murshid_who_fights() -> None:
    t = (
        Table()
        .put("field", "murshid", 0, 2, "token")
        .put("ford", "caliph", 1)
        .turn("murshid")
        .play("assault field>ford x0+2 by land")
    )
    assert not t.told("SupportOffered")
    assert t.asked == ""


@pytest.mark.rule("CM-10.5", "A-21", "CM-10.13")
def test_assassinations_come_first_and_discard_their_victim() -> None:
    t = battle(3, 2).hand("warlord", "general").hand("caliph", "assassination", "assassination", "architect").turn("warlord")
    t.play("assault field>ford x3+0 by land", "warlord: select general")
    t.play("caliph: select assassination,assassination,architect")
    assert set(t.options()) == {
        f"cancel {c} of {w} with assassination" for c, w in (("general", "warlord"), ("architect", "caliph"))
    }
    t.play("caliph: cancel general of warlord with assassination")
    assert t.options() == ["cancel architect of caliph with assassination"]
    t.play("caliph: cancel architect of caliph with assassination")
    assert strengths(t) == (3, 2)
    assert sorted(t.discarded()) == ["architect", "assassination", "assassination", "general"]
    assert t.front("warlord") == []


@pytest.mark.rule("CM-10.5", "CM-10.6", "CM-8.4")
def test_a_player_orders_the_own_cards() -> None:
    t = battle(1, 2).put("quarry-1", "warlord", 2).hand("warlord", "reinforcements", "cavalry").turn("warlord")
    t.play("assault field>ford x1+0 by land", "select cavalry,reinforcements")
    assert t.asked == "ResolveCard warlord"
    t.play("reinforce from quarry-1 x2+0 with reinforcements", "assign 2+0 to cavalry")
    assert strengths(t) == (5, 2)
    t = battle(1, 2).put("quarry-1", "warlord", 2).hand("warlord", "reinforcements", "cavalry").turn("warlord")
    t.play("assault field>ford x1+0 by land", "select cavalry,reinforcements", "assign 1+0 to cavalry")
    t.play("reinforce from quarry-1 x1+0 with reinforcements")
    assert strengths(t) == (3, 2)


@pytest.mark.rule("CM-10.5", "CM-10.6")
def test_a_card_waits_for_the_units_that_another_brings() -> None:
    t = battle(1, 2).put("quarry-1", "warlord", 0, 2).hand("warlord", "reinforcements", "camel-riders", "general").turn("warlord")
    t.play("assault field>ford x1+0 by land", "select reinforcements,general,camel-riders")
    assert [event.card for event in t.told("CardResolved")] == [t.card("general")]
    t.play("reinforce from quarry-1 x0+2 with reinforcements")
    t.play("assign 0+2 to camel-riders")
    assert strengths(t) == (1 + 2 + 2 + 2, 2)
    t = battle(1, 2).hand("warlord", "camel-riders", "general").turn("warlord")
    t.play("assault field>ford x1+0 by land", "select general,camel-riders")
    assert strengths(t) == (3, 2)


@pytest.mark.rule("CM-10.8", "A-15", "CM-8.4", "CM-8.2")
def test_campaign_is_resolved_in_full_and_its_units_cannot_be_spared() -> None:
    t = battle(6, 1).hand("warlord", "campaign", "healers").turn("warlord")
    t.play("assault field>ford x6+0 by land", "select campaign,healers")
    assert t.options() == ["assign 2+0 to campaign"]
    t.play("assign 2+0 to campaign")
    assert strengths(t) == (8, 1)
    assert t.units("warlord", "ford") == (4, 0)
    assert t.cards("warlord") == ["campaign"]
    t = battle(2, 1).hand("warlord", "campaign").turn("warlord").play("assault field>ford x2+0 by land", "select campaign")
    assert strengths(t) == (2, 1)


@pytest.mark.rule("A-57", "CM-15.2", "CM-10.18")
def test_only_casualties_score_for_the_warlord_also_in_defence() -> None:
    t = Table().put("field", "caliph", 4).put("ford", "warlord", 3).turn("caliph").play("assault field>ford x4+0 by land")
    assert t.told("CasualtiesTaken")[0].units == 1
    assert t.points("warlord") == 5 + 1
    assert t.points("caliph") == 5
    t = battle(3, 2).hand("warlord", "poison").turn("warlord").play("assault field>ford x3+0 by land", "select poison")
    t.play("dismiss 1+0 with poison")
    assert t.units("caliph", "ford") == (0, 0)
    assert t.points("warlord") == 5 + 1


@pytest.mark.rule("CM-19.6", "CM-5.12")
def test_limits_come_after_the_combat() -> None:
    t = Table().put("field", "caliph", 5).put("quarry-1", "caliph", 5).put("ford", "nomad", 0, 1).hand("caliph", "reinforcements")
    t.turn("caliph").play(
        "assault field>ford x5+0 by land", "select reinforcements", "reinforce from quarry-1 x2+0 with reinforcements"
    )
    assert t.units("caliph", "ford") == (5, 0)
    assert t.g.reserve[t.seat("caliph")] == 2
