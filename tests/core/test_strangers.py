"""A record may come from anybody: whatever its header says, it is refused at once, in little memory, with one sentence."""

import json
import subprocess
import sys
from typing import Any

import pytest

from hvozd.core import errors
from hvozd.core.record import load, replay
from tests.core.strangers import GAMES, STRANGERS, template


@pytest.fixture(scope="module")
def outcomes() -> dict[str, dict[str, Any]]:
    told = subprocess.run([sys.executable, "-m", "tests.core.strangers"], capture_output=True, check=True).stdout
    return {row["name"]: row for row in map(json.loads, told.decode().splitlines())}


def test_there_are_at_least_twenty() -> None:
    assert len(STRANGERS) >= 20


@pytest.mark.parametrize("name", STRANGERS)
def test_a_record_that_nobody_played_is_refused(name: str, outcomes: dict[str, dict[str, Any]]) -> None:
    told = outcomes[name]
    kind = getattr(errors, told["error"], int)
    assert issubclass(kind, errors.RecordError | errors.UnknownName), told
    assert told["sentence"].endswith(".")
    assert len(told["sentence"]) < 700
    assert told["seconds"] < 1
    assert told["kilobytes"] < 100_000


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("a thousand million seats", "not settings of Defenders of the Wild"),
        ("three hundred thousand factions", "not settings of Root"),
        ("a setting that there is not", "not settings of Root"),
        ("corrections with a thousand million cards", "figure above"),
        ("a seed of 257 bits", "seed is not valid"),
        ("a million lines", "too long"),
        ("half a million dice", "not a record's header"),
        ("a seat beyond all", "line that is not an action"),
    ],
)
def test_the_sentence_says_what_is_wrong(name: str, says: str, outcomes: dict[str, dict[str, Any]]) -> None:
    assert says in outcomes[name]["sentence"]


@pytest.mark.parametrize("game", GAMES)
def test_the_record_that_they_are_made_of_is_a_good_one(game: str) -> None:
    from hvozd.core import Session

    session = Session.new(game, GAMES[game], seed=1)
    assert template(game)["game"] == game
    assert replay(load(session.record.dump(session.state))) == session.state


@pytest.mark.parametrize("game", GAMES)
def test_all_settings_that_can_be_drawn_pass(game: str) -> None:
    from hvozd.core import find_game

    found = find_game(game)
    more = [{"bots": "any"}, {"bots": "3", "seats": "5"}] if game == "root" else []
    for seed in range(60):
        for asked in ({}, *more):
            found.check(found.resolve(asked, seed), seed + 1)
