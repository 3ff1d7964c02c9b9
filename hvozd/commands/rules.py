"""`hvozd rules`: each rule of a ledger with its code and its tests."""

import argparse
import sys
from typing import TYPE_CHECKING

from hvozd.commands import lang_argument

if TYPE_CHECKING:
    from hvozd.proof.ledger import Report

about = "list the rules of a game with their code and their tests"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="a game or a part of one that has a ledger (default: all of them)")
    parser.add_argument("--missing", action="store_true", help="only what lacks code or a test; exit code 1 if there is any")
    parser.add_argument("--proof", action="store_true", help="run the marked tests; list ids whose code none of them runs")
    parser.add_argument("--rulings", action="store_true", help="only the doubtful sentences that a table may read in another way")
    parser.add_argument("--rows", action="store_true", help="the rows of the comparison with the rulebooks, with their tests")
    lang_argument(parser)
    parser.add_argument("--json", action="store_true", help="print a summary as JSON")


def run(args: argparse.Namespace) -> int:
    from hvozd.proof.ledger import ledger_names, report

    if args.rulings:
        return _print_rulings(args.game, args.lang)
    if args.rows:
        return _print_rows(args.game, args.missing)
    names = [args.game] if args.game else ledger_names()
    if args.proof:
        return _print_unproven(names)
    reports = [report(name) for name in names]
    for each in reports:
        if args.json:
            _print_json(each)
        elif args.missing:
            _print_missing(each, len(names) > 1)
        else:
            _print_all(each)
    return 1 if args.missing and any(each.missing or each.errors for each in reports) else 0


def _print_unproven(names: list[str]) -> int:
    import tempfile
    from pathlib import Path

    from hvozd.proof.traces import tests_of, trace, unproven

    found = 0
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            ran = trace(tests_of(name), Path(folder) / "coverage")
        for rule, code, tests in unproven(name, ran):
            found += 1
            print(f"{name}\t{rule}\t{', '.join(code)}\tnot run by {', '.join(tests)}")
    return 1 if found else 0


def _print_rulings(game: str | None, lang: str) -> int:
    from hvozd.core import find_game, game_names
    from hvozd.kit.texts import Texts, locale_folders

    for name in [game] if game else game_names():
        found = find_game(name)
        texts = Texts(locale_folders(found), lang)
        for one in found.rulings:
            key = "ruling-" + one.id.replace(".", "_")
            print(f"{name}\t{one.id} ({', '.join(one.rules)})\n    {texts.form(key, 'letter')}\n    {one.id}: {texts.get(key)}")
    return 0


def _print_rows(game: str | None, missing: bool) -> int:
    from hvozd.proof.comparison import rows

    found, errors = rows()
    asked = [row for row in found if game in (None, row.game) and not (missing and row.tests)]
    for row in asked:
        print(f"{row.id}\t{row.game}\t{row.about}\n    test: {', '.join(row.tests) or 'none yet'}")
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors or (missing and asked) else 0


def _print_json(report: "Report") -> None:
    import json

    print(json.dumps(report.summary()))


def _print_missing(report: "Report", name_it: bool) -> None:
    name = f"{report.game}\t" if name_it else ""
    for rule in report.missing:
        print(f"{name}{rule.id}\tno {' and no '.join(rule.lacks)}\t{rule.about}")
    for error in report.errors:
        print(f"{name}{error}")


def _print_all(report: "Report") -> None:
    for rule in report.rules:
        needs = "" if rule.needs else " (note)"
        print(f"{rule.id}{needs}: {rule.about}")
        for title, places in (("code", rule.code), ("test", rule.tests)):
            if places:
                print(f"    {title}: {', '.join(places)}")
        if rule.lacks:
            print(f"    MISSING: {', '.join(rule.lacks)}")
    summary = report.summary()
    print(
        f"{report.game}: {summary['total']} ids, {summary['with_code']} with code, {summary['with_test']} with a test, "
        f"{len(report.missing)} missing"
    )
    for error in report.errors:
        print(error, file=sys.stderr)
