"""`hvozd render`: a position of a record as an SVG file, drawn as the table in the browser draws it."""

import argparse
import sys
from pathlib import Path

from hvozd.commands import lang_argument, read_bytes, state_at
from hvozd.core.errors import HvozdError, UnknownName
from hvozd.core.spelling import whole

about = "draw a position of a record as an SVG file"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N actions (default: the last)")
    parser.add_argument(
        "--seat", default="none", metavar="S", help="seen by this seat (number or name; default: none, a spectator)"
    )
    parser.add_argument("--out", type=Path, metavar="X.svg", help="where to write it (default: standard output)")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.core import find_game
    from hvozd.core.record import load
    from hvozd.kit.markup import draw
    from hvozd.kit.poster import poster

    record = load(read_bytes(args.file))
    game = find_game(record.header.game)
    state = state_at(record, args.at)
    seat = _seat(args.seat, game.seat_names(state))
    svg = poster(draw(game, game.view(state, seat), seat, args.lang), game.css, game.symbols(args.lang))
    if args.out is None:
        print(svg)
        return 0
    try:
        args.out.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise HvozdError(f"'{args.out}' cannot be written: {error.strerror or error}.") from None
    print(f"Drawn: {args.out}", file=sys.stderr)
    return 0


def _seat(text: str, names: tuple[str, ...]) -> int | None:
    if text == "none":
        return None
    if text in names:
        return names.index(text)
    if (number := whole(text)) is not None and number < len(names):
        return number
    there_are = ", ".join(f"{number} ({name})" for number, name in enumerate(names))
    sentence = f"There is no seat '{text}'; there are {there_are}, and none for a spectator."
    raise UnknownName(sentence, "error-no-seat", name=str(text), seats=there_are)
