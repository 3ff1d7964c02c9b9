"""`hvozd companion`: the automatic seats of a real table, step by step, with its cards and dice."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hvozd.commands import console, lang_argument, read_bytes, read_settings, seed, setting_arguments
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from hvozd.kit.companion import Companion

about = "play the automatic seats of a game on a real table: step by step, with the cards and dice that the table says"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", help="a game, set up as its rulebook says; or the text of the position on the table; or a record to go on with"
    )
    parser.add_argument("--record", type=Path, metavar="X.hvozd", help="where the game is written down")
    parser.add_argument("--seed", type=seed, default=0, help="of what nobody at the table can see")
    setting_arguments(parser)
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.tui.companion import Beside

    companion, record = _opened(args)
    Beside(companion, record, args.lang, console(), lambda prompt: input(f"{prompt}> ").strip()).run()
    return 0


def _opened(args: argparse.Namespace) -> "tuple[Companion, Path]":
    """The table, and where it is written down; nothing is written over."""
    from hvozd.core.registry import game_names
    from hvozd.kit.companion import Companion

    file = Path(args.what)
    record = args.record or file.with_suffix(".hvozd")
    known = args.what in game_names()
    data = b"" if known else read_bytes(file)
    if data.startswith(b"{"):
        return Companion.resume(data), args.record or file
    if record.exists():
        raise HvozdError(f"'{record}' is there already; go on with it, or name another file by --record.")
    if known:
        return Companion.preset(args.what, read_settings(args.setting), args.seed), record
    return Companion.begin(data.decode(errors="replace"), args.seed), record
