"""`hvozd doctor`: is a database of tables well?"""

import argparse

from hvozd.commands import lang_argument, speaker
from hvozd.commands.serve import database

about = "check a database of tables, and put right what can be"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", default="", metavar="URL", help="as for `hvozd serve`")
    parser.add_argument("--repair", action="store_true", help="put right what can be")
    parser.add_argument("--quick", action="store_true", help="rebuild no tables")
    parser.add_argument("--forget", type=float, metavar="DAYS", help="remove games that were over so many days ago")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.web.care import cure, findings, forget
    from hvozd.web.store import Store

    say, store = speaker(args.lang), Store(args.db or database())
    if args.forget is not None:
        print(say("doctor-forgotten", number=forget(store, max(args.forget, 0.0))))
    left = 0
    for found in list(findings(store, not args.quick)):
        print(say(f"doctor-{found.kind}", table=found.table, detail=found.detail))
        if args.repair and found.curable:
            cure(store, found)
            print(say("doctor-cured"))
        else:
            left += 1
    print(say("doctor-left", number=left) if left else say("doctor-well"))
    store.close()
    return 1 if left else 0
