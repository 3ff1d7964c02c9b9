"""HC-10: what the gifts of the legends let a player choose."""

from typing import Any

from tests.referee.harrow.board import HEXES, NAMES, NEAR, within
from tests.referee.harrow.groups import spawn_hexes
from tests.referee.harrow.storms import still
from tests.referee.harrow.world import (
    COLOURS,
    FAMILY,
    LIMIT,
    PROTECTORS,
    SLOTS,
    TOKENS,
    World,
    names,
)

TOKEN_NAMES = (
    *TOKENS,
    *("council-seat", "storm-guide", "psychopomp", "faceless-portraits", "distant-tremors", "merging"),
    *("din-and-clamor", "weaving-of-fate", "knife-in-the-dark"),
)


def plant(w: World, step: Any) -> set[str]:
    """HC-10.1, A-45: hexes with an own haint and no red cube."""
    return names("plant", (h for h in HEXES if w.haints(PROTECTORS, h) and not w.g.red_cubes[h])) | {"done"}


def step_to_terrain(w: World, step: Any) -> set[str]:
    """HC-10.4: an own haint to a terrain hex."""
    return {"done"}.union(*(w.haint_moves(PROTECTORS, h, (to for to in NEAR[h] if w.terrain(to))) for h in HEXES))


def nail(w: World, step: Any) -> set[str]:
    """HC-10.4, A-11: under any unit on a hex beside an own unit; one that lies ready, else one that is lifted."""
    ready = [number for number, pin in enumerate(w.g.pins) if pin < 0]
    found = {"done"}
    for h in HEXES:
        if any(w.own[PROTECTORS][other] for other in NEAR[h]):
            pieces = [f"{COLOURS[kind // 2]}-{'infected' if kind % 2 else 'haint'}" for kind in range(6) if w.loose(kind, h) > 0]
            pieces += [SLOTS[slot] for slot in range(5) if w.where[slot] == h and not w.held(slot)]
            for number in ready[:1] or range(len(w.g.pins)):
                found |= {f"nail {number} {piece} {NAMES[h]}" for piece in pieces}
    return found


def taunt(w: World, step: Any) -> set[str]:
    """HC-10.10: terrain of the kind she stands on, empty (A-53: flames are not nothing); two different hexes."""
    kind = w.kind[w.where[PROTECTORS]]
    full = {h for h in HEXES if w.anybody(h) or w.g.townsfolk[h] or w.g.buildings[h] or w.fire(h) or h in w.g.taunts}
    return names("taunt", (h for h in HEXES if w.kind[h] == kind and h not in full)) | {"done"}


def levi(w: World, step: Any) -> set[str]:
    """HC-10.20, HC-10.21, A-98: onto terrain like Levi's, or out of it; never onto a path."""
    kind = w.kind[w.where[FAMILY]]
    found = {"done"}
    for h in HEXES:
        ways = [to for to in NEAR[h] if kind in (w.kind[h], w.kind[to]) and not w.g.paths[to]]
        for piece in (2 * FAMILY, 2 * FAMILY + 1):
            if still(w, step, piece, h) > 0:
                found |= w.moves(piece, h, ways)
    return found


def removals(w: World, colour: int, h: int, loose: bool) -> set[str]:
    words = ("haint", "infected")
    return {
        f"remove {COLOURS[colour]}-{words[kind]} {NAMES[h]}"
        for kind in (0, 1)
        if (w.loose(2 * colour + kind, h) if loose else w.haints(colour, h, kind)) > 0
    }


def give_haint(w: World, step: Any) -> set[str]:
    """HC-10.22: one own haint that no nail holds."""
    return {"done"}.union(*(removals(w, FAMILY, h, True) for h in HEXES))


def raised(w: World, step: Any) -> set[str]:
    """HC-10.22, A-47: within 1 of Corbin or of the home."""
    near = within(w.home(FAMILY), 0, 1) | within(w.where[FAMILY], 0, 1) | spawn_hexes(w, FAMILY)
    ok = [h for h in near if w.legal(FAMILY, h) and w.g.supply_haints[FAMILY]]
    return {f"spawn {NAMES[h]} x1" for h in ok} | {"stop"}


def nightmare(w: World, step: Any) -> set[str]:
    """HC-10.23, A-48: a haint of any faction on terrain like Kaine's."""
    kind = w.kind[w.where[FAMILY]]
    same = [h for h in HEXES if w.kind[h] == kind]
    return {"done"}.union(*(removals(w, colour, h, False) for colour in range(3) for h in same))


def store(w: World, step: Any) -> set[str]:
    """HC-10.24: up to three, never more than three there."""
    most = min(w.g.field[FAMILY], 3 - w.g.family.stored)
    return {f"store x{n}" for n in range(1, most + 1)} | {"done"}


def release(w: World, step: Any) -> set[str]:
    return {f"release x{n}" for n in range(1, w.g.family.stored + 1)} | {"done"}


def pick(w: World, step: Any) -> set[str]:
    """HC-10.25: any token of the bag, upgrades too."""
    return {f"pick {TOKEN_NAMES[token]}" for token, n in enumerate(w.g.family.bag) if n} | {"done"}


def walk(w: World, step: Any) -> set[str]:
    """HC-10.26, A-15: she must go to another hex with an own haint and room."""
    targets = [h for h in HEXES if w.haints(FAMILY, h) and w.own[FAMILY][h] < LIMIT]
    return w.slot_moves(FAMILY, targets)


def boxed(w: World) -> list[int]:
    """A-20: kinds of tokens that the box really has."""
    return [kind for kind in range(4) if w.g.box[kind]]


def storm_tokens(w: World, step: Any) -> set[str]:
    """HC-10.26: two different storm hexes."""
    places = [h for h in HEXES if w.storm(h) and h not in step.used]
    return {f"put {TOKENS[kind]} {NAMES[h]}" for kind in boxed(w) for h in places} | {"done"}


def shove(w: World, step: Any) -> set[str]:
    """HC-10.32, A-50: every legend up to two hexes, step by step."""
    movable = [slot for slot in range(5) if w.where[slot] >= 0 and step.used[slot] < 2]
    return {"done"}.union(*(w.slot_moves(slot, NEAR[w.where[slot]]) for slot in movable))


def snatch(w: World, step: Any) -> set[str]:
    """HC-10.33: onto the goblin's hex, which must hold no doll."""
    goblin = goblin_hex(w)
    if w.doll(goblin):
        return {"done"}
    return {f"pull-doll {NAMES[h]}>{NAMES[goblin]}" for h in NEAR[goblin] if w.doll(h)} | {"done"}


def goblin_hex(w: World) -> int:
    """HC-19.21: the true goblin's."""
    return int(w.where[5 - w.g.kammi.herself])


QUESTIONS = {
    "PlantCubes": plant,
    "BerniceStep": step_to_terrain,
    "PlaceNail": nail,
    "PlaceTaunts": taunt,
    "LeviSteps": levi,
    "GiveHaint": give_haint,
    "Raise": raised,
    "Nightmare": nightmare,
    "StoreCubes": store,
    "ReleaseCubes": release,
    "PickFromBag": pick,
    "MildredWalk": walk,
    "StormTokens": storm_tokens,
    "ShoveLegends": shove,
    "SnatchDoll": snatch,
}
