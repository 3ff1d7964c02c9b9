"""DW-14: hunters."""

import pytest

from hvozd.games.defenders.maps.geometry import INDEX, LEFT
from tests.defenders.table import Table, edge

CARD, HARD = "mechs-base-1", "mechs-difficult-1"


def started() -> Table:
    """The Order acts; Council and Sect stand in far corners."""
    table = Table("order", "council", "sect")
    table.put("council", (3, 0))
    table.put("sect", (-3, 3))
    table.choose(order="charrow", council="maizex", sect="rivez")
    return table


@pytest.mark.rule("T-31", "DW-14.1")
def test_hunter_deployment() -> None:
    table = started()
    table.engine(1, (1, -1), 0)
    table.end("order", CARD)
    assert table.mechs_at((2, -1)) == 1 and sum(table.g.mechs) == 1


@pytest.mark.rule("T-32", "DW-14.1")
@pytest.mark.parametrize(("direction", "hex_"), [(1, (3, -1)), (-1, (3, -2))])
def test_hunter_facing_the_border(direction: int, hex_: tuple[int, int]) -> None:
    table = started()
    table.put("council", (0, 3))
    table.g.direction = direction
    table.engine(1, (3, -1), 5)
    table.end("order", CARD)
    assert table.mechs_at(hex_) == 1


@pytest.mark.rule("DW-14.1", "A-08")
@pytest.mark.parametrize("wild", [False, True])
def test_hunter_facing_a_factory_or_the_core(wild: bool) -> None:
    table = started()
    table.factory((2, -1), wild=wild)
    table.engine(1, (1, -1), 0)
    table.engine(2, (1, 0), 3)
    table.g.direction = LEFT
    table.end("order", CARD)
    assert table.mechs_at((2, -2)) == 1
    assert table.mechs_at((0, 1)) == 1, "engine 2 faces the core"


@pytest.mark.rule("DW-1.6", "A-06")
def test_an_empty_supply_deploys_nothing() -> None:
    table = started()
    table.engine(1, (1, -1), 0)
    table.engine(2, (-1, 1), 3)
    table.g.supply = 1
    table.end("order", CARD)
    assert sum(table.g.mechs) == 1 and table.g.supply == 0


@pytest.mark.rule("T-33", "DW-14.2", "DW-14.4", "A-17")
def test_pursuit_of_the_active_player() -> None:
    table = started()
    table.put("order", (2, -1))
    table.mechs((2, 0))
    table.mechs((1, 1))
    table.factory((3, -2))
    table.mechs((3, -2))
    table.end("order", CARD)
    assert table.mechs_at((2, -1)) == 2
    assert table.mechs_at((3, -2)) == 1


@pytest.mark.rule("T-34", "T-35", "DW-14.2", "DW-14.3", "DW-6.7")
@pytest.mark.parametrize("breached", [False, True])
def test_pursuit_of_others(breached: bool) -> None:
    table = started()
    table.put("order", (3, -3))
    table.put("council", (-2, 0))
    wall = edge((-2, 0), (-2, 1))
    table.wall(wall)
    if breached:
        table.breach(wall)
    for hex_ in ((-2, 1), (-3, 0), (-1, 2)):
        table.mechs(hex_)
    table.end("order", CARD)
    assert table.mechs_at((-2, 0)) == 1
    assert [table.mechs_at(hex_) for hex_ in ((-2, 1), (-3, 0), (-1, 2))] == [1, 0, 1]


@pytest.mark.rule("T-36", "DW-14.4")
def test_a_busy_hunter_stays() -> None:
    table = started()
    table.put("council", (1, 1))
    table.put("order", (2, 0))
    table.mechs((1, 1))
    table.end("order", CARD)
    assert table.mechs_at((1, 1)) == 1 and table.mechs_at((2, 0)) == 0


@pytest.mark.rule("T-37", "DW-14.5", "DW-14.3", "DW-6.7")
@pytest.mark.parametrize("wild", [False, True])
def test_nobody_is_pursued_onto_a_factory(wild: bool) -> None:
    table = started()
    table.factory((2, 0), wild=wild)
    for side_hex in ((1, 1), (1, 0)):
        table.breach(edge((2, 0), side_hex))
    table.put("order", (2, 0))
    table.mechs((1, 1))
    table.mechs((3, -1))
    table.end("order", CARD)
    assert table.mechs_at((2, 0)) == 0 and table.mechs_at((1, 1)) == 1


@pytest.mark.rule("DW-14.3", "A-16", "A-17")
def test_the_path_of_a_hunter() -> None:
    table = started()
    table.put("order", (2, -1))
    table.put("council", (2, 0))
    table.mechs((2, 1))
    table.engine(1, (2, 0), 5)
    for between in ((1, 0), (1, -1), (2, -2), (3, -2), (3, -1)):
        table.wall(edge((2, -1), between))
    table.end("order", CARD)
    assert table.mechs_at((2, -1)) >= 1, "past another organizer and an engine"
    table = started()
    table.put("order", (2, -1))
    table.mechs((2, 1))
    table.factory((2, 0), wild=True)
    table.wall(edge((2, 1), (1, 1)), edge((3, 0), (3, -1)))
    table.put("council", (0, 3))
    table.end("order", CARD)
    assert table.mechs_at((2, 1)) == 1


@pytest.mark.rule("DW-14.4", "DW-14.2")
def test_a_hunter_pursues_only_one_player() -> None:
    table = started()
    table.put("order", (2, 0))
    table.put("council", (2, 1))
    table.mechs((1, 1))
    table.mechs((1, 2))
    table.end("order", CARD)
    assert table.mechs_at((2, 0)) == 2 and table.mechs_at((2, 1)) == 0


@pytest.mark.rule("DW-14.4")
def test_new_hunters_pursue_as_well() -> None:
    table = started()
    table.put("order", (3, -1))
    table.engine(1, (1, -1), 0)
    table.end("order", CARD)
    assert table.mechs_at((3, -1)) == 1


@pytest.mark.rule("T-38", "DW-14.6", "A-30")
def test_difficult_mechs() -> None:
    table = started()
    table.put("order", (1, 1))
    table.put("sect", (-1, 2))
    table.mechs((1, 1), 2)
    table.mechs((2, 1))
    table.mechs((-1, 2))
    table.end("order", HARD)
    assert table.mechs_at((1, 1)) == 3
    assert [table.damage(faction) for faction in ("order", "council", "sect")] == [1, 0, 1]
    hurt = [event.player for event in table.journal("DamageTaken")]  # type: ignore[attr-defined]
    assert hurt == [0, 2]


@pytest.mark.rule("A-28", "DW-14.5")
def test_an_active_player_who_has_just_left_is_not_pursued() -> None:
    table = started()
    table.put("order", (1, 1))
    table.land("forest", (1, 1))
    table.g.camps[0] = 1
    table.g.support[0] = 5
    table.put("council", (1, 2))
    table.mechs((2, 0))
    table.mechs((2, 1))
    table.next_machine(HARD)
    table.dice(0)
    table.do("order", "build")
    assert table.g.out[0]
    assert table.mechs_at((2, 0)) == 1, "no range of two for anybody"
    assert table.g.mechs[INDEX[1, 2]] == 1
    assert table.damage("order") == 0 and table.damage("council") == 1
