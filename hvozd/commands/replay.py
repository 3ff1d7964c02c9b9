"""`hvozd replay`: a saved game verified, stepped through, or told as text."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hvozd.commands import lang_argument, no_position, read_bytes
from hvozd.core.errors import HvozdError, RecordVersion

if TYPE_CHECKING:
    from hvozd.core.record import Record
    from hvozd.tui.replay import Replay

about = "verify a record, step through it, or print it as text"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--verify", action="store_true", help="replay all of it, checking every action and die roll")
    parser.add_argument("--at", type=int, metavar="N", help="show the position after N actions and stop")
    parser.add_argument(
        "--seat", metavar="S", help="tell only what this seat (number or name, or 'none' for a spectator) could see; default: all"
    )
    parser.add_argument("--text", action="store_true", help="print the whole game even where a terminal could step through it")
    parser.add_argument("--explain", action="store_true", help="tell by which rules bots act, each in a sentence")
    parser.add_argument("--export", metavar="NAME", help="print a finished game in another notation that its game knows")
    parser.add_argument("--rootlog", dest="export", action="store_const", const="rootlog", help="the same as --export rootlog")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from hvozd.core.record import load, replay, state_hash
    from hvozd.tui.replay import Replay

    record = load(read_bytes(args.file))
    if args.verify:
        state = replay(record)
        result = "finished" if state.result else "not finished"
        if record.stopped:
            raise RecordVersion(f"{record.stopped} The {len(record.lines)} actions before it can be read.")
        print(f"Verified: {record.header.game}, {len(record.lines)} actions, {result}, position {state_hash(state)}.")
        return 0
    if args.export is not None:
        print(_export(record, args.export), end="")
        return 0
    shown = Replay(record, args.lang, Console(soft_wrap=not sys.stdout.isatty()), args.explain)
    shown.watch_as(args.seat)
    if args.at is not None:
        if not 0 <= args.at <= len(record.lines):
            raise no_position(args.at, len(record.lines))
        shown.position(args.at)
    elif args.text or not (sys.stdin.isatty() and sys.stdout.isatty()):
        shown.text()
    else:
        _step(shown)
    return 0


def _export(record: "Record", name: str) -> str:
    from hvozd.core.registry import find_game

    game = find_game(record.header.game)
    if name not in game.exports:
        known = f"it has {', '.join(game.exports)}" if game.exports else "it has none"
        raise HvozdError(f"{game.title} has no notation '{name}'; {known}.")
    return game.exports[name](record)


def _step(shown: "Replay") -> None:
    """Enter: next, b: back, a number: go there, q: quit."""
    from hvozd.core.spelling import whole

    at = 0
    while True:
        shown.position(at)
        try:
            text = input(f"[{at}/{shown.length}] Enter next, b back, number, q quit > ").strip()
        except EOFError:
            return
        if text == "q":
            return
        number = whole(text)
        wanted = at - 1 if text == "b" else at + 1 if number is None else number
        at = max(0, min(wanted, shown.length))
