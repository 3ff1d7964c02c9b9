"""R-11.2.7.III: hired warriors of the Riverfolk: rule, battle, hits, and what they are not."""

import pytest

from hvozd.games.root.components import MAP_NAMES, MAPS, RABBIT
from tests.root.roving import Roving
from tests.root.table import F1, F2, F3, M1, M2, R1, R3
from tests.root.trading import Trading

rule = pytest.mark.rule


class Hired(Trading, Roving):
    """A table with a Vagabond and hirers."""


# -- rule ------------------------------------------------------------------------------------------------------------------


@rule("S-096", "R-11.2.7.III", "I-RF-1", "R-7.2.2", "I-EYR-6")
def test_rule_with_mercenaries() -> None:
    t = Trading("marquise", "riverfolk", "eyrie", "alliance")
    t.put("marquise", "warriors", F1)
    t.put("riverfolk", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 3)
    t.put("riverfolk", "warriors", F3, 2)
    t.put("alliance", "warriors", F3)
    t.put("marquise", "wood", F3)
    t.put("marquise", "sawmill", F2)
    t.begin("marquise", "birdsong", only=False)
    t.say("hire mercenaries paying -")
    assert t.asked == ("marquise", "MarquiseActions")
    assert t.ruler(F1) == "eyrie", "three against three"
    assert t.ruler(F3) == "marquise", "by mercenaries alone"
    assert t.can(f"build sawmill {F3} wood {F3}")
    while t.g.turn == 0:
        t.say("done")
    assert t.ruler(F3) == "riverfolk", "the service ends with the turn"


@rule("I-RF-1", "I-EYR-6", "R-7.2.2")
def test_the_eyrie_win_ties_with_mercenaries_too() -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    t.put("marquise", "warriors", F1, 3)
    t.put("riverfolk", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1)
    t.put("eyrie", "roost", M1)
    t.board("eyrie").leader = 0
    t.begin("eyrie", "birdsong", only=False)
    t.say("hire mercenaries paying -")
    assert t.ruler(F1) == "marquise", "still Birdsong"
    t.say(t.offered("add")[0])
    assert t.ruler(F1) == "eyrie", "three against three"


@rule("R-11.2.7.III", "I-RF-1", "I-CARD-2")
def test_they_serve_from_daylight_on() -> None:
    t = Trading("marquise", "riverfolk")
    t.put("riverfolk", "warriors", F1, 2)
    t.put("marquise", "warriors", F1)
    t.crafted("marquise", "royal_claim")
    t.begin("marquise", "birdsong", only=False)
    t.say("hire mercenaries paying -")
    assert t.asked == ("marquise", "Window"), "Royal Claim in Birdsong"
    assert t.ruler(F1) == "riverfolk"
    t.say("royal claim")
    assert t.points("marquise") == 0
    assert t.ruler(F1) == "marquise", "Daylight has begun"


@rule("I-RF-1", "R-10.2.4", "I-LC-13")
def test_a_garden_beats_mercenaries_and_trade_posts_do_not_count() -> None:
    t = Trading("marquise", "riverfolk", "lizards", deck="exiles")
    t.put("riverfolk", "warriors", F1, 5)
    t.put("lizards", "fox_garden", F1)
    t.put("riverfolk", "fox_trade_post", F2)
    t.crafted("riverfolk", "soup_kitchens")
    t.put("riverfolk", "warriors", F3, 2)
    t.put("lizards", "warriors", F3, 3)
    t.put("riverfolk", "fox_trade_post", F3)
    t.hire("marquise")
    assert (t.ruler(F1), t.ruler(F2), t.ruler(F3)) == ("lizards", None, "lizards")


@rule("R-11.2.7.III", "I-WIN-5")
def test_they_do_not_count_for_dominance() -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    for clearing in (R1, R3, 10):
        t.put("riverfolk", "warriors", clearing)
    t.dominate("marquise", "rabbit_dominance")
    t.hire("marquise")
    assert [t.ruler(clearing) for clearing in (R1, R3, 10)] == ["marquise"] * 3
    while t.g.turn == 0:
        t.say("done")
    t.begin("marquise")
    assert t.winners() == []
    assert t.g.suits[R1] == RABBIT


@rule("R-11.2.7.III", "I-RF-5")
def test_they_cannot_be_moved_nor_taxed() -> None:
    t = Trading("marquise", "riverfolk")
    t.put("riverfolk", "warriors", F1, 3)
    t.crafted("marquise", "tax_collector")
    t.hire("marquise")
    assert t.offered("move") == []
    assert t.offered("tax") == []


@rule("I-RF-1", "I-MAP-6")
def test_they_still_serve_in_the_evening() -> None:
    t = Trading("marquise", "riverfolk", "eyrie", map=MAP_NAMES.index("mountain"))
    t.put("riverfolk", "warriors", MAPS[t.g.map].row.tower)
    t.begin("marquise", "birdsong", only=False)
    t.say("hire mercenaries paying -")
    while t.g.turn == 0:
        t.say("done")
    assert t.points("marquise") == 1, "the pass is held by mercenaries"


# -- battle ----------------------------------------------------------------------------------------------------------------


@rule("R-11.2.7.III", "I-RF-2", "I-RF-4")
def test_they_attack_alone_but_never_their_own() -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    t.put("riverfolk", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 3)
    t.put("riverfolk", "warriors", M1)
    t.put("marquise", "warriors", M1)
    t.hire("marquise")
    assert sorted(t.offered("battle")) == [f"battle {F1} eyrie", f"battle {M1} riverfolk"]
    t.dice(3, 1)
    t.say(f"battle {F1} eyrie")
    assert t.warriors("eyrie", F1) == 1, "no more hits than hired warriors"
    assert t.warriors("riverfolk", F1) == 1, "and they take the hit"
    assert t.supply("riverfolk") == 15 - 3 + 1


@rule("I-RF-4")
def test_against_the_riverfolk_the_hirer_fights_alone() -> None:
    t = Trading("marquise", "riverfolk")
    t.put("riverfolk", "warriors", F1, 3)
    t.put("marquise", "warriors", F1)
    t.hire("marquise")
    t.dice(3, 1)
    t.say(f"battle {F1} riverfolk")
    assert (t.warriors("riverfolk", F1), t.warriors("marquise", F1)) == (2, 0)


@rule("S-097", "R-11.2.7.III.a", "I-RF-3")
@pytest.mark.parametrize(
    ("own", "hired", "hits", "left"),
    [(2, 2, 3, (0, 1)), (1, 3, 3, (0, 1)), (3, 3, 2, (2, 2)), (3, 3, 1, (2, 3)), (4, 1, 3, (2, 0)), (0, 3, 2, (0, 1))],
)
def test_hits_are_split(own: int, hired: int, hits: int, left: tuple[int, int]) -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    if own:
        t.put("marquise", "warriors", F1, own)
    t.put("riverfolk", "warriors", F1, hired)
    t.put("eyrie", "warriors", F1, 5)
    t.hire("marquise")
    t.dice(hits, hits)
    t.say(f"battle {F1} eyrie")
    assert (t.warriors("marquise", F1), t.warriors("riverfolk", F1)) == left


@rule("S-098", "R-11.2.7.III.a", "I-RF-3")
def test_a_building_falls_after_the_mercenaries_and_a_post_never() -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    t.put("marquise", "workshop", F1)
    t.put("riverfolk", "warriors", F1)
    t.put("riverfolk", "fox_trade_post", F1)
    t.put("eyrie", "warriors", F1, 3)
    t.hire("marquise")
    t.dice(3, 3)
    t.say(f"battle {F1} eyrie")
    assert (t.warriors("riverfolk", F1), t.pieces("marquise", "workshop", F1)) == (0, 0)
    assert t.pieces("riverfolk", "fox_trade_post", F1) == 1
    assert t.points("eyrie") == 1
    assert t.warriors("eyrie", F1) == 2, "one hired warrior, one hit"


@rule("R-11.2.7.III.a")
def test_a_building_stands_while_mercenaries_last() -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    t.put("marquise", "workshop", F1)
    t.put("riverfolk", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 2)
    t.hire("marquise")
    t.dice(2, 2)
    t.say(f"battle {F1} eyrie")
    assert (t.warriors("riverfolk", F1), t.pieces("marquise", "workshop", F1)) == (0, 1)


@rule("R-11.2.7.III.a", "I-RF-3", "W-BT8")
def test_the_hirer_chooses_among_own_buildings_when_all_warriors_are_gone() -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    t.put("marquise", "workshop", F3)
    t.put("marquise", "recruiter", F3)
    t.put("marquise", "warriors", F3)
    t.put("riverfolk", "warriors", F3)
    t.put("eyrie", "warriors", F3, 5)
    t.hire("marquise")
    t.dice(2, 2)
    t.say(f"battle {F3} eyrie")
    assert (t.pieces("marquise", "workshop", F3), t.pieces("marquise", "recruiter", F3)) == (1, 1), "two hits, two warriors"
    t.put("riverfolk", "warriors", F3)
    t.dice(2, 2)
    t.say(f"battle {F3} eyrie")
    assert sorted(t.offered()) == ["lose recruiter", "lose workshop"], "one hit is left for the buildings"


@rule("I-RF-2", "I-RF-3", "I-BAT-5")
def test_mercenaries_go_on_after_an_ambush() -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    t.put("marquise", "warriors", F1)
    t.put("riverfolk", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 3)
    t.hand("eyrie", "fox_ambush")
    t.hire("marquise")
    t.dice(1, 1)
    t.say(f"battle {F1} eyrie", "ambush fox_ambush")
    assert t.warriors("marquise", F1) == 0
    assert t.warriors("riverfolk", F1) == 0, "one by the ambush, one by the roll"
    assert t.warriors("eyrie", F1) == 2, "the last one has fought"


@rule("I-RF-5", "I-MC-4")
def test_no_hospital_for_mercenaries() -> None:
    t = Trading("marquise", "riverfolk", "eyrie")
    t.put("marquise", "keep", M2)
    t.put("riverfolk", "warriors", F1, 2)
    t.put("eyrie", "warriors", F1, 2)
    t.hand("marquise", "fox_anvil")
    t.hire("marquise")
    t.dice(1, 1)
    t.say(f"battle {F1} eyrie")
    assert t.asked == ("marquise", "MarquiseActions")
    assert t.supply("riverfolk") == 14


@rule("I-VB-4", "R-11.2.7.III.b")
def test_a_vagabond_hires_none_and_hates_none_for_them() -> None:
    t = Hired("marquise", "riverfolk", "vagabond", at=F1)
    t.pack("sword", "sword", "sword")
    t.put("riverfolk", "warriors", F1, 2)
    t.hire("marquise")
    t.dice(1, 1)
    t.say(f"battle {F1} vagabond")
    assert t.warriors("riverfolk", F1) == 1
    assert (t.relation("riverfolk"), t.relation("marquise")) == ("indifferent", "indifferent")
    t.pack("boots", "boots")
    t.begin("vagabond")
    assert t.offered("hire mercenaries") == []
