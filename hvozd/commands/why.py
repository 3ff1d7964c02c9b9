"""`hvozd why`: what is possible in a saved game or a posed position, and the rule and the fact that forbid what is not."""

import argparse
from pathlib import Path

from hvozd.commands import lang_argument, opened, speaker

about = "say which rule and which fact forbid an action in a saved game or a position; or all that is possible"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record, or the text of a position")
    parser.add_argument("action", nargs="?", help="as it is typed: 'move 3>7 x2'; without it: everything that is possible")
    parser.add_argument("--at", type=int, metavar="N", help="in the position after N actions (default: the last)")
    parser.add_argument("--seat", metavar="S", help="who wants to do it (number or name; default: who is asked)")
    lang_argument(parser)


def run(args: argparse.Namespace) -> int:
    session, say = opened(args.file, args.at), speaker(args.lang)
    if args.action is None:
        for option in session.options(args.seat):
            print(option)
        return 0
    refusal = session.why_not(args.action, args.seat)
    if refusal is None:
        print(say("why-possible"))
        return 0
    fact, said = refusal.text_in(args.lang), _about(session.game.name, refusal.rule)
    print(say("why-rule", fact=fact, rule=refusal.rule) if refusal.rule else fact)
    if said and args.lang == "en":  # the ledger is written in English
        print(said)
    return 0


def _about(game: str, rule: str) -> str:
    """What the rule says, in the words of the ledger."""
    from hvozd.proof.ledger import GAMES, read_ledger

    rules = (one for path in (GAMES / game).rglob("ledger/*.tsv") for one in read_ledger(path))
    return next((one.about for one in rules if one.id == rule), "")
