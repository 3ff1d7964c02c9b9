"""How the house is built: which way imports point, how long files are, what may not be written anywhere."""

import ast
import getpass
import re
import subprocess
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[1]
PACKAGE = REPOSITORY / "hvozd"
MODULES = sorted(PACKAGE.rglob("*.py"))

LAYERS = [
    ("hvozd.core",),
    ("hvozd.drawing", "hvozd.evaluation", "hvozd.locale", "hvozd.picture"),
    ("hvozd.games",),
    ("hvozd.check", "hvozd.rules"),
    ("hvozd.agents",),
    ("hvozd.sim", "hvozd.arena", "hvozd.envs", "hvozd.tui", "hvozd.web"),
    ("hvozd.commands", "hvozd.cli", "hvozd.__main__"),
]
"""From the bottom to the top: a module imports only from its own layer and those below."""


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(REPOSITORY).with_suffix("").parts).removesuffix(".__init__")


def layer(module: str) -> int:
    for number, names in enumerate(LAYERS):
        if any(module == name or module.startswith(name + ".") for name in names):
            return number
    return -1 if module in ("hvozd", "hvozd.__version__") else len(LAYERS)


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{dotted(path)} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return {name for name in found if name == "hvozd" or name.startswith("hvozd.")}


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_imports_point_one_way(path: Path) -> None:
    """core ← games ← agents, tui, sim … ← cli; the package itself only holds the lazy front door."""
    me = dotted(path)
    if me == "hvozd":
        return
    assert layer(me) < len(LAYERS), f"{me} stands in no layer; add it to LAYERS"
    for name in imports(path):
        assert layer(name) <= layer(me), f"{me} imports {name}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=dotted)
def test_games_do_not_know_each_other(path: Path) -> None:
    mine = ".".join(dotted(path).split(".")[:3])
    for name in imports(path):
        assert not name.startswith("hvozd.games.") or name.startswith(mine), f"{dotted(path)} imports {name}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "core").glob("*.py")), ids=dotted)
def test_the_kernel_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    assert not re.search(r"\b(root|crescent|defenders|harrow)\b", text)


def test_the_kernel_stays_small() -> None:
    lines = [line for path in (PACKAGE / "core").glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum(bool(line.strip()) for line in lines) < 1100


@pytest.mark.parametrize("path", [*MODULES, *sorted((REPOSITORY / "tests").rglob("*.py"))], ids=lambda p: p.name)
def test_no_file_is_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 600


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=REPOSITORY, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("this is no git clone")
    return [REPOSITORY / name for name in listed.stdout.decode().split("\0") if name]


def test_no_file_names_a_path_of_a_machine() -> None:
    """Neither where this clone lies, nor a home, nor a package index of somebody's own."""
    home = str(Path.home())
    private = [str(REPOSITORY), str(REPOSITORY.parent) + "/", f"/home/{getpass.getuser()}/", "/Users/", "/work" + "/"]
    private += [home + "/"] if len(home) > 3 else []
    found = [
        f"{path.relative_to(REPOSITORY)}: {word}"
        for path in tracked()
        if path.is_file() and path != Path(__file__)
        for word in private
        if len(word) > 4 and re.search(rb"(?<![\w.])" + re.escape(word).encode(), path.read_bytes())
    ]
    assert found == []


@pytest.mark.parametrize("lock", ["requirements.lock", "benchmarks/peers.lock"])
def test_locks_are_pinned_with_hashes_and_name_no_index(lock: str) -> None:
    text = (REPOSITORY / lock).read_text(encoding="utf-8")
    pins = re.findall(r"^[a-z][\w.-]*==\S+ \\\n    --hash=sha256:[0-9a-f]{64}", text, re.M)
    assert len(pins) == len(re.findall(r"^[a-z]", text, re.M)) > 2
    assert not re.search(r"://|--index|--find-links|--trusted", text)


def test_every_command_is_in_the_makefile_help() -> None:
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    for target in ("setup", "play", "test", "check", "rules", "bench", "soak", "lock"):
        assert re.search(rf"^{target}:.*## ", makefile, re.M), target
