"""The doors that `make first-move` measures lead to a legal move each."""

import sys
import time
from contextlib import nullcontext
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import first_move
from tests.browser.first_move import LIMIT, REPOSITORY, in_browser, in_python, in_terminal

HVOZD = [sys.executable, "-m", "hvozd"]


def test_every_door_leads_to_a_move(chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(REPOSITORY))
    begin = time.monotonic()
    in_browser([*HVOZD, "serve", "--port", "PORT#", "--no-browser"], tmp_path, lambda: nullcontext(chromium))
    in_terminal(HVOZD, tmp_path)
    in_python(Path(sys.executable), tmp_path)
    assert time.monotonic() - begin < LIMIT


def test_what_is_too_slow_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(first_move, "from_clone", lambda folder, python: (80.0, {"browser": 11.0, "Python": 1.0}))
    monkeypatch.setattr(first_move, "from_wheel", lambda folder, python: (5.0, {"terminal": 2.0}))
    assert first_move.main("python3") == 1
    assert "Too slow: browser from git clone." in capsys.readouterr().out
    monkeypatch.setattr(first_move, "from_clone", lambda folder, python: (8.0, {"browser": 11.0}))
    assert first_move.main("python3") == 0
    assert "| git clone | browser | 19 |" in capsys.readouterr().out
