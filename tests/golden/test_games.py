"""Golden games of every game: a rule that is changed, meant or not, moves a figure, and the column says what it moved.

A table of figures names no rule: the tests of the rules do that. But a change that nobody meant does not get past it, and records
rely on it: a game plays as it was played. `HVOZD_GOLDEN=write pytest tests/golden` writes the figures anew after an intended
change; a rule that changed needs a new version of its game and a migration too.
"""

import os
from pathlib import Path

import pytest

from hvozd.core import find_game
from tests.golden.fingerprint import PARTS, fingerprint
from tests.records.settings import SETTINGS

TABLE = Path(__file__).with_name("games.tsv")
WRITE = os.environ.get("HVOZD_GOLDEN") == "write"
COLUMNS = ("decisions", *PARTS)
MOST = {"root": 350, "crescent": 350, "defenders": 300, "harrow": 900}
SEEDS = (2026, 2027)
CASES = [(game, number, seed) for game, rows in SETTINGS.items() for number in range(len(rows)) for seed in SEEDS]


def figures() -> dict[str, dict[str, str]]:
    rows = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]] if TABLE.exists() else []
    return {row[0]: dict(zip(COLUMNS, row[1:], strict=True)) for row in rows}


def keep(name: str, found: dict[str, str]) -> None:
    rows = figures() | {name: found}
    lines = ["\t".join(("game", *COLUMNS)), *("\t".join((each, *(rows[each][c] for c in COLUMNS))) for each in sorted(rows))]
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def name_of(game: str, number: int, seed: int) -> str:
    return f"{game} {number:02} {seed}"


@pytest.mark.parametrize(("game", "number", "seed"), CASES)
def test_a_seed_gives_the_game_that_it_gave(game: str, number: int, seed: int) -> None:
    name = name_of(game, number, seed)
    found = fingerprint(find_game(game), SETTINGS[game][number] | {"rulings": "any"}, seed, MOST[game])
    if WRITE:
        keep(name, found)
    assert found == figures()[name]


def test_the_table_has_these_games_and_no_others() -> None:
    assert sorted(figures()) == sorted(name_of(*case) for case in CASES)
