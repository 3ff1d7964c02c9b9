"""Rows: the same games as `hvozd sim`, the same file however it was made, from records too; and what stats count of them."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from hvozd.cli import main
from hvozd.core import find_game
from hvozd.kit.features import features_of
from hvozd.kit.tokens import tokens_of
from hvozd.runs.sim import Plan, simulate


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def made(path: Path, game: str, *args: str) -> list[dict[str, str]]:
    assert main(["data", game, "--out", str(path), "--seed", "3", *args]) == 0
    return rows_of(path)


def test_seats_are_those_of_the_simulation_however_many_processes_wrote_them(tmp_path: Path) -> None:
    rows = made(tmp_path / "a.csv", "root", "--games", "12")
    made(tmp_path / "b.csv", "root", "--games", "12", "--jobs", "2")
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    tally = simulate(Plan("root", 3), 12)
    assert sum(int(row["won"]) for row in rows) == sum(won for name, won in tally.winners.items() if name != "nobody")
    for name, played in tally.played.items():
        assert sum(row["name"] == name for row in rows) == played
        assert sum(int(row["score"]) for row in rows if row["name"] == name) == tally.scores[name]
    assert len({row["seed"] for row in rows}) == 12


@pytest.mark.parametrize("name", ["crescent", "defenders", "harrow", "root"])
def test_decisions_of_records_and_of_played_games_are_the_same(name: str, tmp_path: Path) -> None:
    assert main(["sim", name, "--games", "1", "--seed", "3", "--save", str(tmp_path / "kept")]) == 0
    played = made(tmp_path / "a.csv", name, "--games", "1", "--rows", "decision", "--features")
    read = made(tmp_path / "b.csv", name, "--records", str(tmp_path / "kept"), "--rows", "decision", "--features")
    assert played == read and len(played) > 20
    game = find_game(name)
    first = played[0]
    assert len(bytes.fromhex(first["features"])) == features_of(game).size
    tokens = tokens_of(game)
    assert all(tokens.names[int(row["picks"].split()[0])].startswith("kind:") for row in played)
    assert [int(row["number"]) for row in played] == list(range(len(played)))
    whole = made(tmp_path / "c.csv", name, "--games", "1", "--rows", "game")
    assert [int(row["decisions"]) for row in whole] == [len(played)]


def test_an_interrupted_file_goes_on(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept.jsonl")
    made(tmp_path / "a.csv", "defenders", "--games", "9", "--keep", kept)
    lines = Path(kept).read_bytes().splitlines(keepends=True)
    Path(kept).write_bytes(b"".join(lines[:5]))
    made(tmp_path / "b.csv", "defenders", "--games", "9", "--keep", kept, "--jobs", "2")
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()


@pytest.mark.parametrize("kind", ["seat", "decision"])
def test_stats_count_what_the_simulation_counts(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(tmp_path / "a.csv", "defenders", "--games", "20", "--rows", kind)
    tally = simulate(Plan("defenders", 3), 20)
    page = tmp_path / "page.html"
    capsys.readouterr()
    assert main(["stats", str(tmp_path / "a.csv"), "--json", "--html", str(page)]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    shares = told["tables"]["name"]
    assert told["games"] == 20 and {name: share["games"] for name, share in shares.items()} == tally.played
    assert {name: share["won"] for name, share in shares.items() if share["won"]} == {
        name: won for name, won in tally.winners.items() if name != "nobody"
    }
    text = page.read_text(encoding="utf-8")
    assert "95 % interval" in text and all(name in text for name in tally.played) and "http" not in text


def test_what_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = str(tmp_path / "a.csv")
    for args in (
        ["data", "root", "--out", str(tmp_path / "a.txt")],
        ["data", "root", "--out", str(tmp_path / "nowhere" / "a.csv")],
        ["data", "root", "--out", good, "--records", str(tmp_path / "none.hvozd")],
        ["data", "nothing", "--out", good],
        ["data", "root", "--out", good, "--games", "0"],
        ["stats", str(tmp_path / "none.csv")],
    ):
        assert main(args) == 2
        error = capsys.readouterr().err
        assert error.strip().endswith(".") and "Traceback" not in error
    made(tmp_path / "g.csv", "defenders", "--games", "2", "--rows", "game")
    capsys.readouterr()
    assert main(["stats", str(tmp_path / "g.csv")]) == 2
    assert "not rows of seats" in capsys.readouterr().err


def test_parquet_without_its_extra_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import builtins

    real = builtins.__import__

    def without(name: str, *args: Any, **more: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError("No module named 'pyarrow'")
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["data", "defenders", "--out", str(tmp_path / "a.parquet"), "--games", "1"]) == 2
