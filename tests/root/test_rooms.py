"""The rooms of Root: each registers what it brings, holds all that is its own, and can be taken away."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hvozd.core import Action, Event, Step, find_game
from hvozd.core.game import classes
from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.state import Board

GAME = find_game("root")
REPOSITORY = Path(__file__).parents[2]
PACKAGE = REPOSITORY / "hvozd"
ROOMS = {path.parent.name: path.parent for kind in ("factions", "clockwork") for path in GAME.folder.glob(f"{kind}/*/look.py")}
STANDS_FOR = {one.name: one.stands_for.rstrip("2") for one in FACTIONS if one.stands_for}
A_CARD = re.compile(r"eyrie[_ ]?[eé]migr[eé]", re.I)
"""The one exception: a card of the deck is called after a faction."""


@pytest.mark.parametrize("base", [Step, Action, Event, Board])
def test_every_kind_is_registered_by_its_room(base: type) -> None:
    """What no other class derives from may occur in a game, so a room has to list it."""
    assert GAME.kinds(base) == classes(base, "hvozd.games.root")


def test_a_kind_is_registered_where_it_is_defined() -> None:
    for room in GAME.rooms:
        assert all(kind.__module__.startswith(room.name) for kind in room.kinds), room.name


def test_factions_stand_in_the_order_that_their_rooms_declare() -> None:
    """Positions know a faction by its number, so the order never changes."""
    people = ["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk", "duchy", "corvids"]
    machines = ["mechanical_marquise", "electric_eyrie", "automated_alliance", "vagabot", "logical_lizards"]
    assert [one.name for one in FACTIONS[:17]] == [*people, *machines, "drillbit_duchy", "cogwheel_corvids", "riverfolk_robots"]


def test_every_faction_has_a_whole_room() -> None:
    for one in FACTIONS:
        files = {path.name for path in one.folder.iterdir()}
        assert files >= {"__init__.py", "look.py", "look.css", "en.ftl", "cs.ftl", f"{one.folder.name}.json"}, one.name
        assert one.automatic or files >= {"mind.json", "rootlog.py"}, one.name


def written() -> list[Path]:
    folders = [GAME.folder, *(PACKAGE / name for name in ("core", "web", "kit", "agents", "tui", "runs", "proof", "commands"))]
    kinds = (".py", ".json", ".css", ".ftl", ".js")
    return [
        path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in kinds and "puzzles" not in path.parts
    ]


def named_in(text: str) -> set[str]:
    """The rooms that a text names, as words or as parts of identifiers."""
    text = A_CARD.sub("", text)
    return {name for name in ROOMS if re.search(name.replace("_", "[_ -]?"), text, re.I)}


def test_nothing_outside_a_room_names_it() -> None:
    """Neither code nor figures, colours or words. A bot's own name holds that of the faction it stands for."""
    found = {}
    for path in written():
        home = next((name for name, folder in ROOMS.items() if path.is_relative_to(folder)), "")
        strangers = named_in(path.read_text(encoding="utf-8")) - {home, STANDS_FOR.get(home, "")}
        if strangers:
            found[str(path.relative_to(PACKAGE))] = sorted(strangers)
    assert found == {}


def test_no_room_imports_another() -> None:
    for home, folder in ROOMS.items():
        for path in folder.glob("*.py"):
            imported = re.findall(r"hvozd\.games\.root\.(?:factions|clockwork)\.(\w+)", path.read_text(encoding="utf-8"))
            assert {name for name in imported if name in ROOMS} <= {home}, path


def others_tests(tests: Path, gone: str) -> list[str]:
    """The test files of other rooms that do not name the one that is gone, nor use a helper that does."""
    files = [path for kind in ("root", "clockwork") for path in sorted((tests / kind).glob("*.py"))]
    naming = {path.stem for path in files if re.search(gone, path.read_text(encoding="utf-8"), re.I)}
    of_rooms = [path for path in files if path.stem.startswith("test_") and any(name in path.stem for name in ROOMS)]
    helpers = "|".join(naming) or "-"
    used = re.compile(rf"tests\.\w+\.({helpers})\b")
    return [str(path) for path in of_rooms if path.stem not in naming and not used.search(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("gone", ["lizards", "vagabond"])
def test_without_a_room_the_others_play_on(gone: str, tmp_path: Path) -> None:
    """In a copy: the folder of one faction and its tests are deleted; the tests of the others pass."""
    away = shutil.ignore_patterns("__pycache__", "browser", "static")
    shutil.copytree(PACKAGE, tmp_path / "hvozd", ignore=away)
    shutil.copytree(REPOSITORY / "tests", tmp_path / "tests", ignore=away)
    shutil.rmtree(tmp_path / ROOMS[gone].relative_to(REPOSITORY))
    files = others_tests(tmp_path / "tests", gone)
    assert len(files) > 9
    place = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1", "HVOZD_GOLDEN": "off"}

    def run(*args: str) -> str:
        done = subprocess.run([sys.executable, "-m", *args], cwd=tmp_path, env=place, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
        return done.stdout

    where = "import hvozd; print(hvozd.__file__)"
    found = subprocess.run([sys.executable, "-c", where], cwd=tmp_path, env=place, capture_output=True, text=True, check=True)
    assert found.stdout.startswith(str(tmp_path))
    assert not re.search(rf"\b{gone}\b", run("hvozd", "games", "root"))
    run("pytest", "-q", "-W", "ignore", "-p", "no:xdist", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), *files)
