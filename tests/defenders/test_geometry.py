"""DW-2: hexes, sides, corners, edges, spokes, poses, radar."""

import pytest

from hvozd.games.defenders.components import SLOTS
from hvozd.games.defenders.machines.engines import radar_order
from hvozd.games.defenders.machines.radar import RADAR
from hvozd.games.defenders.maps.geometry import (
    ADJACENT,
    AXIAL,
    BORDER,
    CORE,
    EDGE,
    EDGES,
    HEX_NAMES,
    HEXES,
    INDEX,
    LEFT,
    NEXT,
    OFF,
    PERIMETER,
    RIGHT,
    RING,
    SIDES,
    SPOKE,
    SPOKE_POSE,
    D,
    centre,
    front_hex,
    left_hex,
)
from hvozd.games.defenders.setup.start import place_engines
from tests.defenders.table import Table, edge, pose, side_edge

# The ledger's list for an arrow to the north and direction right.
NORTH_RIGHT = (
    "1,-1 1,-2 2,-3 2,-2 3,-3 3,-2 2,-1 1,0 3,-1 2,0 3,0 2,1 1,1 0,1 1,2 0,2 0,3 -1,3 -1,2 -1,1 -2,3 -2,2 -3,3 -3,2 -2,1 "
    "-1,0 -3,1 -2,0 -3,0 -2,-1 -1,-1 0,-1 -1,-2 0,-2 0,-3 1,-3"
)


@pytest.mark.rule("DW-2.1")
def test_board_is_a_core_and_three_rings() -> None:
    assert [sum(RING[hex_] == ring for hex_ in HEXES) for ring in range(4)] == [1, 6, 12, 18]
    assert AXIAL[CORE] == (0, 0)
    assert len(BORDER) == 18


@pytest.mark.rule("DW-2.2", "DW-2.6")
def test_sides_go_clockwise_from_north_east() -> None:
    assert D == ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    for hex_ in HEXES:
        for side in SIDES:
            near = NEXT[hex_ * 6 + side]
            if near != OFF:
                assert NEXT[near * 6 + (side + 3) % 6] == hex_
                assert near in ADJACENT[hex_]
                assert EDGE[hex_ * 6 + side] == EDGE[near * 6 + (side + 3) % 6]


@pytest.mark.rule("DW-2.4", "DW-2.5")
def test_edges_are_shared_and_counted_once() -> None:
    assert len(EDGES) == 132
    assert sum(PERIMETER) == 42
    assert len({EDGE[CORE * 6 + side] for side in SIDES}) == 6
    outer = [sum(PERIMETER[EDGE[hex_ * 6 + side]] for side in SIDES) for hex_ in BORDER]
    assert sorted(outer) == [2] * 12 + [3] * 6


@pytest.mark.rule("DW-2.3", "DW-2.7", "A-12", "T-13")
def test_spokes_leave_corners_and_stay_inside_the_board() -> None:
    spoke = SPOKE[INDEX[1, -1] * 6 + 2]
    assert spoke == edge((2, -1), (1, 0))
    border = INDEX[3, -2] * 6
    assert [SPOKE[border + corner] == OFF for corner in SIDES] == [True, True, True, False, False, False]


@pytest.mark.rule("DW-2.8", "DW-2.10")
def test_pose_names_the_hexes_around_an_engine() -> None:
    there = pose((1, -1), 0)
    assert left_hex(there) == INDEX[2, -2]
    assert front_hex(there) == INDEX[2, -1]
    assert front_hex(pose((3, -1), 5)) == OFF
    assert SPOKE_POSE[CORE * 6 + 2] == pose((0, 1), 0)


@pytest.mark.rule("DW-2.11", "A-13", "T-22")
def test_radar_order_is_the_ledgers_and_its_mirror_image() -> None:
    expected = [INDEX[tuple(map(int, text.split(",")))] for text in NORTH_RIGHT.split()]
    assert list(RADAR[RIGHT][0]) == expected
    mirrored = [INDEX[-AXIAL[hex_][0] - AXIAL[hex_][1], AXIAL[hex_][1]] for hex_ in expected]
    assert list(RADAR[LEFT][0]) == mirrored
    for corner in SIDES:
        assert sorted(RADAR[RIGHT][corner]) == sorted(set(HEXES) - {CORE})
    assert expected.index(INDEX[-1, 2]) < expected.index(INDEX[0, -1])


@pytest.mark.rule("DW-2.12", "A-14", "T-14")
def test_radar_meets_engines_by_the_midpoint_of_their_edge() -> None:
    table = Table("order", "sect", rulings="A-01")
    place_engines(table.g, 0)
    assert radar_order(table.g) == [0, 1]
    table.g.direction = LEFT
    assert radar_order(table.g) == [1, 0]
    table.g.engines[1] = -1
    assert radar_order(table.g) == [0]


@pytest.mark.rule("DW-2.13")
def test_drawing_plane() -> None:
    x, y = centre((1, 0))
    assert (round(x, 3), y) == (1.732, 0)
    x, y = centre((1, -2))
    assert (abs(round(x, 3)), y) == (0, -3)


@pytest.mark.rule("DW-2.14", "A-03")
def test_slots_are_triangles_that_cover_the_board() -> None:
    assert sorted(INDEX[hex_] for slot in SLOTS for hex_ in slot.hexes) == sorted(set(HEXES) - {CORE})
    for slot in SLOTS:
        a, b, c = (INDEX[hex_] for hex_ in slot.hexes)
        assert b in ADJACENT[a] and c in ADJACENT[a] and c in ADJACENT[b]
    assert sum(slot.shape == "up" for slot in SLOTS) == 6


def test_names_of_hexes_and_edges() -> None:
    assert HEX_NAMES[CORE] == "d4"
    assert HEX_NAMES[INDEX[0, -3]] == "a1"
    assert HEX_NAMES[INDEX[0, 3]] == "g4"
    assert side_edge((0, -3), 0) != side_edge((0, -3), 5)
