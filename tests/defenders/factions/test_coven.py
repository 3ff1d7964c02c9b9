"""DW-18: the abilities of the Coven."""

import pytest

from hvozd.games.defenders.state import TOXIC
from tests.defenders.factions.ability import everybody_gains, owner_gains, play, reveal
from tests.defenders.table import edge, name


@pytest.mark.rule("DW-18.2", "DW-10.2")
def test_bubbling_brew() -> None:
    owner_gains("cauldra", "potions")


@pytest.mark.rule("DW-18.3", "DW-15.4")
def test_apothecary() -> None:
    everybody_gains("tinctra", "potions")


@pytest.mark.rule("DW-18.4")
def test_evasion() -> None:
    table = reveal(play("slipreed", coven=(1, 1)), "slipreed")
    table.mechs((1, 1), 3)
    table.dice(1, 2)
    table.do("coven", "destroy")
    assert table.damage("coven") == 0
    table.do("coven", "destroy")
    assert table.damage("coven") == 2


@pytest.mark.rule("DW-18.5", "DW-15.1")
def test_ambush() -> None:
    table = play("murkle", coven=(1, 1))
    table.mechs((1, 1), 2)
    reveal(table, "murkle")
    assert table.mechs_at((1, 1)) == 1 and table.support("coven") == 1
    assert table.journal("DamageRolled") == []


@pytest.mark.rule("DW-18.6", "A-36", "DW-15.5", "DW-15.6")
def test_secret_paths() -> None:
    table = play("fenwisp", "sect", coven=(1, 0), sect=(2, 1))
    table.factory((2, 0))
    table.camp("sect", (1, 1))
    table.wall(edge((1, 0), (1, 1)))
    reveal(table, "fenwisp")
    assert table.asked == "ShiftOrganizer"
    assert name((0, 0)) not in table.offered("at")
    assert {name((2, 0)), name((1, 1))} <= table.offered("at")
    table.do("coven", f"at {name((1, 1))}")
    assert table.at("coven") == (1, 1) and table.g.items[0] == 0
    table.do("sect", "stay")
    assert table.at("sect") == (2, 1)


@pytest.mark.rule("DW-18.7", "A-35", "DW-15.6")
def test_friendly_fungi() -> None:
    table = play("morelia", coven=(0, 2))
    table.land("marsh", (0, 2), (1, 1), (2, 0))
    table.pollute((1, 1), 2)
    table.toxic((2, 0))
    table.pollute((-3, 0), 1)
    reveal(table, "morelia")
    table.do("coven", f"move {name((2, 0))}")
    assert table.pollution_at((2, 0)) == 0 and table.pollution_at((1, 1)) == 2
    assert (table.support("coven"), table.damage("coven")) == (1, 1)
    table.do("coven", f"regroup {name((-3, 0))}")
    assert table.pollution_at((-3, 0)) == 1
    table.item("coven", "maps")
    table.pollute((-2, 0))
    table.do("coven", f"use maps move {name((-2, 0))}")
    assert table.pollution_at((-2, 0)) == 0


@pytest.mark.rule("DW-18.8", "A-37", "A-23")
def test_rain_of_rust() -> None:
    table = play("drizzra")
    table.mechs((0, 0), 2)
    table.mechs((1, 1))
    table.pollute((1, 1), 2)
    table.mechs((2, 0))
    table.toxic((2, 0))
    reveal(table, "drizzra")
    assert table.offered("at") == {name((0, 0)), name((1, 1))}
    table.do("coven", f"at {name((1, 1))}")
    assert table.pollution_at((1, 1)) == TOXIC and table.mechs_at((1, 1)) == 0
    assert table.support("coven") == 0 and table.g.supply == 17

    table = play("drizzra")
    table.toxic((3, 0), (3, -1), (3, -2), (-3, 1), (-3, 2), (2, 1))
    table.mechs((1, 1))
    table.pollute((1, 1), 2)
    reveal(table, "drizzra")
    assert table.asked == "TakeActions", "a seventh toxic site may not be chosen"


@pytest.mark.rule("DW-18.9")
def test_medicinal_herbs() -> None:
    table = play("comfreya", "sect")
    table.g.damage[:] = [1, 3]
    reveal(table, "comfreya")
    assert table.offered("nurse") == {"coven", "sect"}
    table.do("coven", "nurse sect")
    assert table.g.damage == [1, 0]


@pytest.mark.rule("DW-15.3", "DW-18.5")
def test_ambush_without_a_mech_has_no_effect() -> None:
    table = reveal(play("murkle"), "murkle")
    assert table.asked == "TakeActions" and table.g.support[0] == 0
