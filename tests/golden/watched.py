"""Every table that a test of a rule lays: what was asked and offered on the way, why other answers are refused, what was told,
what stands, what is seen, and how it goes on for some random answers.

A test names what its rule is about. A change that shows beside it in the same scene, a question that another seat gets, an
answer too many, an event with another number, moves a figure. `scenes/` holds the figures by test; `HVOZD_GOLDEN=write pytest
-n 0 tests/root tests/clockwork` writes them anew after an intended change, `HVOZD_GOLDEN=off` looks at none. A test that has no
line there yet is not held against one.
"""

import hashlib
import os
import re
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hvozd.core import Action, Decision, Rng, advance, apply
from hvozd.core.flow import decision
from hvozd.core.options import Options
from hvozd.core.record import state_hash
from hvozd.kit.reasons import why_not
from tests.tools.refused import changed, writable

PARTS = ("asked", "refused", "told", "stands", "seen")
LISTED, ONWARDS, REFUSED = 60, 12, 8
FIGURES = os.environ.get("HVOZD_GOLDEN")
ADDRESS = re.compile(r" at 0x[0-9a-f]+")
FOLDER = Path(__file__).with_name("scenes")


class Scenes:
    """The tables of one test."""

    def __init__(self) -> None:
        self.tables: list[Any] = []
        self.pool: list[Action] = []
        self.rng = Rng(1)
        self.marks = {part: hashlib.sha256() for part in PARTS}

    def add(self, part: str, *values: object) -> None:
        self.marks[part].update(ADDRESS.sub("", repr(values)).encode())

    def said(self) -> dict[str, str]:
        return {part: mark.hexdigest()[:8] for part, mark in self.marks.items()}

    def asked(self, game: Any, g: Any, now: Decision, seat: int, action: Action | None) -> None:
        options = now.options(seat)
        texts = [game.write(g, each) for each in options] if len(options) <= LISTED else []
        self.add("asked", now.name, now.seats, seat, len(options), texts, action and game.write(g, action))
        self.refused(game, g, seat, options)

    def refused(self, game: Any, g: Any, seat: int, options: Options) -> None:
        """What was offered at another time, as it is or with another field, and why it cannot be done now."""
        offered = options.sample(self.rng)
        for _ in range(REFUSED):
            tried = self.rng.pick([*self.pool, offered])
            action = game.speller.tidy(changed(tried, self.pool, self.rng) if self.rng.below(2) else tried)
            if action not in options and action not in g.asides(seat) and writable(game.name, g, action):
                self.add("refused", why_not(game, g, action, seat))
        self.pool += [offered] if len(options) > LISTED else list(options)

    def end(self) -> None:
        """Look at all tables as the test leaves them, and let them go on."""
        for table in self.tables:
            g = table.g.clone()
            for observer in (*range(g.seats), None):
                told = [(type(each).__name__, msgspec.json.encode(each)) for each in g.read(observer)]
                self.add("told", told)
                self.add("seen", msgspec.json.encode(table.game.view(g, observer)))
            self.stands(g)
            table.go_on(g)
            self.onwards(table.game, g)

    def stands(self, g: Any) -> None:
        """Without the steps that only a test knows, which cannot be written."""
        bare = g.clone()
        bare.stack = []
        self.add("stands", state_hash(bare), g.result, [type(step).__name__ for step in g.stack])

    def onwards(self, game: Any, g: Any) -> None:
        """Random answers; a position that no game leads to may end them."""
        rng = Rng(1)
        try:
            advance(g)
            for _ in range(ONWARDS):
                if (now := decision(g)) is None:
                    break
                seat = rng.pick(now.seats)
                self.asked(game, g, now, seat, None)
                apply(g, seat, now.options(seat).sample(rng))
                advance(g)
        except Exception as error:
            self.add("stands", type(error).__name__)
        self.stands(g)
        self.add("told", [type(entry.event).__name__ for entry in g.journal.entries])


playing: list[Scenes] = []
"""The scenes of the test that runs now, where they are watched."""


def lay(table: Any) -> None:
    """A table whose `go_on(position)` says what follows where the test's own steps end."""
    for scenes in playing:
        scenes.tables.append(table)


def asked(table: Any, now: Decision, seat: int, action: Action) -> None:
    for scenes in playing:
        scenes.asked(table.game, table.g, now, seat, action)


@cache
def figures(path: Path) -> dict[str, list[str]]:
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]] if path.exists() else []
    return {row[0]: row[1:] for row in rows}


def keep(path: Path, name: str, found: list[str]) -> None:
    rows = figures(path) | {name: found}
    figures.cache_clear()
    lines = ["\t".join(("test", *PARTS)), *("\t".join((each, *rows[each])) for each in sorted(rows))]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@contextmanager
def watched(part: str, test: str) -> Generator[None, None, None]:
    """A test of a part runs; what it leaves is held against the figures of its name."""
    path, scenes = FOLDER / f"{part}.tsv", Scenes()
    playing.append(scenes)
    try:
        yield
    finally:
        playing.remove(scenes)
    if not scenes.tables or FIGURES == "off":
        return
    scenes.end()
    found = scenes.said()
    if FIGURES == "write":
        keep(path, test, list(found.values()))
    row = figures(path).get(test, list(found.values()))
    moved = [part for part, figure in zip(PARTS, row, strict=True) if found[part] != figure]
    assert not moved, f"{test}: what is {' and '.join(moved)} is not as in {path.name}; see tests/golden/watched.py"
