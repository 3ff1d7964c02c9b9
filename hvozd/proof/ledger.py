"""Every rule found from both ends: the ledger's ids in docstrings of the game package and in marks of its tests.

The ledger `ledger/<name>.tsv` of a game package has a line for each id: the id, what it needs (`code,test`, `test` or
`note`), a short line of our own. A docstring counts for the ids that a line of it begins with, `R-4.3, R-4.3.1: …`; a test
for the ids of its `pytest.mark.rule("R-4.3")`.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from hvozd.core import find_game, game_names
from hvozd.core.errors import HvozdError, UnknownName

GAMES = Path(__file__).parents[1] / "games"
EXPLAINING = ("needs.py", "why.py")
"""Modules that say why something is refused by a rule; what holds the rule is elsewhere."""
NEEDS = {"code,test": ("code", "test"), "test": ("test",), "code": ("code",), "note": ()}
_ID = r"[A-Z]{1,4}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"
_HEAD = re.compile(rf"^[ \t]*({_ID}(?:,\s+{_ID})*):", re.M)


class LedgerError(HvozdError):
    """A ledger or a tests folder that is missing or cannot be read."""


class Rule(msgspec.Struct):
    """One id of a ledger and where it was found."""

    id: str
    needs: tuple[str, ...]
    about: str
    code: list[str] = []
    tests: list[str] = []

    @property
    def lacks(self) -> tuple[str, ...]:
        found = {"code": self.code, "test": self.tests}
        return tuple(need for need in self.needs if not found[need])


class Report(msgspec.Struct):
    game: str
    rules: list[Rule]
    errors: list[str]
    """Ids in code or marks that no ledger of the package knows, and marks that cannot be read."""

    @property
    def missing(self) -> list[Rule]:
        return [rule for rule in self.rules if rule.lacks]

    def summary(self) -> dict[str, object]:
        return {
            "game": self.game,
            "total": len(self.rules),
            "with_code": sum(bool(rule.code) for rule in self.rules),
            "with_test": sum(bool(rule.tests) for rule in self.rules),
            "missing": [rule.id for rule in self.missing],
            "missing_code": [rule.id for rule in self.missing if "code" in rule.lacks],
            "missing_test": [rule.id for rule in self.missing if "test" in rule.lacks],
            "errors": self.errors,
        }


def ledger_names(games: Path = GAMES) -> list[str]:
    return sorted({path.stem for path in games.rglob("ledger/*.tsv")} | set(visiting_ledgers() if games == GAMES else ()))


def visiting_ledgers() -> dict[str, Path]:
    """By name: the ledgers of rooms that come from other packages."""
    rooms = [room for name in game_names() for room in find_game(name).rooms if room.scope and room.folder]
    return {path.stem: path for room in rooms for path in Path(str(room.folder)).glob("ledger/*.tsv")}


def report(name: str, games: Path = GAMES, tests: Path | None = None) -> Report:
    """Read the ledger of this name, and look for its ids in the package it belongs to and in that package's tests."""
    ledger = _ledger(name, games)
    package = _package(ledger, games)
    rules = {rule.id: rule for rule in read_ledger(ledger)}
    known = {rule.id for path in package.rglob("ledger/*.tsv") for rule in read_ledger(path)}
    errors: list[str] = []
    for place, ids in _docstrings(package):
        for each in ids:
            if each in rules and place.partition(":")[0].split("/")[-1] not in EXPLAINING:
                rules[each].code.append(place)
            elif each not in known and not _is_chapter(each, known):
                errors.append(f"{place} names {each}, which the ledger does not know")
    visiting = name in visiting_ledgers()
    folders = ("",) if visiting else (package.name, ledger.parents[1].name, name)
    for place, mark in _marks(folders, tests or _tests_folder(package, visiting)):
        if mark in rules:
            rules[mark].tests.append(place)
        elif not mark:
            errors.append(f"{place} has a rule mark that is no plain string")
        elif mark not in known:
            errors.append(f"{place} is marked with {mark}, which the ledger does not know")
    return Report(name, list(rules.values()), errors)


def read_ledger(path: Path) -> list[Rule]:
    """The rules of a ledger file, each line checked."""
    rules: dict[str, Rule] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        cells = line.split("\t")
        if not line.strip() or line.startswith("#") or cells[:2] == ["id", "needs"]:
            continue
        if len(cells) != 3 or cells[1] not in NEEDS or not re.fullmatch(_ID, cells[0]):
            expected = "an id, a tab, code,test or test or note, a tab, a short line"
            raise LedgerError(f"Line {number} of the ledger {path.name} is '{line[:60]}'; expected {expected}.")
        if cells[0] in rules:
            raise LedgerError(f"Line {number} of the ledger {path.name} repeats {cells[0]}.")
        rules[cells[0]] = Rule(cells[0], NEEDS[cells[1]], cells[2])
    return list(rules.values())


def _is_chapter(each: str, known: Iterable[str]) -> bool:
    """A chapter may head a module (`R-6: a faction`); it stands for none of its rules."""
    return any(rule.startswith((f"{each}.", f"{each}-")) for rule in known)


def _ledger(name: str, games: Path) -> Path:
    found = [path for path in games.rglob("ledger/*.tsv") if path.stem == name]
    found += [path for known, path in visiting_ledgers().items() if known == name]
    if found:
        return found[0]
    try:
        path = find_game(name).folder / "ledger" / f"{name}.tsv"
    except UnknownName:
        raise UnknownName(f"There is no ledger '{name}'; there are {', '.join(ledger_names(games)) or 'none'}.") from None
    except AttributeError:
        path = Path("nowhere")
    if not path.exists():
        raise LedgerError(f"The game {name} has no ledger; it belongs in ledger/{name}.tsv of its package.")
    return path


def _package(ledger: Path, games: Path) -> Path:
    """The game package that a ledger belongs to: a part of a game (its automated factions) shares the game's."""
    return games / ledger.relative_to(games).parts[0] if ledger.is_relative_to(games) else ledger.parents[1]


def _tests_folder(package: Path, visiting: bool = False) -> Path:
    """Beside the package; one that visits from elsewhere may have left its tests at home."""
    for folder in package.parents[:1] if visiting else package.parents:
        if visiting or (folder / "tests").is_dir():
            return folder / "tests"
    raise LedgerError("There is no tests folder beside the package; run this in a clone of the repository.")


def ids_of(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """The ids that lines of a docstring begin with."""
    return [each for head in _HEAD.findall(ast.get_docstring(node) or "") for each in re.split(r",\s+", head)]


def _docstrings(package: Path) -> Iterator[tuple[str, list[str]]]:
    """Every docstring that begins a line with ids: its place, the ids."""
    for path in sorted(package.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if ids := ids_of(node):
                name = getattr(node, "name", "")
                yield f"{path.relative_to(package).as_posix()}{':' if name else ''}{name}", ids


def _marks(folders: Iterable[str], tests: Path) -> Iterator[tuple[str, str]]:
    """Every rule mark in the folders of a package's tests: the test's place, the id (empty: no plain string)."""
    for folder in dict.fromkeys(folders):
        for path in sorted((tests / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
            yield from marks_in(tree, f"{folder}/{path.relative_to(tests / folder).as_posix()}")


def marks_in(node: ast.AST, place: str, kind: str = "rule") -> Iterator[tuple[str, str]]:
    """The ids in marks of a kind, each with the place of its test."""
    for child in ast.iter_child_nodes(node):
        inside = f"{place}:{child.name}" if isinstance(child, ast.FunctionDef | ast.ClassDef) else place
        if isinstance(child, ast.Call) and _is_mark(child.func, kind):
            for arg in child.args:
                yield place, arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else ""
        yield from marks_in(child, inside, kind)


def _is_mark(function: ast.expr, kind: str) -> bool:
    """`pytest.mark.rule`, `mark.rule`, or a `rule` that stands for it."""
    return ast.unparse(function) in (f"pytest.mark.{kind}", f"mark.{kind}", kind)
