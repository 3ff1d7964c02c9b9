"""HC-12: the tree."""

import pytest

from hvozd.games.harrow.components import RULES
from hvozd.games.harrow.rules.cubes import SCALE, throw
from tests.harrow.table import Table

IN, OUT = 0, SCALE - 1


@pytest.mark.rule("HC-12.1", "HC-12.3", "HC-12.4", "HC-12.8", "HC-12.6", "HC-12.7")
def test_old_cubes_then_thrown_ones_one_number_each() -> None:
    t = Table(tower="pressure").cubes(red=2, blue=1)
    t.g.tree = [1, 0, 0, 0, 0, 0, 0, 0]
    t.g.supply[0] -= 1
    t.g.loaded = [IN, OUT, IN, IN]
    throw(t.g)
    assert t.g.field[:2] == [2, 1] and t.g.tree[0] == 1 and t.g.loaded == []
    fell = t.told("TreeFell")[0]
    assert fell.thrown[:2] == (2, 1) and fell.fallen[:2] == (2, 1) and fell.left[0] == 1


@pytest.mark.rule("HC-12.3")
def test_nothing_thrown_nothing_drawn() -> None:
    t = Table(tower="pressure")
    t.g.tree[0], before = 5, t.g.draws
    throw(t.g)
    assert t.g.draws == before and t.g.tree[0] == 5


@pytest.mark.rule("HC-12.3", "HC-12.4")
def test_overflow_falls() -> None:
    t = Table(tower="pressure").cubes(red=10, blue=10)
    t.g.loaded = [OUT] * 20 + [0] * 4
    throw(t.g)
    assert sum(t.g.tree) == 16 and t.g.field[0] == 4


@pytest.mark.rule("HC-12.2", "HC-12.7")
def test_models_are_data() -> None:
    pressure, flat, open_, real = RULES.tower.models
    assert abs(pressure.pass_chance / SCALE - 2 / 3) < 1e-5 and pressure.pressure / SCALE == 0.05 and pressure.capacity == 16
    assert flat.release and not flat.pressure and open_.pass_chance == SCALE
    assert real.capacity > 40 and (real.pass_chance, real.release, real.pressure) == (pressure.pass_chance, 0, pressure.pressure)
    t = Table(tower="open").cubes(red=4, blue=3)
    throw(t.g)
    assert t.g.field[:2] == [4, 3] and sum(t.g.tree) == 0


@pytest.mark.rule("HC-12.1", "HC-12.3")
def test_the_long_run() -> None:
    t = Table(tower="pressure")
    inside = 0
    for _ in range(400):
        t.g.supply = [40] * 8
        t.g.field = [4, 4, 0, 0, 0, 0, 0, 0]
        throw(t.g)
        inside += sum(t.g.tree)
    assert 6 < inside / 400 < 10
