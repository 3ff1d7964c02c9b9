"""`hvozd position`: a position of a record as text, or a text checked; either as a record that begins there."""

import argparse
import sys
from pathlib import Path

from hvozd.commands import opened
from hvozd.core.errors import HvozdError

about = "print a position of a record as text, or check a text that somebody wrote"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record, or the text of a position")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N actions (default: the last)")
    parser.add_argument("--seat", metavar="S", help="only what this seat may know (number or name, or none for a spectator)")
    parser.add_argument("--out", type=Path, metavar="X.hvozd", help="write a record that begins at this position")


def run(args: argparse.Namespace) -> int:
    session = opened(args.file, args.at)
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
