"""HC-35: the sixteen quests: which nests on the map serve one."""

from collections.abc import Callable
from itertools import compress

from hvozd.games.harrow.components import Quest
from hvozd.games.harrow.factions.fairfolk.figures import FIGURES, TABLE
from hvozd.games.harrow.factions.fairfolk.offers import folk
from hvozd.games.harrow.maps import AXES, CENTRE, DISTANCE, EDGE, HEXES, KIND_NAMES, MOUNTAIN, NEIGHBOURS
from hvozd.games.harrow.state import HarrowState

NEEDED = TABLE.nests_for_quest
QUESTS = FIGURES.quests.cards


def serving(g: HarrowState, quest: int) -> list[int]:
    """HC-24.20, HC-36.9, A-79: the nests that may be among the four that fulfil a quest; none: it is not fulfilled."""
    nests = [*compress(range(HEXES), folk(g).nests)]
    if len(nests) < NEEDED:
        return []
    needed = NEEDED - folk(g).glamour
    record = QUESTS[quest]
    whole = TOGETHER.get(record.kind)
    fitting = whole(g, nests, needed) if whole else [h for h in nests if EACH[record.kind](g, record, h)]
    if len(fitting) < needed:
        return []
    return nests if folk(g).glamour else fitting


def _terrains(record: Quest) -> list[int]:
    return [KIND_NAMES.index(name) for name in record.terrains]


def _beside_all(g: HarrowState, record: Quest, h: int) -> bool:
    """HC-35.1, HC-35.2, HC-35.3, HC-35.4, HC-35.5, HC-35.6: a neighbour of each of two terrains."""
    near = {g.land.kind[to] for to in NEIGHBOURS[h]}
    return near.issuperset(_terrains(record))


def _on_terrain(g: HarrowState, record: Quest, h: int) -> bool:
    """HC-35.7, HC-35.8, HC-35.9, HC-35.10: on one terrain."""
    return g.land.kind[h] in _terrains(record)


def _edge(g: HarrowState, record: Quest, h: int) -> bool:
    """HC-35.12: on edge hexes."""
    return EDGE[h]


def _beside_mountain(g: HarrowState, record: Quest, h: int) -> bool:
    """HC-35.13: next to a mountain."""
    return any(g.land.kind[to] == MOUNTAIN for to in NEIGHBOURS[h])


def _near_brambles(g: HarrowState, record: Quest, h: int) -> bool:
    """HC-35.15: within 2 of the brambles."""
    return DISTANCE[CENTRE][h] <= 2


EACH: dict[str, Callable[[HarrowState, Quest, int], bool]] = {
    "adjacent-to-all": _beside_all,
    "on-terrain": _on_terrain,
    "edge": _edge,
    "adjacent-to-kind": _beside_mountain,
    "within": _near_brambles,
}


def _four_lands(g: HarrowState, nests: list[int], needed: int) -> list[int]:
    """HC-35.11, HC-36.9: one on each of the four terrains; an excused nest stands for a missing one."""
    on_land = [h for h in nests if g.land.terrain[h]]
    return on_land if len({g.land.kind[h] for h in on_land}) >= needed else []


def _straight_line(g: HarrowState, nests: list[int], needed: int) -> list[int]:
    """HC-35.14: in one straight line, gaps allowed."""
    found: set[int] = set()
    for axis in range(3):
        for row in {AXES[h][axis] for h in nests}:
            line = [h for h in nests if AXES[h][axis] == row]
            found |= set(line) if len(line) >= needed else set()
    return sorted(found)


def _connected(g: HarrowState, nests: list[int], needed: int) -> list[int]:
    """HC-35.16: one connected group."""
    left, found = set(nests), []
    while left:
        group = [left.pop()]
        for h in group:
            joined = [to for to in NEIGHBOURS[h] if to in left]
            left.difference_update(joined)
            group += joined
        found += group if len(group) >= needed else []
    return sorted(found)


TOGETHER: dict[str, Callable[[HarrowState, list[int], int], list[int]]] = {
    "one-on-each": _four_lands,
    "straight-line": _straight_line,
    "connected": _connected,
}
