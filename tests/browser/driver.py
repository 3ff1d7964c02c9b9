"""A real browser at a real server: what the browser tests and the screenshots share."""

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, sync_playwright
from playwright.sync_api import TimeoutError as Waited

from tests.browser import chromium

REPOSITORY = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 60_000
"""Milliseconds that anything may take; the machine may be busy with something else."""


class Server:
    """`hvozd serve` as a process of its own, with its own database, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "server.log"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        options = ["--port", str(self.port), "--db", self.database, "--pace", "0", "--no-browser"]
        options += ["--budget", "requests=100000,changes=100000,tables=10000,streams=1000,uploads=1000,hints=1000"]
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "tests.browser.served", "serve", *options]
            self.process = subprocess.Popen(command, cwd=REPOSITORY, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end and self.process.poll() is None:
            try:
                httpx.get(f"{self.address}/static/icon.svg")
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """As `kill -9` does: nothing is tidied up."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def faults(self) -> str:
        """What it has complained about."""
        log = self.log.read_text(encoding="utf-8")
        return log if "Traceback" in log or "ERROR" in log else ""


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder))
        try:
            yield running.address
        finally:
            running.kill()


@contextmanager
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, chromium.MISSING
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


# What can be clicked now: one thing by chance, scrolled to, and a point at which a finger really hits it.
AIM = r"""(chance) => {
    const seen = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
    const all = (css) => [...document.querySelectorAll(css)].filter(seen);
    const named = (e) => /[^\d\s]/.test(e.getAttribute('aria-label') || e.textContent);
    const nameless = [...document.querySelectorAll('.can')].filter((e) => !named(e)).map((e) => e.dataset.pick);
    const menu = all('#menu:not([hidden]) button'), go = all('#picks .go');
    const things = all('#board .can, #hand .can, #panels .can, #seats .can'), answers = all('#picks .answers button');
    const rows = menu.length ? menu : go.length ? go : things.length && chance[0] < 0.6 ? things : answers;
    const one = rows[Math.floor(chance[1] * rows.length)];
    if (!one) return {nameless, at: null, name: ''};
    one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = one.getBoundingClientRect();
    const name = one.id || one.textContent.trim().slice(0, 40) || one.dataset.pick;
    const steps = [8, 5, 11, 2, 14, 7, 9, 6, 10, 4, 12, 3, 13, 1, 15];  // from the middle outwards
    for (const y of steps) for (const x of steps) {
        const at = [box.left - 2 + (box.width + 4) * x / 16, box.top - 2 + (box.height + 4) * y / 16];
        const hit = document.elementFromPoint(...at);
        if (hit && hit.closest('.can, button') === one) return {at, name, nameless};
    }
    return {at: null, name, nameless};
}"""


class Player:
    """Somebody who clicks by chance, as a person would: answers, things on the board, cards, confirmations."""

    def __init__(self, page: Page, seed: int = 1, tour: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touch = bool(page.evaluate("navigator.maxTouchPoints"))
        self.errors: list[str] = []
        """What a page must never do: errors of scripts, refused requests, requests to somebody else."""
        self.hidden: list[str] = []
        """Things that glow but cannot be hit."""
        self.nameless: set[str] = set()
        """Things that glow but do not say what they are."""
        page.set_default_timeout(PATIENCE)
        if not tour:
            page.add_init_script("localStorage.setItem('hvozd-tours', 'off')")
        page.on("pageerror", lambda error: self.errors.append(f"script: {error}"))
        page.on("console", self._said)
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("requestfailed", self._failed)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        host = urlsplit(request.url).hostname
        if host not in ("127.0.0.1", None):
            self.errors.append(f"asked {host}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.errors.append(f"{response.status}: {response.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that is left ends its stream
            self.errors.append(f"{request.failure}: {request.url}")

    def forgive(self, text: str) -> int:
        """Take what a test has provoked off the list of errors; how much it was."""
        kept = [error for error in self.errors if text not in error]
        gone, self.errors = len(self.errors) - len(kept), kept
        return gone

    # -- the lobby ---------------------------------------------------------------------------------------------------------

    def open(self, address: str, game: str, preset: int, lang: str) -> None:
        """Sit down at a ready-made table."""
        self.page.goto(f"{address}/?lang={lang}")
        self.page.locator(f"#game-{game} .more > summary").click()
        self.page.locator(f"#game-{game} select[name=level]").select_option("random")
        self.page.locator(f"#game-{game} .presets button").nth(preset).click()
        self.page.wait_for_selector("#wire.alive")

    def own_table(self, address: str, game: str, lang: str, fields: Mapping[str, str]) -> None:
        """Open a table of one's own: choose options and who sits where."""
        self.page.goto(f"{address}/?lang={lang}")
        card = self.page.locator(f"#game-{game}")
        card.locator(".more > summary").click()
        card.locator(".own > summary").click()
        self.fill_in(card.locator(".own"), fields)
        card.locator(".own button").click()
        self.page.wait_for_selector("#wire.alive")

    def fill_in(self, card: Locator, fields: Mapping[str, str]) -> None:
        """Choose in the form of a game's card; several values of one option have commas between them."""
        for name, text in fields.items():
            field = card.locator(f"[name='{name}']")
            boxes = field.first.get_attribute("type") == "checkbox"
            for place, value in enumerate(text.split(",")):
                if boxes:
                    card.locator(f"[name='{name}'][value='{value}']").check()
                else:
                    field.nth(place).select_option(value)

    # -- the table ---------------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.page.locator("#prompt.over").count() > 0

    def number(self) -> int:
        """How many decisions the table has seen."""
        return int(self.page.locator("#live").get_attribute("data-number") or 0)

    def ready(self) -> None:
        """Until something can be decided, or the game is over."""
        try:
            self.page.wait_for_selector("#prompt.mine #picks button, #prompt.over")
        except Waited:
            raise AssertionError(f"nothing to click: {self.page.locator('#prompt').inner_text()}") from None

    def play(self, clicks: int) -> int:
        """So many clicks at most, or to the end of the game; how many it were."""
        for done in range(clicks):
            self.ready()
            if self.over():
                return done
            self.click()
        return clicks

    def aim(self) -> tuple[float, float] | None:
        """A point at which something can be picked; None: nothing can be hit."""
        aim = self.page.evaluate(AIM, [self.chance.random(), self.chance.random()])
        self.nameless |= set(aim["nameless"])
        if aim["at"] is None and aim["name"]:
            self.hidden.append(aim["name"])
        point: tuple[float, float] | None = aim["at"]
        return point

    def click(self) -> None:
        """One click or tap on something that can be picked."""
        if point := self.aim():
            (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(*point)

    def moved(self, number: int) -> None:
        """Until the table has gone on from a decision."""
        self.page.wait_for_function("number => +document.querySelector('#live')?.dataset.number > number", arg=number)

    def width(self) -> int:
        """How wide the page is: more than the screen would mean scrolling to the side."""
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    def undrawn(self) -> list[str]:
        """Symbols that are used but are not there."""
        found = self.page.evaluate("""[...document.querySelectorAll('#live use')].map((one) => one.getAttribute('href'))
            .filter((name) => !name.startsWith('#') || !document.getElementById(name.slice(1)))""")
        return sorted(set(found))

    def table(self) -> str:
        """The address of the table."""
        return "/".join(self.page.url.split("?")[0].split("/")[:5])

    def record(self) -> bytes:
        """The record of the game, which the server gives to whoever is the only person at the table."""
        answer = self.page.request.get(f"{self.table()}/record")
        assert answer.status == 200, answer.text()
        return answer.body()
