"""Parquet holds what CSV holds; the script of docs/formats.md counts what `hvozd stats` counts."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

from hvozd.cli import main
from hvozd.core import find_game
from hvozd.kit.features import features_of

REPOSITORY = Path(__file__).parents[2]


def test_the_same_rows_as_csv_with_the_digests_of_their_schemas(tmp_path: Path) -> None:
    for name in ("a.csv", "a.parquet"):
        assert main(["data", "root", "--out", str(tmp_path / name), "--games", "4", "--rows", "decision", "--features"]) == 0
    table = pyarrow.parquet.read_table(tmp_path / "a.parquet")
    with (tmp_path / "a.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    told = [{**row, "features": row["features"].hex()} for row in table.to_pylist()]
    assert [{name: str(value) for name, value in row.items()} for row in told] == rows
    assert table.schema.metadata[b"features"].decode() == features_of(find_game("root")).digest


def test_the_script_of_the_page_prints_win_rates_by_faction(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "rows.parquet")
    assert main(["data", "root", "--out", file, "--games", "30", "--rows", "decision"]) == 0
    capsys.readouterr()
    assert main(["stats", file, "--json"]) == 0
    shares = json.loads(capsys.readouterr().out)["tables"]["name"]
    command = [sys.executable, str(REPOSITORY / "examples" / "winrates.py"), file]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert told[0] == f"{pyarrow.parquet.read_metadata(file).num_rows:,} rows"
    printed = {line.split()[0]: (int(line.split()[1]), line.split()[3]) for line in told[1:]}
    assert printed == {name: (row["games"], f"{round(row['won'] / row['games'], 3):.1%}") for name, row in shares.items()}
