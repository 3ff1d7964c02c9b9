"""A person starts a game in the lobby and plays it against random agents by clicking what glows: all four games, to the end."""

from collections.abc import Mapping

import pytest

from hvozd.core.record import load, replay
from tests.browser.axe import everywhere
from tests.browser.conftest import SCREENS, Come
from tests.browser.driver import Player, Server
from tests.browser.measure import clipped, hard_to_touch, small_texts

TWO_IN_THE_WOODS = {
    "option-factions": "riverfolk,eyrie",
    "option-map": "autumn",
    "option-deck": "base",
    "seat-0": "me",
    "seat-1": "random",
}
THREE_IN_THE_WOODS = {
    "option-factions": "marquise,alliance,vagabond",
    "option-map": "lake",
    "option-deck": "exiles",
    "seat-0": "me",
    "seat-1": "random",
    "seat-2": "random",
}
FOUR_IN_THE_DELTA = {"option-seats": "4", "option-years": "3", "option-layout": "p4-1", "seat-0": "random", "seat-1": "me"}

GAMES: list[tuple[str, str, str, int | Mapping[str, str]]] = [
    ("root", "desktop", "en", THREE_IN_THE_WOODS),
    ("root", "phone", "cs", TWO_IN_THE_WOODS),
    ("defenders", "desktop", "cs", 0),
    ("defenders", "phone", "en", 1),
    ("crescent", "desktop", "cs", 0),
    ("crescent", "phone", "en", FOUR_IN_THE_DELTA),
    ("harrow", "desktop", "en", 1),
]


def sit(player: Player, server: Server, game: str, lang: str, table: int | Mapping[str, str]) -> None:
    if isinstance(table, int):
        player.open(server.address, game, table, lang)
    else:
        player.own_table(server.address, game, lang, table)


@pytest.mark.walk
@pytest.mark.parametrize(("game", "screen", "lang", "table"), GAMES, ids=lambda value: value if isinstance(value, str) else "")
def test_a_person_finishes_a_game(
    come: Come, server: Server, game: str, screen: str, lang: str, table: int | Mapping[str, str]
) -> None:
    player = come(screen)
    sit(player, server, game, lang, table)
    player.ready()
    assert player.page.title().startswith("● ")  # it is my turn
    while not player.over():
        player.play(25)
        assert player.width() <= SCREENS[screen]["viewport"]["width"]
        assert player.undrawn() == []
    state = replay(load(player.record()))
    assert state.result is not None
    assert state.number == player.number()
    ended = {"en": "The game is over.", "cs": "Konec hry."}[lang]
    assert ended in player.page.locator("#ask").inner_text()
    assert not player.page.title().startswith("●")
    assert everywhere(player.page) == []
    player.page.goto(f"{player.table()}/end?lang={lang}")
    assert player.page.locator("#end .chart").count()
    for width in (1400, 390):
        player.page.set_viewport_size({"width": width, "height": 844})
        assert everywhere(player.page) == []
        assert player.width() <= width and small_texts(player.page) == [] and clipped(player.page) == []
    assert screen == "desktop" or hard_to_touch(player.page) == []


@pytest.mark.parametrize(("screen", "lang"), [("phone", "cs"), ("desktop", "en")])
def test_a_person_plays_two_rounds_of_harrow_county(come: Come, server: Server, screen: str, lang: str) -> None:
    player = come(screen, motion=True)
    player.open(server.address, "harrow", 0, lang)
    while replay(load(player.record())).round < 3:
        assert player.play(25) == 25
        assert player.width() <= SCREENS[screen]["viewport"]["width"]
