"""Golden games that are pushed again and again towards rare things, as the second referees push them.

Random games seldom come to an empty supply, a full hex or a board full of nests; here every game does. The figures are those of
`test_games`, and a change that was meant is written the same way: `HVOZD_GOLDEN=write pytest -n 0 tests/golden`.
"""

import importlib
from pathlib import Path

import pytest

from hvozd.core import find_game
from tests.golden.figures import Figures, name_of
from tests.golden.fingerprint import fingerprint
from tests.records.settings import SETTINGS

FOUND = Figures(Path(__file__).with_name("pushed.tsv"))
MOST = {"crescent": 350, "defenders": 300, "harrow": 350}
SEEDS = {"crescent": (2029,), "defenders": (2028, 2029), "harrow": (2028,)}
CASES = [(game, number, seed) for game in MOST for number in range(len(SETTINGS[game])) for seed in SEEDS[game]]


@pytest.mark.parametrize(("game", "number", "seed"), CASES)
def test_a_pushed_game_goes_on_as_it_went(game: str, number: int, seed: int) -> None:
    push = importlib.import_module(f"tests.referee.{game}").push
    settings = SETTINGS[game][number] | {"rulings": "any"}
    FOUND.hold(name_of(game, number, seed), fingerprint(find_game(game), settings, seed, MOST[game], push))


def test_the_table_has_these_games_and_no_others() -> None:
    assert FOUND.names() == sorted(name_of(*case) for case in CASES)
