"""Records that nobody played, made to hurt whoever opens them; run as a program, it opens each in a process of its own.

It prints a line of JSON for each: its name, how it was refused, how long that took and how much memory.
"""

import hashlib
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from hvozd.core import Session, find_game, game_names
from hvozd.core.record import load, replay

BOTS = {"factions": "marquise,electric_eyrie,vagabot", "map": "autumn", "deck": "base"}
GAMES: dict[str, dict[str, str]] = {"root": BOTS, "crescent": {"layout": "p5-1"}, "defenders": {"seats": "2"}, "harrow": {}}
DEEP = 100_000
BIG = 10**9


def changed(game: str, **settings: Any) -> bytes:
    """A record with other settings in its header; None takes a setting away."""
    header = template(game)
    options = {**header["options"], **settings}
    return sealed({**header, "options": {name: value for name, value in options.items() if value is not None}})


def headed(**fields: Any) -> bytes:
    return sealed({**template("root"), **fields})


def written(game: str, change: Callable[[str], str]) -> bytes:
    """A header that no JSON writer would write."""
    return sealed(change(json.dumps(template(game))))


def template(game: str) -> dict[str, Any]:
    session = Session.new(game, GAMES[game], seed=1)
    header: dict[str, Any] = json.loads(session.record.dump(session.state).split(b"\n")[0])
    return header


def sealed(header: dict[str, Any] | str, *lines: str) -> bytes:
    text = header if isinstance(header, str) else json.dumps(header)
    head = "\n".join([text, *lines, '{"end":null,"hash":"","sum":"']).encode(errors="surrogatepass")
    return head + hashlib.sha256(head).hexdigest().encode() + b'"}\n'


def nested(text: str) -> str:
    return text.replace('"map": "autumn"', '"map": ' + "[" * DEEP + "]" * DEEP)


def overlay(**tables: Any) -> str:
    return json.dumps(tables, sort_keys=True)


STRANGERS: dict[str, Callable[[], bytes]] = {
    "a thousand million seats": lambda: changed("defenders", seats=BIG),
    "a thousand million seats of Crescent Moon": lambda: changed("crescent", seats=BIG),
    "two million seats": lambda: changed("crescent", seats=2_000_000),
    "a thousand million years": lambda: changed("crescent", years=BIG),
    "a thousand million solo cards": lambda: changed("harrow", split=[BIG, 0, 0]),
    "a level beyond all": lambda: changed("harrow", level=BIG),
    "three hundred thousand factions": lambda: changed("root", factions=["marquise"] * 300_000),
    "factions as numbers": lambda: changed("root", factions=[0, 1, 2]),
    "factions as one word": lambda: changed("root", factions="marquise,eyrie"),
    "factions as a mapping": lambda: changed("root", factions={"marquise": 1, "eyrie": 2}),
    "factions counted from the end": lambda: changed("defenders", factions=[-1, -2]),
    "a faction twice": lambda: changed("defenders", factions=[0, 0]),
    "no factions": lambda: changed("root", factions=None),
    "a bot with the traits of another": lambda: changed("root", traits=[[], ["fortified"], []]),
    "more difficulties than seats": lambda: changed("root", difficulty=["nightmare"] * 20),
    "true instead of one": lambda: changed("harrow", level=True),
    "a number with a point": lambda: changed("crescent", seats=5.0),
    "a text instead of a number": lambda: changed("crescent", seats="5"),
    "a setting that there is not": lambda: changed("root", cheat=1),
    "ten thousand settings": lambda: changed("root", **{f"x{n}": n for n in range(10_000)}),
    "settings nested deep": lambda: written("root", nested),
    "settings that are no mapping": lambda: headed(options=[1, 2]),
    "corrections of three million letters": lambda: changed("crescent", components="x" * 3_000_000),
    "corrections nested deep": lambda: changed("crescent", components='{"cards":' + "[" * 9000),
    "corrections with a thousand million cards": lambda: changed(
        "crescent", components=overlay(cards={"general": {"copies": BIG}})
    ),
    "corrections that are a file": lambda: changed("crescent", components="/etc/passwd"),
    "corrections that are a table": lambda: changed("crescent", components={"cards": {}}),
    "a seed of four hundred digits": lambda: headed(seed=10**400),
    "a seed of six thousand digits": lambda: written("root", lambda text: text.replace('"seed": 1', '"seed": ' + "9" * 6000)),
    "a seed of 257 bits": lambda: headed(seed=1 << 256),
    "a seed that is a text": lambda: headed(seed="1"),
    "a seed that is not a number": lambda: written("root", lambda text: text.replace('"seed": 1', '"seed": NaN')),
    "a seed without end": lambda: written("root", lambda text: text.replace('"seed": 1', '"seed": 1e999')),
    "a format of four thousand digits": lambda: headed(hvozd=10**4000),
    "a game of three million letters": lambda: headed(game="x" * 3_000_000),
    "a game that is a path": lambda: headed(game="../../root"),
    "rules of three million letters": lambda: headed(rules="x" * 3_000_000),
    "a hundred thousand people": lambda: headed(seats=["Ann"] * 100_000),
    "a name of three million letters": lambda: headed(seats=["x" * 3_000_000]),
    "half a million dice": lambda: headed(random=[1] * 500_000),
    "dice below nothing": lambda: headed(random=[-1]),
    "half a letter": lambda: written("root", lambda text: text.replace("autumn", "\\ud800")),
    "a million lines": lambda: sealed(template("root"), *[""] * 1_000_000),
    "a seat beyond all": lambda: sealed(template("root"), json.dumps([0, 10**30, "done", []])),
    "a number beyond all": lambda: sealed(template("root"), json.dumps([10**400, 0, "done", []])),
    "an action of three million letters": lambda: sealed(template("root"), json.dumps([0, 0, "x" * 3_000_000, []])),
    "dice of one action": lambda: sealed(template("root"), json.dumps([0, 0, "done", [1] * 500_000])),
}


def refused(data: bytes) -> dict[str, Any]:
    """How a record is refused: by what error with what sentence, in how many seconds and kilobytes."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = time.perf_counter()
    try:
        replay(load(data))
        told = ("", "")
    except Exception as error:
        told = (type(error).__name__, str(error))
    seconds = time.perf_counter() - began
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return {"error": told[0], "sentence": told[1][:2000], "seconds": seconds, "kilobytes": memory}


def apart(name: str) -> Iterator[str]:
    """In a child process, which may take two gigabytes and ten seconds and no more."""
    data = STRANGERS[name]()
    there, here = os.pipe()
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
        resource.setrlimit(resource.RLIMIT_CPU, (10, 10))
        os.write(here, json.dumps({"name": name, **refused(data)}).encode())
        os._exit(0)
    os.close(here)
    os.waitpid(child, 0)
    with os.fdopen(there, "rb") as told:
        yield told.read().decode() or json.dumps({"name": name, "error": "", "sentence": "", "seconds": 10, "kilobytes": 0})


if __name__ == "__main__":
    for game in game_names():
        find_game(game).new(find_game(game).resolve(GAMES.get(game, {}), 1), 1)
    for each in STRANGERS:
        print(*apart(each), flush=True)
    sys.exit()
