"""`hvozd rules`: each rule of a ledger with its code and its tests."""

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hvozd.rules import Report

about = "list the rules of a game with their code and their tests"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="a game or a part of one that has a ledger (default: all of them)")
    parser.add_argument("--missing", action="store_true", help="only what lacks code or a test; exit code 1 if there is any")
    parser.add_argument("--json", action="store_true", help="print a summary as JSON")


def run(args: argparse.Namespace) -> int:
    from hvozd.rules import ledger_names, report

    names = [args.game] if args.game else ledger_names()
    reports = [report(name) for name in names]
    for each in reports:
        if args.json:
            _print_json(each)
        elif args.missing:
            _print_missing(each, len(names) > 1)
        else:
            _print_all(each)
    return 1 if args.missing and any(each.missing or each.errors for each in reports) else 0


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
