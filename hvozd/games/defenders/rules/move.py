"""DW-7.1: where a Move may end. Plain functions over lists."""

from hvozd.games.defenders.components import HABITATS
from hvozd.games.defenders.hooks import abilities
from hvozd.games.defenders.maps.geometry import STEPS
from hvozd.games.defenders.state import ANY_WALL, BREACH, ENGINE, HABITAT, WILD, DefendersState, active_habitat

OPEN = tuple(not flags & ENGINE and (not flags & ANY_WALL or bool(flags & BREACH)) for flags in range(16))
"""DW-6.6, DW-6.7: whether an organizer may cross an edge with these flags."""
OPEN_THROUGH_WALLS = tuple(not flags & ENGINE for flags in range(16))
"""A-40: the same while walls stop nobody."""


def destinations(g: DefendersState, player: int) -> list[int]:
    """DW-6.7, A-32, A-40: an ability at work may open walls, or the corridors of any one habitat."""
    active = abilities(g)
    crossing = OPEN_THROUGH_WALLS if any(each.opens_walls for each in active) else OPEN
    start = g.at[player]
    if not any(each.opens_corridors for each in active):
        return sorted(reach(g, start, active_habitat(g, player), crossing))
    ends: set[int] = set()
    for habitat in range(len(HABITATS)):
        ends |= reach(g, start, habitat, crossing)
    return sorted(ends)


def reach(g: DefendersState, start: int, habitat: int, crossing: tuple[bool, ...]) -> set[int]:
    """DW-7.1, DW-6.3, A-33: a step; inside a matching corridor also along it and one step beyond; from beside it along it.

    Hexes passed through hold no mech.
    """
    edge, tile, kind, mechs = g.edge, g.tile, g.habitat, g.mechs
    inside = tile[start] == WILD or (tile[start] == HABITAT and kind[start] == habitat)
    ends: set[int] = set()
    queue = [start]
    seen = {start}
    for hex_ in queue:
        beyond = inside or hex_ == start
        for near, across in STEPS[hex_]:
            if not crossing[edge[across]]:
                continue
            matching = tile[near] == WILD or (tile[near] == HABITAT and kind[near] == habitat)
            if matching or beyond:
                ends.add(near)
            if matching and near not in seen:
                seen.add(near)
                if not mechs[near]:
                    queue.append(near)
    ends.discard(start)
    return ends
