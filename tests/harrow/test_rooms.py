"""A room is whole: it registers what it brings, and nothing outside its folder names it."""

import re
from pathlib import Path

import pytest

from hvozd.core import Action, Event, find_game
from hvozd.core.steps import Answer, Step
from hvozd.games.harrow.components import FACTION_FILES, LEGEND_FILES

GAME = find_game("harrow")
PACKAGE = "hvozd.games.harrow"
REPOSITORY = Path(__file__).parents[2]
PLACES = ("games/harrow", "kit", "proof", "agents", "runs", "tui", "web")
READ = {".py", ".json", ".css", ".ftl", ".js"}
WORDS = {
    "family": r"(?<!font-)(?i:family)",
    "fair-folk": r"(?i:fair[-_ ]?folk|\bfairy|\bfair-)|\bFAIR\b",
}
"""Names that are English words too, or are shortened: how they look where the faction is meant."""
EXCUSED = {
    "games/harrow/state.py": "the names of its fields are in the hashes of positions since version 0.1",
    "web/static/table.css": "it speaks of a family of pages",
}
"""Files outside that may name a faction or a legend, and why."""
FACTIONS = {file.name: GAME.folder / "factions" / file.name.replace("-", "") for file in FACTION_FILES}
LEGENDS = {file.name: GAME.folder / "legends" / file.name.replace("-", "_") for file in LEGEND_FILES}


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


def test_every_room_is_found() -> None:
    found = {one.folder for one in GAME.rooms}
    assert {*FACTIONS.values(), *LEGENDS.values()} <= found


def outside(homes: list[Path]) -> list[Path]:
    """Every file of ours that is in none of these folders and has no excuse."""
    files = (
        path
        for place in PLACES
        for path in (REPOSITORY / "hvozd" / place).rglob("*")
        if path.suffix in READ and "puzzles" not in path.parts
    )
    return [
        path
        for path in files
        if not any(path.is_relative_to(home) for home in homes)
        and path.relative_to(REPOSITORY / "hvozd").as_posix() not in EXCUSED
    ]


def naming(pattern: str, homes: list[Path]) -> list[str]:
    sought = re.compile(pattern)
    return [str(path.relative_to(REPOSITORY)) for path in outside(homes) if sought.search(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", FACTIONS)
def test_nothing_outside_a_faction_names_it(name: str) -> None:
    """Only its legends do: each says whose legend it is."""
    legends = [LEGENDS[file.name] for file in LEGEND_FILES if file.faction == name]
    assert naming(WORDS.get(name, f"(?i:{name})"), [FACTIONS[name], *legends]) == []


@pytest.mark.parametrize("name", LEGENDS)
def test_nothing_outside_a_legend_names_it(name: str) -> None:
    pattern = rf"(?<![a-zA-Z])(?i:{name.replace('-', '[-_ ]?')})(?![a-z])"
    assert naming(pattern, [LEGENDS[name]]) == []


def test_an_excuse_is_needed() -> None:
    """What is excused does name somebody."""
    names = "|".join([WORDS.get(name, f"(?i:{name})") for name in FACTIONS])
    for path in EXCUSED:
        assert re.search(names, (REPOSITORY / "hvozd" / path).read_text(encoding="utf-8")), path
