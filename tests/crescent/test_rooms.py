"""A room is whole: it registers what it brings, nothing outside its folder names it, and without it the others play on."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hvozd.core import Action, Event, find_game
from hvozd.core.steps import Answer, Step
from hvozd.games.crescent.components import CAST
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Texts, locale_folders

GAME = find_game("crescent")
PACKAGE = "hvozd.games.crescent"
REPOSITORY = Path(__file__).parents[2]
ROOMS = GAME.folder / "characters"


def final(base: type) -> set[type]:
    """The subclasses of a base that the package defines and that have none themselves."""
    below = [kind for kind in base.__subclasses__() if kind.__module__.startswith(PACKAGE)]
    found = {kind for kind in below if not kind.__subclasses__()}
    return found.union(*(final(kind) for kind in base.__subclasses__()))


def test_every_kind_is_registered_by_its_room() -> None:
    for base in (Step, Answer, Action, Event):
        assert set(GAME.kinds(base)) == final(base)


def test_a_room_registers_only_what_it_defines() -> None:
    for room in GAME.rooms:
        assert room.kinds
        assert all(kind.__module__ == room.name or kind.__module__.startswith(room.name + ".") for kind in room.kinds), room.name


def test_every_character_sits_where_its_folder_says() -> None:
    assert [character.name for character in CHARACTERS] == list(CAST) == [path.name for path in sorted(rooms(), key=order)]
    assert [character.seat for character in CHARACTERS] == list(range(len(CAST)))


def rooms() -> list[Path]:
    return [path for path in ROOMS.iterdir() if (path / "__init__.py").exists()]


def order(path: Path) -> int:
    return CAST.index(path.name)


# -- nothing outside names it --------------------------------------------------------------------------------------------------

LOOKED_AT = ("games/crescent", "core", "kit", "proof", "agents", "runs", "web", "tui", "commands")
KINDS_OF_FILE = {".py", ".json", ".css", ".ftl", ".js", ".html"}


@pytest.mark.parametrize("name", CAST)
def test_nothing_outside_its_folder_names_a_character(name: str) -> None:
    """Neither by its word nor by its name in either language. The ledger is no code, and a puzzle is a table of several."""
    names = [Texts(locale_folders(GAME), lang).get(f"name-{name}") for lang in LANGUAGES]
    pattern = re.compile(f"(?i:{name})|{'|'.join(names)}")
    files = [
        path
        for folder in LOOKED_AT
        for path in (REPOSITORY / "hvozd" / folder).rglob("*")
        if path.suffix in KINDS_OF_FILE and "puzzles" not in path.parts
    ]
    outside = [path for path in files if ROOMS / name not in path.parents]
    assert len(outside) > 150
    assert [str(path) for path in outside if pattern.search(path.read_text(encoding="utf-8"))] == []


# -- without it ----------------------------------------------------------------------------------------------------------------

OTHERS = ("unique", "bargains", "objectives", "combat", "contest", "cards", "terms")
"""The modules that test the rooms."""


def without(name: str, folder: Path) -> None:
    """A copy of the package and of the tests of this game in which the folder of one character is missing."""
    no_cache = shutil.ignore_patterns("__pycache__")
    shutil.copytree(REPOSITORY / "hvozd", folder / "hvozd", ignore=no_cache)
    shutil.copytree(REPOSITORY / "tests" / "crescent", folder / "tests" / "crescent", ignore=no_cache)
    for file in ("tests/__init__.py", "tests/conftest.py", "pyproject.toml"):
        shutil.copy(REPOSITORY / file, folder / file)
    shutil.rmtree(folder / "hvozd" / "games" / "crescent" / "characters" / name)


def run(folder: Path, *words: str) -> str:
    """What a Python that finds the copy first says."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def naming(path: Path, name: str) -> list[str]:
    """The tests of a module that speak of a character."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    found = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            if name in "\n".join(lines[first - 1 : node.end_lineno]).lower():
                found.append(node.name)
    return found


@pytest.mark.parametrize("name", CAST)
def test_without_a_character_the_others_play_on(name: str, tmp_path: Path) -> None:
    without(name, tmp_path)
    names = run(tmp_path, "-c", f"from {PACKAGE}.hooks import CHARACTERS; import {PACKAGE}; print(*[c.name for c in CHARACTERS])")
    assert names.split() == [other for other in CAST if other != name]
    assert "Crescent Moon" in (told := run(tmp_path, "-m", "hvozd", "games", "crescent")) and name not in told.lower()
    played = run(tmp_path, "-m", "hvozd", "sim", "crescent", "--games", "2", "--seed", "3", "--check", "--every", "20")
    assert "2 finished, 0 faults" in played and name not in played


def test_without_a_character_the_tests_of_the_others_pass(tmp_path: Path) -> None:
    gone = CAST[-1]
    without(gone, tmp_path)
    modules = [Path("tests") / "crescent" / f"test_{word}.py" for word in OTHERS]
    own = [f"--deselect={path.as_posix()}::{test}" for path in modules for test in naming(tmp_path / path, gone)]
    assert len(own) > 10
    told = run(tmp_path, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", *map(str, modules), *own, "-vv")
    assert int(re.findall(r"(\d+) passed", told)[-1]) > 80
