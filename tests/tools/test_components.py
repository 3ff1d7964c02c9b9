"""`hvozd components`: each tagged table of the component files with its source."""

import json
import types
from pathlib import Path

import pytest

from hvozd.cli import main
from hvozd.commands.components import tables
from hvozd.core.errors import ComponentError

CARDS = {
    "source": "rulebook",
    "note": "names from the booklet",
    "costs": {"source": "reconstructed", "note": "our design", "rows": [1, 2]},
    "cards": [{"id": "a", "source": "public"}, {"id": "b", "source": "public"}, {"id": "c", "source": "reconstructed"}],
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "components").mkdir()
    (tmp_path / "components" / "cards.json").write_text(json.dumps(CARDS))
    (tmp_path / "components" / "plain.json").write_text("[1]")
    return tmp_path


def test_every_source_is_listed(folder: Path) -> None:
    listed = [(row["file"], row["table"], row["source"], row["note"]) for row in tables(folder)]
    assert listed == [
        ("components/cards.json", "(whole file)", "rulebook", "names from the booklet"),
        ("components/cards.json", "costs", "reconstructed", "our design"),
        ("components/cards.json", "cards: a, b", "public", ""),
        ("components/cards.json", "cards: c", "reconstructed", ""),
        ("components/plain.json", "(whole file)", "none named", ""),
    ]


def test_the_figures_of_a_room_are_listed(folder: Path) -> None:
    (folder / "moles").mkdir()
    (folder / "moles" / "moles.json").write_text('{"tunnels": {"source": "public"}}')
    (folder / "moles" / "mind.json").write_text('{"weights": {"source": "public"}}')
    rows = [(row["file"], row["table"]) for row in tables(folder) if row["file"].startswith("moles")]
    assert rows == [("moles/moles.json", "tunnels")]


def test_a_file_that_is_no_json_is_named(folder: Path) -> None:
    (folder / "components" / "cards.json").write_text("{")
    with pytest.raises(ComponentError, match=r"cards\.json is not JSON"):
        tables(folder)


def test_reconstructed_ones_alone(
    folder: Path, highcard: types.ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(highcard.HighCard, "folder", folder)
    assert main(["components", "highcard", "--reconstructed"]) == 0
    out = capsys.readouterr().out
    assert "our design" in out
    assert "booklet" not in out
    assert main(["components", "highcard", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 5
