"""How long somebody waits for the first legal move: `make first-move`.

From `git clone` and from the wheel, in the browser, in the terminal and in Python. Somebody has Python, make, a browser, and the
packages of requirements.lock where pip finds them; nothing else is counted as there. What the doors share is done once and
counted for each of them.
"""

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser

from hvozd.core.record import load
from tests.browser.driver import Player, browser

REPOSITORY = Path(__file__).parents[2]
LIMIT = 90.0
PYTHON = """
import hvozd
game = hvozd.new("root", seed=1)
game.play(next(iter(game.options())))
assert len(game.record.lines) == 1
"""


def run(*command: str | Path, cwd: Path, given: str = "") -> None:
    done = subprocess.run(list(map(str, command)), cwd=cwd, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


# -- the doors: each ends when a move was made ----------------------------------------------------------------------------------


def in_python(python: Path, folder: Path) -> None:
    run(python, "-c", PYTHON, cwd=folder)


def in_terminal(hvozd: list[str], folder: Path) -> None:
    run(*hvozd, "play", "root", "--seed", "1", "--record", folder / "first.hvozd", cwd=folder, given="1\n" * 12 + "q\n")
    assert load((folder / "first.hvozd").read_bytes()).lines


def in_browser(serve: list[str], folder: Path, opening: Callable[[], AbstractContextManager[Browser]] = browser) -> None:
    with serving(serve, folder) as address, opening() as opened:
        player = Player(opened.new_page(), 1)
        player.open(address, "root", 0, "en")
        player.ready()
        before = player.number()
        for _ in range(40):
            if player.number() > before:
                return
            player.play(1)
        raise AssertionError("forty clicks, and no move")


@contextmanager
def serving(serve: list[str], folder: Path) -> Iterator[str]:
    """A server, asked to take the port that stands for PORT in its command."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [word.replace("PORT#", str(port)) for word in serve]
    settings = os.environ | {"HVOZD_DB": f"sqlite:///{folder / 'first.db'}"}
    settings.pop("DISPLAY", None)
    with (folder / "serve.log").open("w") as log:
        process = subprocess.Popen(command, cwd=folder, env=settings, stdout=log, stderr=log, start_new_session=True)
    try:
        end = time.monotonic() + LIMIT
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/static/icon.svg")
                break
            except httpx.HTTPError:
                assert time.monotonic() < end and process.poll() is None, (folder / "serve.log").read_text()
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


# -- the ways there -------------------------------------------------------------------------------------------------------------


def timed(what: str, job: Callable[[], None]) -> float:
    begin, before = time.perf_counter(), busy()
    job()
    took = time.perf_counter() - begin
    print(f"  {what}: {took:.1f} s, {busy() - before:.1f} of the processor", flush=True)
    return took


def busy() -> float:
    """Seconds of the processor that programs started here took: on a busy machine the clock says more than was needed."""
    times = os.times()
    return times.children_user + times.children_system


def through_all(python: Path, hvozd: list[str], serve: list[str], folder: Path) -> dict[str, float]:
    return {
        "browser": timed("browser", lambda: in_browser(serve, folder)),
        "terminal": timed("terminal", lambda: in_terminal(hvozd, folder)),
        "Python": timed("Python", lambda: in_python(python, folder)),
    }


def from_clone(folder: Path, python: str) -> tuple[float, dict[str, float]]:
    clone = folder / "clone"
    fetch = timed("git clone", lambda: run("git", "clone", "--quiet", "--no-local", REPOSITORY, clone, cwd=folder))
    setup = timed("make setup", lambda: run("make", "setup", f"PYTHON={python}", cwd=clone))
    own = clone / ".venv" / "bin"
    return fetch + setup, through_all(own / "python", [str(own / "hvozd")], ["make", "play", "PORT=PORT#"], clone)


def from_wheel(folder: Path, python: str) -> tuple[float, dict[str, float]]:
    """The wheel of the clone; that it is built is not counted."""
    clone, away = folder / "clone", folder / "away"
    away.mkdir()
    build = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ".")
    run(clone / ".venv" / "bin" / "python", *build, cwd=clone)
    (wheel,) = folder.glob("hvozd-*.whl")
    pins = re.findall(r"^([\w.-]+==[\w.+-]+)", (clone / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    (folder / "pins.txt").write_text("\n".join(pins), encoding="utf-8")
    own = away / "own" / "bin"
    install = (own / "python", "-m", "pip", "install", "--quiet", "-c", folder / "pins.txt", wheel)
    made = timed("venv", lambda: run(python, "-m", "venv", away / "own", cwd=away))
    put = timed("pip install", lambda: run(*install, cwd=away))
    serve = [str(own / "hvozd"), "serve", "--port", "PORT#", "--no-browser"]
    return made + put, through_all(own / "python", [str(own / "hvozd")], serve, away)


def main(python: str) -> int:
    """Print every figure; the exit code says whether all are below the limit."""
    totals = []
    with tempfile.TemporaryDirectory() as folder:
        for name, way in (("git clone", from_clone), ("the wheel", from_wheel)):
            print(f"from {name}", flush=True)
            shared, doors = way(Path(folder), python)
            totals += [(name, door, shared + took) for door, took in doors.items()]
    print("\n| from | first legal move in | seconds |\n|---|---|---|")
    for name, door, took in totals:
        print(f"| {name} | {door} | {took:.0f} |")
    slow = [f"{door} from {name}" for name, door, took in totals if took >= LIMIT]
    print(f"\nToo slow: {', '.join(slow)}." if slow else f"\nAll below {LIMIT:.0f} seconds.")
    return int(bool(slow))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "python3"))
