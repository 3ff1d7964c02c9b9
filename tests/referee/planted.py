"""Bugs that a second referee must catch: each a line of the engine and what is written instead, in a copy."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

REPOSITORY = Path(__file__).parents[2]


class Bug(msgspec.Struct, frozen=True):
    family: str
    file: str
    line: str
    instead: str
    settings: tuple[str, ...] = ()
    decisions: int = 2500
    pushed: bool = False


def copy(folder: Path) -> None:
    """A tree of its own: the package and the referees."""
    away = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(REPOSITORY / "hvozd", folder / "hvozd", ignore=away)
    shutil.copytree(REPOSITORY / "tests" / "referee", folder / "tests" / "referee", ignore=away)
    shutil.copy(REPOSITORY / "tests" / "__init__.py", folder / "tests" / "__init__.py")


def compared(folder: Path, game: str, bug: Bug | None = None) -> str:
    """What the comparison says of a copy, with a bug planted or as it is; the copy is left as it was."""
    path = folder / "hvozd" / "games" / game / bug.file if bug else folder
    before = path.read_text(encoding="utf-8") if bug else ""
    if bug:
        assert before.count(bug.line) == 1, (
            f"{bug.family}: the line to be changed stands {before.count(bug.line)} times in {bug.file}"
        )
        path.write_text(before.replace(bug.line, bug.instead), encoding="utf-8")
    options = [f"--setting={one}" for one in bug.settings] if bug else []
    options += ["--stop", *(["--pushed"] if bug.pushed else [])] if bug else []
    command = [sys.executable, "-m", "tests.referee.compare", game, "--decisions", str(bug.decisions if bug else 300), *options]
    env = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
        assert "questions compared" in done.stdout, done.stdout[-500:] + done.stderr[-1500:]
        return done.stdout
    finally:
        if bug:
            path.write_text(before, encoding="utf-8")
