"""Whole games of all four games without a mouse: by the keyboard alone, and by the plain list alone. The focus is never lost."""

import pytest

from tests.browser.conftest import Come
from tests.browser.driver import Player, Server

SHORTEST = {"root": 2, "crescent": 1, "defenders": 1, "harrow": 1}
"""The ready-made table of each game at which somebody decides least before the end."""
LONG = {"root": 400}
"""Bytes of options that come with a page, so that a game has many that are too long for it."""
LINES = "#picks .whole button"


def sit(come: Come, server: Server, game: str, screen: str, seed: int, room: int = 0) -> Player:
    player = come(screen, seed, room=room)
    player.open(server.address, game, SHORTEST[game], "cs")
    player.ready()
    player.page.locator("#prompt").focus()
    return player


def focused(player: Player) -> None:
    assert player.page.evaluate("document.activeElement !== document.body"), player.page.locator("#prompt").inner_text()


@pytest.mark.walk
@pytest.mark.parametrize("game", list(SHORTEST))
def test_a_whole_game_by_the_keyboard(come: Come, server: Server, game: str) -> None:
    """Digits answer, Enter confirms."""
    player = sit(come, server, game, "desktop", 2)
    while True:
        player.ready()
        focused(player)
        if player.over():
            return
        keys = player.page.locator("#picks [data-key]").evaluate_all("rows => rows.map(row => row.dataset.key)")
        player.page.keyboard.press(player.chance.choice(keys) if keys else "Enter")


@pytest.mark.walk
@pytest.mark.parametrize("game", list(SHORTEST))
def test_a_whole_game_by_the_plain_list(come: Come, server: Server, game: str) -> None:
    """Every decision from L to its end in the list; very long kinds, of which a page has only the next question, too."""
    player = sit(come, server, game, "phone", 1, LONG.get(game, 0))
    longest = False
    while True:
        player.ready()
        focused(player)
        if player.over():
            break
        longest |= player.page.evaluate("options.kinds.some((kind) => kind.open)")
        by_list(player)
    assert longest or game not in LONG


def by_list(player: Player) -> None:
    page, number = player.page, player.number()
    page.keyboard.press("l")
    for _ in range(30):
        page.wait_for_function(
            f"""number => +document.querySelector('#live')?.dataset.number > number
                || document.querySelector('{LINES}:focus, #picks .go')""",
            arg=number,
        )
        focused(player)
        if player.number() > number:
            return
        if not page.locator("#picks .go").count():
            for _ in range(player.chance.randrange(min(page.locator(LINES).count(), 4))):
                page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    raise AssertionError(f"no end of it: {page.locator('#prompt').inner_text()}")
