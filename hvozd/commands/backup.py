"""`hvozd backup`: all tables in one file, and back."""

import argparse
from pathlib import Path

from hvozd.commands import lang_argument, speaker
from hvozd.commands.serve import database

about = "copy a database of tables into one file, or back"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a SQLite file that is made, or with --restore read")
    parser.add_argument("--db", default="", metavar="URL", help="as for `hvozd serve`")
    parser.add_argument("--restore", action="store_true", help="from the file into an empty database")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.web.care import backup, restore
    from hvozd.web.store import Store

    store = Store(args.db or database())
    number = restore(args.file, store) if args.restore else backup(store, args.file)
    print(speaker(args.lang)("backup-restored" if args.restore else "backup-made", number=number, file=str(args.file)))
    store.close()
    return 0
