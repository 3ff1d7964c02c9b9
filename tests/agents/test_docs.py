"""The agent of docs/agents.md plays."""

import re
from pathlib import Path
from typing import Any

from hvozd.agents import HOUSE
from hvozd.runs.sim import Plan, simulate

PAGE = Path(__file__).parents[2] / "docs" / "agents.md"


def test_the_agent_of_the_page_plays_a_game(highcard: Any) -> None:
    block = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)[0]
    exec(compile(block, str(PAGE), "exec"), {})
    tally = simulate(Plan("highcard", 1, {"seats": "2"}, ("first", "random")), 3)
    assert tally.games == 3 and not tally.faults


def test_the_page_names_every_agent_of_the_house() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [name for name in ("random", *HOUSE) if f"`{name}`" not in text] == []
