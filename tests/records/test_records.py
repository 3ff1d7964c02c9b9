"""Games that earlier versions recorded: with the code of today every one is still the same game, action by action.

A failure here says that a rule is no longer what it was. Each version has a folder that `make.py` filled once; its records
and its index are never written again. A rule that is changed on purpose gets a new `version` of its game and a migration,
which carries the records of the old rules to the new ones: to the same winners and points, or `changed.py` names the row
that changed them.
"""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hvozd.core import Game, State, decision, find_game
from hvozd.core.record import Record, load, replay, state_hash
from tests.records.changed import CHANGED
from tests.records.walk import walk

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__")
INDEX = {version: json.loads((FOLDER / version / "index.json").read_text(encoding="utf-8")) for version in VERSIONS}
RECORDS = [
    pytest.param(version, entry, id=f"{version}/{entry['file'].split('.')[0]}")
    for version in VERSIONS
    for entry in INDEX[version]["records"]
]
Entry = dict[str, Any]


def header(version: str, entry: Entry) -> dict[str, Any]:
    """As it was written."""
    found = json.loads(gzip.decompress((FOLDER / version / entry["file"]).read_bytes()).split(b"\n", 1)[0])
    assert isinstance(found, dict)
    return found


def of_today(version: str, entry: Entry) -> bool:
    """Whether the rules of the record are still those of its game."""
    return bool(header(version, entry)["rules"] == find_game(entry["game"]).version)


def read(version: str, entry: Entry) -> Record:
    return load(gzip.decompress((FOLDER / version / entry["file"]).read_bytes()))


def points(g: State, game: Game[Any, Any]) -> list[int]:
    """As the index keeps them: 0 where they are hidden, and in games without points."""
    return [score or 0 for score in game.scores(g)] or [0] * g.seats


def plain(value: object) -> Any:
    """As JSON keeps it."""
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize(("version", "entry"), RECORDS)
def test_a_recorded_game_is_played_alike_or_carried_to_the_same_end(version: str, entry: Entry) -> None:
    """Under the rules of today it is played alike; one of older rules ends alike, unless it is known which row of the
    comparison with the rulebooks changed it: a game that is named must differ."""
    if of_today(version, entry):
        played_alike(version, entry)
    else:
        assert (outcome(version, entry) == expected(entry)) == (entry["file"] not in CHANGED.get(version, {}))


def played_alike(version: str, entry: Entry) -> None:
    """Every action is still legal, every die falls alike, the same was offered all the way, and the same comes out."""
    record = read(version, entry)
    assert (record.header.game, len(record.lines)) == (entry["game"], entry["actions"])
    g, offered = walk(record)
    assert plain(g.result) == entry["result"]
    assert points(g, find_game(entry["game"])) == entry["points"]
    assert (decision(g) is None) == (entry["result"] is not None)
    assert differs(offered, entry["offered"], record) is None
    assert record.closing is not None and record.closing.hash == entry["hash"]
    assert state_hash(g) == entry["hash"], "it was played alike, but its last position is written down otherwise"


def outcome(version: str, entry: Entry) -> tuple[Any, ...]:
    record = read(version, entry)
    g = replay(record)
    return record.stopped, plain(g.result), points(g, find_game(entry["game"]))


def expected(entry: Entry) -> tuple[Any, ...]:
    return "", entry["result"], entry["points"]


@pytest.mark.parametrize("version", VERSIONS)
def test_nine_of_ten_games_of_older_rules_end_alike(version: str) -> None:
    files = [entry["file"] for entry in INDEX[version]["records"]]
    changed = CHANGED.get(version, {})
    assert set(changed) <= set(files) and all(re.fullmatch(r"[FBHCD]\d+(, [FBHCD]\d+)*", rows) for rows in changed.values())
    for game in INDEX[version]["options"]:
        own = [file for file in files if file.startswith(f"{game}/")]
        assert sum(file in changed for file in own) <= len(own) / 10, game


def differs(offered: str, before: str, record: Record) -> str | None:
    """Where first something else was offered than when the record was made."""
    if offered == before:
        return None
    at = next((i // 2 for i, (a, b) in enumerate(zip(offered, before, strict=False)) if a != b), len(record.lines))
    line = record.lines[min(at, len(record.lines) - 1)]
    return f"seat {line.seat} is offered something else than before at decision {line.number}, which it answered '{line.action}'"


@pytest.mark.parametrize(("version", "entry"), RECORDS)
def test_settings_are_drawn_alike(version: str, entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the settings leave open is drawn from the seed as it was. Only a version with more to draw from may part with
    this for the versions before it: the games themselves are unchanged by that."""
    monkeypatch.chdir(FOLDER.parents[1])
    record = read(version, entry)
    resolved = plain(find_game(entry["game"]).resolve(entry["settings"], record.header.seed))
    before = header(version, entry)["options"]
    assert {name: resolved[name] for name in before} == before, "a setting of a later version may come to them"


@pytest.mark.parametrize("version", VERSIONS)
def test_the_index_lists_the_files_that_are_there(version: str) -> None:
    listed = [entry["file"] for entry in INDEX[version]["records"]]
    there = [path.relative_to(FOLDER / version).as_posix() for path in (FOLDER / version).rglob("*") if path.is_file()]
    assert sorted(there) == sorted([*listed, "index.json"])


def test_the_first_version_is_there() -> None:
    assert "0.1" in VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_games_played_to_their_end_have_every_value_of_every_option(version: str) -> None:
    """Of the options that the version had; one that takes any text is given at least once."""
    index = INDEX[version]
    named: dict[tuple[str, str], set[str]] = {}
    for entry in index["records"]:
        for option, text in entry["settings"].items():
            if entry["result"] is not None:
                named.setdefault((entry["game"], option), set()).update(text.split(","))
    for game, options in index["options"].items():
        for option, values in options.items():
            assert named.get((game, option)), f"no game of {game} is set up with {option}"
            assert set(values) <= named[game, option] or not values, f"{game} {option}"


@pytest.mark.parametrize("version", VERSIONS)
def test_a_few_games_are_under_way(version: str) -> None:
    index = INDEX[version]
    for game in index["options"]:
        results = [entry["result"] for entry in index["records"] if entry["game"] == game]
        assert len(results) >= 30 and 1 <= results.count(None) <= 3
