"""HC-21: Hester's roots, steps, bonfires, infections, and how she is summoned."""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any

from tests.referee.harrow.board import EDGE, HEXES, NAMES, NEAR
from tests.referee.harrow.world import COLOURS, CUBES, HESTER_SLOT, LIMIT, OWNER, SLOTS, TERRAIN_CUBES, World, names

CARDS = (
    *("white-innards", "wild-tangle", "protege", "well-see", "sloth", "within-reach", "stings-a-moment", "night-terror"),
    *("needful-sacrifice", "drawing-near", "trampled-soil", "all-around", "desperate-grip"),
)
SUMMON = (3, 2, 1)


def field(w: World, cube: str) -> int:
    """Terrain cubes on the battleground."""
    return int(w.g.field[CUBES.index(cube)])


def payments(w: World, n: int, colours: Iterable[str] = TERRAIN_CUBES) -> set[str]:
    """The different ways to pay n cubes of these colours."""
    return {
        ",".join(way) or "-"
        for way in combinations_with_replacement([c for c in TERRAIN_CUBES if c in colours], n)
        if all(way.count(cube) <= field(w, cube) for cube in set(way))
    }


def touched(w: World) -> set[int]:
    """A-68: both hexes of every root of this turn."""
    return {h for h in w.g.hester.roots if h >= 0}


def grow(w: World, step: Any) -> set[str]:
    """HC-21.11, HC-21.12, HC-21.22, A-31."""
    board = w.g.hester
    path = [*board.old_roots, *board.roots]
    if not path:
        return names("grow", EDGE)
    taken = {h for h in path if h >= 0}
    return names("grow", (to for to in NEAR[path[-1]] if to not in taken))


def may_creep(w: World, colour: int, h: int) -> bool:
    """HC-21.26, HC-21.40: infected haints enter; a bonfire needs a pair of flames."""
    if w.fire(h) or w.barred(colour, h) or w.crowd(h) >= LIMIT:
        return False
    if not w.foes(colour, h):
        return True
    others = [other for other in range(3) if w.own[other][h]]
    return all(w.haints(other, h, 1) == w.own[other][h] for other in others) and any(w.g.hester.slots)


def creeps(w: World) -> set[str]:
    """HC-21.24, HC-21.25, A-66."""
    found = set()
    for colour in range(3):
        for h in HEXES:
            if w.loose(2 * colour + 1, h) <= 0:
                continue
            for to in NEAR[h]:
                if may_creep(w, colour, to):
                    found |= {f"creep {COLOURS[colour]}-infected {NAMES[h]}>{NAMES[to]} for {pay}" for pay in haint_pays(w, to)}
    at = w.where[HESTER_SLOT]
    if at >= 0 and not w.held(HESTER_SLOT):
        found |= {f"creep hester {NAMES[at]}>{NAMES[to]} for {pay}" for to in NEAR[at] for pay in hester_pays(w, to)}
    return found


def haint_pays(w: World, to: int) -> set[str]:
    """One of the colour or any two, each one less for a path; what costs nothing is not paid for (A-66: no less than nothing)."""
    matching = max(0, 1 - w.g.paths[to]) if w.terrain(to) else 9
    return {"-"} if not matching else payments(w, matching, [w.cube_of(to)]) | payments(w, max(0, 2 - w.g.paths[to]))


def hester_pays(w: World, to: int) -> set[str]:
    if w.terrain(to):
        return payments(w, max(0, 2 - w.g.paths[to]), [w.cube_of(to)])
    return payments(w, max(0, 3 - w.g.paths[to]))


def cards(w: World) -> set[str]:
    """HC-21.31: active cards that were not activated this turn."""
    board = w.g.hester
    return {f"activate-card {CARDS[card]}" for card in board.active if card not in board.used}


def moves(w: World, step: Any) -> set[str]:
    found = creeps(w) | cards(w) | {"done"}
    if w.held(HESTER_SLOT):
        found |= {f"unpin-hester for {pay}" for pay in payments(w, 2)}
    return found


def infections(w: World, used: Iterable[int]) -> set[str]:
    """HC-21.44, HC-21.45, HC-21.46, HC-33.3, A-37."""
    found: set[str] = set()
    if w.snakes() <= 0:
        return found
    free = w.g.hester.free_infection
    for h in touched(w) - set(used):
        if not (w.terrain(h) or free):
            continue
        pays = {"-"} if free else payments(w, 1, [w.cube_of(h)]) | payments(w, 3)
        pieces = [f"{COLOURS[colour]}-haint" for colour in range(3) if w.haints(colour, h, 0)]
        for slot in range(HESTER_SLOT):
            colour = OWNER[slot]
            if w.where[slot] == h and not w.haints(colour, h, 0) and -1 - slot not in used:
                pieces += [SLOTS[slot]] if any(w.haints(colour, other, 0) for other in HEXES) else []
        found |= {f"infect {piece} {NAMES[h]} for {pay}" for piece in pieces for pay in pays}
    return found


def infect(w: World, step: Any) -> set[str]:
    return infections(w, step.used) | cards(w) | {"done"}


def instead(w: World, step: Any) -> set[str]:
    """HC-21.45: any uninfected haint of that faction."""
    return names("infect-one", (h for h in HEXES if w.haints(step.colour, h, 0)))


def summon(w: World, step: Any) -> set[str]:
    """HC-21.47, HC-33.5."""
    fires = [h for h in HEXES if w.fire(h)]
    found = cards(w) | {"done"}
    if not fires or w.where[HESTER_SLOT] >= 0:
        return found
    price = SUMMON[min(len(fires), 3) - 1]
    for h in fires:
        colours = TERRAIN_CUBES if w.g.hester.any_colour else [w.cube_of(h)] if w.terrain(h) else []
        found |= {f"summon {NAMES[h]} with {cube}" for cube in colours if field(w, cube) >= price}
    return found


def drop(w: World, step: Any) -> set[str]:
    """HC-21.64."""
    return {f"drop {cube}" for cube in TERRAIN_CUBES if field(w, cube)}


QUESTIONS = {
    "GrowRoot": grow,
    "HesterMoves": moves,
    "InfectHaints": infect,
    "InfectInstead": instead,
    "SummonHester": summon,
    "DropCubes": drop,
}
