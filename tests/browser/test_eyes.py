"""What axe-core finds on our pages: nothing, in light and in dark, on a desk and on a phone."""

import os

import pytest

from hvozd.core import find_game, game_names
from hvozd.kit.lessons import lessons_of
from tests.browser.axe import everywhere
from tests.browser.conftest import SCREENS, Come
from tests.browser.driver import Player, Server

LANGUAGE = {"desktop": "en", "phone": "cs"}


def places(player: Player) -> list[str]:
    """What is found in each of the places that a small screen shows one at a time."""
    found = []
    for place in player.page.locator("#places [data-place]:visible").all():
        place.click()
        found += everywhere(player.page)
    return found or everywhere(player.page)


@pytest.mark.parametrize("screen", SCREENS)
def test_lobby_and_forms(come: Come, server: Server, screen: str) -> None:
    player = come(screen)
    player.page.goto(f"{server.address}/?lang={LANGUAGE[screen]}")
    assert everywhere(player.page) == []
    for summary in player.page.locator("article summary").all():
        summary.click()
    assert everywhere(player.page) == []
    for page in ("me", "mine", "nowhere"):
        player.page.goto(f"{server.address}/{page}")
        assert everywhere(player.page) == []
    assert player.forgive("404") > 0


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("screen", SCREENS)
def test_editor_and_companion(come: Come, server: Server, screen: str, game: str) -> None:
    """A table laid by taps is an ordinary table then."""
    player = come(screen)
    page = player.page
    for path in ("companion", "editor"):
        page.goto(f"{server.address}/{path}?lang={LANGUAGE[screen]}")
        assert everywhere(page) == []
    with page.expect_navigation():
        page.locator(f"section.own form:has(input[value={game}]) .go").click()
    with page.expect_navigation():
        page.locator("#editor button[name=place]").nth(4).click()
    assert page.locator(".things li").count() > 5 and everywhere(page) == []
    if shots := os.environ.get("HVOZD_SHOTS"):
        page.screenshot(path=f"{shots}/editor-{screen}-{game}.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.locator("select[name=level]").select_option("random")
    with page.expect_navigation():
        page.locator("form:has(select[name=level]) .go").click()
    assert "/t/" in page.url
    player.ready()


@pytest.mark.parametrize("screen", SCREENS)
def test_rules(come: Come, server: Server, screen: str) -> None:
    player = come(screen)
    for game in game_names():
        player.page.goto(f"{server.address}/rules/{game}?lang={LANGUAGE[screen]}")
        assert player.page.locator("h1").count() > 0
        assert everywhere(player.page) == []


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("screen", SCREENS)
def test_table_and_replay(come: Come, server: Server, screen: str, game: str) -> None:
    player = come(screen)
    player.open(server.address, game, 0, LANGUAGE[screen])
    player.play(8)
    player.ready()
    assert everywhere(player.page) == []
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("l")
    assert places(player) == []
    player.page.goto(f"{player.table()}/replay?at=6")
    assert places(player) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_puzzles(come: Come, server: Server, screen: str) -> None:
    """All of them, one before it is tried, its table, and the solution opened there."""
    player = come(screen)
    page, game = player.page, "harrow" if screen == "phone" else "root"
    page.goto(f"{server.address}/puzzles?lang={LANGUAGE[screen]}")
    assert everywhere(page) == []
    page.locator(f"#of-{game} a").first.click()
    page.locator(".lesson .go").wait_for()
    assert everywhere(page) == []
    page.locator(".lesson .go").click()
    page.wait_for_selector("#wire.alive")
    page.locator("#lesson.puzzle.open summary").click()
    assert page.locator("#puzzle-solution p").is_visible()
    assert everywhere(page) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_lessons_and_the_rules_box(come: Come, server: Server, screen: str) -> None:
    """What can be learned, a lesson before it begins, its table, and the rules that open there: the list, an aid."""
    player = come(screen)
    page, game = player.page, "harrow" if screen == "phone" else "root"
    page.goto(f"{server.address}/lessons?lang={LANGUAGE[screen]}")
    assert everywhere(page) == []
    page.goto(f"{server.address}/lessons/{game}/{next(iter(lessons_of(find_game(game))))}")
    assert everywhere(page) == []
    page.locator(".lesson .go").click()
    page.wait_for_selector("#wire.alive")
    page.locator("#lesson").wait_for()
    assert everywhere(page) == []
    page.locator(f"nav a[href='/rules/{game}']").click()
    page.locator("#told.rules").wait_for()
    assert everywhere(page) == []
    page.locator("#told.rules p button").last.click()
    page.locator("#told h3").first.wait_for()
    assert everywhere(page) == []
