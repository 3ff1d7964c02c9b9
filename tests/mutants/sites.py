"""Places where a small change can be put into a file: what stands there, what is put instead, and under which rule it stands."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from hvozd.core import Ask, find_game, game_names
from hvozd.proof.ledger import ids_of

REPOSITORY = Path(__file__).parents[2]
SWAPPED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
SEAT = "another seat is asked"


class Site(msgspec.Struct, frozen=True):
    """One change: in a file, from one place to another (line and column), another text."""

    file: str
    line: int
    begins: tuple[int, int]
    ends: tuple[int, int]
    kind: str
    text: str
    where: str
    """The function or class around it."""
    rules: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """How a list of equivalent changes names it, so that it survives lines moving about: what stands in the line, and where
        in it something else is put."""
        line = (REPOSITORY / self.file).read_text(encoding="utf-8").splitlines()[self.line - 1]
        column = self.begins[1] - (len(line) - len(line.lstrip()))
        return f"{self.file}:{self.where}: {line.strip()}: {self.kind} at {column}: {self.text}"

    @property
    def id(self) -> str:
        """It alone, while the file is as it is."""
        return f"{self.file}:{self.begins}-{self.ends}: {self.text}"

    def applied(self, source: str) -> str:
        rows = source.splitlines(keepends=True)
        (first, left), (last, right) = self.begins, self.ends
        head = rows[first - 1].encode()[:left].decode()
        tail = rows[last - 1].encode()[right:].decode()
        return "".join(rows[: first - 1]) + head + self.text + tail + "".join(rows[last:])


def sites(path: Path) -> list[Site]:
    """All changes that can be put into a file."""
    source = path.read_text(encoding="utf-8")
    name = path.relative_to(REPOSITORY).as_posix()
    finder = _Finder(name, source, asks_of(name))
    finder.visit(ast.parse(source))
    return finder.found


def asks_of(file: str) -> frozenset[str]:
    """The classes of questions to one seat that the game of a file registers."""
    found = re.match(r"hvozd/games/(\w+)/", file)
    if found is None or found[1] not in game_names():
        return frozenset()
    return frozenset(kind.__name__ for kind in find_game(found[1]).kinds(Ask))


class _Finder(ast.NodeVisitor):
    def __init__(self, file: str, source: str, asks: frozenset[str]) -> None:
        self.file, self.source, self.asks = file, source, asks
        self.rows = [row.encode() for row in source.splitlines()]
        self.found: list[Site] = []
        self.names: list[str] = []
        self.rules: list[tuple[str, ...]] = []
        self.inside = 0

    def add(self, node: ast.expr | ast.stmt, kind: str, text: str) -> None:
        if self.inside:
            ends = (node.end_lineno or node.lineno, node.end_col_offset or 0)
            rules = next((each for each in reversed(self.rules) if each), ())
            begins = (node.lineno, node.col_offset)
            self.found.append(Site(self.file, node.lineno, begins, ends, kind, text, ".".join(self.names), rules))

    def said(self, node: ast.expr) -> str:
        """Its source; `ast.get_source_segment` splits the whole file into lines every time."""
        if node.end_lineno != node.lineno:
            return ast.get_source_segment(self.source, node) or ast.unparse(node)
        return self.rows[node.lineno - 1][node.col_offset : node.end_col_offset].decode()

    def _named(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, function: int) -> None:
        if node.name in ("__repr__", "__str__"):
            return
        self.names.append(node.name)
        self.rules.append(tuple(ids_of(node)))
        self.inside += function
        for child in node.body:
            self.visit(child)
        self.inside -= function
        self.names.pop()
        self.rules.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._named(node, 0)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._named(node, 1)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._named(node, 1)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is no rule."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """For the reader and the type checker."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            left, right = self.said(node.left), self.said(node.comparators[0])
            self.add(node, "compare", f"(({left}) {SWAPPED[type(node.ops[0])]} ({right}))")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word = " or " if isinstance(node.op, ast.And) else " and "
        self.add(node, "and, or", "(" + word.join(f"({self.said(value)})" for value in node.values) + ")")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(node, "not", f"bool({self.said(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add | ast.Sub) and not isinstance(node.left, ast.JoinedStr | ast.List | ast.Tuple):
            sign = "-" if isinstance(node.op, ast.Add) else "+"
            self.add(node, "plus, minus", f"({self.said(node.left)} {sign} ({self.said(node.right)}))")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            self.add(node, "number", str(node.value + 1))
        elif type(node.value) is bool:
            self.add(node, "yes, no", str(not node.value))

    def visit_If(self, node: ast.If) -> None:
        self.add(node.test, "condition", f"not ({self.said(node.test)})")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in NAMES:
            self.add(node.func, "min, any", NAMES[name])
        if name in self.asks and node.args and not isinstance(node.args[0], ast.Starred):
            self.add(node.args[0], SEAT, f"(({self.said(node.args[0])}) + 1) % g.seats")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.add(node, "not done", "pass")
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.add(node, "not done", "pass")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add(node, "not done", "pass")
        self.visit(node.value)


def compiles(site: Site) -> bool:
    """Whether the file with the change is still Python, and another program than before."""
    source = (REPOSITORY / site.file).read_text(encoding="utf-8")
    try:
        return ast.dump(ast.parse(site.applied(source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


PACKAGES: dict[str, tuple[str, ...]] = {
    "core": ("core",),
    "Root, shared": tuple(f"games/root/{part}" for part in ("rules", "cards", "maps", "hidden", "setup")),
    "Root, factions": ("games/root/factions",),
    "Clockwork": ("games/root/clockwork",),
    "Crescent Moon": tuple(f"games/crescent/{part}" for part in ("rules", "characters", "hidden", "setup", "maps")),
    "Defenders": tuple(f"games/defenders/{part}" for part in ("rules", "factions", "machines", "hidden", "setup", "maps")),
    "Harrow County": tuple(
        f"games/harrow/{part}" for part in ("rules", "factions", "legends", "hidden", "setup", "cards", "maps")
    ),
    "web": ("web",),
}
"""What is changed: rules, kernel, bots, server. Not what a room shows or what agents think of it."""
LEFT_OUT = ("look.py", "mind.py", "minds.py", "rootlog.py", "aims.py", "first_turn.py", "__main__.py", "position.py")


def files_of(package: str) -> Iterator[Path]:
    for part in PACKAGES[package]:
        for path in sorted((REPOSITORY / "hvozd" / part).rglob("*.py")):
            if path.name not in LEFT_OUT:
                yield path
