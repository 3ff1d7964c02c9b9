"""`hvozd position`: a position of a record as text, or a text checked; either as a record that begins there."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hvozd.commands import read_bytes, state_at
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from hvozd.kit.front import Session

about = "print a position of a record as text, or check a text that somebody wrote"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record, or the text of a position")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N actions (default: the last)")
    parser.add_argument("--seat", metavar="S", help="only what this seat may know (number or name, or none for a spectator)")
    parser.add_argument("--out", type=Path, metavar="X.hvozd", help="write a record that begins at this position")


def run(args: argparse.Namespace) -> int:
    session = _opened(args.file, args.at)
    text = session.position() if args.seat is None else session.position(args.seat)
    if args.out is None:
        print(text, end="")
        return 0
    begun = type(session).from_position(text, session.record.header.seed, session.record.header.seats)
    try:
        begun.save(args.out)
    except OSError as error:
        raise HvozdError(f"'{args.out}' cannot be written: {error.strerror or error}.") from None
    print(f"Written: {args.out}", file=sys.stderr)
    return 0


def _opened(file: Path, at: int | None) -> "Session[Any, Any]":
    from hvozd.core import find_game
    from hvozd.core.record import Record, load
    from hvozd.kit.front import Session

    data = read_bytes(file)
    if data.startswith(b"{"):
        record = load(data)
        return Session(find_game(record.header.game), state_at(record, at), Record(record.header, []))
    if at is not None:
        raise HvozdError("The text of a position has no actions; --at is for records.")
    try:
        return Session.from_position(data.decode())
    except UnicodeDecodeError:
        raise HvozdError(f"'{file}' is neither a record nor text.") from None
