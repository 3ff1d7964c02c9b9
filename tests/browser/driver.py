"""A real browser at a real server: what the browser tests and the screenshots share."""

import os
import random
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as Waited

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def chromium() -> str:
    """Where the browser is, or an empty text."""
    return os.environ.get("BROWSER") or shutil.which("chromium") or ""


@contextmanager
def server() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "hvozd", "serve", "--port", str(port), "--db", "sqlite://", "--pace", "0", "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                httpx.get(f"{address}/static/icon.svg")
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield address
    finally:
        process.kill()
        process.wait()


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


class Player:
    """Somebody who clicks at random, as a person would: answers, things on the board, confirmations."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, address: str, game: str, preset: int, lang: str) -> None:
        self.page.goto(f"{address}/?lang={lang}")
        self.page.locator(f"#game-{game} .presets button").nth(preset).click()
        self.page.wait_for_selector("#live")

    def over(self) -> bool:
        return self.page.locator("#prompt.over").count() > 0

    def play(self, clicks: int) -> int:
        """So many clicks at most, or to the end of the game; how many it were."""
        for done in range(clicks):
            try:
                self.page.wait_for_selector("#prompt.mine #picks button, #prompt.over", timeout=30_000)
            except Waited:
                raise AssertionError(f"nothing to click: {self.page.locator('#prompt').inner_text()}") from None
            if self.over():
                return done
            self.click()
        return clicks

    def click(self) -> None:
        """One click, in the page itself, so that a frame between looking and clicking does no harm."""
        self.page.evaluate(
            """(chance) => {
                const go = document.querySelector('#picks .go');
                const things = [...document.querySelectorAll('#picks .answers button, #board .can, #hand .can')];
                const menu = [...document.querySelectorAll('#menu:not([hidden]) button')];
                const rows = menu.length ? menu : go ? [go] : things;
                const one = rows[Math.floor(chance * rows.length)];
                if (one) one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
            }""",
            self.chance.random(),
        )
