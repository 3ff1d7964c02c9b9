"""HC-21: Hester."""

from itertools import pairwise

import pytest

from hvozd.games.harrow.factions.hester.acting import DevourLegend, DropCubes, HesterActs, HesterCleanup, HesterTurn
from hvozd.games.harrow.factions.hester.bonfires import fill, kindles
from hvozd.games.harrow.factions.hester.ending import InfectHaints, SummonHester
from hvozd.games.harrow.factions.hester.moving import HesterMoves
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.maps import MARSH, NAMES, NEIGHBOURS, PLAINS, SWAMP
from hvozd.games.harrow.rules.attack import ChooseAttack
from hvozd.games.harrow.rules.rounds import Cycle, points
from hvozd.games.harrow.rules.units import add_fire
from tests.harrow.table import Table, at


def hester(factions: str = "protectors,family", **options: str) -> Table:
    return Table("chapter5", factions=factions, **options)


def roots(t: Table, *hexes: str) -> Table:
    """This turn's roots lead over these hexes."""
    path = [at(h) for h in hexes]
    t.g.hester.roots = [h for pair in pairwise(path) for h in pair]
    return t


@pytest.mark.rule("HC-21.1", "HC-21.2", "HC-21.4", "HC-21.5", "A-63", "A-97")
def test_setup_and_order() -> None:
    t = Table("chapter5", bare=False)
    own = t.g.hester
    assert own.slots == [2, 2, 2] and own.flames == 1 and own.supply == 5 and len(t.g.hands[3].held) == 4
    assert sum(t.g.field[3:7]) == 0 and t.g.supply[3:7] == [6, 6, 6, 6] and len(own.squares) == 6
    assert t.g.seats == 3 and points(t.g) == (0, 0, 0)
    t = hester().put("protectors", "e8", legend=True).put("family", "e2", legend=True)
    t.g.lantern = 0
    t.do(Cycle())
    assert [type(step).__name__ for step in t.g.stack] == ["HesterTurn", "Turn", "ChooseJar"]


@pytest.mark.rule("HC-21.10", "HC-21.11", "HC-21.12", "HC-21.13", "HC-21.14", "A-68", "HC-21.17")
def test_roots() -> None:
    t = hester().put("family", "f1", haints=1).do(HesterTurn())
    assert len(t.offered("hester")) == 24 and "grow e5" not in t.offered("hester")
    t.say("hester", "grow e1")
    t.only("hester", "grow d1", "grow f1", "grow e2")
    t.say("hester", "grow f1")
    assert t.field("brown") == 1 and t.field("yellow") == 1 and sum(t.g.field[3:7]) == 2
    t.say("hester", "end-turn").do(HesterTurn())
    assert "grow e1" not in t.offered("hester") and "grow g1" in t.offered("hester")
    t.say("hester", "grow g1", "grow h1")
    assert t.g.hester.roots == [at("f1"), at("g1"), at("g1"), at("h1")] and t.g.hester.old_roots == []
    assert sum(t.g.field[3:7]) == 2 + 3


@pytest.mark.rule("HC-27.31", "HC-27.32", "HC-21.14", "HC-21.22")
def test_three_hexes_three_cubes_and_one_more() -> None:
    t = hester()
    kind = t.g.land.kind
    start, first, second, third = next(
        (a, b, c, d)
        for a in range(61)
        for b in NEIGHBOURS[a]
        for c in NEIGHBOURS[b]
        for d in NEIGHBOURS[c]
        if (kind[a], kind[b], kind[c], kind[d]) == (SWAMP, PLAINS, MARSH, PLAINS) and len({a, b, c, d}) == 4
    )
    before = next(h for h in NEIGHBOURS[start] if h not in (first, second, third))
    t.g.hester.roots = [before, start]
    t.do(HesterTurn()).say("hester", f"grow {NAMES[first]}", f"grow {NAMES[second]}")
    assert (t.field("brown"), t.field("yellow"), t.field("teal"), t.field("green")) == (1, 1, 1, 0)
    assert t.g.hester.old_roots == []
    t.say("hester", "extra-root", f"grow {NAMES[third]}")
    assert t.field("yellow") == 2 and t.g.hester.flames == 0 and t.g.hester.spent == 1
    assert "extra-root" not in t.offered("hester")


@pytest.mark.rule("HC-21.14", "HC-1.7")
def test_mountain_and_empty_stock_give_nothing() -> None:
    t = hester()
    t.g.supply[4] = 0
    t.g.hester.roots = [at("d5"), at("e6")]
    t.do(HesterTurn()).say("hester", "grow d6", "grow d7")
    assert sum(t.g.field[3:7]) == 0


@pytest.mark.rule("HC-21.16", "A-31")
def test_stuck_roots_start_anew() -> None:
    t = hester()
    t.g.hester.roots = [at("b1"), at("a2"), at("a2"), at("b2"), at("b2"), at("a1")]
    t.do(HesterTurn())
    assert len(t.offered("hester")) == 24
    t.say("hester", "grow i1")
    assert t.g.hester.roots == [-1, at("i1")]


@pytest.mark.rule("HC-21.15", "A-69")
def test_roots_feed_fires() -> None:
    t = hester().fire("e2")
    t.do(HesterTurn()).say("hester", "grow e1", "grow e2")
    assert t.g.fire[at("e2")] == 3
    t.g.hester.supply, t.g.stack = 0, []
    t.g.hester.roots = [at("d1"), at("e1")]
    t.do(HesterTurn()).say("hester", "grow e2")
    assert t.g.fire[at("e2")] == 3


@pytest.mark.rule("HC-21.20", "HC-21.21", "HC-21.30", "HC-21.31")
def test_cards_cost_a_flame_and_three_are_active() -> None:
    t = hester().hand(3, "hestercard", "sloth", "protege")
    t.g.hester.flames = 2
    t.do(HesterActs(2)).say("hester", "play sloth at 0", "activate-card sloth")
    assert t.g.hester.any_colour and "activate-card sloth" not in t.offered("hester")
    assert not any(text.startswith("play ") for text in t.offered("hester")) and t.g.hester.flames == 1
    t.g.stack = []
    t.g.hester.active, t.g.hester.spaces = [4, 0, 1], 0
    t.g.hands[3].deck = [c for c in t.g.hands[3].deck if c not in (0, 1)]
    t.do(HesterActs(2))
    assert {"play protege at 0", "play protege at 2"} <= t.offered("hester")
    t.say("hester", "play protege at 1")
    assert t.g.hester.active == [4, 2, 1] and t.g.hester.covered == [0]


@pytest.mark.rule("HC-27.33", "HC-21.23", "A-64")
def test_spawning_for_others() -> None:
    t = hester().put("protectors", "e6", legend=True).put("family", "d6", legend=True).cubes(teal=1, yellow=1).do(HesterActs(2))
    assert {text for text in t.offered("hester") if text.startswith("spawn")} == {
        "spawn-for protectors e6",
        "spawn-for protectors e8",
        "spawn-for family e2",
    }
    t.say("hester", "spawn-for protectors e6")
    assert t.haints("red-haint", "e6") == 1 and t.field("teal") == 0
    assert not any(text.startswith("spawn") for text in t.offered("hester"))


@pytest.mark.rule("HC-27.34", "HC-21.24", "HC-21.26", "HC-3.7")
def test_where_an_infected_haint_may_go_and_for_what() -> None:
    t = hester().put("protectors", "d5", infected=1).fire("d4").put("family", "e6", haints=1).building("c4")
    t.cubes(brown=1, yellow=1, green=1).do(HesterMoves(2))
    by_target: dict[str, set[str]] = {}
    for text in t.offered("hester") - {"done"}:
        by_target.setdefault(text.split(">")[1].split()[0], set()).add(text.split(" for ")[1])
    assert by_target["c5"] >= {"yellow"} and "brown" not in by_target["c5"]
    assert by_target["d6"] == {"brown,yellow", "brown,green", "yellow,green"} == by_target["e5"]
    assert "d4" not in by_target and "e6" not in by_target and "c4" not in by_target
    t.say("hester", "creep red-infected d5>c5 for yellow")
    assert t.haints("red-infected", "c5") == 1 and t.field("yellow") == 0


@pytest.mark.rule("HC-21.24", "HC-21.25", "HC-21.27", "A-66", "HC-3.6")
def test_hester_walks() -> None:
    t = hester().put("family", "e6", haints=4).cubes(teal=2, brown=1)
    t.g.legend_at[4] = at("e7")
    t.do(HesterMoves(2))
    assert "creep hester e7>e6 for teal,teal" in t.offered("hester") and "creep hester e7>d6 for brown,teal,teal" in t.offered(
        "hester"
    )
    assert "creep hester e7>e8 for yellow,yellow" not in t.offered("hester")
    t.path("e6").say("hester", "creep hester e7>e6 for teal")
    assert t.where("hester") == "e6"
    t.storm("e7").path("e7")
    t.say("hester", "creep hester e6>e7 for teal")
    assert t.field("teal") == 0


@pytest.mark.rule("HC-27.35", "HC-21.26")
def test_infected_haints_join_their_own() -> None:
    t = hester().put("protectors", "d5", infected=1).put("protectors", "d4", haints=3).put("protectors", "c4", haints=4)
    t.put("family", "e5", haints=1).cubes(green=1, brown=1, yellow=2).do(HesterMoves(2))
    targets = {text.split(">")[1].split()[0] for text in t.offered("hester") - {"done"}}
    assert "d4" in targets and "c4" not in targets and "e5" not in targets


@pytest.mark.rule("HC-27.36", "HC-21.40", "HC-21.41", "HC-21.42", "A-32", "HC-21.20")
def test_a_bonfire() -> None:
    t = hester().put("protectors", "d5", infected=1).put("family", "c5", infected=2).token("spawn", "c5").path("c5").storm("c5")
    t.cubes(yellow=1).do(HesterActs(2)).say("hester", "start-moves", "creep red-infected d5>c5 for -")
    assert t.asked == "ChooseSquare"
    t.say("hester", "square 2")
    assert t.g.hester.squares == [0, 0, 0, 6, 0, 0] and t.g.hester.slots == [0, 2, 2] and t.g.fire[at("c5")] == 2
    t.say("hester", "move blue-infected c5>c6", "draw spawn c5>b4", "shift c5>c4")
    assert t.haints("blue-infected", "c6") == 1 and t.tokens("spawn", "b4") == 1 and t.g.paths[at("c4")] == 1
    assert t.g.storms[at("c5")] == 1
    assert t.asked == "HesterMoves" and t.g.hester.flames == 1
    t.g.hester.slots = [0, 0, 0]
    t.put("protectors", "b5", infected=1)
    assert not kindles(t.g, 0, at("c6"))


@pytest.mark.rule("A-69", "HC-21.42")
@pytest.mark.parametrize(("supply", "flames"), [(1, 1), (0, 0)])
def test_a_bonfire_brings_a_flame_only_from_the_supply(supply: int, flames: int) -> None:
    t = hester().put("protectors", "d5", infected=1).put("family", "c5", infected=1)
    t.g.hester.flames, t.g.hester.supply = 0, supply
    t.census = t.game.census(t.g)
    t.cubes(yellow=1).do(HesterMoves(2)).say("hester", "creep red-infected d5>c5 for yellow", "square 2")
    assert (t.g.hester.flames, t.g.hester.supply, t.g.fire[at("c5")]) == (flames, 0, 2)


@pytest.mark.rule("HC-21.43", "A-38", "A-67", "HC-21.65", "HC-21.70")
def test_the_tree_for_end_actions() -> None:
    t = roots(hester().put("protectors", "e6", haints=1).cubes(teal=1, red=2), "e5", "e6")
    t.do(HesterActs(2))
    assert "start-infection" in t.offered("hester") and "start-summoning" not in t.offered("hester")
    t.say("hester", "start-infection")
    assert t.told("TreeFell")[0].thrown[0] == 2
    t.say("hester", "infect red-haint e6 for teal", "done")
    assert t.asked == "HesterEnds"
    t.only("hester", "end-turn")
    t.say("hester", "end-turn").do(HesterCleanup())
    assert t.g.hester.flames == 1 and t.g.hester.spent == 0
    t.g.hester.flames = 0
    t.do(HesterActs(2))
    t.only("hester", "end-turn")


@pytest.mark.rule("HC-21.44", "HC-21.45", "HC-21.46", "A-37")
def test_infection() -> None:
    t = roots(hester().put("protectors", "e6", haints=2).put("family", "f5", legend=True, infected=1), "e5", "e6", "f5")
    t.put("family", "a1", haints=1).put("protectors", "e5", haints=1).cubes(teal=2, green=1, brown=2).do(InfectHaints(2))
    assert "infect red-haint e6 for teal" in t.offered("hester") and "infect red-haint e6 for brown,brown,green" in t.offered(
        "hester"
    )
    assert not any(" e5 " in text for text in t.offered("hester"))
    t.say("hester", "infect red-haint e6 for teal")
    assert t.haints("red-infected", "e6") == 1
    assert not any(" e6 " in text for text in t.offered("hester"))
    t.say("hester", "infect family-legend f5 for green")
    t.only("hester", "infect-one a1")
    t.say("hester", "infect-one a1")
    assert t.haints("blue-infected", "a1") == 1
    t.only("hester", "done")
    t = roots(
        hester().put("protectors", "e6", haints=1, infected=3).put("protectors", "a1", infected=4).cubes(teal=1), "e5", "e6"
    )
    t.put("protectors", "a2", infected=1).do(InfectHaints(2))
    assert t.asked == ""


@pytest.mark.rule("HC-21.47", "A-65")
def test_summoning() -> None:
    t = hester().fire("e6").cubes(teal=3, green=3).do(SummonHester(2))
    t.only("hester", "done", "summon e6 with teal")
    t.say("hester", "summon e6 with teal")
    assert t.where("hester") == "e6" and t.field("teal") == 0
    t = hester().fire("e6", 1).fire("d6", 1).fire("f6", 1).cubes(teal=1, green=1).do(SummonHester(2))
    t.only("hester", "done", "summon e6 with teal", "summon f6 with green")
    t = hester().fire("e6").cubes(teal=2).do(SummonHester(2))
    t.only("hester", "done")


@pytest.mark.rule("HC-21.48")
def test_infected_haints_serve_their_owner() -> None:
    from hvozd.games.harrow.rules.abilities import use
    from hvozd.games.harrow.rules.cleanup import Cleanup

    t = hester().put("protectors", "e6", infected=1).token("spawn", "e5").call(use, 0, 1)
    t.say("protectors", "advance e6>e5 1i doll no").do(Cleanup(0))
    assert t.g.rows[1] == 2


@pytest.mark.rule("HC-21.50", "HC-21.51", "HC-21.52", "HC-15.1", "A-33", "A-71")
def test_dousing_a_bonfire() -> None:
    t = hester().put("protectors", "e8", haints=1).fire("e6", 2).cubes(red=3, teal=1)
    t.g.hester.slots, t.g.hester.supply = [0, 0, 2], 7
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e8>e6 hester")
    assert t.told("SuperiorityTaken")[0].faction == 3 and t.told("TreeFell")[0].thrown[4] == 2
    t.only("protectors", "douse x1", "douse x2", "hold")
    t.say("protectors", "douse x2")
    assert t.vp("protectors") == 1 and t.g.fire[at("e6")] == 0 and t.g.hester.slots == [0, 2, 2]
    t = hester().put("protectors", "e8", haints=1).fire("d6", 2).cubes(red=1)
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e8>d6 hester")
    assert not t.told("SuperiorityTaken")


@pytest.mark.rule("HC-21.53", "HC-21.54", "A-34", "A-39", "A-40", "HC-21.55")
def test_striking_hester() -> None:
    t = hester().put("protectors", "e6", haints=4).fire("e7", 1).cubes(red=4)
    t.g.legend_at[4] = at("e7")
    t.g.spoon[0], t.g.plate[1], t.g.supply_haints[1] = 3, 1, 14
    t.do(ChooseAttack(0, 0)).say("protectors", "attack e6>e7 hester", "douse x1")
    assert t.asked == "HitHester"
    t.say("protectors", "strike", "turn-spoon")
    assert t.where("hester") == "" and t.vp("protectors") == 2 and t.g.spoon[0] == 2
    t = hester().put("protectors", "e6", haints=1).cubes(red=2)
    t.g.legend_at[4] = at("e6")
    t.do(ChooseAttack(0, 0))
    assert "attack e6>e6 hester" in t.offered("protectors")
    t = hester().put("protectors", "e6", haints=1).put("family", "e5", haints=1).cubes(red=1, teal=5)
    t.g.legend_at[4] = at("e5")
    t.do(ChooseAttack(0, 0))
    assert {"attack e6>e5 hester", "attack e6>e5 family"} <= t.offered("protectors")
    t.say("protectors", "attack e6>e5 hester")
    assert t.asked == ""


@pytest.mark.rule("HC-21.60", "HC-21.61", "HC-21.62", "HC-21.63", "A-35", "A-36")
def test_devouring() -> None:
    t = hester().put("protectors", "e6", legend=True)
    t.g.legend_at[4] = at("e6")
    t.g.rows[0], t.g.box[0] = 3, t.g.box[0] - 2
    t.do(DevourLegend(2)).say("hester", "devour protectors-legend")
    t.only("hester", "eat 1", "eat 5")
    t.say("hester", "eat 1")
    assert t.g.rows[0] == 2 and t.g.hester.squares == [1, 0, 0, 0, 0, 0] and t.where("hester") == ""
    t = hester().put("family", "e6", legend=True)
    t.g.legend_at[4] = at("e6")
    t.g.family.bag = [0, 0, 1, 0, 5, *([0] * 8)]
    t.g.family.board = [0, 5, 0]
    t.do(DevourLegend(2)).say("hester", "devour family-legend")
    t.only("hester", "eat 1", "eat 3", "eat 5")
    t.say("hester", "eat 1")
    assert t.g.family.board == [5, 0] and t.g.hester.squares[3] == 1
    t = hester().put("protectors", "e6", legend=True)
    t.g.legend_at[4] = at("e6")
    t.g.hester.squares = [6, 6, 6, 0, 0, 0]
    t.do(DevourLegend(2))
    assert t.asked == ""


@pytest.mark.row("H7")
@pytest.mark.rule("HC-21.74")
def test_the_goblin_cannot_be_devoured() -> None:
    t = hester("kammi,family").put("kammi", "e6", legend=True).put("kammi", "e6", legend=True, slot=1)
    t.g.legend_at[4], t.g.kammi.herself = at("e6"), 2
    t.g.hands[2].played, t.g.hands[2].deck = [0], list(range(1, 12))
    t.do(DevourLegend(2)).say("hester", "devour second-standee")
    assert t.g.kammi.unmasked == 2 and t.g.hands[2].played == [] and t.where("hester") == "e6"
    assert t.g.hester.squares == [0] * 6
    t.only("hester", "devour first-standee", "end-turn")
    t.say("hester", "devour first-standee", "eat 5")
    assert t.g.wild[2] == 0 and t.where("hester") == "" and t.asked == "" and t.g.hester.squares == [5, 0, 0, 0, 0, 0]


@pytest.mark.rule("HC-21.64")
def test_six_terrain_cubes() -> None:
    t = hester().cubes(brown=5, teal=3).do(DropCubes(2))
    t.say("hester", "drop teal", "drop brown")
    assert t.asked == "" and sum(t.g.field[3:7]) == 6


@pytest.mark.rule("HC-21.73", "HC-20.11")
def test_hester_decides_about_dolls() -> None:
    t = hester("kammi,family").put("kammi", "e6", infected=1, haints=1).cubes(teal=1)
    t.g.kammi.dolls = [at("e6"), -1, -1]
    t.do(HesterMoves(2)).say("hester", "creep purple-infected e6>e7 for teal")
    assert t.asked == "CarryDoll" and t.asked_seat == 2
    t.say("hester", "take-doll")
    assert t.g.kammi.dolls[0] == at("e7")


@pytest.mark.rule("HC-21.80", "HC-18.5", "HC-21.81", "HC-21.5")
def test_six_squares_win_at_once() -> None:
    t = hester()
    t.g.hester.squares = [6, 6, 6, 1, 5, 0]
    t.g.vp = [9, 0, 0]
    fill(t.g, 1, 6)
    assert t.g.result is not None and t.g.result.winners == (2,) and t.g.result.scores == (9, 0, 6)


@pytest.mark.rule("HC-10.7", "A-11")
def test_a_nail_under_hester() -> None:
    t = hester(protectors="bernice").cubes(teal=2, brown=1)
    t.g.legend_at[4], t.g.pins = at("e7"), [366 + 4, -1]
    t.do(HesterMoves(2))
    t.only("hester", "done", "unpin-hester for teal,teal", "unpin-hester for brown,teal")
    t.say("hester", "unpin-hester for brown,teal")
    assert t.g.pins == [-1, -1]


@pytest.mark.rule("HC-21.71", "HC-21.72")
def test_fire_on_a_home_stops_spawns() -> None:
    t = hester()
    add_fire(t.g, at("e8"), 2)
    assert rules_of(0).spawn_hexes(t.g) == [at("e8")]
    from hvozd.games.harrow.rules.abilities import use

    t.call(use, 0, 0, 1)
    t.only("protectors", "stop")
