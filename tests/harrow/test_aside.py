"""What lies on a hex when something happens to it: pushed aside, merged, taken by who comes; nails; what the audit says."""

from collections.abc import Callable

import pytest

from hvozd.games.harrow.factions.fairfolk.acting import lift_nest
from hvozd.games.harrow.factions.family.upgrades import merge_things
from hvozd.games.harrow.factions.hester.acting import DevourLegend
from hvozd.games.harrow.factions.hester.bonfires import fill, kindle
from hvozd.games.harrow.factions.hester.fires import leave_map
from hvozd.games.harrow.factions.hester.infection import infect
from hvozd.games.harrow.hooks import gift_of
from hvozd.games.harrow.maps import NAMES, NEIGHBOURS
from hvozd.games.harrow.rules.attack import ClaimHaint
from hvozd.games.harrow.rules.marching import MarchUnits
from hvozd.games.harrow.rules.moves import CarryDoll
from hvozd.games.harrow.rules.needs import shut
from hvozd.games.harrow.state import Battle
from hvozd.games.harrow.words import COLOURS
from tests.harrow.table import GAME, Table, at
from tests.harrow.test_fairfolk import fair, nests
from tests.harrow.test_hester import hester
from tests.harrow.test_kammi import dolls, kammi
from tests.harrow.test_solo import solo

E6 = at("e6")
AROUND = {NAMES[h] for h in NEIGHBOURS[E6]}
GREEN = COLOURS.index("green")


def red_cube(t: Table, hex: str) -> None:
    t.g.red_cubes[at(hex)] = 1
    t.g.supply[0] -= 1
    t.g.watch[at(hex)] += 1


def planted(t: Table, hex: str) -> None:
    t.g.hester.planted += [at(hex), GREEN]
    t.g.supply[GREEN] -= 1
    t.g.watch[at(hex)] += 1


def money(t: Table, hex: str) -> None:
    t.g.kammi.money.append(at(hex))
    t.g.supply[2] -= 1
    t.g.watch[at(hex)] += 1


def taunt(t: Table, hex: str) -> None:
    t.g.taunts.append(at(hex))
    t.g.watch[at(hex)] += 1


def burning(t: Table) -> Table:
    """Infected haints of both colours have met on e6."""
    for colour in t.g.colours:
        t.put(("protectors", "family", "kammi")[colour], "e6", infected=1)
    return t.call(kindle, E6)


@pytest.mark.rule("HC-21.41", "HC-27.36", "HC-10.2", "HC-33.9")
@pytest.mark.parametrize("thing", [red_cube, planted])
def test_a_bonfire_pushes_a_cube_beside_none_of_its_like(thing: Callable[[Table, str], None]) -> None:
    t = hester(protectors="emmy")
    thing(t, "e6")
    thing(t, "d6")
    other, here = (planted, "e7") if thing is red_cube else (red_cube, "e7")
    other(t, here)
    burning(t).say("hester", "square 1").only("hester", *(f"cube e6>{h}" for h in AROUND - {"d6"}))
    t.say("hester", "cube e6>e7")
    assert (t.g.watch[E6], t.g.watch[at("e7")], t.g.watch[at("d6")]) == (0, 2, 1) and t.asked == ""
    assert [NAMES[h] for h, n in enumerate(t.g.red_cubes) if n] == (["d6", "e7"] if thing is red_cube else ["e7"])
    assert t.g.hester.planted == ([at("e7"), GREEN] if thing is red_cube else [at("e7"), GREEN, at("d6"), GREEN])


@pytest.mark.rule("HC-21.41", "HC-32.3", "HC-27.36")
def test_a_bonfire_pushes_blood_money_aside() -> None:
    t = hester("kammi,family")
    money(t, "e6")
    burning(t).say("hester", "square 2").only("hester", *(f"cube e6>{h}" for h in AROUND)).say("hester", "cube e6>f6")
    assert t.g.kammi.money == [at("f6")] and (t.g.watch[E6], t.g.watch[at("f6")]) == (0, 1) and t.asked == ""


@pytest.mark.rule("HC-21.41", "HC-24.11", "HC-27.36")
def test_a_bonfire_pushes_a_nest_beside_others() -> None:
    t = nests(fair("fair-folk-4"), "e6", "e7")
    nest = t.g.nests[E6]
    burning(t).say("hester", "square 1").only("hester", *(f"nest e6>{h}" for h in AROUND - {"e7"})).say("hester", "nest e6>d6")
    assert t.g.nests[E6] == 0 and t.g.nests[at("d6")] == nest and t.asked == ""


@pytest.mark.rule("HC-21.41", "HC-3.5")
def test_what_can_go_nowhere_goes_home_or_stays() -> None:
    """Fires all around: the third infected haint goes home, a path stays, a doll and a token can lie under fire."""
    t = hester("kammi,family").put("family", "e6", infected=1).path("e6").token("spawn", "e6")
    for hex in AROUND:
        t.fire(hex, 1)
    t = dolls(t, "e6", "d6", "")
    before = t.g.supply_haints[1]
    burning(t).say("hester", "square 1")
    assert t.haints("blue-infected", "e6") == 0 and t.g.supply_haints[1] == before
    t.only("hester", *(f"draw spawn e6>{h}" for h in AROUND)).say("hester", "draw spawn e6>e7")
    t.only("hester", *(f"pull-doll e6>{h}" for h in AROUND - {"d6"})).say("hester", "pull-doll e6>f5")
    assert t.g.paths[E6] == 1 and t.g.kammi.dolls[:2] == [at("f5"), at("d6")] and t.asked == ""


@pytest.mark.rule("HC-21.41", "A-35", "HC-21.5")
@pytest.mark.parametrize(("squares", "after"), [([6, 6, 6, 0, 0, 0], 3), ([0, 5, 0, 5, 5, 5], 0), ([6, 6, 6, 1, 0, 0], 4)])
def test_with_one_side_full_the_other_is_filled_unasked(squares: list[int], after: int) -> None:
    t = hester()
    t.g.hester.squares = squares[:]
    burning(t)
    squares[after] = 6
    assert t.asked == "" and t.g.hester.squares == squares and t.told("SquareFilled")[0].squares == sum(map(bool, squares))
    t = hester()
    fill(t.g, 0, 1)
    assert t.g.hester.squares == [1, 0, 0, 0, 0, 0] and t.g.result is None


@pytest.mark.rule("HC-31.6", "HC-2.13", "HC-2.15", "A-55")
def test_what_merging_brings_along() -> None:
    t = fair("fair-folk-4").townsfolk("e6", "e6", "e7")
    nests(t, "e6")
    nest = t.g.nests[E6]
    merge_things(t.g, E6, at("d6"))
    assert (t.g.townsfolk[E6], t.g.townsfolk[at("d6")], t.g.townsfolk[at("e7")]) == (0, 2, 1)
    assert [(NAMES[e.origin], NAMES[e.target]) for e in t.told("TownsfolkMoved")] == [("e6", "d6")] * 2
    assert t.g.nests[E6] == 0 and t.g.nests[at("d6")] == nest
    t = Table().building("e6", "e6").put("protectors", "e7", haints=1)
    merge_things(t.g, E6, at("e7"))
    assert t.g.buildings[E6] == 2, "the Protectors avoid buildings"
    merge_things(t.g, E6, at("d6"))
    assert (t.g.buildings[E6], t.g.buildings[at("d6")]) == (0, 2) and len(t.told("BuildingMoved")) == 2
    merge_things(t.townsfolk("d5").g, at("d5"), at("d6"))
    assert t.g.townsfolk[at("d5")] == 1, "not beside a building"
    t = nests(fair(), "e6", "d6")
    nest = t.g.nests[E6]
    merge_things(t.g, E6, at("d6"))
    assert t.g.nests[E6] == nest


@pytest.mark.rule("HC-23.8", "HC-33.9", "HC-23.9")
@pytest.mark.parametrize(("haints", "infected", "taken"), [(1, 0, True), (2, 1, True), (0, 1, False), (0, 2, False)])
def test_an_automated_group_takes_what_waits_for_an_uninfected_haint(haints: int, infected: int, taken: bool) -> None:
    t = solo().townsfolk("e3").put("protectors", "f6", haints=haints, infected=infected)
    planted(t, "f5")
    t.do(MarchUnits(0)).say("hester", "march f6>f5")
    assert t.haints("red-haint", "f5") == haints and t.haints("red-infected", "f5") == infected
    assert (t.g.hester.planted == []) == taken and t.field("green") == taken and t.g.watch[at("f5")] == 1 - taken


@pytest.mark.rule("HC-10.7", "HC-21.54", "HC-21.44", "HC-10.31")
def test_nails_of_those_who_leave() -> None:
    t = hester(protectors="bernice")
    t.g.legend_at[4], t.g.pins = at("e7"), [366 + 1, 366 + 4]
    leave_map(t.g)
    assert t.g.pins == [366 + 1, -1] and t.where("hester") == ""
    t = kammi(other="protectors", protectors="bernice").put("protectors", "e8", legend=True)
    t.g.pins = [366 + 3, 366 + 2]
    t.call(lambda g: gift_of(g, 2).use(g, 2))
    assert t.g.pins == [-1, 366 + 2] and t.where("second-standee") == ""
    blue = 2 * 61 + E6
    t = hester(protectors="bernice").put("family", "e6", haints=2)
    t.g.pins = [blue, -1]
    infect(t.g, 2, E6)
    assert t.g.pins == [blue, -1], "the haint that is not nailed is infected first"
    infect(t.g, 2, E6)
    assert t.g.pins == [blue + 61, -1] and [(e.piece, NAMES[e.hex]) for e in t.told("Infected")] == [(2, "e6")] * 2


@pytest.mark.rule("HC-20.32", "HC-20.11")
@pytest.mark.parametrize(("piece", "unmasked"), [(9, 1), (4, 0)])
def test_who_takes_the_open_doll_alone_is_the_goblin(piece: int, unmasked: int) -> None:
    t = dolls(kammi().put("kammi", "e6", haints=1), "e6", "a1", "")
    t.g.kammi.face_up = True
    t.do(CarryDoll(0, E6, at("d6"), piece)).only("kammi", "take-doll", "leave-doll").say("kammi", "take-doll")
    assert t.g.kammi.unmasked == unmasked and t.g.kammi.dolls[0] == at("d6")
    t = dolls(kammi(), "e6", "a1", "")
    t.do(CarryDoll(0, E6, at("d6"), piece)).say("kammi", "take-doll")
    assert t.g.kammi.unmasked == 0, "a doll that lies face down tells nothing"
    t = dolls(kammi(), "e6", "a1", "")
    t.g.kammi.face_up = True
    t.do(CarryDoll(0, E6, at("d6"), piece)).say("kammi", "leave-doll")
    assert t.g.kammi.unmasked == 0
    t = dolls(kammi(), "e7", "a1", "")
    t.g.kammi.face_up = True
    t.do(CarryDoll(0, at("e7"), at("d7"), 8)).only("kammi", "leave-doll")


@pytest.mark.rule("HC-11.11", "HC-15.5", "A-24", "HC-15.3")
def test_a_kill_without_a_haint_on_the_map() -> None:
    """From the supply while there is one; then it counts on the dial, and without a dial it is a point."""
    t = Table("chapter3").put("protectors", "e6", haints=1)
    t.g.battle = Battle(0, 1, E6, at("e4"))
    t.do(ClaimHaint(0, 0, 1))
    assert t.asked == "" and t.g.plate[1] + t.vp("protectors") == 1
    t = Table("chapter3")
    t.g.supply_haints[1], t.g.spoon[0], t.g.plate[2], t.g.supply_haints[2] = 0, 2, 1, t.g.supply_haints[2] - 1
    t.do(ClaimHaint(0, 0, 1))
    assert t.vp("protectors") == 1 and t.g.plate[0:3] == [0, 0, 0] and t.g.supply_haints[1] == 0
    t = Table("chapter1")
    assert not t.g.dial
    t.g.supply_haints[1] = 0
    t.do(ClaimHaint(0, 0, 1))
    assert t.vp("protectors") == 1 and t.vp("family") == 0 and t.g.supply_haints[1] == 0


@pytest.mark.rule("HC-21.61", "HC-21.63")
@pytest.mark.parametrize("faction", ["protectors", "family", "kammi"])
def test_each_thing_that_is_devoured_is_gone(faction: str) -> None:
    number = ("protectors", "family", "kammi").index(faction)

    def table() -> Table:
        t = hester("kammi,family" if faction != "protectors" else "protectors,family").put(faction, "e6", legend=True)
        t.g.legend_at[4] = E6
        if faction == "kammi":
            t.g.kammi.herself = 2
        t.g.wild[number], t.g.wild_stock, t.g.scrolls[number] = 2, t.g.wild_stock - 2, 3
        name = "first-standee" if faction == "kammi" else f"{faction}-legend"
        return t.do(DevourLegend(2)).say("hester", f"devour {name}")

    t = table().say("hester", "eat 5")
    assert (t.g.wild[number], t.g.scrolls[number]) == (1, 3) and 5 in t.g.hester.squares
    t = table().say("hester", "eat 4")
    assert (t.g.wild[number], t.g.scrolls[number]) == (2, 2)


@pytest.mark.rule("HC-24.11")
def test_a_nest_that_is_lifted_leaves_something_to_prepare() -> None:
    t = nests(fair(), "e6", "e7")
    own = t.g.fairfolk
    offer = own.nests[E6] - 2
    own.prepared = [own.bag.pop(0)]
    lift_nest(t.g, E6)
    assert own.nests[E6] == 0 and offer in own.bag and own.bag == sorted(own.bag) and len(own.prepared) == 1
    own.bag, own.prepared = sorted(own.bag + own.prepared), []
    lift_nest(t.g, at("e7"))
    assert own.nests[at("e7")] == 0 and len(own.prepared) == 1
    own.nests[at("d6")] = 1
    bag = own.bag[:]
    lift_nest(t.g, at("d6"))
    assert own.bag == bag and own.nests[at("d6")] == 0, "an empty nest gives no offer back"


def _lost_count(t: Table) -> None:
    t.g.units[E6] += 1


def _lost_crowd(t: Table) -> None:
    t.g.crowd[E6] += 1


def _both_objectives(t: Table) -> None:
    t.g.townsfolk[E6] = t.g.buildings[E6] = 1


def _storm_on_brambles(t: Table) -> None:
    t.g.storms[at("e5")] = 1


def _five(t: Table) -> None:
    t.put("family", "e6", haints=3, infected=2)


def _two_colours(t: Table) -> None:
    t.put("family", "e6", haints=1).put("protectors", "e6", haints=1)


def _fire(t: Table) -> None:
    t.put("family", "e6", haints=1).g.fire[E6] = 1


def _jars(t: Table) -> None:
    t.g.jars = [0b11111111, *t.g.jars[1:]]


def _below(t: Table) -> None:
    t.g.path_supply = -1


FAULTS = {
    "units are miscounted": [_lost_count, _lost_crowd],
    "units that may not be there on hex": [_five, _two_colours, _fire],
    "a townsfolk and a building on one hex": [_both_objectives],
    "the brambles hold what they may not": [_storm_on_brambles],
    "more jars flipped than turns": [_jars],
    "a supply below zero": [_below],
}


@pytest.mark.rule("HC-28.6", "HC-3.1", "HC-3.4", "HC-3.5")
@pytest.mark.parametrize(("fault", "wrong"), [(fault, wrong) for fault, those in FAULTS.items() for wrong in those])
def test_the_audit_names_each_fault(fault: str, wrong: Callable[[Table], None]) -> None:
    t = Table().put("family", "e4", haints=2, infected=2, legend=False).storm("e6").townsfolk("d3").building("d4")
    assert GAME.census(t.g)[-1] == []
    t = Table()
    wrong(t)
    assert [each for each in GAME.census(t.g)[-1] if each.startswith(fault)]


SHUT = {
    "protectors": {"BuildingThere": "building", "StrangersThere": "family"},
    "family": {"TownsfolkThere": "townsfolk", "StrangersThere": "protectors"},
    "kammi": {"TownsfolkThere": "townsfolk", "BuildingThere": "building", "StrangersThere": "family"},
}


@pytest.mark.rule("HC-3.1", "HC-3.2", "HC-3.3", "HC-3.4", "HC-3.5")
@pytest.mark.parametrize("faction", SHUT)
def test_who_keeps_whom_out_is_said(faction: str) -> None:
    """One by one: what bars the hex to this colour is named, what does not bar it gives no reason, and four fill it."""
    colour = list(SHUT).index(faction)

    def reason(what: str, units: int = 1) -> str:
        t = hester("kammi,family" if faction == "kammi" else "protectors,family")
        if what in SHUT:
            t.put(what, "e6", haints=1)
        elif what:
            getattr(t, what)("e6")
        found = shut(t.g, colour, E6, units)
        return f"{type(found).__name__} {found.rule}" if found else ""

    rule = ("HC-3.1", "HC-3.2", "HC-3.3")[colour]
    bars = {what: f"{name} {rule}" for name, what in SHUT[faction].items()}
    for what in ("", "townsfolk", "building", "protectors", "family", "kammi", "fire"):
        if what != ("protectors" if faction == "kammi" else "kammi"):
            assert reason(what) == ("Burning HC-3.5" if what == "fire" else bars.get(what, ""))
    assert (reason("", 4), reason("", 5)) == ("", "NoRoom HC-3.4")
    assert (reason(faction, 3), reason(faction, 4)) == ("", "NoRoom HC-3.4")
