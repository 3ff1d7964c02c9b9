"""One version, told alike everywhere; what an earlier one kept still opens (tests/records, tests/web)."""

import re
import tomllib
from pathlib import Path

import hvozd

HOME = Path(__file__).parents[2]


def test_the_version_is_told_alike() -> None:
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    newest = re.findall(r"^## (\S+)", (HOME / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)[0]
    assert project["version"] == hvozd.__version__ == newest


def test_a_record_names_the_rules_and_not_the_version(tmp_path: Path) -> None:
    """A new version of the package makes no record old: only other rules do, and those are carried over."""
    game = hvozd.new("defenders", seed=1, seats=2)
    game.save(tmp_path / "mine.hvozd")
    assert hvozd.__version__ not in (tmp_path / "mine.hvozd").read_text(encoding="utf-8").split("\n")[0]
    assert hvozd.load(tmp_path / "mine.hvozd").state == game.state


def test_pictures_of_the_front_page_are_there_and_light() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (HOME / "README.md").read_text(encoding="utf-8"))
    assert len(shown) > 4
    assert [name for name in shown if not (HOME / name).is_file()] == []
    assert all((HOME / name).stat().st_size < 1_000_000 for name in shown)
