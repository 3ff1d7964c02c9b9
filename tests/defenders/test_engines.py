"""DW-12: the machine deck and engines. Cards are drawn at the end of a turn."""

import pytest

from hvozd.games.defenders.machines.engines import DeployEngines, advance, free_spoke
from hvozd.games.defenders.machines.factories import enclosed
from hvozd.games.defenders.maps.geometry import INDEX, LEFT
from hvozd.games.defenders.setup.start import place_engines
from hvozd.games.defenders.state import ENGINE, NONE
from tests.defenders.table import Hex, Table, edge, pose, side_edge

TOGETHER, APART = "engines-base-1", "engines-difficult-1"


def started(rulings: str = "") -> Table:
    """The first player is to act and no card of the round touches the board."""
    table = Table("order", "council", "sect", rulings=rulings)
    table.choose(order="charrow", council="maizex", sect="rivez")
    return table


def setup() -> Table:
    table = started("A-01")
    place_engines(table.g, 0)
    return table


def one(hex_: Hex, side: int, direction: int = 1) -> Table:
    """Only engine 1, on this pose."""
    table = started()
    table.g.direction = direction
    table.engine(1, hex_, side)
    return table


def sides(hex_: Hex, *numbers: int) -> set[int]:
    return {side_edge(hex_, number) for number in numbers}


@pytest.mark.rule("T-02", "DW-12.3", "DW-12.4", "DW-2.9")
def test_engines_advance_right() -> None:
    table = setup()
    table.end("order", TOGETHER)
    assert table.g.engines == [pose((1, -1), 2), pose((-1, 1), 5)]
    new = {edge((1, -1), (2, -2)), edge((1, -1), (2, -1)), edge((-1, 1), (-2, 2)), edge((-1, 1), (-2, 1))}
    assert new <= table.walls() and len(table.walls()) == 8
    assert not enclosed(table.g, INDEX[1, -1])


@pytest.mark.rule("T-03", "T-04", "DW-12.5", "DW-12.6", "DW-12.8", "DW-12.9", "A-15", "A-08")
def test_dead_end_reset_and_deployment_from_the_core() -> None:
    table = setup()
    table.end("order", TOGETHER).end("council", "engines-base-2")
    assert {edge((1, -1), (1, 0)), edge((-1, 1), (-1, 0))} <= table.walls()
    assert enclosed(table.g, INDEX[1, -1]) and enclosed(table.g, INDEX[-1, 1])
    assert table.g.engines == [pose((0, 1), 0), pose((0, -1), 3)]
    assert len(table.walls()) == 10, "the second advances are lost"


@pytest.mark.rule("T-05", "DW-2.9", "DW-12.4")
def test_advance_left() -> None:
    table = one((1, -1), 0, LEFT)
    advance(table.g, 0)
    assert table.g.engines[0] == pose((2, -1), 5)
    advance(table.g, 0)
    assert table.g.engines[0] == pose((3, -2), 4)
    assert table.walls() == {edge((2, -2), (1, -1)), edge((2, -2), (2, -1))}


@pytest.mark.rule("T-06", "DW-12.7")
def test_border_run_left() -> None:
    table = one((3, -1), 5, LEFT)
    advance(table.g, 0)
    assert table.g.engines[0] == pose((3, -3), 2)
    assert table.walls() == {edge((3, -2), (3, -1))} | sides((3, -2), 1, 0)


@pytest.mark.rule("T-07", "DW-12.7")
def test_border_run_right() -> None:
    table = one((3, -1), 5)
    advance(table.g, 0)
    assert table.g.engines[0] == pose((3, -1), 2)
    assert table.walls() == {edge((3, -1), (3, -2))} | sides((3, -1), 0, 1)


@pytest.mark.rule("T-08", "DW-12.7", "DW-6.5")
def test_border_run_around_a_corner() -> None:
    table = one((3, -3), 4)
    advance(table.g, 0)
    assert table.g.engines[0] == pose((3, -3), 2)
    assert table.walls() == sides((3, -3), 4, 5, 0, 1)


@pytest.mark.rule("T-09", "A-11", "DW-12.7", "DW-12.5")
def test_border_run_into_a_wall() -> None:
    table = one((3, -1), 5)
    table.wall(side_edge((3, -1), 1))
    advance(table.g, 0)
    assert table.g.engines[0] == NONE
    assert table.walls() == sides((3, -1), 5, 0, 1)
    assert not any(flags & ENGINE for flags in table.g.edge)


@pytest.mark.rule("T-10", "DW-12.5", "DW-6.6")
@pytest.mark.parametrize("breached", [False, True])
def test_reset_by_a_wall(breached: bool) -> None:
    table = one((1, -1), 0)
    table.wall(edge((1, -1), (2, -1)))
    if breached:
        table.breach(edge((1, -1), (2, -1)))
    advance(table.g, 0)
    assert table.g.engines[0] == NONE
    assert edge((1, -1), (2, -2)) in table.walls()


@pytest.mark.rule("DW-12.5", "A-10")
def test_the_other_engine_is_a_dead_end() -> None:
    table = one((1, -1), 0)
    table.engine(2, (2, -1), 4)
    table.end("order", TOGETHER)
    assert edge((1, -1), (2, -2)) in table.walls()
    assert table.journal("EngineReset")[0].engine == 1  # type: ignore[attr-defined]


@pytest.mark.rule("A-10", "DW-12.3")
def test_engines_advance_by_turns_the_radars_first_before_the_other() -> None:
    table = setup()
    table.end("order", TOGETHER)
    order = [event.engine for event in table.journal("EngineAdvanced")]  # type: ignore[attr-defined]
    assert order == [1, 2, 1, 2]
    table = setup()
    table.g.direction = LEFT
    table.end("order", TOGETHER)
    order = [event.engine for event in table.journal("EngineAdvanced")]  # type: ignore[attr-defined]
    assert order == [2, 1, 2, 1]


@pytest.mark.rule("T-11", "DW-12.8", "DW-2.10")
def test_deployment_beside_a_walled_arrow() -> None:
    table = started()
    table.factory((1, -1), arrow=2)
    table.wall(edge((1, 0), (2, -1)))
    table.g.direction = LEFT
    DeployEngines((0,)).run(table.g)
    assert table.g.engines[0] == pose((2, -1), 5)
    assert table.g.edge[edge((2, -1), (2, -2))] & ENGINE


@pytest.mark.rule("T-12", "DW-12.8")
def test_deployment_to_the_right_of_a_walled_arrow() -> None:
    table = started()
    table.factory((1, -1), arrow=2)
    table.wall(edge((1, 0), (2, -1)))
    DeployEngines((0,)).run(table.g)
    assert table.g.engines[0] == pose((1, -2), 3)


@pytest.mark.rule("T-13", "DW-2.7", "A-12")
def test_border_factory_has_three_spokes() -> None:
    table = started()
    table.factory((3, -2), arrow=0)
    assert free_spoke(table.g) == pose((2, -1), 1)
    poses = []
    for engine in (0, 1):
        DeployEngines((engine,)).run(table.g)
        poses.append(table.g.engines[engine])
    assert poses == [pose((2, -1), 1), pose((2, -2), 2)]


@pytest.mark.rule("DW-12.9", "DW-6.3")
def test_next_lower_factory_then_the_core() -> None:
    table = started()
    table.factory((1, -1), arrow=0)
    table.factory((-2, 2), wild=True, arrow=3)
    for corner_edge in ((1, -2), (2, -2)), ((2, -2), (2, -1)), ((2, -1), (1, 0)), ((0, -1), (1, -2)):
        table.wall(edge(*corner_edge))
    assert free_spoke(table.g) == pose((-3, 3), 1)
    for hexes in (
        ((-2, 3), (-3, 3)),
        ((-3, 3), (-3, 2)),
        ((-3, 2), (-2, 1)),
        ((-2, 1), (-1, 1)),
        ((-1, 1), (-1, 2)),
        ((-1, 2), (-2, 3)),
    ):
        table.wall(edge(*hexes))
    assert free_spoke(table.g) == pose((0, 1), 0)


@pytest.mark.rule("DW-12.10", "A-12", "A-14")
def test_without_a_free_spoke_the_engine_waits_and_comes_first_next_time() -> None:
    table = started()
    ring = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    for i, hex_ in enumerate(ring):
        table.wall(edge(hex_, ring[i - 1]))
    table.end("order", TOGETHER)
    assert table.g.engines == [NONE, NONE]
    table.end("council", "mechs-base-1")
    assert sum(table.g.mechs) == 0, "engines on the core deploy no hunters"
    table.engine(2, (3, -2), 3)
    table.wall(side_edge((3, -2), 4))
    for near in ((0, -1), (1, 0)):
        table.g.edge[edge((1, -1), near)] = 0
    table.end("sect", "engines-base-2")
    assert table.g.engines == [pose((1, -1), 4), pose((1, 0), 5)], "engine 1 has waited, engine 2 has just been reset"


@pytest.mark.rule("T-14", "DW-12.11", "DW-2.12")
@pytest.mark.parametrize(("direction", "order"), [(1, [1, 1, 1, 2, 2]), (-1, [2, 2, 2, 1, 1])])
def test_difficult_engines(direction: int, order: list[int]) -> None:
    table = setup()
    table.g.direction = direction
    table.end("order", APART)
    moved = [
        entry.event.engine  # type: ignore[attr-defined]
        for entry in table.g.journal.entries  # type: ignore[union-attr]
        if type(entry.event).__name__ in ("EngineAdvanced", "EngineReset")
    ]
    assert moved == order


@pytest.mark.rule("DW-12.1", "DW-12.2")
def test_the_machine_deck_is_shuffled_when_all_seven_cards_are_used() -> None:
    table = started()
    deck = sorted(table.g.machine_deck)
    for _ in range(6):
        table.g.machine_discard.append(table.g.machine_deck.pop())
    table.do("order", "end")
    assert table.g.machine_discard == []
    assert sorted(table.g.machine_deck) == deck
