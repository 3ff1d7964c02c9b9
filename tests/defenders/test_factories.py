"""DW-13: factories, pollution, Reboot."""

import pytest

from hvozd.games.defenders.machines.factories import enclosed, first_enclosed
from hvozd.games.defenders.maps.geometry import CORE, INDEX, LEFT
from hvozd.games.defenders.setup.start import place_engines
from hvozd.games.defenders.state import BREACH, FACTORY, FACTORY_WALL, NONE, TOXIC, WALL, WILD
from tests.defenders.table import Hex, Table, edge, side_edge

CARD, HARD, REBOOT = "factories-base-1", "factories-difficult-1", "reboot-base-1"


def started(rulings: str = "") -> Table:
    table = Table("order", "council", "sect", rulings=rulings)
    table.choose(order="charrow", council="maizex", sect="rivez")
    return table


@pytest.mark.rule("T-15", "DW-13.1")
def test_enclosed_by_five_walls_and_a_factory() -> None:
    table = started()
    table.factory((1, -1))
    assert not enclosed(table.g, INDEX[2, -1])
    table.enclose((2, -1))
    assert table.g.edge[edge((2, -1), (1, -1))] & WALL == 0
    assert enclosed(table.g, INDEX[2, -1])


@pytest.mark.rule("T-16", "DW-13.1")
def test_enclosed_by_six_walls_but_not_by_an_engine() -> None:
    table = started()
    table.enclose((2, -1))
    assert enclosed(table.g, INDEX[2, -1])
    table.g.edge[side_edge((2, -1), 0)] = 0
    table.engine(1, (2, -1), 0)
    assert not enclosed(table.g, INDEX[2, -1])


@pytest.mark.rule("T-17", "DW-6.6", "DW-13.1")
def test_enclosed_with_a_breached_wall() -> None:
    table = started()
    table.enclose((2, -1))
    table.breach(side_edge((2, -1), 3))
    assert enclosed(table.g, INDEX[2, -1])


@pytest.mark.rule("T-18", "A-08", "DW-13.1")
def test_the_border_alone_does_not_enclose() -> None:
    table = started()
    for side in (2, 3, 4, 5):
        table.wall(side_edge((3, -2), side))
    assert not enclosed(table.g, INDEX[3, -2])
    table.wall(side_edge((3, -2), 0), side_edge((3, -2), 1))
    assert enclosed(table.g, INDEX[3, -2])


@pytest.mark.rule("T-19", "DW-13.2", "DW-13.4", "DW-13.5", "DW-13.6", "DW-6.2", "DW-6.6")
def test_building() -> None:
    table = started("A-01")
    place_engines(table.g, 0)
    table.end("order", "engines-base-1").end("council", "engines-base-2")
    table.pollute((1, -1))
    gap = edge((1, -1), (2, -1))
    table.breach(gap)
    table.mechs((0, 0), 2)
    table.end("sect", CARD)
    g = table.g
    hex_ = INDEX[1, -1]
    assert g.tile[hex_] == FACTORY and g.factories[5] == hex_ and g.turns[5] == 0
    assert (g.mechs[hex_], g.pollution[hex_]) == (2, 1)
    assert not any(g.edge[side_edge((1, -1), side)] & WALL for side in range(6))
    assert all(g.edge[side_edge((1, -1), side)] & FACTORY_WALL for side in range(6))
    assert g.edge[gap] & BREACH
    assert g.top == 4 and g.mechs[CORE] == 2
    assert sum(g.pollution) == 1, "no pollution is spread"
    assert enclosed(g, INDEX[-1, 1])


@pytest.mark.rule("T-20", "DW-13.2")
def test_radar_left() -> None:
    table = started()
    table.g.direction = LEFT
    table.enclose((1, 0))
    table.enclose((-2, 0))
    table.end("order", CARD)
    assert table.g.factories[5] == INDEX[-2, 0]


@pytest.mark.rule("T-21", "DW-2.11", "A-13")
def test_radar_same_line() -> None:
    table = started()
    table.enclose((2, -3))
    table.enclose((1, -2))
    assert first_enclosed(table.g) == INDEX[1, -2]


@pytest.mark.rule("T-22", "A-13")
def test_radar_just_missed() -> None:
    table = started()
    table.enclose((0, -1))
    table.enclose((-1, 2))
    assert first_enclosed(table.g) == INDEX[-1, 2]


@pytest.mark.rule("T-23", "DW-13.6", "DW-13.7", "DW-13.8", "DW-22.5", "A-52")
def test_pollution() -> None:
    table = started()
    table.pollute((0, 1), 2)
    table.toxic((-1, 0))
    table.end("order", CARD)
    assert table.pollution_at((1, -1)) == 1
    assert table.pollution_at((0, 1)) == TOXIC
    assert table.pollution_at((-2, 0)) == 1
    assert table.g.toxic_sites == 4


@pytest.mark.rule("T-24", "DW-13.7")
def test_pollution_off_the_board() -> None:
    table = started()
    table.factory((3, 0), arrow=1)
    table.end("order", CARD)
    assert table.pollution_at((2, 1)) == 1, "side 3; sides 1 and 5 of the tile turned by one"
    assert table.pollution_at((3, -1)) == 1
    assert sum(table.g.pollution) == 5, "three of the core, two of the factory: side 1 leaves the board"


@pytest.mark.rule("DW-13.7")
def test_a_line_of_toxic_sites_to_the_border_takes_no_token() -> None:
    table = started()
    table.toxic((1, -1), (2, -2), (3, -3))
    table.end("order", CARD)
    assert sorted(token for token in table.g.pollution if token) == [1, 1, TOXIC, TOXIC, TOXIC]


@pytest.mark.rule("DW-13.7", "DW-6.7")
def test_walls_and_tiles_do_not_stop_pollution() -> None:
    table = started()
    table.factory((1, 0), wild=True)
    table.wall(*(side_edge((1, 0), side) for side in range(6)))
    table.end("order", CARD)
    assert table.pollution_at((1, 0)) == 1, "chutes of tile 4: sides 1, 3, 5"
    table = started()
    table.factory((1, 0), arrow=0)
    table.end("order", CARD)
    assert table.pollution_at((0, 0)) == 1, "a factory pollutes the core"


@pytest.mark.rule("T-25", "DW-13.9", "DW-20.3", "DW-1.3")
def test_toxic_disaster() -> None:
    table = started()
    table.toxic((3, 0), (3, -1), (3, -2), (-3, 1), (-3, 2), (2, 1))
    table.pollute((0, 1), 2)
    table.end("order", CARD)
    assert table.result is not None and table.result.reason == "toxic-disaster"
    assert table.result.winners == ()


@pytest.mark.rule("T-26", "DW-13.6")
def test_order_of_spreading() -> None:
    table = started()
    table.factory((2, -1))
    table.factory((-2, 1), wild=True)
    table.factory((-2, 2))
    table.end("order", CARD)
    spread = [event.hex for event in table.journal("PollutionSpread")]  # type: ignore[attr-defined]
    assert spread[:3] == [INDEX[3, -2], INDEX[2, 0], INDEX[1, -1]]
    assert spread[3:6] == [INDEX[-1, 1], INDEX[-2, 3], INDEX[-3, 2]]
    assert spread[6:] == [INDEX[1, 0], INDEX[-1, 1], INDEX[0, -1]]


@pytest.mark.rule("DW-13.8", "A-20", "DW-6.10")
def test_the_third_token_turns_toxic_before_the_next_chute() -> None:
    table = started()
    table.factory((2, -1))
    table.g.turns = (0, 0, 0, 0, 1, 0)
    table.pollute((1, -1), 2)
    table.end("order", CARD)
    assert table.pollution_at((1, -1)) == TOXIC, "by the chute of factory 5"
    assert table.pollution_at((2, -2)) == 1, "the token of the core skips the new toxic site"


@pytest.mark.rule("T-27", "DW-13.10")
@pytest.mark.parametrize("with_hex", [False, True])
def test_reboot(with_hex: bool) -> None:
    table = started()
    table.g.direction = LEFT
    if with_hex:
        table.enclose((1, 0))
        table.enclose((-2, 0))
    table.end("order", REBOOT)
    assert table.g.direction == 1
    if with_hex:
        assert table.g.factories[5] == INDEX[1, 0], "already with the new direction"
        assert sum(table.g.pollution) == 0
    else:
        assert sum(table.g.pollution) == 3


@pytest.mark.rule("T-28", "DW-13.11", "A-21")
def test_difficult_factories() -> None:
    table = started()
    table.enclose((2, 0))
    table.end("order", HARD)
    assert table.g.factories[5] == INDEX[2, 0]
    assert sum(table.g.pollution) == 6


@pytest.mark.rule("T-29", "DW-13.5", "A-19")
@pytest.mark.parametrize(
    ("here", "moved", "left"),
    [(2, 1, 5), (1, TOXIC, 5), (TOXIC, 1, 5), (TOXIC, TOXIC, 5), (1, 1, 6)],
)
def test_merge_on_a_new_factory(here: int, moved: int, left: int) -> None:
    table = started()
    table.enclose((2, 0))
    for hex_, amount in (((2, 0), here), ((0, 0), moved)):
        if amount == TOXIC:
            table.toxic(hex_)
        else:
            table.pollute(hex_, amount)
    table.end("order", CARD)
    assert table.pollution_at((2, 0)) == (TOXIC if left == 5 else 2)
    assert table.pollution_at((0, 0)) == 0
    assert table.g.toxic_sites == left


@pytest.mark.rule("A-55", "DW-13.5", "DW-6.9")
def test_nothing_protects_an_enclosed_hex() -> None:
    table = started()
    table.enclose((1, 0))
    table.put("sect", (1, 0))
    table.camp("sect", (1, 0))
    table.mechs((1, 0), 1)
    table.mechs((0, 0), 2)
    table.end("order", CARD)
    assert table.g.tile[INDEX[1, 0]] == FACTORY
    assert table.at("sect") == (1, 0) and table.g.camp[INDEX[1, 0]] == 2
    assert table.mechs_at((1, 0)) == 3


def five(table: Table) -> None:
    hexes: list[Hex] = [(3, -3), (3, 0), (0, 3), (-3, 3), (0, -3)]
    for i, hex_ in enumerate(hexes):
        table.factory(hex_, wild=i < 3)


@pytest.mark.rule("T-30", "DW-13.3", "DW-20.2", "DW-1.3")
def test_core_complete() -> None:
    table = started()
    five(table)
    assert table.g.top == 0
    table.enclose((1, 0))
    table.end("order", REBOOT)
    assert table.result is not None and table.result.reason == "core-complete"


@pytest.mark.rule("DW-13.3", "DW-20.2")
def test_five_factories_alone_lose_nothing() -> None:
    table = started()
    five(table)
    table.end("order", CARD)
    assert table.result is None
    assert table.g.factories[0] == NONE and table.g.tile[INDEX[3, -3]] == WILD


@pytest.mark.rule("DW-20.5", "DW-13.9")
def test_what_happens_first_decides() -> None:
    table = started()
    table.toxic((3, -1), (3, -2), (-3, 1), (-3, 2), (2, 1), (1, 2))
    table.enclose((2, 0))
    table.pollute((2, 0), 2)
    table.pollute((0, 0), 1)
    table.end("order", HARD)
    assert table.result is not None and table.result.reason == "toxic-disaster"
    assert table.g.pollution.count(TOXIC) == 6
