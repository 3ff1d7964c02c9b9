"""DW-19: the abilities of the Sect."""

import pytest

from hvozd.games.defenders.maps.geometry import EDGE_NAMES
from hvozd.games.defenders.state import BREACH
from tests.defenders.factions.ability import everybody_gains, owner_gains, play, reveal
from tests.defenders.table import edge, name


@pytest.mark.rule("DW-19.2", "DW-10.2")
def test_arsenal() -> None:
    owner_gains("zallow", "rockets")


@pytest.mark.rule("DW-19.3", "DW-15.4")
def test_fireworks_festival() -> None:
    everybody_gains("riiz", "rockets")


@pytest.mark.rule("DW-19.4", "A-54")
def test_hack_attack() -> None:
    table = reveal(play("bitzel", "order"), "bitzel")
    deck = len(table.g.machine_deck)
    table.do("sect", "end")
    assert len(table.g.machine_deck) == deck and table.g.turn == 1
    table.do("order", "end")
    assert len(table.g.machine_deck) == deck - 1

    table = play("bitzel", "order", "council", sect=(1, 1))
    table.land("mountain", (1, 1))
    table.g.camps[0] = 1
    table.g.support[0] = 5
    reveal(table, "bitzel")
    table.do("sect", "build")
    assert table.g.out[0] and len(table.g.machine_deck) == 7


@pytest.mark.rule("DW-19.5")
def test_scrap_hunter() -> None:
    table = play("rivez", "order", sect=(1, 1))
    table.g.camps[0] = 1
    reveal(table, "rivez")
    table.mechs((1, 1), 2)
    table.dice(0)
    table.do("sect", "destroy")
    assert table.support("sect") == 2
    table.item("sect", "rockets")
    table.do("sect", f"use rockets destroy {name((1, 1))}")
    assert table.support("sect") == 4


@pytest.mark.rule("DW-19.6", "A-40")
def test_power_down() -> None:
    table = play("fizzbolt", "order", sect=(1, 0), order=(2, -1))
    table.factory((1, 1))
    table.wall(edge((1, 0), (2, 0)), edge((2, -1), (3, -1)))
    table.engine(1, (1, 0), 0)
    reveal(table, "fizzbolt")
    ends = table.offered("move")
    assert {name((1, 1)), name((2, 0))} <= ends
    assert name((2, -1)) not in ends, "an engine stands there"
    assert name((0, 0)) not in ends
    table.end("sect", "mechs-base-1")
    assert name((3, -1)) in table.offered("move"), "for every player"


@pytest.mark.rule("DW-19.7", "A-36", "DW-15.6")
def test_tunnels() -> None:
    table = play("digzby", "order", sect=(1, 1))
    table.land("mountain", (1, 1), (-2, 2), (2, 1))
    table.camp("order", (-2, 2))
    table.factory((2, 1))
    table.factory((3, -1), wild=True)
    table.enclose((-2, 2))
    reveal(table, "digzby")
    assert table.offered("at") == {name((1, 1)), name((-2, 2)), name((3, -1))}
    table.do("sect", f"at {name((-2, 2))}")
    assert table.at("sect") == (-2, 2) and table.g.items[0] == 0


@pytest.mark.rule("DW-19.8")
def test_ballistics() -> None:
    table = play("vektoz", "order", sect=(1, 0))
    reveal(table, "vektoz")
    table.mechs((0, 0), 2)
    table.mechs((2, 0))
    table.wall(edge((1, 0), (2, 0)))
    table.item("sect", "rockets")
    assert table.offered("use rockets destroy") == {name((0, 0)), name((2, 0))}
    assert "destroy" not in table.options()
    table.do("sect", f"use rockets destroy {name((2, 0))}")
    assert table.mechs_at((2, 0)) == 0 and table.support("sect") == 1


@pytest.mark.rule("DW-19.9")
def test_demolitions() -> None:
    table = play("kaboz", "order")
    table.wall(edge((-1, 2), (-1, 1)))
    reveal(table, "kaboz")
    assert len(table.offered("demolish")) == 7, "six walls of the core and one more"
    wall = edge((-1, 2), (-1, 1))
    table.do("sect", f"demolish {EDGE_NAMES[wall]}")
    assert table.g.edge[wall] & BREACH and table.support("sect") == 1 and table.g.markers[0] == 5
    table = play("kaboz", "order")
    table.g.markers[0] = 0
    reveal(table, "kaboz")
    assert table.asked == "TakeActions"
