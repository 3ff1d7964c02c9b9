"""HC-9.30 to HC-9.35, HC-31.2, HC-31.6: storms, and what they pull or push."""

from typing import Any

from tests.referee.harrow.board import CENTRE, HEXES, NAMES, NEAR, away, nearer
from tests.referee.harrow.world import FAMILY, TOKENS, World, names


def place(w: World, step: Any) -> set[str]:
    """HC-9.30: on an own unit; HC-9.34: beside the legend. Never on the brambles; by the ruling A-9 not on a storm."""
    if w.g.track[FAMILY] == 1:
        places = {h for h in HEXES if w.own[FAMILY][h]}
    else:
        places = {h for slot in w.slots(FAMILY) for h in NEAR[w.where[slot]]}
    places.discard(CENTRE)
    if "A-9" in w.by_rulings:
        places = {h for h in places if not w.storm(h)}
    return names("storm", places if w.g.storm_supply else ()) | {"done"}


def ways(w: World, h: int, storm: int) -> set[int]:
    """Side 1 of the track pulls towards the storm, side 2 pushes away from it."""
    return nearer(h, storm) if w.g.track[FAMILY] == 1 else away(h, storm)


def token(w: World, step: Any) -> set[str]:
    """HC-9.31, HC-9.35: any ability token of the map, onto any hex."""
    return {
        f"draw {TOKENS[kind]} {NAMES[h]}>{NAMES[to]}" for h in HEXES for kind in w.tokens_at(h) for to in ways(w, h, step.hex)
    } | {"done"}


def friend(w: World, step: Any) -> set[str]:
    """HC-9.32, HC-9.35."""
    return {"done"}.union(*(w.unit_moves(FAMILY, h, ways(w, h, step.hex)) for h in HEXES))


def foe(w: World, step: Any) -> set[str]:
    """HC-9.33, HC-9.35, HC-0.27: enemies are those with another colour."""
    return {"done"}.union(*(w.unit_moves(colour, h, ways(w, h, step.hex)) for colour in (0, 2) for h in HEXES))


def still(w: World, step: Any, piece: int, h: int) -> int:
    """Of the units of a kind on a hex, those that have not made their step yet and may move."""
    there = w.loose(piece, h) if piece < 6 else int(w.where[piece - 6] == h and not w.held(piece - 6))
    return there - int(step.moved_to.count(piece * 61 + h))


def guide(w: World, step: Any) -> set[str]:
    """HC-31.2: the legend and every own haint, each onto one storm beside it."""
    found = {"done"}
    for h in HEXES:
        stormy = [to for to in NEAR[h] if w.storm(to)]
        for kind in (2 * FAMILY, 2 * FAMILY + 1):
            if still(w, step, kind, h) > 0:
                found |= w.moves(kind, h, stormy)
        if still(w, step, 6 + FAMILY, h) > 0:
            found |= w.slot_moves(FAMILY, stormy)
    return found


QUESTIONS = {"StormTrack": place, "StormToken": token, "StormFriend": friend, "StormFoe": foe, "StormSteps": guide}
