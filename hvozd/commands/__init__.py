"""The sub-commands of `hvozd`, one small module each: `about`, `arguments(parser)`, `run(args) -> exit code`.

A command imports what it needs when it runs, so that `hvozd --help` is quick.
"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hvozd.core.errors import HvozdError, OptionError

if TYPE_CHECKING:
    from rich.console import Console

    from hvozd.core import State
    from hvozd.core.record import Record


def console() -> "Console":
    """Where tables go: as wide as the terminal, or 130 columns where there is none."""
    from rich.console import Console

    return Console() if sys.stdout.isatty() else Console(width=130)


def option_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, may be repeated; `hvozd games GAME` lists them; unset ones are drawn by the seed",
    )


def seed(text: str) -> int:
    """A seed as the command line takes it: 63 bits."""
    number = int(text)
    if not 0 <= number < 1 << 63:
        raise argparse.ArgumentTypeError("a seed is a number from 0 to 9223372036854775807")
    return number


def lang_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "cs"), default="en", help="language of texts")


def read_options(pairs: list[str]) -> dict[str, str]:
    """`["seats=3"]` as a mapping; each option once, in the form NAME=VALUE."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise OptionError(f"'{pair}' is no option; write it as NAME=VALUE, for example seats=3.", "refused-pair", pair=pair)
        if name in options:
            raise OptionError(f"Option {name} is given twice; give it once.", "refused-repeated", option=name)
        options[name] = value
    return options


def read_bytes(path: Path) -> bytes:
    """A file's content, or one sentence why not."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise HvozdError(f"'{path}' cannot be read: {error.strerror or error}.") from None


def position(record: "Record", at: int | None) -> "State":
    """The position after so many actions of a record; the last one where nothing is said."""
    from hvozd.core.record import replay

    if at is not None and not 0 <= at <= len(record.lines):
        raise HvozdError(f"The record has no position {at}; it has 0 to {len(record.lines)}.")
    return replay(record, at)
