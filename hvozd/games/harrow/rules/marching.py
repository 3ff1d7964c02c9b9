"""HC-23.8, HC-23.9, HC-23.10: how units of an automated faction walk to their goal."""

from collections.abc import Callable, Mapping, Sequence

from hvozd.core import Action, Ask, Do, Offer
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.maps import HEXES, NEIGHBOURS
from hvozd.games.harrow.rules.events import Advanced, BuildingDestroyed, TownsfolkRescued
from hvozd.games.harrow.rules.objectives import owns
from hvozd.games.harrow.rules.scoring import score
from hvozd.games.harrow.rules.units import (
    add,
    add_building,
    add_townsfolk,
    arrived,
    open_to_colour,
    room_for,
    set_legend,
    slots_at,
    unit_hexes,
)
from hvozd.games.harrow.state import HarrowState, SoloBoard
from hvozd.games.harrow.words import HexF, group_code


class MarchGroup(Action):
    form = "march {origin}>{target}"
    origin: HexF
    target: HexF


def board(g: HarrowState) -> SoloBoard:
    assert g.solo is not None
    return g.solo


def goals(g: HarrowState, faction: int) -> list[int]:
    """HC-23.8, HC-23.10: the objective of the faction; one reached this turn still draws its units."""
    row = owns(faction)
    hexes = [h for h, n in enumerate(g.buildings if row else g.townsfolk) if n]
    reached = board(g).goals[g.colours.index(faction)]
    return [reached] if reached >= 0 else hexes


class MarchUnits(Do):
    """HC-23.8: every unit makes one move; in which order the player says."""

    seat: int

    def run(self, g: HarrowState) -> None:
        board(g).done = []
        g.then(MarchNext(self.seat))


def moving(g: HarrowState, faction: int) -> list[Action]:
    """HC-23.8: the moves of all groups that have not moved in this pass."""
    far = [distances(g, faction, goal) for goal in goals(g, faction)]
    groups = [h for h in unit_hexes(g, faction) if h not in board(g).done]
    return [MarchGroup(h, to) for h in groups for to in ways(g, faction, h, far)]


class MarchNext(Ask):
    """HC-23.8, HC-23.9: the next group goes one hex on a shortest open way; a group never parts, and one that meets
    another moves on with it."""

    def open_to(self, g: HarrowState) -> bool:
        return bool(moving(g, board(g).active))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: moving(g, board(g).active),)

    def take(self, g: HarrowState, action: MarchGroup) -> None:
        faction = board(g).active
        joined = bool(g.units[faction * HEXES + action.target]) and action.target not in board(g).done
        g.then(self)
        move_group(g, faction, action.origin, action.target)
        if not joined:
            board(g).done.append(action.target)
        reach_goal(g, faction, action.target)


def ways(g: HarrowState, faction: int, origin: int, tables: Sequence[Mapping[int, int]]) -> list[int]:
    """HC-23.8: neighbours that begin a shortest open way to the goal; a detour may lead away; no way at all: stay. By the
    switch nobody goes round units of the same faction: a group without room ahead waits."""
    size = g.units[faction * HEXES + origin]
    found: list[int] = []
    best = min((far.get(origin, HEXES) for far in tables), default=0) - 1 if "HC-23.8" in g.rulings else HEXES
    for far in tables:
        if far.get(origin) == 0:
            return []
        for near in NEIGHBOURS[origin]:
            if near in far and far[near] <= best and _open(g, faction, near, size):
                found = [near] if far[near] < best else [*found, near]
                best = far[near]
    return found


def _open(g: HarrowState, faction: int, h: int, size: int) -> bool:
    """HC-23.9: a legal hex with room for the whole group."""
    return room_for(g, faction, h) >= size


def distances(g: HarrowState, faction: int, goal: int) -> dict[int, int]:
    """Steps to the goal over hexes that no enemy, objective or fire blocks."""
    far = {goal: 0}
    queue = [goal]
    for h in queue:
        for near in NEIGHBOURS[h]:
            if near not in far and open_to_colour(g, faction, near):
                far[near] = far[h] + 1
                queue.append(near)
    return far


def move_group(g: HarrowState, faction: int, origin: int, target: int) -> None:
    """HC-23.9: all units of the hex go together."""
    counts = []
    for kind in (2 * faction, 2 * faction + 1):
        n = g.haints[kind * HEXES + origin]
        counts.append(n)
        add(g, kind, origin, -n)
        add(g, kind, target, n)
    mask = 0
    for slot in slots_at(g, faction, origin):
        set_legend(g, slot, target)
        mask |= 1 << slot
    g.log(Advanced, faction, group_code(counts[0], counts[1], 1 if mask else 0), origin, target)
    arrived(g, target, counts[0] > 0, mask)


def reach_goal(g: HarrowState, faction: int, h: int) -> None:
    """HC-23.10, HC-25.4: the objective is removed for 2 points at once; no storms are added."""
    row = owns(faction)
    if not (g.buildings if row else g.townsfolk)[h]:
        return
    if row:
        add_building(g, h, -1)
        g.log(BuildingDestroyed, h)
    else:
        add_townsfolk(g, h, -1)
        g.log(TownsfolkRescued, h)
    g.gone[1 if row else 0] += 1
    board(g).goals[g.colours.index(faction)] = h
    score(g, faction, NUMBERS.building if row else NUMBERS.rescue)
    for hook in GOAL_HOOKS.get(g.preset, ()):
        hook(g, row)


GOAL_HOOKS: dict[str, list[Callable[[HarrowState, int], None]]] = {}
"""What follows at once when an objective is reached, by preset."""

KINDS = (MarchGroup, MarchUnits, MarchNext)
