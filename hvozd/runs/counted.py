"""What rows say: shares of wins with their intervals by faction, seat and setting; length and points; as tables and as a page."""

import json
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

import msgspec

from hvozd.core.errors import HvozdError
from hvozd.runs.arena.report import STYLE, bar
from hvozd.runs.arena.standings import Cell, percentile

NEEDED = ("game", "seed", "settings", "seats", "seat", "name", "won", "score", "final", "decisions", "number")
VALUES = 8
"""A setting with more different values has no table."""


class Share(msgspec.Struct):
    """Seats of one name: how many played, won, and their points."""

    games: int = 0
    won: int = 0
    score: int = 0
    even: float = 0.0
    """How many would be won if all seats were alike."""

    @property
    def cell(self) -> Cell:
        """As the arena draws it."""
        return Cell(self.games, self.won, self.score, self.even)


class Counts(msgspec.Struct):
    """Everything that was counted."""

    games: int = 0
    rows: int = 0
    lengths: list[float] = []
    tables: dict[str, dict[str, Share]] = {}
    """By what: name, seat, and each setting that varies, a row each."""

    def length(self, share: float) -> float:
        return percentile(self.lengths, share)


def count(rows: Iterable[Mapping[str, Any]]) -> Counts:
    """Rows of seats, or of decisions: then the last of each seat in each game counts."""
    counts = Counts()
    seats: dict[tuple[str, str, int], Mapping[str, Any]] = {}
    for row in rows:
        if "seat" not in row:
            raise HvozdError("These are not rows of seats or decisions; make them with `hvozd data --rows seat`.")
        counts.rows += 1
        seats[row["game"], row["seed"], int(row["seat"])] = row
    lengths: dict[tuple[str, str], int] = {}
    for (game, seed, seat), row in seats.items():
        length = int(row["decisions"]) if "decisions" in row else int(row["number"]) + 1
        lengths[game, seed] = max(lengths.get((game, seed), 0), length)
        for table, key in _keys(row, seat):
            _add(counts.tables.setdefault(table, {}).setdefault(key, Share()), row)
    counts.games, counts.lengths = len(lengths), sorted(float(length) for length in lengths.values())
    settings = [name for name in counts.tables if name not in ("name", "seat")]
    for name in settings:
        values = {key.partition(" · ")[0] for key in counts.tables[name]}
        if not 1 < len(values) <= VALUES:
            del counts.tables[name]
    return counts


def _keys(row: Mapping[str, Any], seat: int) -> Iterator[tuple[str, str]]:
    yield "name", row["name"]
    yield "seat", str(seat + 1)
    for name, value in json.loads(row["settings"]).items():
        if isinstance(value, str | int):
            yield name, f"{value} · {row['name']}"


def _add(share: Share, row: Mapping[str, Any]) -> None:
    share.games += 1
    share.won += int(row["won"])
    share.score += int(row["final"] if "final" in row else row["score"])
    share.even += 1 / int(row["seats"])


def page(counts: Counts, title: str) -> str:
    """The counts as one plain HTML page; it loads nothing."""
    heads = "".join(f"<th>{head}</th>" for head in ("", "games", "wins", "share", "95 % interval", "", "mean score"))
    tables = "".join(
        f"<h2>by {escape(name)}</h2><table><tr>{heads}</tr>{_rows(rows)}</table>" for name, rows in counts.tables.items()
    )
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>
<style>{STYLE}@media (max-width: 50rem) {{ table {{ display: block; overflow-x: auto; white-space: nowrap }} }}</style>
<h1>{escape(title)}</h1>
<p>{counts.games:,} games, {counts.rows:,} rows. Half of the games take at most
{counts.length(0.5):.0f} decisions, nine of ten {counts.length(0.05):.0f} to {counts.length(0.95):.0f}.
Black: the 95 % interval (Wilson). Red: even chances.</p>
{tables}
</html>
"""


def _rows(rows: Mapping[str, Share]) -> str:
    told = []
    for name, share in sorted(rows.items()):
        cell = share.cell
        low, high = cell.interval
        cells = (escape(name), f"{share.games:,}", f"{share.won:,}", f"{cell.share:.1%}", f"{low:.1%} – {high:.1%}", bar(cell))
        told.append("<tr>" + "".join(f"<td>{text}</td>" for text in (*cells, f"{share.score / share.games:.1f}")) + "</tr>")
    return "\n".join(told)
