"""Rows of the comparison with the rulebooks, found in the marks of tests: `pytest.mark.row("F7")`.

`tests/rows.tsv` has a line for each: the id, the game, a short line of our own.
"""

import ast
from pathlib import Path

import msgspec

from hvozd.proof.ledger import LedgerError, marks_in

TESTS = Path(__file__).parents[2] / "tests"


class Row(msgspec.Struct):
    id: str
    game: str
    about: str
    tests: list[str] = []


def rows(tests: Path = TESTS) -> tuple[list[Row], list[str]]:
    """Every row with the tests that settle it, and what is wrong with marks."""
    path = tests / "rows.tsv"
    if not path.exists():
        raise LedgerError("There is no tests/rows.tsv beside the package; run this in a clone of the repository.")
    lines = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:] if line]
    found = {name: Row(name, game, about) for name, game, about in lines}
    errors = []
    for file in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for place, mark in marks_in(tree, file.relative_to(tests).as_posix(), "row"):
            if mark in found:
                found[mark].tests.append(place)
            else:
                errors.append(f"{place} is marked with row '{mark}', which tests/rows.tsv does not know")
    return list(found.values()), errors
