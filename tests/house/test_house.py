"""How the house is built: floors, the one shape, names, how long files are, what may not be written anywhere."""

import getpass
import re
import subprocess
from pathlib import Path

import pytest

from tests.house.plan import (
    FLOORS,
    GLOSSARY,
    NEEDED,
    OF_ROOMS,
    PACKAGE,
    REPOSITORY,
    SHAPE,
    dotted,
    floor,
    games,
    imports,
    in_room,
    modules,
)  # fmt: skip

MODULES = modules()


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_imports_point_one_way(path: Path) -> None:
    """core ← kit ← games ← proof ← agents ← runs ← tui, web ← commands; the package itself is the lazy front door."""
    me = dotted(path)
    if me == "hvozd":
        return
    assert floor(me) < len(FLOORS), f"{me} stands on no floor; add it to FLOORS"
    for name in imports(path):
        assert floor(name) <= floor(me), f"{me} imports {name}"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_game_has_the_one_shape(game: Path) -> None:
    there = {path.name if path.is_dir() else path.stem for path in game.iterdir() if path.name != "__pycache__"}
    assert there <= set(SHAPE), f"{game.name} has {sorted(there - set(SHAPE))} outside the shape"
    assert set(NEEDED) <= there, f"{game.name} lacks {sorted(set(NEEDED) - there)}"
    loose = [path.name for path in game.iterdir() if path.is_file() and path.suffix != ".py"]
    assert loose == [], f"{loose} of {game.name} belong into a folder"


def test_no_module_name_means_two_things() -> None:
    """A name is used once, or it is in the glossary with its one meaning. Inside a room names are the room's own."""
    where: dict[str, list[str]] = {}
    for path in MODULES:
        if path.stem not in ("__init__", "__main__") and not in_room(path) and path.parent.name != "commands":
            where.setdefault(path.stem, []).append(dotted(path))
    twice = {name: places for name, places in where.items() if len(places) > 1}
    assert {name: places for name, places in twice.items() if name not in GLOSSARY} == {}
    assert sorted(set(GLOSSARY) - set(where)) == [], "the glossary explains names that nobody uses"
    for name in set(twice) & set(GLOSSARY) - set(OF_ROOMS):
        homes = {place.split(".")[3] if place.count(".") > 3 else "" for place in where[name] if ".games." in place}
        assert len(homes) <= 1, f"{name} stands in different places of the shape: {where[name]}"


def table_of(page: str, begins: str) -> list[tuple[str, ...]]:
    """The rows of a table in a page whose first cell begins so."""
    rows = [line.strip("|").split("|") for line in page.splitlines() if line.startswith(f"| `{begins}")]
    return [(first.strip().strip("`"), *(cell.strip() for cell in others)) for first, *others in rows]


def test_contributing_shows_the_house_as_it_is() -> None:
    page = (REPOSITORY / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert table_of(page, "hvozd/") == [row for packages in FLOORS for row in packages.items()]
    assert table_of(page, "…/") == [(f"…/{name}", what) for name, what in SHAPE.items()]


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=dotted)
def test_games_do_not_know_each_other(path: Path) -> None:
    mine = ".".join(dotted(path).split(".")[:3])
    for name in imports(path):
        assert not name.startswith("hvozd.games.") or name.startswith(mine), f"{dotted(path)} imports {name}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "core").glob("*.py")), ids=dotted)
def test_the_kernel_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    assert not re.search(r"\b(root|crescent|defenders|harrow)\b", text)


def test_the_kernel_stays_small() -> None:
    lines = [line for path in (PACKAGE / "core").glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum(bool(line.strip()) for line in lines) < 1410


@pytest.mark.parametrize("path", [*MODULES, *sorted((REPOSITORY / "tests").rglob("*.py"))], ids=lambda p: p.name)
def test_no_file_is_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 600


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=REPOSITORY, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("this is no git clone")
    return [REPOSITORY / name for name in listed.stdout.decode().split("\0") if name]


def test_no_file_names_a_path_of_a_machine() -> None:
    """Neither where this clone lies, nor a home, nor a package index of somebody's own."""
    home = str(Path.home())
    private = [str(REPOSITORY), str(REPOSITORY.parent) + "/", f"/home/{getpass.getuser()}/", "/Users/", "/work" + "/"]
    private += [home + "/"] if len(home) > 3 else []
    found = [
        f"{path.relative_to(REPOSITORY)}: {word}"
        for path in tracked()
        if path.is_file() and path != Path(__file__)
        for word in private
        if len(word) > 4 and re.search(rb"(?<![\w.])" + re.escape(word).encode(), path.read_bytes())
    ]
    assert found == []


@pytest.mark.parametrize("lock", ["requirements.lock", "extras.lock", "docs.lock", "benchmarks/peers.lock", "fast/fast.lock"])
def test_locks_are_pinned_with_hashes_and_name_no_index(lock: str) -> None:
    text = (REPOSITORY / lock).read_text(encoding="utf-8")
    pins = re.findall(r"^[a-z][\w.-]*==\S+ \\\n    --hash=sha256:[0-9a-f]{64}", text, re.M)
    assert len(pins) == len(re.findall(r"^[a-z]", text, re.M)) > 1
    assert not re.search(r"://|--index|--find-links|--trusted", text)


def test_every_command_is_in_the_makefile_help() -> None:
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    for target in ("setup", "play", "test", "check", "rules", "bench", "soak", "lock"):
        assert re.search(rf"^{target}:.*## ", makefile, re.M), target
