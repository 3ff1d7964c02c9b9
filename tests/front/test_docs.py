"""The examples of README and docs run, and pass `mypy --strict`; the texts of positions that they show are positions."""

import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import hvozd
from hvozd.cli import COMMANDS, main, parser
from hvozd.core.errors import HvozdError

HOME = Path(__file__).parents[2]
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "docs/python.md",
    "docs/testing.md",
    "docs/agents.md",
    "docs/table.md",
    "docs/numbers.md",
    "docs/start.md",
    "docs/cs/start.md",
    "docs/tutorials/python.md",
)
TYPED_ONLY = ("docs/kernel.md",)
"""Its game is registered and run by tests of its own (tests/core)."""
EXTRAS = "from hvozd.rl import"
"""Blocks that need extras, run by tests of their own (tests/extras); docs/faction.md shows files of examples/fireflies."""


def code(page: str) -> str:
    blocks = re.findall(r"```python\n(.*?)```", (HOME / page).read_text(encoding="utf-8"), re.S)
    return "\n".join(block for block in blocks if EXTRAS not in block)


def test_no_page_is_left_out() -> None:
    shown = {
        str(path.relative_to(HOME))
        for path in (*HOME.glob("*.md"), *HOME.glob("docs/**/*.md"))
        if "```python" in path.read_text()
    }
    assert shown - {*PAGES, *TYPED_ONLY} == {"docs/faction.md"}


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_run(page: str) -> None:
    assert code(page)
    exec(compile(code(page), page, "exec"), {"__name__": "example"})


def commands() -> list[str]:
    """The lines of the blocks that claim to run in a terminal."""
    pages = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HOME.glob("docs/**/*.md")))
    blocks = re.findall(r"```console\n(.*?)```", pages, re.S)
    return [line.removeprefix("$ hvozd ") for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("command", commands())
def test_the_commands_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"])
def test_the_pages_of_the_front_lead_somewhere(page: str) -> None:
    """Links within docs/ are those of the site (tests/docs)."""
    links = re.findall(r"\]\(([^)#\s]+)", (HOME / page).read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (HOME / link).exists()] == []


def mentioned() -> list[tuple[str, str]]:
    """Every command of hvozd that a page shows, in a line or in a block, but for those that only hint at their form."""
    found = []
    for path in (*HOME.glob("*.md"), *sorted(HOME.glob("docs/**/*.md"))):
        text = path.read_text(encoding="utf-8")
        lines = re.findall(r"`(?:\.venv/bin/)?hvozd ([^`\n]+)`", text)
        lines += re.findall(r"^(?: {4}|\$ |HVOZD_\w+=\S+ )?hvozd (\S.*?)(?: {2,}.*| # .*)?$", text, re.M)
        found += [(path.name, line) for line in lines if not re.search(r"[…|\[]", line)]
    return found


def test_no_page_shows_a_command_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    known, wrong = parser({name.rstrip("_"): import_module(f"hvozd.commands.{name}") for name in COMMANDS}), []
    for page, line in mentioned():
        try:
            known.parse_args(shlex.split(line))
        except HvozdError as error:
            if re.search("nrecognized|invalid choice", str(error)):
                wrong.append(f"{page}: hvozd {line}: {error}")
        except SystemExit:
            capsys.readouterr()
    assert wrong == []
    assert len(mentioned()) > 100


TYPED = """
import hvozd
from hvozd.games.root.hidden.view import RootView
from hvozd.games.harrow.hidden.view import HarrowView

root: RootView = hvozd.new("root").view(0)
reveal_type(hvozd.new("root").view(0))
reveal_type(hvozd.new("defenders").view(0))
reveal_type(hvozd.new("crescent").state)
harrow: HarrowView = hvozd.new("harrow", seed=1, map="a").view(None)
"""


def test_the_examples_pass_mypy_strict_and_an_editor_knows_the_views(tmp_path: Path) -> None:
    for page in (*PAGES, *TYPED_ONLY):
        (tmp_path / (page.replace("/", "_").removesuffix(".md") + "_page.py")).write_text(code(page), encoding="utf-8")
    (tmp_path / "typed.py").write_text(TYPED, encoding="utf-8")
    files = [str(path) for path in sorted(tmp_path.glob("*.py"))] + [str(HOME / "examples/fireflies/fireflies")]
    row = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(HOME / ".mypy_cache"), *files]
    told = subprocess.run(row, capture_output=True, text=True, cwd=HOME, check=False)
    assert told.returncode == 0, told.stdout
    for name in ("root.hidden.view.RootView", "defenders.hidden.view.DefendersView", "crescent.state.CrescentState"):
        assert f'Revealed type is "hvozd.games.{name}"' in told.stdout


@pytest.mark.parametrize("name", ["root", "defenders", "crescent", "harrow"])
def test_the_positions_of_the_page_are_positions(name: str) -> None:
    page = (HOME / "docs" / "positions.md").read_text(encoding="utf-8")
    (text,) = re.findall(rf"```{name}\n(.*?)```", page, re.S)
    game = hvozd.from_position(text)
    assert game.game.name == name and game.decision is not None
    again = hvozd.from_position(game.position())
    again.state.reveals = game.state.reveals
    assert again.state == game.state
