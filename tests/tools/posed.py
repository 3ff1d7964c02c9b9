"""Posed positions in which something is refused: `tests/<game>/why_not.toml`."""

import tomllib
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]


def cases(game: str) -> list[dict[str, str]]:
    """Each with its position, who wants what, the reason with its rule, its words, and the lines that put it right."""
    read: dict[str, Any] = tomllib.loads((TESTS / game / "why_not.toml").read_text(encoding="utf-8"))
    return [{**case, "position": laid(read["tables"][case["table"]], case.get("lines", ""))} for case in read["case"]]


def laid(table: str, lines: str) -> str:
    """The table with these lines in the place of its own of the same key; `now` and `then` go together."""
    rows = [row.strip() for row in table.strip().splitlines()]
    more = [row.strip() for row in lines.strip().splitlines() if row.strip()]
    keys = {row.partition(":")[0] for row in more}
    keys |= {"now", "then"} if keys & {"now", "then"} else set()
    return "\n".join([row for row in rows if row.partition(":")[0] not in keys] + more)
