"""Pages are measured on every screen: nothing is too small to read or to touch, nothing is cut off, the board fills its room."""

import pytest

from hvozd.core import find_game, game_names
from hvozd.kit.lessons import lessons_of
from tests.browser.conftest import Come
from tests.browser.driver import Player, Server
from tests.browser.measure import clipped, faces, hard_to_touch, shares, small_texts

CARDS = {
    "root": {"face": (140, 196)},
    "crescent": {"face": (200, 280), "plate": (110, 48)},
    "defenders": {"face": (200, 280), "strip": (398, 102)},
    "harrow": {"front": (200, 280), "plate": (180, 32)},
}
"""How large the drawings of cards are, by the beginning of their names."""
SCREENS = ((1400, 900), (1920, 1080), (1100, 800), (768, 1024), (390, 844), (844, 390))


def seen(player: Player, width: int, height: int) -> list[str]:
    """What is wrong with a page on one screen."""
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    wide = [f"{player.width()} px wide"] if player.width() > width else []
    return [f"{width}×{height}: {one}" for one in (*wide, *small_texts(player.page), *clipped(player.page))]


@pytest.mark.parametrize("game", game_names())
def test_tables_on_every_screen(come: Come, server: Server, game: str) -> None:
    player = come("desktop")
    player.open(server.address, game, 0, "cs")
    player.play(8)
    player.ready()
    player.page.mouse.move(0, 0)
    for width, height in SCREENS:
        assert seen(player, width, height) == []
        if width >= 1400:
            share = shares(player.page)
            assert max(share["wide"], share["high"]) >= 0.85
        for place in player.page.locator("#places [data-place]:visible").all():
            place.click()
            assert seen(player, width, height) == []


@pytest.mark.parametrize("game", game_names())
def test_tables_under_a_thumb(come: Come, server: Server, game: str) -> None:
    player = come("phone")
    player.open(server.address, game, 0, "en")
    for _ in range(4):
        player.play(3)
        player.ready()
        assert hard_to_touch(player.page) == []
        assert shares(player.page)["prompt"] <= 0.4
    for place in player.page.locator("#places [data-place]:visible").all():
        place.click()
        assert hard_to_touch(player.page) == []
        assert seen(player, 390, 844) == []


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_lobby_on_every_screen(come: Come, server: Server, lang: str) -> None:
    player = come("phone")
    player.page.goto(f"{server.address}/?lang={lang}")
    for summary in player.page.locator("article summary").all():
        summary.click()
    assert hard_to_touch(player.page) == []
    for width, height in SCREENS:
        assert seen(player, width, height) == []


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", game_names())
def test_cards_say_everything_within_their_edges(come: Come, server: Server, game: str, lang: str) -> None:
    player = come()
    player.open(server.address, game, 0, lang)
    player.ready()
    seen = faces(player.page, CARDS[game])
    assert seen["found"] == []
    assert seen["count"] >= 50


@pytest.mark.parametrize("game", game_names())
def test_rules_lessons_and_replay_on_a_desk_and_under_a_thumb(come: Come, server: Server, game: str) -> None:
    player = come("phone")
    player.open(server.address, game, 0, "cs")
    player.play(6)
    for address in (
        f"/rules/{game}",
        f"/lessons/{game}/{next(iter(lessons_of(find_game(game))))}",
        f"{player.table()}/replay?at=4",
    ):
        player.page.goto(address if address.startswith("http") else f"{server.address}{address}")
        for width, height in ((390, 844), (1400, 900)):
            assert seen(player, width, height) == [], address
            assert hard_to_touch(player.page) == [], address
