"""Every doubtful sentence that a table may read otherwise: the code that asks for a switch is made to read it in one way always,
once in each; some test that names the switch must notice. `python -m tests.mutants.switches` prints what no test sees."""

import ast
import inspect
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import partial

import pytest

from hvozd.core import Ruling, find_game, game_names
from tests.mutants.forked import Forks, tried
from tests.mutants.sites import REPOSITORY, Site

TESTS = ("root", "clockwork", "crescent", "defenders", "harrow")
SECONDS = 120.0


def places() -> Iterator[tuple[Ruling, Site]]:
    """The switch that is asked for, and one change: that it is on, or off, whatever the table says."""
    for game in game_names():
        switches = {one.id: one for one in find_game(game).rulings}
        for path in sorted((REPOSITORY / "hvozd" / "games" / game).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if switch := switches.get(asked(node)):
                    file, ends = path.relative_to(REPOSITORY).as_posix(), (node.end_lineno, node.end_col_offset)
                    for text in ("True", "False"):
                        yield switch, Site(file, node.lineno, (node.lineno, node.col_offset), ends, "switch", text, switch.id)


def asked(node: ast.AST) -> str:
    """`"X-3" in g.rulings`, or `not in`: the switch."""
    if isinstance(node, ast.Compare) and isinstance(node.left, ast.Constant) and isinstance(node.ops[0], ast.In | ast.NotIn):
        held = node.comparators[0]
        if isinstance(held, ast.Attribute) and held.attr == "rulings":
            return str(node.left.value)
    return ""


def names(item: pytest.Item, switch: Ruling) -> bool:
    """Whether a test says the switch, in its name or its text, or is marked with a rule that it turns."""
    marks = {each for mark in item.iter_markers("rule") for each in mark.args}
    return bool(marks & {switch.id, *switch.rules}) or re.search(rf"\b{re.escape(switch.id)}\b", _source(item)) is not None


def _source(item: pytest.Item) -> str:
    return item.nodeid + (inspect.getsource(item.function) if isinstance(item, pytest.Function) else "")


class Switches:
    """What no test saw, by switch; filled while pytest holds the tests."""

    def __init__(self) -> None:
        self.unseen: dict[str, list[str]] = defaultdict(list)
        self.tried = 0

    def work(self, forks: Forks) -> None:
        for switch, site in places():
            own = [name for name, item in forks.items.items() if names(item, switch)]
            own.sort(key=lambda name: switch.id not in name)
            forks.fork(partial(tried, forks, site, own), partial(self.note, site), SECONDS)

    def note(self, site: Site, noticed: str) -> None:
        self.tried += 1
        if not noticed.startswith("FAILED"):
            self.unseen[site.where].append(f"{site.file}:{site.line} always {site.text}: {noticed or 'no test fails'}")


def main() -> int:
    found = Switches()
    folders = [f"tests/{each}" for each in TESTS]
    pytest.main(["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", *folders], [Forks(found.work, 1)])
    print(f"{found.tried} changes")
    for switch, rows in sorted(found.unseen.items()):
        print(f"{switch} is not seen: " + "; ".join(rows))
    return int(bool(found.unseen))


if __name__ == "__main__":
    sys.exit(main())
