"""Pictures for the documentation: `make screenshots` writes them into a folder."""

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

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


def seat(opened: Browser, width: int, height: int, scheme: Any) -> BrowserContext:
    """Somebody with a screen; a narrow one is a phone's."""
    phone = width < 500
    size: Any = {"width": width, "height": height}
    return opened.new_context(viewport=size, color_scheme=scheme, has_touch=phone, is_mobile=phone)


def taught(opened: Browser, address: str, folder: Path) -> None:
    """A lesson on its table, and the rules that open there, in both languages."""
    for name, width, lang, scheme in (("", 1400, "en", "light"), ("-phone", 390, "cs", "dark")):
        context = seat(opened, width, 900 if width > 500 else 844, scheme)
        page = context.new_page()
        page.goto(f"{address}/lessons/root/eyrie?lang={lang}")
        page.locator(".lesson .go").click()
        page.wait_for_selector("#wire.alive")
        page.locator("#lesson .next").click()
        shot(page, folder / f"lesson{name}.jpg")
        page.locator("nav a[href='/rules/root']").click()
        page.locator("#told.rules p button").nth(1).click()
        page.locator("#told h3").first.wait_for()
        shot(page, folder / f"rules{name}.jpg")
        context.close()


def ended(opened: Browser, address: str, folder: Path) -> None:
    """The page after the end of a game."""
    page = seat(opened, 1400, 900, "light").new_page()
    player = Player(page, 3)
    player.open(address, "crescent", 1, "en")
    player.play(3000)
    page.goto(f"{player.table()}/end")
    shot(page, folder / "end.jpg")


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
            ("-phone-dark", 390, 844, "en", "dark"),
            ("-dark", 1400, 900, "cs", "dark"),
        ):
            context = seat(opened, width, height, scheme)
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
        taught(opened, address, folder)
        ended(opened, address, folder)
