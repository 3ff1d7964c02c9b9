"""The moving picture of the front page: somebody plays a while at a table of Root; `make screenshots` makes it anew."""

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Browser

from tests.browser.driver import Player, browser, server

if TYPE_CHECKING:
    from PIL.Image import Image

BEFORE, FRAMES = 12, 26
"""Clicks before the first frame, and how many frames follow."""
SCREEN, SHOWN = (1200, 760), (900, 570)
MOST = 1_000_000


def frames(opened: Browser, address: str) -> "list[Image]":
    """One frame a click, once everything that glides has come to rest. (Pillow is in the environment of the docs only.)"""
    from PIL import Image

    context = opened.new_context(viewport={"width": SCREEN[0], "height": SCREEN[1]}, extra_http_headers={"x-seed": "3"})
    player = Player(context.new_page(), 3)
    player.open(address, "root", 0, "en")
    player.play(BEFORE)
    taken = []
    for _ in range(FRAMES):
        player.play(1)
        player.page.wait_for_timeout(900)
        player.page.evaluate("scrollTo(0, 0)")
        taken.append(Image.open(io.BytesIO(player.page.screenshot())).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS))
    context.close()
    return taken


def write(taken: "list[Image]", path: Path) -> None:
    """As good as fits: a front page should not weigh more than a megabyte."""
    for quality in (80, 65, 50, 35, 20):
        taken[0].save(path, save_all=True, append_images=taken[1:], duration=900, loop=0, quality=quality, method=4)
        if path.stat().st_size < MOST:
            return
    sys.exit(f"{path} is larger than {MOST:,} bytes at the least quality; take fewer frames.")


if __name__ == "__main__":
    with server() as address, browser() as opened:
        write(frames(opened, address), Path(sys.argv[1]))
