"""A table that was begun under earlier rules goes on under those of today, or can be read and says why it cannot."""

import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hvozd.core import add_game
from hvozd.core.carry import Migration
from hvozd.core.record import Line
from hvozd.web.copies import Stopped
from hvozd.web.store import Store
from hvozd.web.tables import Tables


class Same(Migration):
    old, new, about = "1", "2", "nothing that a record could notice"


class Later(Migration):
    old, new, about = "2", "3", "nothing again"


@pytest.fixture
def rules(highcard: types.ModuleType) -> Iterator[Any]:
    base = highcard.HighCard

    def change(version: str, *migrations: Migration) -> None:
        named = {"version": version, "migrations": migrations, "__module__": base.__module__}
        add_game(type("HighCardNow", (base,), named)())

    yield change
    add_game(base())


def begun(url: str) -> str:
    """A table of two at which both have laid a card and the winner kept his."""
    tables = Tables(Store(url))
    table = tables.open_table("highcard", {"seats": "2"}, ["me", "friend"], "ann", "Ann", seed=5)
    for seat in (0, 1):
        table.play(f"lay {table.session.view(seat).hand[0]}", seat, table.session.state.number)
    now = table.session.decision
    assert now is not None and now.name == "OfferSwap"
    table.play("keep", now.seat, now.number)
    tables.store.close()
    return table.row.id


def test_a_table_goes_on_under_new_rules_and_again_under_newer_ones(rules: Any, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    id = begun(url)
    for version, migrations in (("2", (Same(),)), ("3", (Same(), Later()))):
        rules(version, *migrations)
        table = Tables(Store(url)).table(id)
        assert table.session.record.header.rules == version and not table.session.record.stopped
        assert table.session.can_undo(0) is None and table.session.can_undo(1) is None
        for _ in range(2):
            now = table.session.decision
            assert now is not None
            option = next(iter(now.options(now.seat)))
            table.play(table.session.game.write(table.session.state, option), now.seat, now.number)
        played = table.session.state
        again = Tables(Store(url)).table(id)
        assert again.session.state == played and again.revision == table.revision
        assert len(again.session.record.lines) == played.number


def test_what_has_become_impossible_stops_the_table(rules: Any, tmp_path: Path) -> None:
    class Gone(Migration):
        old, new, about = "1", "2", "H-2: a card is laid face up"

        def lines(self, g: Any, line: Line) -> Iterable[Line]:
            yield line if line.action != "keep" else Line(line.number, line.seat, "lay 99", [])

    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    id = begun(url)
    rules("2", Gone())
    table = Tables(Store(url)).table(id)
    trouble = Tables(Store(url)).agents(table).trouble
    assert trouble.startswith("Action 2 of the record ('keep'") and trouble.endswith("H-2: a card is laid face up.")
    with pytest.raises(Stopped, match="What changed"):
        table.play("keep", 0, 2)
    assert Tables(Store(url)).table(id).session.record.stopped == trouble
