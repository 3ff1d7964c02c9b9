"""HC-14, HC-17, HC-9.20 to HC-9.23, HC-10.12: townsfolk and buildings, and what leads to them."""

from typing import Any

from tests.referee.harrow.board import HEXES, NAMES, NEAR, TERRAINS, away, nearer
from tests.referee.harrow.world import HESTER_SLOT, PROTECTORS, TOKENS, World, names

BUILDINGS_ROW = 4


def put(w: World, step: Any) -> set[str]:
    """HC-17.4, A-26, A-27: terrain of a space that still has one; no units, objectives, flames. It must be placed."""
    spaces = w.g.waiting[step.row : step.row + 4]
    places = {
        h
        for h in HEXES
        if w.terrain(h)
        and spaces[TERRAINS.index(w.kind[h])]
        and not (w.anybody(h) or w.g.townsfolk[h] or w.g.buildings[h] or w.fire(h))
    }
    return names("building" if step.row == BUILDINGS_ROW else "townsfolk", places)


def escorted(w: World, h: int) -> bool:
    return bool(w.own[PROTECTORS][h] or w.g.paths[h])


def guide(w: World, step: Any) -> set[str]:
    """HC-14.1: over hexes with own units or paths; HC-14.2: who comes home is rescued there."""
    found = {"done"}
    home = w.home(PROTECTORS)
    for h in HEXES:
        if not w.g.townsfolk[h] or not escorted(w, h):
            continue
        seen, queue = {h}, [h]
        while queue:
            for to in NEAR[queue.pop(0)]:
                if to not in seen and escorted(w, to) and w.folk_may(to) and not (to == home and w.fire(home)):
                    seen.add(to)
                    queue += [] if to == home else [to]
        found |= {f"guide {NAMES[h]}>{NAMES[to]}" for to in seen - {h}}
    return found


def pull(w: World, step: Any) -> set[str]:
    """HC-9.20: one hex nearer to the own legend."""
    legend = w.where[PROTECTORS]
    return {f"pull {NAMES[h]}>{NAMES[to]}" for h in HEXES if w.g.townsfolk[h] for to in nearer(h, legend) if w.folk_may(to)} | {
        "done"
    }


def gather(w: World, step: Any) -> set[str]:
    """HC-9.21."""
    return {f"gather {TOKENS[kind]}" for kind in w.tokens_at(step.hex)} | {"done"}


def pushed(w: World, origins: Any, hex: int) -> set[str]:
    """A-43: units of any faction."""
    found = {"done"}
    for h in origins:
        for colour in range(3):
            found |= w.unit_moves(colour, h, away(h, hex))
        if w.where[HESTER_SLOT] == h:
            found |= w.slot_moves(HESTER_SLOT, away(h, hex))
    return found


def push_near(w: World, step: Any) -> set[str]:
    """HC-9.22."""
    return pushed(w, NEAR[step.hex], step.hex)


def push_far(w: World, step: Any) -> set[str]:
    """HC-9.23."""
    return pushed(w, HEXES, step.hex)


def lead_haint(w: World, step: Any) -> set[str]:
    """HC-10.12: onto terrain of the kind that the Boy stands on."""
    kind = w.kind[w.where[PROTECTORS]]
    return {"done"}.union(*(w.haint_moves(PROTECTORS, h, (to for to in NEAR[h] if w.kind[to] == kind)) for h in HEXES))


def lead_townsfolk(w: World, step: Any) -> set[str]:
    kind = w.kind[w.where[PROTECTORS]]
    return {
        f"pull {NAMES[h]}>{NAMES[to]}"
        for h in HEXES
        if w.g.townsfolk[h]
        for to in NEAR[h]
        if w.kind[to] == kind and w.folk_may(to)
    } | {"done"}


QUESTIONS = {
    "PlaceObjective": put,
    "GuideTownsfolk": guide,
    "PullTownsfolk": pull,
    "GatherToken": gather,
    "PushNear": push_near,
    "PushFar": push_far,
    "LeadHaint": lead_haint,
    "LeadTownsfolk": lead_townsfolk,
}
