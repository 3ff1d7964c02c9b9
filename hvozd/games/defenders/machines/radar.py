"""DW-2.11, DW-2.12: the machines' radar: a ray from the core that turns from the arrow of the core's top tile."""

from math import atan2, degrees, hypot

from hvozd.games.defenders.maps.geometry import AXIAL, EDGE, EDGE_NAMES, INDEX, LEFT, RIGHT, SIDES, Axial, centre, plus


def _radar_hexes(corner: int, direction: int) -> tuple[int, ...]:
    """DW-2.11, A-13: the hexes in the order in which a ray from the core meets them, turning from the arrow corner."""
    start = corner if direction == RIGHT else corner - 1
    behind = start - direction

    def at(*parts: tuple[int, int]) -> Axial:
        hex_: Axial = (0, 0)
        for side, steps in parts:
            hex_ = plus(hex_, side, steps)
        return hex_

    order = [at((start, 1)), at((start, 1), (behind, 1))]
    for turn in SIDES:
        k = start + direction * turn
        before, after = k - direction, k + direction
        order += [at((k, 1)), at((k, 2), (before, 1)), at((k, 2)), at((k, 3)), at((k, 2), (after, 1)), at((k, 1), (after, 1))]
    return tuple(dict.fromkeys(INDEX[hex_] for hex_ in order))


def _radar_edges(corner: int, direction: int) -> tuple[tuple[float, float], ...]:
    """DW-2.12, A-14: for each edge the angle through which the ray turns to its midpoint, then the distance from the core."""
    keys: list[tuple[float, float]] = [(0.0, 0.0)] * len(EDGE_NAMES)
    for h, hex_ in enumerate(AXIAL):
        for s in SIDES:
            (x, y), (u, v) = centre(hex_), centre(plus(hex_, s))
            x, y = (x + u) / 2, (y + v) / 2
            angle = degrees(atan2(x, -y)) - 60 * corner
            keys[EDGE[h * 6 + s]] = (round(angle * direction, 6) % 360, round(hypot(x, y), 6))
    return tuple(keys)


RADAR = {d: tuple(_radar_hexes(c, d) for c in SIDES) for d in (RIGHT, LEFT)}
RADAR_EDGES = {d: tuple(_radar_edges(c, d) for c in SIDES) for d in (RIGHT, LEFT)}
