"""The geometry of the map: axial places, sides, corners, the course of the river. Plain functions on plain values."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

Place = tuple[int, int]
SIDES: tuple[Place, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""CM-4.7: sides counter-clockwise from the east."""
Corner = frozenset[Place]


def beside(place: Place, side: int) -> Place:
    """CM-4.7: the place across a side."""
    step = SIDES[side % 6]
    return place[0] + step[0], place[1] + step[1]


@lru_cache(maxsize=1024)
def ring(place: Place) -> tuple[Place, ...]:
    """CM-4.7: the six places around."""
    return tuple(beside(place, side) for side in range(6))


@lru_cache(maxsize=4096)
def corner(place: Place, k: int) -> Corner:
    """CM-4.7: corner k lies between side k and side k + 1; the three places that meet there name it."""
    return frozenset((place, beside(place, k), beside(place, k + 1)))


def blocked(rivers: Mapping[Place, int]) -> set[frozenset[Place]]:
    """CM-4.5: the sides that the river hugs: for a river tile turned by o the sides o and o + 1."""
    return {frozenset((place, beside(place, o + k))) for place, o in rivers.items() for k in (0, 1)}


def neighbours(cells: Iterable[Place], rivers: Mapping[Place, int]) -> tuple[dict[Place, list[Place]], dict[Place, list[Place]]]:
    """CM-4.4, CM-4.5, CM-4.6, A-12: for each place the adjacent ones, and the ones that only the river keeps apart."""
    there = set(cells)
    walls = blocked(rivers)
    near: dict[Place, list[Place]] = {place: [] for place in there}
    across: dict[Place, list[Place]] = {place: [] for place in there}
    for place in there:
        for other in ring(place):
            if other in there:
                (across if frozenset((place, other)) in walls else near)[place].append(other)
    return near, across


class River:
    """CM-4.8: the course of the river so far: its two open ends and every corner it has used."""

    __slots__ = ("ends", "used")

    def __init__(self, ford: Place, turned: int) -> None:
        self.ends = {corner(ford, turned), corner(ford, turned + 3)}
        self.used = set(self.ends)

    def joins(self, place: Place, turned: int) -> bool:
        """CM-4.8: whether a river tile laid so continues the river at an open end and uses no corner twice."""
        first, middle, last = (corner(place, turned + k) for k in (-1, 0, 1))
        if middle in self.used:
            return False
        return (first in self.ends and last not in self.used) or (last in self.ends and first not in self.used)

    def extend(self, place: Place, turned: int) -> None:
        """CM-4.8: lay it; its other end becomes the open one."""
        first, middle, last = (corner(place, turned + k) for k in (-1, 0, 1))
        old, new = (first, last) if first in self.ends else (last, first)
        self.ends.remove(old)
        self.ends.add(new)
        self.used |= {middle, new}


def course(ford: Place, turned: int, rivers: Mapping[Place, int]) -> River | None:
    """CM-4.8: the river that these tiles make from the ford, or None when they do not join."""
    river = River(ford, turned)
    left = dict(rivers)
    while left:
        joined = next((place for place, o in left.items() if river.joins(place, o)), None)
        if joined is None:
            return None
        river.extend(joined, left.pop(joined))
    return river


def extensions(river: River, cells: set[Place], end: Corner) -> list[tuple[Place, int]]:
    """CM-17.4: every free place and rotation at which a river tile would continue this end."""
    found = []
    for place in end:
        if place in cells or cells.isdisjoint(ring(place)):
            continue
        for turned in range(6):
            ends = (corner(place, turned - 1), corner(place, turned + 1))
            if end in ends and river.joins(place, turned):
                found.append((place, turned))
    return found


def connected(near: Mapping[Place, list[Place]]) -> bool:
    """CM-17.6: whether all places hang together by adjacency."""
    if not near:
        return True
    seen = {next(iter(near))}
    queue = list(seen)
    while queue:
        for other in near[queue.pop()]:
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return len(seen) == len(near)


def keeps_river_open(cells: set[Place], river: River) -> bool:
    """CM-17.5, A-13: whether both ends of the river still have a place at which it can go on."""
    return all(extensions(river, cells, end) for end in river.ends)


def places_for(
    cells: set[Place], rivers: Mapping[Place, int], river: River, is_river: bool, rivers_left: int
) -> list[tuple[Place, int]]:
    """CM-17.4, CM-17.5, CM-17.6, A-13: where the tile may go, with its rotation; `rivers_left` are the river tiles still to
    be placed besides this one."""
    if is_river:
        ends = sorted(river.ends, key=sorted)
        candidates = sorted({spot for end in ends for spot in extensions(river, cells, end)})
        return [spot for spot in candidates if _river_fits(cells, rivers, river, spot, rivers_left)]
    fringe = {around for cell in cells for around in ring(cell)} - cells
    legal = [place for place in sorted(fringe) if _plain_fits(cells, rivers, river, place, rivers_left)]
    touching = {place: sum(around in cells for around in ring(place)) for place in legal}
    most = max(touching.values(), default=0)
    return [(place, 0) for place in legal if touching[place] == most]


def _river_fits(cells: set[Place], rivers: Mapping[Place, int], river: River, spot: tuple[Place, int], rivers_left: int) -> bool:
    place, turned = spot
    after = cells | {place}
    if not _hangs_together(cells, {**rivers, place: turned}, place):
        return False
    if not rivers_left:
        return True
    grown = River.__new__(River)
    grown.ends, grown.used = set(river.ends), set(river.used)
    grown.extend(place, turned)
    return keeps_river_open(after, grown)


def _plain_fits(cells: set[Place], rivers: Mapping[Place, int], river: River, place: Place, rivers_left: int) -> bool:
    if not _hangs_together(cells, rivers, place):
        return False
    return not rivers_left or keeps_river_open(cells | {place}, river)


def _hangs_together(cells: set[Place], rivers: Mapping[Place, int], new: Place) -> bool:
    """CM-17.6: whether all places hang together with the new one. The others did before (each was laid so, from the ford on),
    and a tile walls off only itself: so it is enough that one of them is adjacent to it."""
    walls = blocked(rivers)
    return any(other in cells and frozenset((new, other)) not in walls for other in ring(new))
