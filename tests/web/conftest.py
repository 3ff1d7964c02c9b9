"""A server in this process, and people who come to it."""

import re
import secrets
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

from hvozd.core import registry
from hvozd.core.record import Line, state_hash
from hvozd.web.app import application
from hvozd.web.budgets import BUDGETS
from hvozd.web.copies import Table
from hvozd.web.store import Store
from hvozd.web.tables import Tables
from tests.postgres import Cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.fresh(f"db{secrets.token_hex(6)}")


@pytest.fixture(autouse=True)
def only_installed_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games that other tests have registered are not in the lobby."""
    monkeypatch.setattr(registry, "_added", {})
    for known in (registry.game_names, registry.find_game):
        known.cache_clear()
    yield
    for known in (registry.game_names, registry.find_game):
        known.cache_clear()


GENEROUS = dict.fromkeys(BUDGETS, 1_000_000)
"""Budgets for tests that ask for much."""
ORIGIN = {"origin": "http://testserver"}
TWO = {"game": "root", "option-factions": "marquise,eyrie", "option-map": "autumn", "option-deck": "base"}


def stored(store: Store, id: str) -> list[Line]:
    """The actions that the database has and nobody has taken back."""
    found = store.find(id)
    assert found is not None
    lines: list[Line] = []
    for event in found[1]:
        lines = [*lines, event.line] if event.kind == "action" else lines[: len(lines) - event.back]
    return lines


class Person:
    """One browser, with its own cookie."""

    def __init__(self, client: TestClient, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self.id = ""

    def open(self, **fields: str) -> str:
        """Open a table; its id."""
        answer = self.client.post("/tables", data={**TWO, "seat-0": "me", "seat-1": "friend", **fields})
        assert answer.status_code == 200, answer.text
        self.id = str(answer.url).split("/t/")[1]
        return self.id

    @property
    def table(self) -> Table:
        return self.tables.table(self.id)

    def legal(self) -> str:
        now = self.table.session.decision
        assert now is not None
        return self.table.session.game.write(self.table.session.state, next(iter(now.options())))

    def send(self, **fields: Any) -> Any:
        number = self.table.session.state.number
        return self.client.post(f"/t/{self.id}/play", json={"seat": 0, "number": number, "action": self.legal(), **fields})

    def hash(self) -> str:
        assert stored(self.tables.store, self.id) == self.table.session.record.lines
        return state_hash(self.table.session.state)

    def link(self) -> str:
        page = self.client.get(f"/t/{self.id}").text
        found = re.search(r"/t/[\w-]+/sit/[\w-]+", page)
        assert found is not None
        return found[0]


@pytest.fixture
def come() -> Iterator[Callable[[], Person]]:
    app = application(pace=0)
    with TestClient(app, headers=ORIGIN) as first:
        clients = [first]

        def another() -> Person:
            client = clients.pop() if clients else TestClient(app, headers=ORIGIN)
            client.portal = first.portal
            return Person(client, app.state.tables)

        yield another
