"""The notebooks run, in a short form, and show what they promise."""

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.docs.conftest import REPOSITORY

FOLDER = REPOSITORY / "docs" / "notebooks"
SHORT = {"play": "0", "study": "40", "train": "20"}
"""Games of the short form."""


def shown(cell: Any) -> set[str]:
    """The kinds of what a cell shows, and `stream` if it prints."""
    kinds = {kind for output in cell.outputs for kind in output.get("data", {})}
    return kinds | {output.output_type for output in cell.outputs if output.output_type == "stream"}


def printed(notebook: Any) -> str:
    parts = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    return "\n".join(output.get("text") or output.get("data", {}).get("text/plain", "") for output in parts)


def executed(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("HVOZD_GAMES", SHORT[name])
    monkeypatch.setenv("PYTHONPATH", str(REPOSITORY))
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    return NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(FOLDER)}}).execute()


def test_all_are_here_valid_and_without_outputs() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(SHORT)
    for name in SHORT:
        notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
        nbformat.validate(notebook)
        assert not any(cell.outputs for cell in notebook.cells if cell.cell_type == "code")


def test_play_and_look(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = executed("play", monkeypatch)
    assert sum("image/svg+xml" in shown(cell) for cell in notebook.cells if cell.cell_type == "code") == 2
    text = printed(notebook)
    assert "R-6.3.2" in text and "turn: " in text and "<Session of root: decision 61," in text


def test_study_a_thousand_games(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = executed("study", monkeypatch)
    html = "".join(
        output.data.get("text/html", "") for cell in notebook.cells for output in cell.get("outputs", ()) if "data" in output
    )
    assert html.count("<rect") in (8, 9), "a bar a faction, and perhaps a second Vagabond"
    assert "decisions" in html and "shape: (5, 7)" in html
    assert "image/svg+xml" in shown(notebook.cells[-1])


def test_train_and_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = executed("train", monkeypatch)
    text = printed(notebook)
    assert "of 10 against random" in text
    assert "won" in text.splitlines() or "lost" in text.splitlines()
    assert "image/svg+xml" in shown(notebook.cells[-2])


def test_the_pages_of_the_site_show_them(site: Path) -> None:
    for name in SHORT:
        page = (site / "notebooks" / f"{name}.html").read_text(encoding="utf-8")
        code = [cell for cell in nbformat.read(FOLDER / f"{name}.ipynb", as_version=4).cells if cell.cell_type == "code"]
        assert page.count("<pre") == len(code)
