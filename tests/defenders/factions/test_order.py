"""DW-16: the abilities of the Order."""

import pytest

from hvozd.games.defenders.maps.geometry import INDEX
from tests.defenders.factions.ability import everybody_gains, owner_gains, play, reveal
from tests.defenders.table import CARD, edge, name


@pytest.mark.rule("DW-16.2", "DW-10.2", "DW-10.1")
def test_archives() -> None:
    owner_gains("flika", "maps")


@pytest.mark.rule("DW-16.3", "DW-15.4")
def test_almanac_printing() -> None:
    everybody_gains("popel", "maps")


@pytest.mark.rule("DW-16.4", "A-34", "DW-15.5", "DW-15.1")
def test_controlled_blaze() -> None:
    table = play("emberlyn", order=(1, 0))
    table.g.camps[0] = 1
    table.pollute((1, 0), 2)
    table.pollute((2, 0), 2)
    table.toxic((2, -1), (1, 1), (0, 0))
    table.wall(edge((1, 0), (2, 0)))
    table.mechs((1, 0))
    reveal(table, "emberlyn")
    assert table.asked == "BurnToxicSites"
    assert table.offered("at") == {name((2, -1)), name((1, 1)), name((0, 0))}
    table.do("order", f"at {name((0, 0))}", f"at {name((2, -1))}", f"at {name((1, 1))}")
    assert table.pollution_at((1, 0)) == 2, "not the own hex"
    assert sum(table.g.pollution) == 2
    assert (table.support("order"), table.damage("order"), table.g.toxic_sites) == (4, 3, 6)
    assert table.journal("DamageRolled") == []


@pytest.mark.rule("DW-16.5", "DW-15.2")
def test_feel_the_burn() -> None:
    table = play("charrow", order=(1, 1))
    table.g.camps[0] = 1
    table.hand("order", "charrow", "flika")
    table.mechs((1, 1), 3)
    reveal(table, "charrow")
    table.dice(2)
    table.do("order", "destroy")
    assert (table.damage("order"), table.support("order")) == (2, 2), "one for the mech, one for the damage of any amount"
    table.dice(2)
    table.g.loaded.append(0)
    table.do("order", "destroy")
    assert table.g.killed == [CARD["flika"]] and table.support("order") == 4
    table.end("order", "mechs-difficult-1")
    assert table.support("order") == 5


@pytest.mark.rule("DW-16.6", "DW-9.1")
def test_pyromancy() -> None:
    table = reveal(play("sparrin"), "sparrin")
    assert table.damage("order") == 1 and table.g.points == 5


@pytest.mark.rule("DW-16.7", "DW-8.2")
def test_manifesto() -> None:
    table = reveal(play("parchel"), "parchel")
    assert table.support("order") == 2
    table = play("parchel")
    table.g.support[0] = 1
    assert reveal(table, "parchel").support("order") == 2


@pytest.mark.rule("DW-16.8", "A-38")
def test_traveling_library() -> None:
    table = play("folian", "sect")
    table.land("forest", (1, 1), (2, 0), (2, 1), (1, 2))
    table.camp("sect", (2, 0))
    table.factory((2, 1))
    table.factory((-1, 2), wild=True)
    reveal(table, "folian")
    start = name((-3, 0))
    assert table.offered(f"relocate {start} to") == {name((1, 1)), name((1, 2)), name((-1, 2))}
    table.do("order", f"relocate {start} to {name((-1, 2))}")
    assert table.g.camp[INDEX[-1, 2]] == 0 and table.g.camp[INDEX[-3, 0]] == -1

    table = play("folian", "sect")
    reveal(table, "folian")
    assert table.asked == "TakeActions", "no legal hex: no effect"


@pytest.mark.rule("DW-16.9", "A-39", "DW-8.8")
def test_sanctuary() -> None:
    table = play("hearthen", "sect", order=(1, 1))
    reveal(table, "hearthen")
    table.mechs((1, 1))
    assert table.offered("regroup") == {name((-3, 0)), name((3, 0))}
    table.do("order", f"regroup {name((3, 0))}")
    assert table.journal("DamageRolled") == [] and not table.has_item("order", "rockets")
    table.end("order", "mechs-base-1")
    table.mechs((3, 0))
    table.do("sect", f"regroup {name((-3, 0))}")
    assert table.journal("DamageRolled") == []
    assert table.at("sect") == (-3, 0)
