"""The board: 61 hexes named a1 to i5, their neighbours, distances and lines, and what each map side prints on them."""

from hvozd.games.harrow.components import MAP, NUMBERS

HEXES = 61
SWAMP, MARSH, PLAINS, FOREST, MOUNTAIN, BRAMBLES = range(6)
KIND_NAMES = ("swamp", "marsh", "plains", "forest", "mountain", "brambles")
LETTERS = "smpf^#"

_RADIUS = MAP.radius
AXIAL: tuple[tuple[int, int], ...] = tuple(
    (q, r) for q in range(-_RADIUS, _RADIUS + 1) for r in range(max(-_RADIUS, -q - _RADIUS), min(_RADIUS, _RADIUS - q) + 1)
)
"""Axial coordinates by hex: columns from west to east, each from north to south."""
_AT = {axial: h for h, axial in enumerate(AXIAL)}


def _name(h: int) -> str:
    q, r = AXIAL[h]
    return f"{'abcdefghi'[q + _RADIUS]}{r - max(-_RADIUS, -q - _RADIUS) + 1}"


NAMES: tuple[str, ...] = tuple(_name(h) for h in range(HEXES))
BY_NAME = {name: h for h, name in enumerate(NAMES)}
CENTRE = BY_NAME["e5"]
_STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def _distance(a: int, b: int) -> int:
    dq, dr = AXIAL[a][0] - AXIAL[b][0], AXIAL[a][1] - AXIAL[b][1]
    return max(abs(dq), abs(dr), abs(dq + dr))


DISTANCE: tuple[tuple[int, ...], ...] = tuple(tuple(_distance(a, b) for b in range(HEXES)) for a in range(HEXES))
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_AT[q + dq, r + dr] for dq, dr in _STEPS if (q + dq, r + dr) in _AT) for q, r in AXIAL
)
AXES: tuple[tuple[int, int, int], ...] = tuple((q, r, q + r) for q, r in AXIAL)
"""The three coordinates of a hex; hexes that share one lie in a straight line (HC-0.22)."""
EDGE: tuple[bool, ...] = tuple(len(near) < 6 for near in NEIGHBOURS)
EDGE_HEXES: tuple[int, ...] = tuple(h for h in range(HEXES) if EDGE[h])
CORNERS: tuple[int, ...] = tuple(h for h in range(HEXES) if len(NEIGHBOURS[h]) == 3)


def within(h: int, least: int, most: int) -> list[int]:
    """HC-0.22: the hexes that are `least` to `most` steps away."""
    row = DISTANCE[h]
    return [other for other in range(HEXES) if least <= row[other] <= most]


def closer(h: int, reference: int) -> list[int]:
    """HC-0.23: where a pull towards the reference may lead: neighbours whose distance to it is smaller."""
    row = DISTANCE[reference]
    return [near for near in NEIGHBOURS[h] if row[near] < row[h]]


def farther(h: int, reference: int) -> list[int]:
    """HC-0.24, A-1: where a push may lead: neighbours whose distance grows; from the reference itself any."""
    row = DISTANCE[reference]
    return [near for near in NEIGHBOURS[h] if row[near] > row[h]]


def in_line(a: int, b: int) -> bool:
    """HC-0.22: whether two hexes share an axis."""
    return any(x == y for x, y in zip(AXES[a], AXES[b], strict=True))


def beyond(h: int, over: int) -> int | None:
    """The hex straight behind a neighbour, if the map has it."""
    (q, r), (p, s) = AXIAL[h], AXIAL[over]
    return _AT.get((2 * p - q, 2 * s - r))


class Land:
    """HC-2.1, HC-2.2, HC-2.3, HC-2.4, HC-2.5, HC-2.6, HC-2.7, HC-2.8: what one side of the map prints."""

    def __init__(self, number: int) -> None:
        side = MAP.sides[number]
        self.name = side.name
        self.kind: tuple[int, ...] = tuple(LETTERS.index(letter) for column in side.columns for letter in column)
        self.printed: tuple[int, ...] = tuple(int(name in side.storms) for name in NAMES)
        self.homes: tuple[int, int] = (BY_NAME[side.homes[0]], BY_NAME[side.homes[1]])
        self.terrain: tuple[bool, ...] = tuple(kind < MOUNTAIN for kind in self.kind)
        near_home = {h for home in self.homes for h in (home, *NEIGHBOURS[home])}
        self.symbols: tuple[int, ...] = tuple(h for h in range(HEXES) if self.terrain[h] and h not in near_home)
        self.of_kind: tuple[tuple[int, ...], ...] = tuple(
            tuple(h for h in range(HEXES) if self.kind[h] == kind) for kind in range(len(KIND_NAMES))
        )
        self.reach: tuple[int, ...] = tuple(NUMBERS.mountain_range if kind == MOUNTAIN else NUMBERS.range for kind in self.kind)
        """HC-2.10: the range of whoever stands there, from the numbers table."""

    def far_corners(self, home: int) -> list[int]:
        """HC-2.7, HC-17.1: the three corners farthest from a home."""
        return sorted(sorted(CORNERS, key=lambda h: -DISTANCE[home][h])[:3])

    def gate(self, home: int) -> list[int]:
        """HC-2.8: the three edge hexes next to a home."""
        return [h for h in NEIGHBOURS[home] if EDGE[h]]


LANDS: tuple[Land, ...] = tuple(Land(number) for number in range(len(MAP.sides)))
