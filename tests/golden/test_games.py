"""Golden games of every game: a rule that is changed, meant or not, moves a figure, and the column says what it moved.

A table of figures names no rule: the tests of the rules do that. But a change that nobody meant does not get past it, and records
rely on it: a game plays as it was played. `HVOZD_GOLDEN=write pytest tests/golden` writes the figures anew after an intended
change; a rule that changed needs a new version of its game and a migration too.
"""

from pathlib import Path

import pytest

from hvozd.core import find_game
from tests.golden.figures import Figures, name_of
from tests.golden.fingerprint import fingerprint
from tests.records.settings import SETTINGS

FOUND = Figures(Path(__file__).with_name("games.tsv"))
MOST = {"root": 350, "crescent": 350, "defenders": 300, "harrow": 900}
SEEDS = (2026, 2027)
CASES = [(game, number, seed) for game, rows in SETTINGS.items() for number in range(len(rows)) for seed in SEEDS]


@pytest.mark.parametrize(("game", "number", "seed"), CASES)
def test_a_seed_gives_the_game_that_it_gave(game: str, number: int, seed: int) -> None:
    settings = SETTINGS[game][number] | {"rulings": "any"}
    FOUND.hold(name_of(game, number, seed), fingerprint(find_game(game), settings, seed, MOST[game]))


def test_the_table_has_these_games_and_no_others() -> None:
    assert FOUND.names() == sorted(name_of(*case) for case in CASES)
