"""What docs/numbers.md says is so."""

import re
from pathlib import Path

from hvozd.core import find_game
from hvozd.kit.features import features_of
from hvozd.kit.tokens import tokens_of
from tests.numbers.positions import GAMES

DOCS = Path(__file__).parents[2] / "docs"


def test_the_code_of_the_page_runs_and_its_table_is_right() -> None:
    page = (DOCS / "numbers.md").read_text(encoding="utf-8")
    first, second = re.findall(r"```python\n(.*?)```", page, re.S)[:2]
    space: dict[str, object] = {}
    exec(first + second, space)
    assert space["named"]["asked.chair0"] == 1  # type: ignore[index]
    for name in GAMES:
        game = find_game(name)
        assert f"| {game.title} | {features_of(game).size:,} | {tokens_of(game).size:,} |" in page
