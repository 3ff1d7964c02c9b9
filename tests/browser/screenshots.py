"""Pictures for the documentation: `make screenshots` writes them into a folder."""

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.driver import Player, browser, server

TABLES = {"root": 0, "crescent": 0, "defenders": 2, "harrow": 2}
"""The preset of each game that is shown."""
CLICKS = {"defenders": 28}
"""How long is played before the picture; 45 where nothing is said."""


def shot(page: Page, path: Path) -> None:
    """The page from its top, with nothing under the pointer and no menu open."""
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0); document.querySelector('#menu')?.setAttribute('hidden', '')")
    page.wait_for_timeout(300)
    page.screenshot(path=path, type="jpeg", quality=82)


def take(opened: Browser, address: str, folder: Path) -> None:
    page = opened.new_page(viewport={"width": 1400, "height": 900})
    page.goto(f"{address}/?lang=en")
    while not page.evaluate("[...document.images].every((image) => image.complete && image.naturalWidth)"):
        page.wait_for_timeout(100)
    shot(page, folder / "lobby.jpg")
    for game, preset in TABLES.items():
        for name, width, height, lang, scheme in (
            ("", 1400, 900, "en", "light"),
            ("-phone", 390, 844, "cs", "light"),
            ("-dark", 1400, 900, "cs", "dark"),
        ):
            context = opened.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
            page = context.new_page()
            player = Player(page, 3)
            player.open(address, game, preset, lang)
            player.play(CLICKS.get(game, 45))
            page.wait_for_timeout(600)
            shot(page, folder / f"{game}{name}.jpg")
            if game == "root" and not name:
                page.goto(page.url.split("?")[0] + "/replay?at=20")
                page.wait_for_timeout(300)
                shot(page, folder / "replay.jpg")
            context.close()


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with server() as address, browser() as opened:
        take(opened, address, folder)
