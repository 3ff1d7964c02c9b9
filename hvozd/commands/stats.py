"""`hvozd stats`: what rows of `hvozd data` say, with intervals, as tables and as a page."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hvozd.commands import console, lang_argument, speaker
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from hvozd.runs.counted import Counts

about = "win rates by faction, seat and setting, with intervals, of files made by `hvozd data`"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=".csv or .parquet, rows of seats or decisions")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with bars")
    parser.add_argument("--json", action="store_true", help="print the counts as one JSON object on the last line")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    import msgspec

    from hvozd.runs.counted import NEEDED, count, page
    from hvozd.runs.sheets import read_rows

    counts = count(row for path in args.files for row in read_rows(path, NEEDED))
    if args.html is not None:
        try:
            args.html.write_text(page(counts, ", ".join(path.name for path in args.files)), encoding="utf-8")
        except OSError as error:
            raise HvozdError(f"'{args.html}' cannot be written: {error.strerror or error}.") from None
    if args.json:
        told = {name: value for name, value in msgspec.to_builtins(counts).items() if name != "lengths"}
        print(msgspec.json.encode({**told, "median_length": counts.length(0.5)}).decode())
    else:
        _print(counts, args.lang)
    return 0


def _print(counts: "Counts", lang: str) -> None:
    from rich.table import Table

    say, out = speaker(lang), console()
    middle, low, high = (f"{counts.length(share):.0f}" for share in (0.5, 0.05, 0.95))
    out.print(say("stats-head", games=counts.games, middle=middle, low=low, high=high), highlight=False)
    for name, rows in counts.tables.items():
        heads = ("sim-games", "sim-wins", "arena-share", "arena-interval", "arena-even", "arena-score")
        table: Any = Table(say(f"stats-{name}") if name in ("name", "seat") else name, *(say(key) for key in heads))
        for column in table.columns[1:]:
            column.justify = "right"
        for key, share in sorted(rows.items()):
            cell = share.cell
            bounds = f"{cell.interval[0]:.1%} – {cell.interval[1]:.1%}"
            even = f"{share.even / share.games:.0%}"
            table.add_row(
                key, str(share.games), str(share.won), f"{cell.share:.1%}", bounds, even, f"{share.score / share.games:.1f}"
            )
        out.print(table)
