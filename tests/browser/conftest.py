"""One browser and one server for all tests of this folder that run in one process, and people who come to them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.driver import Player, Server, browser

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
Come = Callable[..., Player]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


def running(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    yield server
    server.kill()
    assert server.faults() == ""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    yield from running(tmp_path)


@pytest.fixture
def come(chromium: Browser) -> Iterator[Come]:
    """Somebody new comes with a browser of their own; what their page did wrong is looked at when they leave."""
    players: list[Player] = []

    def come(screen: str = "desktop", seed: int = 1, motion: bool = False, tour: bool = False, room: int = 0) -> Player:
        calm = "no-preference" if motion else "reduce"
        headers = {"x-seed": str(seed)} | ({"x-room": str(room)} if room else {})
        context = chromium.new_context(**SCREENS[screen], extra_http_headers=headers, reduced_motion=calm)
        players.append(Player(context.new_page(), seed, tour))
        return players[-1]

    yield come
    for player in players:
        player.page.context.close()
    assert [error for player in players for error in player.errors] == []
    assert [thing for player in players for thing in player.hidden] == []
    assert set().union(*(player.nameless for player in players)) == set()
