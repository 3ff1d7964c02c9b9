"""Positions as numbers: names and lengths fit, what is hidden leaves no trace, rooms from outside come last."""

import re
import subprocess
import sys

import pytest

from hvozd.cli import main
from hvozd.core import Rng, find_game
from hvozd.core.flow import advance
from hvozd.kit.features import Features, features_of
from tests.numbers.positions import GAMES, LONG, visited

LOOKS = 1500 if LONG else 60


@pytest.mark.parametrize("name", GAMES)
def test_dealing_anew_what_is_hidden_changes_no_byte(name: str) -> None:
    """Every seat at every decision, asked or not; the row is as long as its schema and says who is asked."""
    rng = Rng(5)
    for game, g, now in visited(name, LOOKS):
        features = features_of(game)
        for seat in range(g.seats):
            row = features.vector(g, seat)
            assert len(row) == features.size
            other = features.vector(game.determinize(g, seat, rng), seat)
            assert row == other, [features.names[i] for i in range(features.size) if row[i] != other[i]]
        assert features.vector(g, now.seat)[features.names.index("asked.chair0")] == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_names_every_column_once(name: str) -> None:
    features = features_of(find_game(name))
    assert len(set(features.names)) == features.size == len(features.most) > 1000
    assert min(features.most) >= 1
    assert [column["name"] for column in features.schema()["columns"]] == list(features.names)


@pytest.mark.parametrize("name", GAMES)
def test_rows_tell_positions_and_chairs_apart(name: str) -> None:
    """A row that says nothing would pass the test above."""
    rows = {
        (g.number, id(g), seat): features_of(game).vector(g, seat) for game, g, _ in visited(name, 40) for seat in range(g.seats)
    }
    assert len(set(rows.values())) > 0.95 * len(rows)


def test_a_column_is_the_count_that_its_name_says() -> None:
    """Root: points, warriors and cards of the own chair and of the next one, for every seat."""
    for game, g, _ in visited("root", 30):
        features = features_of(game)
        for seat in range(g.seats):
            row = dict(zip(features.names, features.vector(g, seat), strict=True))
            for chair in (0, 1):
                other = (seat + chair) % g.seats
                assert row[f"chair{chair}.points"] == g.vp[other]  # type: ignore[attr-defined]
                assert row[f"chair{chair}.cards"] == len(g.hands[other])  # type: ignore[attr-defined]
                assert row[f"chair{chair}.warriors@5"] == g.warriors[other * 13 + 5]  # type: ignore[attr-defined]


def test_a_game_without_columns_of_its_own_says_who_is_asked_and_the_scores(highcard: object) -> None:
    game = find_game("highcard")
    features = features_of(game)
    assert type(features) is Features
    g = game.new(game.resolve({}, 1), 1)
    now = advance(g)
    assert now is not None
    row = dict(zip(features.names, features.vector(g, now.seat), strict=True))
    assert row[f"asks.{now.name}"] == 1 and row["asked.chair0"] == 1


def test_the_command_lists_columns_and_tokens(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["features", "root"]) == 0
    out = capsys.readouterr().out
    assert "chair0.points" in out and features_of(find_game("root")).digest in out
    assert main(["features", "root", "--tokens"]) == 0
    assert re.search(r"kind:Move\b", capsys.readouterr().out)
    assert main(["features", "nowhere"]) == 2


def test_starting_hvozd_loads_nothing_of_the_numbers() -> None:
    """Nobody who only plays waits for numpy."""
    code = "import hvozd, hvozd.cli, sys; print([m for m in ('numpy', 'hvozd.rl', 'pettingzoo', 'ray') if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
