"""The installed wheel on its own: run by the Python of an empty environment, in an empty folder, and without a network.

Nothing of the checkout is used, and the standard library alone: what this needs, somebody who installed the wheel has.
"""

import contextlib
import json
import re
import socket
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path

GAMES = ("root", "crescent", "defenders", "harrow")
WEB = ("starlette", "uvicorn", "sqlalchemy", "hvozd.web")
PATIENCE = 120.0
HVOZD = [sys.executable, "-m", "hvozd"]


def told(*command: str, given: str = "") -> str:
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, f"{command}: {done.stderr or done.stdout}"
    return done.stdout


def light() -> None:
    """`import hvozd` loads none of the web."""
    loaded = json.loads(told(sys.executable, "-c", "import hvozd, json, sys; print(json.dumps(sorted(sys.modules)))"))
    assert not [name for name in loaded if name.startswith(WEB)]


def played() -> None:
    """In the terminal: answers are taken, and what was played can be verified."""
    told(*HVOZD, "play", "defenders", "--seed", "1", "--record", "mine.hvozd", given="1\n" * 12 + "q\n")
    assert re.search(r"Verified: defenders, [1-9]", told(*HVOZD, "replay", "mine.hvozd", "--verify"))


def simulated() -> None:
    for game in GAMES:
        tally = json.loads(told(*HVOZD, "sim", game, "--games", "2", "--seed", "1", "--check", "--json"))
        assert (tally["games"], tally["checked"], tally["faults"]) == (2, True, 0), tally


@contextlib.contextmanager
def serving() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [*HVOZD, "serve", "--port", str(port), "--db", "sqlite:///tables.db", "--no-browser"]
    with Path("serve.log").open("w") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def visitor(address: str) -> urllib.request.OpenerDirector:
    """A visitor with cookies, once the server answers."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(), urllib.request.ProxyHandler({}))
    end = time.monotonic() + PATIENCE
    while True:
        try:
            opener.open(f"{address}/static/icon.svg").read()
            return opener
        except urllib.error.URLError:
            assert time.monotonic() < end, Path("serve.log").read_text()
            time.sleep(0.2)


def assets(page: str) -> set[str]:
    return {found for found in re.findall(r'(?:href|src)="(/[^"]+)"', page) if re.search(r"\.(css|js|svg|webmanifest)", found)}


def served() -> None:
    """Lobby, rules and a table of every game; whatever they load is there."""
    with serving() as address:
        opener, seen = visitor(address), set[str]()
        for path in ("/", "/lessons", *(f"/rules/{game}" for game in GAMES)):
            seen |= assets(opener.open(address + path).read().decode())
        for game in GAMES:
            lesson = next(iter(re.findall(rf'action="(/lessons/{game}/\w+)"', opener.open(f"{address}/lessons").read().decode())))
            request = urllib.request.Request(address + lesson, data=b"", headers={"origin": address})
            with opener.open(request) as answer:
                page = answer.read().decode()
                assert "/t/" in answer.url, answer.url
            assert 'id="live"' in page
            seen |= assets(page)
        assert len(seen) > 10
        for one in sorted(seen):
            with opener.open(address + one.replace("&amp;", "&")) as answer:
                assert answer.status == 200, one
                assert answer.read(), one


def cut_off() -> bool:
    try:
        socket.create_connection(("192.0.2.1", 80), 1).close()
    except OSError as error:
        return "no network" in str(error)
    return False


def main() -> None:
    assert cut_off(), "the network was to be off"
    for check in (light, played, simulated, served):
        check()
        print(f"{check.__name__}: good", flush=True)


if __name__ == "__main__":
    main()
