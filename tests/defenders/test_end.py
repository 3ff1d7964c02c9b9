"""DW-20: how the game ends."""

import pytest

from hvozd.games.defenders.rules.damage import bury
from hvozd.games.defenders.state import lose
from tests.defenders.table import CARD, Table


def last_camp() -> Table:
    """Two players; the Order can build the only camp that is missing."""
    table = Table("order", "sect")
    table.put("order", (1, 1))
    table.land("forest", (1, 1))
    table.g.camps[:] = [1, 0]
    table.g.support[0] = 6
    table.g.out[1] = True
    table.g.at[1] = -1
    table.g.stack[-1] = type(table.g.stack[-1])((0,))
    return table.choose(order="charrow")


@pytest.mark.rule("DW-1.2", "DW-20.1", "A-27")
def test_all_camps_and_no_factory_ever() -> None:
    table = last_camp()
    deck = len(table.g.machine_deck)
    table.do("order", "build")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("victory", (0, 1))
    assert len(table.g.machine_deck) == deck, "before the machine card"


@pytest.mark.rule("DW-20.1", "DW-1.2")
def test_all_camps_and_every_factory_rewilded() -> None:
    table = last_camp()
    table.factory((2, 0), wild=True)
    table.do("order", "build")
    assert table.result is not None and table.result.reason == "victory"
    table = last_camp()
    table.factory((2, 0))
    table.do("order", "build")
    assert table.result is None


@pytest.mark.rule("DW-20.1")
def test_rewilding_without_all_camps_wins_nothing() -> None:
    table = last_camp()
    table.factory((2, 0))
    table.put("order", (2, 0))
    table.do("order", "rewild")
    assert table.result is None
    table.put("order", (1, 1))
    table.do("order", "build")
    assert table.result is not None and table.result.reason == "victory"


@pytest.mark.rule("DW-20.4", "DW-1.3", "DW-9.8")
def test_massacre_whoever_the_owner_is() -> None:
    table = Table("order", "sect")
    bury(table.g, CARD["flika"])
    bury(table.g, CARD["gryzz"])
    assert table.result is None
    bury(table.g, CARD["zeroth"])
    assert table.result is not None and table.result.reason == "massacre"


@pytest.mark.rule("DW-20.5")
def test_the_first_end_counts() -> None:
    table = Table("order", "sect")
    lose(table.g, "massacre")
    lose(table.g, "core-complete")
    assert table.result is not None and table.result.reason == "massacre"
