"""Golden doors: what every caller gets at every door, without its words: statuses, where it leads, elements, keys, numbers.

A wording, the drawing of a board or a style sheet moves nothing here. What else does and was meant is written anew with
`HVOZD_GOLDEN=write pytest -n 0 tests/web/test_shapes.py`; a row of the table says at which door something is different.
"""

import asyncio
import hashlib
import os
import time
from pathlib import Path

import pytest

from hvozd import agents
from tests.web.doors import DOORS, Door, calls
from tests.web.shape import shape
from tests.web.test_doors import CHANCE, NEW_TABLE, NEW_TOKEN
from tests.web.worlds import PEOPLE, World

TABLE = Path(__file__).with_name("shapes.tsv")
WRITE = os.environ.get("HVOZD_GOLDEN") == "write"
OPERATORS = ("/healthz", "/metrics")
WORLDS = {"root": ("root", False), "root over": ("root", True), "harrow": ("harrow", False)}
NOW = 1_800_000_000.0


def doors_of(world: str) -> list[Door]:
    """All doors once, and those of a table again: after its end, in another game."""
    return [door for door in DOORS if door.path not in OPERATORS and (world == "root" or "{id}" in door.path)]


def name_of(world: str, door: Door) -> str:
    return f"{world} {door.method} {door.path}"


async def told(world: World, door: Door) -> str:
    """A few digits for all that all callers get at a door when they say what is good."""
    found = hashlib.sha256()
    for who in PEOPLE:
        for call in calls(door, world, who, odd=False):
            answer = await world.ask(who, call.method, call.path, call.query, call.body, call.kind)
            body = CHANCE.sub(b"", NEW_TABLE.sub(b"", NEW_TOKEN.sub(b"", answer.body)))
            headers = tuple((name, NEW_TABLE.sub(b"", value)) for name, value in answer.headers)
            found.update(repr(shape(type(answer)(answer.status, body, headers))).encode())
    return found.hexdigest()[:12]


def rows() -> dict[str, str]:
    lines = TABLE.read_text(encoding="utf-8").splitlines() if TABLE.exists() else []
    return dict(line.split("\t") for line in lines)


def keep(found: dict[str, str]) -> None:
    TABLE.write_text("".join(f"{name}\t{digits}\n" for name, digits in sorted((rows() | found).items())), encoding="utf-8")


@pytest.mark.parametrize("name", WORLDS)
def test_everybody_gets_at_every_door_what_he_got(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)
    # other tests bring agents of their own, which the lobby would offer
    monkeypatch.setattr(agents, "_makers", {"random": agents.RandomAgent})
    game, over = WORLDS[name]
    world = World(game, over=over)

    async def live() -> dict[str, str]:
        return {name_of(name, door): await told(world, door) for door in doors_of(name)}

    found = asyncio.run(live())
    world.close()
    if WRITE:
        keep(found)
    known = rows()
    assert {door: digits for door, digits in found.items() if known[door] != digits} == {}


def test_the_table_has_these_doors_and_no_others() -> None:
    assert sorted(rows()) == sorted(name_of(world, door) for world in WORLDS for door in doors_of(world))
