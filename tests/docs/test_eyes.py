"""Ten pages of the site in a real browser: axe-core finds nothing, nothing is too wide, nothing is asked of anybody else."""

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import findings
from tests.browser.conftest import SCREENS
from tests.browser.driver import browser

PAGES = (
    "index", "start", "gallery", "play", "tutorials/researcher", "notebooks/study", "rules/harrow.cs", "cs/group",
    "agents", "api",
)  # fmt: skip


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None: ...


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.mark.parametrize("screen", SCREENS)
def test_every_eye_and_hand(screen: str, address: str, chromium: Browser) -> None:
    context = chromium.new_context(**SCREENS[screen])
    page, elsewhere, wrong = context.new_page(), list[str](), list[str]()
    page.on("request", lambda request: elsewhere.append(request.url) if urlsplit(request.url).hostname != "127.0.0.1" else None)
    page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
    page.on("response", lambda response: wrong.append(f"{response.status}: {response.url}") if response.status >= 400 else None)
    for name in PAGES:
        page.goto(f"{address}/{name}.html")
        wrong += [f"{name}: {one}" for one in findings(page)]
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > SCREENS[screen]["viewport"]["width"]:
            wrong.append(f"{name}: {width} wide")
    context.close()
    assert (wrong, elsewhere) == ([], [])
