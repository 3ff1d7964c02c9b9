"""A server in this process, and people who come to it."""

import re
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

from hvozd.core import registry
from hvozd.core.record import state_hash
from hvozd.web.app import application
from hvozd.web.house import House, Table


@pytest.fixture(autouse=True)
def only_installed_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games that other tests have registered are not in the lobby."""
    monkeypatch.setattr(registry, "_added", {})
    for known in (registry.game_names, registry.find_game):
        known.cache_clear()
    yield
    for known in (registry.game_names, registry.find_game):
        known.cache_clear()


TWO = {"game": "root", "option-factions": "marquise,eyrie", "option-map": "autumn", "option-deck": "base"}


class Person:
    """One browser, with its own cookie."""

    def __init__(self, client: TestClient, house: House) -> None:
        self.client = client
        self.house = house
        self.id = ""

    def open(self, **fields: str) -> str:
        """Open a table; its id."""
        answer = self.client.post("/tables", data={**TWO, "seat-0": "me", "seat-1": "friend", **fields})
        assert answer.status_code == 200, answer.text
        self.id = str(answer.url).split("/t/")[1]
        return self.id

    @property
    def table(self) -> Table:
        return self.house.table(self.id)

    def legal(self) -> str:
        now = self.table.session.decision
        assert now is not None
        return self.table.session.game.write(self.table.session.state, next(iter(now.options())))

    def send(self, **fields: Any) -> Any:
        number = self.table.session.state.number
        return self.client.post(f"/t/{self.id}/play", json={"seat": 0, "number": number, "action": self.legal(), **fields})

    def hash(self) -> str:
        stored = self.house.store.lines(self.id)
        assert len(stored) == len(self.table.session.record.lines)
        return state_hash(self.table.session.state)

    def link(self) -> str:
        page = self.client.get(f"/t/{self.id}").text
        found = re.search(r"/t/[\w-]+/sit/[\w-]+", page)
        assert found is not None
        return found[0]


@pytest.fixture
def come() -> Iterator[Callable[[], Person]]:
    app = application(pace=0)
    with TestClient(app) as first:
        clients = [first]

        def another() -> Person:
            client = clients.pop() if clients else TestClient(app)
            client.portal = first.portal
            return Person(client, app.state.house)

        yield another
