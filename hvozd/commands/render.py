"""`hvozd render`: pictures of a table."""

import argparse

from hvozd.core.errors import HvozdError

about = "draw a position as a picture (not there yet)"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", help="a record")


def run(args: argparse.Namespace) -> int:
    raise HvozdError(
        "Pictures come with the table in the browser, not built yet; `hvozd replay FILE --at N` shows a position as text."
    )
