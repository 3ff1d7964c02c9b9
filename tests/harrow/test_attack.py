"""HC-11, HC-15: the attack, the clash, the dial."""

import pytest

from hvozd.games.harrow.rules.attack import ChooseAttack
from hvozd.games.harrow.rules.scoring import kill, turn_spoon
from tests.harrow.table import Table, at


def duel(red: int, blue: int, target: str = "e4", haints: int = 2, preset: str = "chapter1") -> Table:
    """Protectors on e6 attack the Family nearby; units are even, so what lies on the battleground falls out."""
    t = Table(preset).put("protectors", "e6", haints=haints).put("family", target, haints=haints).cubes(red=red, blue=blue)
    return t.do(ChooseAttack(0, 0)).say("protectors", f"attack e6>{target} family")


@pytest.mark.rule("HC-11.2", "A-4")
def test_range_of_attacks() -> None:
    t = Table().put("protectors", "e8", haints=1).put("protectors", "d6", haints=1)
    t.put("family", "e5", haints=1).put("family", "d3", haints=1).put("family", "e6", legend=True)
    t.do(ChooseAttack(0, 0))
    t.only("protectors", "hold", "attack e8>e6 family", "attack d6>e6 family", "attack d6>e5 family", "attack d6>d3 family")
    t.say("protectors", "hold")
    assert t.asked == "" and not t.g.attacked[0]


@pytest.mark.rule("HC-27.10", "HC-11.1", "HC-11.5", "HC-11.6")
def test_free_action_first_then_superiority() -> None:
    t = Table("chapter1").put("protectors", "e8", haints=1).put("protectors", "e7", haints=2)
    t.put("family", "e5", haints=2).cubes(red=3, blue=3).turn("protectors")
    t.say("protectors", "flip attack", "free-action", "advance e8>e7 1h doll no", "make-attack", "attack e7>e5 family")
    assert t.told("SuperiorityTaken")[0].faction == 0
    assert t.told("TreeFell")[0].thrown[:2] == (4, 3)
    t = Table("chapter1").put("protectors", "e7", haints=1).put("family", "e5", haints=3).cubes(red=1, blue=1)
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e7>e5 family")
    assert t.told("SuperiorityTaken")[0].faction == 1
    assert not duel(2, 2).told("SuperiorityTaken")


@pytest.mark.rule("HC-27.11", "HC-11.7", "HC-11.8", "HC-11.9", "HC-11.12", "HC-15.2", "HC-11.17")
def test_three_to_two_kills_one() -> None:
    t = duel(3, 2).say("protectors", "strike")
    assert t.vp("protectors") == 1 and t.haints("blue-haint", "e4") == 1
    assert (t.field("red"), t.field("blue")) == (1, 2) and t.asked == "" and t.g.battle is None
    assert t.g.supply_haints[1] == 14


@pytest.mark.rule("HC-27.12", "HC-11.12", "HC-11.7")
def test_two_kills_on_the_brambles() -> None:
    t = duel(3, 2, "e5").say("protectors", "strike")
    assert t.asked == "Press"
    t.say("protectors", "strike")
    assert t.vp("protectors") == 2 and t.field("red") == 1 and t.asked == ""


@pytest.mark.rule("HC-27.13", "HC-11.10", "HC-11.3", "A-17")
def test_a_legend_alone() -> None:
    t = Table("chapter1").put("protectors", "e6", haints=1).put("family", "e4", legend=True).put("family", "a1", haints=1)
    t.put("family", "i5", haints=1).cubes(red=5, blue=2).do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family")
    assert "hit family-legend>f3" in t.offered("protectors") and "strike" not in t.offered("protectors")
    t.say("protectors", "hit family-legend>f3")
    t.only("protectors", "claim a1", "claim i5")
    t.say("protectors", "claim i5")
    assert t.where("family-legend") == "f3" and t.vp("protectors") == 1 and t.haints("blue-haint", "i5") == 0
    assert t.asked == "" and t.field("red") == 3


@pytest.mark.rule("HC-11.10", "HC-15.5", "A-24", "HC-11.3")
def test_haints_first_then_the_legend_even_without_haints() -> None:
    t = Table("chapter3").put("protectors", "e6", haints=2).put("family", "e4", haints=1, legend=True).cubes(red=6, blue=0)
    t.g.spoon[0] = 3
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family")
    t.only("protectors", "strike", "hold")
    t.say("protectors", "strike", "hit family-legend>e3")
    assert t.asked == "" and t.g.plate[1] == 2 and t.g.supply_haints[1] == 13


@pytest.mark.rule("A-17", "HC-11.10")
def test_a_legend_shut_in_stays() -> None:
    t = Table("chapter1").put("protectors", "e6", haints=1).put("family", "a1", legend=True).cubes(red=4, blue=0)
    for hex in ("a2", "b1", "b2"):
        t.put("protectors", hex, haints=1)
    t.do(ChooseAttack(0, 0)).say("protectors", "attack b1>a1 family")
    t.only("protectors", "hit family-legend>a1", "hold")
    t.say("protectors", "hit family-legend>a1")
    assert t.vp("protectors") == 1 and t.asked == ""


@pytest.mark.rule("HC-27.14", "HC-11.13", "HC-11.14")
def test_haint_clash() -> None:
    t = duel(2, 3, haints=1)
    assert t.asked == "Clash" and t.asked_seat == 0
    t.say("protectors", "strike")
    assert t.asked_seat == 1
    t.say("family", "strike")
    assert t.vp("protectors") == t.vp("family") == 1
    assert (t.field("red"), t.field("blue")) == (0, 1)
    assert t.haints("red-haint", "e6") == t.haints("blue-haint", "e4") == 0


@pytest.mark.rule("HC-27.15", "HC-11.15")
def test_the_far_side_cannot_strike_back() -> None:
    t = Table("chapter1").put("protectors", "d6", haints=1).put("family", "d3", haints=1).cubes(red=2, blue=3)
    t.do(ChooseAttack(0, 0)).say("protectors", "attack d6>d3 family")
    assert t.asked == "Clash" and t.asked_seat == 0
    t.say("protectors", "hold")
    assert t.asked == ""


@pytest.mark.rule("HC-11.13", "HC-11.14", "HC-11.16", "A-18")
def test_no_clash_without_haints_or_below_the_price() -> None:
    t = Table("chapter1").put("protectors", "e6", legend=True).put("family", "e4", haints=1).cubes(red=2, blue=3)
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family")
    assert t.asked == "" and t.told("AttackFailed")
    t = duel(1, 1)
    assert t.asked == "" and not t.told("AttackFailed")
    t = duel(0, 0)
    assert t.asked == "" and not t.told("AttackFailed")
    t = duel(1, 3)
    assert t.asked == "Clash" and t.asked_seat == 1


@pytest.mark.rule("HC-11.19", "HC-12.9", "HC-12.10", "HC-21.70")
def test_cubes_of_others_are_thrown_too() -> None:
    t = Table("chapter5").put("protectors", "e6", haints=1).put("family", "e4", haints=1).cubes(red=2, blue=1, brown=2, green=1)
    t.g.aside[1], t.g.supply[1] = 1, t.g.supply[1] - 1
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family")
    thrown = t.told("TreeFell")[0].thrown
    assert thrown[3] == 2 and thrown[6] == 1 and thrown[1] == 1
    assert t.field("brown") == 2


@pytest.mark.rule("HC-27.25", "HC-15.3", "HC-15.4", "HC-1.8")
def test_the_dial() -> None:
    t = Table().put("family", "e4", haints=4).put("family", "e3", haints=4)
    seen = []
    for hex in ("e4",) * 4 + ("e3",) * 2:
        kill(t.g, 0, 2, at(hex))
        seen.append((t.vp("protectors"), t.g.plate[1], t.g.spoon[0]))
    assert seen == [(1, 0, 2), (1, 1, 2), (2, 0, 3), (2, 1, 3), (2, 2, 3), (3, 0, 3)]
    assert t.g.supply_haints[1] == 13


@pytest.mark.rule("HC-27.26", "HC-16.15")
def test_spoon_back_scores() -> None:
    t = Table()
    t.g.spoon[0], t.g.plate[1], t.g.supply_haints[1] = 3, 2, 13
    turn_spoon(t.g, 0, 2)
    assert (t.vp("protectors"), t.g.plate[1], t.g.spoon[0], t.g.supply_haints[1]) == (1, 0, 3, 15)
    t.g.spoon[0] = 1
    turn_spoon(t.g, 0, 1)
    assert t.g.spoon[0] == 1 and t.vp("protectors") == 1


@pytest.mark.rule("HC-11.11", "HC-21.49", "HC-21.48", "HC-11.3")
def test_infected_haints_are_last() -> None:
    t = Table("chapter5").put("protectors", "e6", haints=2).put("family", "e4", haints=1, infected=1, legend=True)
    t.cubes(red=8, blue=0).do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family", "strike")
    assert t.haints("blue-haint", "e4") == 0 and t.haints("blue-infected", "e4") == 1
    t.say("protectors", "hit family-legend>e3")
    t.only("protectors", "claim e4")
    t.say("protectors", "claim e4")
    assert t.haints("blue-infected", "e4") == 0
    t = Table("chapter5").put("family", "e4", infected=1).put("protectors", "e6", haints=1).cubes(red=2, blue=3)
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e6>e4 family")
    assert t.asked == "Clash"


@pytest.mark.rule("HC-11.4", "HC-10.2", "HC-27.44", "HC-10.3")
def test_emmys_cube_on_the_attacked_hex() -> None:
    t = Table("chapter1").put("protectors", "e6", haints=1, legend=True).put("family", "e4", haints=1).cubes(red=0, blue=2)
    t.put("protectors", "a5", haints=1)
    for hex in ("e6", "a5"):
        t.g.red_cubes[at(hex)] = 1
        t.g.watch[at(hex)] += 1
    t.do(ChooseAttack(1, 1)).say("family", "attack e4>e6 protectors")
    assert t.told("TreeFell")[0].thrown[0] == 2
    assert t.g.red_cubes[at("e6")] == 0 and t.g.red_cubes[at("a5")] == 1
    t = Table("chapter1").put("protectors", "e6", legend=True).put("family", "e4", haints=1).cubes(red=0, blue=2)
    t.put("protectors", "a5", haints=1)
    t.g.red_cubes[at("a5")], t.g.watch[at("a5")] = 1, 1
    t.do(ChooseAttack(1, 1)).say("family", "attack e4>e6 protectors", "hit protectors-legend>e7", "claim a5")
    assert t.g.red_cubes[at("a5")] == 1 and t.vp("family") == 1
