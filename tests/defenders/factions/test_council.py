"""DW-17: the abilities of the Council."""

import pytest

from tests.defenders.factions.ability import everybody_gains, owner_gains, play, reveal
from tests.defenders.table import edge, name


@pytest.mark.rule("DW-17.2", "DW-10.2")
def test_field_kitchen() -> None:
    owner_gains("pottax", "bread")


@pytest.mark.rule("DW-17.3", "DW-15.4")
def test_break_bread() -> None:
    everybody_gains("ryexa", "bread")


@pytest.mark.rule("DW-17.4", "A-31")
def test_sustenance() -> None:
    table = play("maizex", "order", council=(1, 1), order=(2, 0))
    table.land("forest", (2, 0))
    table.g.support[:] = [2, 2]
    reveal(table, "maizex")
    table.do("council", "build")
    assert table.support("council") == 1, "after the own tracker was reset"
    table.end("council", "mechs-base-1")
    table.do("order", "build")
    assert table.support("council") == 2
    assert table.support("order") == 0, "nobody else profits"


@pytest.mark.rule("DW-17.5")
def test_bountiful_harvest() -> None:
    table = play("sheafax")
    size = len(table.g.hands[0])
    reveal(table, "sheafax")
    assert len(table.g.hands[0]) == size - 1 + 2


@pytest.mark.rule("DW-17.6", "A-32")
def test_caravans() -> None:
    table = play("aexyl", "sect", council=(0, 2))
    table.g.habitat = tuple(0 for _ in table.g.habitat)
    table.land("marsh", (0, 2), (1, 1))
    table.land("mountain", (2, 0), (3, -1))
    reveal(table, "aexyl")
    ends = table.offered("move")
    assert {name((1, 1)), name((2, 0))} <= ends
    assert name((3, -1)) not in ends, "not two kinds in one Move"
    table.factory((1, 1), wild=True)
    table.breach(edge((0, 2), (1, 1)), edge((1, 1), (2, 0)))
    assert name((3, -1)) in table.offered("move"), "a wild hex is of every kind"


@pytest.mark.rule("DW-17.7")
def test_fortitude() -> None:
    table = reveal(play("bulwax", council=(1, 1)), "bulwax")
    table.mechs((1, 1), 3)
    table.dice(2, 1)
    table.do("council", "destroy")
    assert table.damage("council") == 0
    table.do("council", "destroy")
    assert table.damage("council") == 1


@pytest.mark.rule("DW-17.8", "DW-15.5")
def test_sharpshooter() -> None:
    table = play("fletchax", council=(1, 0))
    table.mechs((0, 0), 2)
    table.mechs((2, 0))
    table.mechs((1, 0))
    table.wall(edge((1, 0), (2, 0)))
    reveal(table, "fletchax")
    assert table.offered("at") == {name((0, 0)), name((2, 0))}
    table.do("council", f"at {name((0, 0))}")
    assert table.mechs_at((0, 0)) == 1 and table.support("council") == 1


@pytest.mark.rule("DW-17.9", "DW-15.4")
def test_field_hospital() -> None:
    table = play("medoxa", "order", "sect")
    table.g.damage[:] = [2, 1, 0]
    reveal(table, "medoxa")
    assert table.g.damage == [1, 0, 0]


@pytest.mark.rule("DW-15.3", "DW-17.8")
def test_sharpshooter_without_a_mech_has_no_effect() -> None:
    table = reveal(play("fletchax"), "fletchax")
    assert table.asked == "TakeActions" and table.g.support[0] == 0
