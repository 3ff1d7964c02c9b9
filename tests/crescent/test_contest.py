"""Contests beyond the worked example (CM-11)."""

import pytest

from tests.crescent.table import Table


def strengths(t: Table) -> tuple[int, int]:
    event = t.told("StrengthCompared")[-1]
    return event.attackers, event.defenders


@pytest.mark.rule("CM-11.1", "CM-11.4", "CM-11.6", "CM-11.10")
def test_everybody_present_takes_part_in_turn_order() -> None:
    t = Table().put("ford", "warlord", 1, 0, "city").put("ford", "nomad", 0, 0, "token").put("field", "caliph", 1).turn("caliph")
    t.play("influence ford")
    asked = []
    for stance in ("attackers", "defenders", "defenders"):
        asked.append(t.asked)
        t.play(f"{t.asked.split()[1]}: side with {stance}")
    assert asked == ["DeclareStance warlord", "DeclareStance sultan", "DeclareStance nomad"]
    assert strengths(t) == (1, 2)
    assert t.token("ford") == "nomad"


@pytest.mark.rule("CM-11.6", "CM-11.8", "CM-11.12", "CM-11.13")
def test_military_counts_once_and_every_supporter_with_a_civil_piece() -> None:
    t = Table().put("ford", "warlord", 3, 0, "city").put("ford", "nomad", 0, 0, "token").turn("warlord").play("influence ford")
    t.play("sultan: side with attackers", "nomad: side with attackers")
    assert strengths(t) == (1 + 1 + 1, 0)
    assert t.token("ford") == "warlord"
    assert t.g.tokens[t.seat("nomad")] == 8


@pytest.mark.rule("CM-11.7", "CM-11.11", "CM-14.4.1")
def test_the_palace_is_military_and_civil() -> None:
    t = Table().put("ford", "caliph", 0, 0, "palace").put("ford", "nomad", 0, 0, "token").turn("caliph").play("influence ford")
    t.play("nomad: side with defenders")
    assert strengths(t) == (2, 1)
    t = Table().put("ford", "caliph", 0, 0, "palace").put("field", "nomad", 0, 1).turn("nomad").play("influence ford")
    t.play("caliph: side with defenders")
    assert strengths(t) == (0, 2)
    assert t.token("ford") == ""


@pytest.mark.rule("CM-11.11", "CM-14.2.2")
def test_an_entangled_murshid_adds_cards_only() -> None:
    t = Table().put("field", "caliph", 1).put("quarry-1", "murshid", 0, 1, "token").hand("murshid", "imam").turn("caliph")
    t.play("influence ford", "murshid: decline", "offer nothing", "murshid: select imam", "murshid: side with defenders")
    assert strengths(t) == (0, 2)
    assert t.token("ford") == ""
    assert t.front("murshid") == ["imam"]


@pytest.mark.rule("CM-14.2.2")
def test_the_murshid_is_not_entangled_across_a_river() -> None:
    t = Table().put("field", "caliph", 1).put("wilderness-1", "murshid", 0, 0, "token").turn("caliph").play("influence ford")
    assert t.token("ford") == "caliph"


@pytest.mark.rule("CM-11.2", "A-25", "A-26", "CM-14.2.4")
def test_deals_in_a_contest_and_a_free_stance() -> None:
    t = Table().put("ford", "caliph", 1).put("ford", "murshid", 0, 0, "token").turn("caliph").play("influence ford")
    t.play("murshid: decline", "offer 3 points", "murshid: support caliph for 3 points")
    assert t.asked == "DeclareStance murshid"
    t.play("murshid: side with defenders")
    assert strengths(t) == (1, 1)
    t.play("murshid: side with attackers")
    assert t.points("murshid") == 8
    assert t.points("caliph") == 2
    assert t.token("ford") == "caliph"


@pytest.mark.rule("A-25", "CM-14.2.4")
def test_a_participant_pays_when_the_own_side_wins() -> None:
    t = (
        Table()
        .put("ford", "nomad", 0, 1, "token")
        .put("field", "caliph", 1)
        .put("quarry-1", "murshid", 0, 0, "token")
        .turn("caliph")
    )
    t.play(
        "influence ford",
        "murshid: decline",
        "caliph: offer nothing",
        "nomad: offer 2 points",
        "murshid: support nomad for 2 points",
    )
    t.play("murshid: side with defenders", "nomad: side with defenders")
    assert strengths(t) == (0, 2)
    assert (t.points("murshid"), t.points("nomad")) == (7, 3)


@pytest.mark.rule("CM-11.3", "CM-8.5", "CM-11.5")
def test_selected_cards_stay_secret_until_the_stances_are_known() -> None:
    t = (
        Table()
        .put("ford", "nomad", 0, 1)
        .put("field", "caliph", 1)
        .hand("caliph", "vizier", "judge")
        .hand("nomad", "hospitality", "spy")
    )
    t.turn("caliph").play("influence ford", "caliph: select vizier", "nomad: select spy")
    assert t.asked == "DeclareStance nomad"
    assert t.view("caliph").conflict.chosen == ["vizier"]
    assert t.view("nomad").conflict.chosen == ["spy"]
    assert t.view("nomad").conflict.cards == []
    assert t.view("nomad").seats[3].hand_size == 2
    t.play("nomad: side with defenders")
    assert strengths(t) == (1, 2)
    assert t.front("nomad") == ["spy"]
    assert t.front("caliph") == ["vizier"]


@pytest.mark.rule("CM-11.5", "A-21")
def test_assassination_in_a_contest() -> None:
    t = Table().put("ford", "nomad", 0, 1).put("field", "caliph", 1).hand("caliph", "assassination").hand("nomad", "spy")
    t.turn("caliph").play("influence ford", "caliph: select assassination", "nomad: select spy", "nomad: side with defenders")
    t.play("cancel spy of nomad with assassination")
    assert strengths(t) == (0, 1)
    assert sorted(t.discarded()) == ["assassination", "spy"]


@pytest.mark.rule("CM-11.5")
def test_cards_are_resolved_attacker_then_supporters_then_defenders() -> None:
    t = Table().put("ford", "nomad", 0, 1, "city").put("field", "caliph", 1).hand("caliph", "vizier").hand("nomad", "spy")
    t.hand("sultan", "imam").turn("caliph").play("influence ford")
    t.play("sultan: select imam", "caliph: select vizier", "nomad: select spy", "sultan: side with attackers")
    t.play("nomad: side with defenders")
    assert [event.seat for event in t.told("CardResolved")] == [t.seat(w) for w in ("caliph", "sultan", "nomad")]


@pytest.mark.rule("A-20", "CM-11.14")
def test_bribery_without_an_opponent_is_discarded() -> None:
    t = Table().put("ford", "nomad", 0, 1).put("field", "caliph", 1).hand("caliph", "bribery").turn("caliph")
    t.play("influence ford", "select bribery", "nomad: side with attackers")
    assert t.discarded() == ["bribery"]
    assert t.token("ford") == "caliph"


@pytest.mark.rule("A-20", "CM-13.2")
def test_bribery_can_fill_a_hand_beyond_its_limit() -> None:
    t = Table().put("ford", "nomad", 0, 1).put("field", "caliph", 1).hand("caliph", "bribery")
    t.hand("nomad", *["elder"] * 2, *["boats"] * 2, *["scouts"] * 2, *["mutiny"] * 2).turn("caliph")
    t.play(
        "influence ford", "caliph: select bribery", "nomad: select -", "nomad: side with defenders", "bribe nomad with bribery"
    )
    assert t.asked == "HandLimit nomad"
    assert "discard bribery" in t.options()
    t.play("nomad: discard boats")
    assert len(t.cards("nomad")) == 8


@pytest.mark.rule("A-55")
def test_strength_never_falls_below_zero() -> None:
    t = Table().put("quarry-1", "nomad", 0, 0, "token").put("field", "caliph", 1).hand("nomad", "bribery").turn("caliph")
    t.play("influence quarry-1", "nomad: select bribery", "nomad: side with defenders", "nomad: bribe caliph with bribery")
    assert strengths(t) == (0, 1)
