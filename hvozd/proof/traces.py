"""Which tests run which code: the marked tests run under coverage, and what they ran held against what claims a rule.

`hvozd rules --proof` lists the ids whose marked tests never run the code that claims them. It needs a clone of the repository
with its test tools (`make setup`), and some minutes.
"""

import ast
import importlib.util
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from hvozd.proof.ledger import GAMES, LedgerError, report

REPOSITORY = GAMES.parents[1]
Lines = dict[str, set[int]]
"""By file (as `hvozd/games/…`): numbers of lines."""


def trace(tests: Sequence[str], data: Path) -> dict[str, Lines]:
    """Run tests and keep, by test (`root/test_move.py:test_x`), the lines of the package that each has run; what runs at import
    has no name."""
    if importlib.util.find_spec("pytest_cov") is None:
        raise LedgerError("The test tools are not installed; say `make setup` in a clone of the repository.")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--cov=hvozd",
        "--cov-context=test",
        "--cov-report=",
    ]
    config = data.with_name("trace.cfg")  # not `coverage.cfg`: several processes' files are cleared by that beginning
    config.write_text(f"[run]\ndata_file = {data}\nbranch = false\n", encoding="utf-8")
    done = subprocess.run(
        [*command, f"--cov-config={config}", *tests], cwd=REPOSITORY, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise LedgerError(f"The marked tests do not pass, so nothing can be said: {done.stdout.strip().splitlines()[-1]}")
    return read(data)


def read(data: Path) -> dict[str, Lines]:
    """What a file of coverage holds, by test."""
    from coverage import CoverageData

    found: dict[str, Lines] = defaultdict(lambda: defaultdict(set))
    held = CoverageData(str(data))
    held.read()
    for name in held.measured_files():
        file = Path(name).relative_to(REPOSITORY).as_posix()
        for line, contexts in held.contexts_by_lineno(name).items():
            for context in contexts:
                found[_test(context.rsplit("|", 1)[0])][file].add(line)
    return found


def _test(node: str) -> str:
    """`tests/root/test_move.py::test_x[3]` as the marks call it: `root/test_move.py:test_x`."""
    place = re.sub(r"\[.*", "", node, flags=re.S)
    return place.removeprefix("tests/").replace("::", ":")


def claimed(package: Path, places: Iterable[str]) -> list[tuple[str, set[int]]]:
    """For places of a package (`rules/move.py:March`): the file, and the lines inside functions that stand there."""
    found = []
    for place in places:
        name, _, inside = place.partition(":")
        path = package / name
        tree = ast.parse(path.read_text(encoding="utf-8"))
        nodes = [node for node in ast.walk(tree) if getattr(node, "name", None) == inside] if inside else [tree]
        lines = {line for node in nodes for line in _bodies(node)}
        found.append((path.relative_to(REPOSITORY).as_posix(), lines))
    return found


def _bodies(node: ast.AST) -> Iterator[int]:
    """The lines of statements inside functions: those that run when the function is called, not when it is defined."""
    for each in ast.walk(node):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in each.body:
                if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                    yield from range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)


def unproven(name: str, ran: dict[str, Lines]) -> list[tuple[str, list[str], list[str]]]:
    """The ids of a ledger whose marked tests never run what claims them: id, code, tests.

    Code without a line is left out; what runs when the package is loaded (tables, figures) counts for every test.
    """
    rows = []
    package = GAMES / _package(name)
    for rule in report(name).rules:
        code = [(file, lines) for file, lines in claimed(package, rule.code) if lines] if rule.code and rule.tests else []
        if code and not any(ran.get(test, {}).get(file, set()) & lines for test in ("", *rule.tests) for file, lines in code):
            rows.append((rule.id, rule.code, rule.tests))
    return rows


def _package(name: str) -> str:
    found = next(iter(GAMES.rglob(f"ledger/{name}.tsv")), None)
    if found is None:
        raise LedgerError(f"'{name}' is not a ledger of this package.")
    return found.relative_to(GAMES).parts[0]


def tests_of(name: str) -> list[str]:
    """The files with marks for a ledger."""
    files = {test.partition(":")[0] for rule in report(name).rules for test in rule.tests}
    return sorted(f"tests/{file}" for file in files)
