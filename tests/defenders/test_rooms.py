"""A room is whole: it registers what it brings, nothing outside its folder names it, and it can be taken away."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hvozd.core import Action, Event, find_game
from hvozd.core.steps import Answer, Step
from hvozd.games.defenders.components import ABILITIES, CARDS, FACTIONS, ORGANIZERS

GAME = find_game("defenders")
PACKAGE = "hvozd.games.defenders"
REPOSITORY = Path(__file__).parents[2]
PLACES = ("games/defenders", "kit", "proof", "agents", "runs", "tui", "web")
READ = {".py", ".json", ".css", ".ftl", ".js"}
WORDS = {
    "order": r"""\bOrder\b|["'`]order["'`]|(?:dw|f|faction|ability|seat)-order\b|\border-comrade""",
    "sect": r"(?<![A-Za-z])(?i:sect)(?![a-z])",
    "maps": r"""["'`]maps["'`]|item-maps|UseMaps""",
}
"""Names that are, or are in, English words or names of folders too: how they look where the faction or its item is meant."""


def final(base: type) -> set[type]:
    """The subclasses of a base that the package defines and that have none themselves."""
    below = [cls for cls in base.__subclasses__() if cls.__module__.startswith(PACKAGE)]
    found = {cls for cls in below if not cls.__subclasses__()}
    return found.union(*(final(cls) for cls in base.__subclasses__()))


def test_every_kind_is_registered_by_its_room() -> None:
    for base in (Step, Answer, Action, Event):
        assert set(GAME.kinds(base)) == final(base)


def test_a_room_registers_only_what_it_defines() -> None:
    for one in GAME.rooms:
        assert all(kind.__module__ == one.name or kind.__module__.startswith(one.name + ".") for kind in one.kinds), one.name


def names(faction: str) -> Iterator[str]:
    """What only a faction's own room may name: itself, its item, its organizers, abilities and cards."""
    yield faction
    yield from (row.item for row in FACTIONS if row.id == faction)
    for rows in (ORGANIZERS, ABILITIES, CARDS):
        yield from (row.id for row in rows if row.faction == faction)


@pytest.mark.parametrize("faction", [row.id for row in FACTIONS])
def test_nothing_outside_a_room_names_it(faction: str) -> None:
    room = GAME.folder / "factions" / faction
    sought = [(word, re.compile(WORDS.get(word, "(?i:" + word.replace("-", "[-_ ]?") + ")"))) for word in names(faction)]
    files = (
        path
        for place in PLACES
        for path in (REPOSITORY / "hvozd" / place).rglob("*")
        if path.suffix in READ and "puzzles" not in path.parts
    )
    found = [
        f"{path.relative_to(REPOSITORY)}: {word}"
        for path in files
        if not path.is_relative_to(room)
        for word, pattern in sought
        if pattern.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def without(folder: Path, faction: str) -> None:
    """A copy of the code and of this game's tests, but for one room and its own tests."""
    skip = shutil.ignore_patterns("__pycache__")
    for part in ("hvozd", "tests/defenders"):
        shutil.copytree(REPOSITORY / part, folder / part, ignore=skip)
    for name in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
        shutil.copy(REPOSITORY / name, folder / name)
    shutil.rmtree(folder / "hvozd" / "games" / "defenders" / "factions" / faction)
    (folder / "tests" / "defenders" / "factions" / f"test_{faction}.py").unlink()


def test_without_a_room_only_its_faction_is_gone(tmp_path: Path) -> None:
    without(tmp_path, "coven")

    def run(*command: str) -> str:
        call = [sys.executable, "-m", *command]
        done = subprocess.run(
            call, cwd=tmp_path, env={**os.environ, "PYTHONPATH": "."}, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    listed = run("hvozd", "games", "defenders")
    assert "council" in listed and "sect" in listed and "coven" not in listed
    chapters = (f"tests/defenders/test_{name}.py" for name in ("actions", "end", "engines", "factories", "mechs", "solo"))
    assert "passed" in run("pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "tests/defenders/factions", *chapters)
    assert "0 faults" in run("hvozd", "sim", "defenders", "--games", "5", "--check")
