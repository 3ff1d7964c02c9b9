"""The hexagonal board as tables of small ints: hexes, sides, corners, edges, spokes, engine poses.

Hexes are numbered row by row; their names are a row letter and a place in the row (`a1` … `g4`, the core is `d4`).
A pose, a spoke or a side is written `hex * 6 + side`.
"""

from math import sqrt

RADIUS = 3
OFF = -1
SIDES = range(6)
SIDE_NAMES = ("ne", "e", "se", "sw", "w", "nw")
D = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
RIGHT, LEFT = 1, -1

Axial = tuple[int, int]


def ring(hex_: Axial) -> int:
    """DW-2.1: the number of steps from the core."""
    return max(abs(hex_[0]), abs(hex_[1]), abs(hex_[0] + hex_[1]))


def plus(hex_: Axial, side: int, steps: int = 1) -> Axial:
    """DW-2.2, DW-2.6: the hex that lies so many steps beyond a side; sides are numbered clockwise from north-east."""
    d = D[side % 6]
    return hex_[0] + steps * d[0], hex_[1] + steps * d[1]


AXIAL: tuple[Axial, ...] = tuple(
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)
)
INDEX = {hex_: i for i, hex_ in enumerate(AXIAL)}
HEXES = range(len(AXIAL))
CORE = INDEX[0, 0]
RING = tuple(ring(hex_) for hex_ in AXIAL)
NEXT: tuple[int, ...] = tuple(INDEX.get(plus(hex_, side), OFF) for hex_ in AXIAL for side in SIDES)
"""The neighbour beyond each side, or OFF the board."""
ADJACENT = tuple(tuple(n for n in NEXT[h * 6 : h * 6 + 6] if n != OFF) for h in HEXES)
BORDER = tuple(h for h in HEXES if RING[h] == RADIUS)


def _hex_names() -> tuple[str, ...]:
    names = []
    for q, r in AXIAL:
        names.append("abcdefg"[r + RADIUS] + str(q - max(-RADIUS, -RADIUS - r) + 1))
    return tuple(names)


HEX_NAMES = _hex_names()


def _number_edges() -> tuple[tuple[int, ...], tuple[str, ...], tuple[bool, ...]]:
    """DW-2.4, DW-2.5: every side of every hex has one edge number; two hexes share the edge between them."""
    numbers = [OFF] * (len(AXIAL) * 6)
    names: list[str] = []
    perimeter: list[bool] = []
    for h in HEXES:
        for s in SIDES:
            if numbers[h * 6 + s] != OFF:
                continue
            n = NEXT[h * 6 + s]
            numbers[h * 6 + s] = len(names)
            if n != OFF:
                numbers[n * 6 + (s + 3) % 6] = len(names)
            names.append(f"{HEX_NAMES[h]}|{HEX_NAMES[n] if n != OFF else SIDE_NAMES[s]}")
            perimeter.append(n == OFF)
    return tuple(numbers), tuple(names), tuple(perimeter)


EDGE, EDGE_NAMES, PERIMETER = _number_edges()
EDGES = range(len(EDGE_NAMES))
EDGES_OF = tuple(EDGE[h * 6 : h * 6 + 6] for h in HEXES)
STEPS = tuple(tuple((NEXT[h * 6 + s], EDGE[h * 6 + s]) for s in SIDES if NEXT[h * 6 + s] not in (OFF, CORE)) for h in HEXES)
"""Where an organizer or a hunter might step from each hex, and across which edge: never off the board, never onto the core."""


def _spokes() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """DW-2.3, DW-2.7, DW-2.10, A-12: the edge that leaves each corner, and the pose of an engine put there, back to the hex."""
    edges, poses = [], []
    for h in HEXES:
        for c in SIDES:
            left, right = NEXT[h * 6 + (c - 1) % 6], NEXT[h * 6 + c]
            valid = OFF not in (left, right)
            edges.append(EDGE[right * 6 + (c + 4) % 6] if valid else OFF)
            poses.append(right * 6 + (c + 4) % 6 if valid else OFF)
    return tuple(edges), tuple(poses)


SPOKE, SPOKE_POSE = _spokes()


def left_hex(pose: int) -> int:
    """DW-2.8: the hex on the left hand of an engine."""
    return NEXT[pose]


def front_hex(pose: int) -> int:
    """DW-2.8: the hex that an engine's front points at, or OFF the board."""
    h, s = divmod(pose, 6)
    return NEXT[h * 6 + (s + 1) % 6]


def centre(hex_: Axial) -> tuple[float, float]:
    """DW-2.13: the middle of a hex with side 1 on the drawing plane, y downwards."""
    return sqrt(3) * (hex_[0] + hex_[1] / 2), 1.5 * hex_[1]


def hex_at(q: int, r: int) -> int:
    return INDEX[q, r]
