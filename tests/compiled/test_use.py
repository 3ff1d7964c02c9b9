"""When the compiled form is used, and when it is not; whole games in both."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hvozd
from fast.kinds import MODULES
from hvozd import built

REPOSITORY = Path(__file__).parents[2]
SAYS = """
import hvozd
from hvozd.core import Rng
rng = Rng(42)
print(hvozd.__build__, [rng.below(100) for _ in range(8)], sep="\\n")
"""
NUMBERS = "[74, 15, 27, 34, 3, 86, 21, 80]"
ALL = f"compiled: {', '.join(sorted(module.removeprefix('hvozd.') for module in MODULES))}"
SEARCH = """
import hashlib, sys, hvozd
from hvozd.agents import Place
from hvozd.agents.ismcts import Ismcts, Settings
from hvozd.core import Rng, advance, apply, find_game
game = find_game(sys.argv[1])
g, agent = game.new(game.resolve({}, 3), 3), Ismcts(Rng(3), Settings(iterations=20))
while (now := advance(g)) is not None and g.number < 60:
    action = now.spared or (agent.choose(Place(game, g, now, now.seat)) if g.number % 4 == 0 else now.options().sample(agent.rng))
    apply(g, now.seat, action)
print(hvozd.__build__, hashlib.sha256(g.data()).hexdigest())
"""

WALKS = """
import hashlib, sys, hvozd
from hvozd.core import Rng, advance, apply, find_game
from hvozd.kit.features import features_of
from hvozd.kit.tokens import tokens_of
game, found = find_game(sys.argv[1]), hashlib.sha256()
features, tokens = features_of(game), tokens_of(game)
for seed in range(4):
    g, rng = game.new(game.resolve({}, seed), seed), Rng(seed)
    while (now := advance(g)) is not None and g.number < 250:
        for seat in range(g.seats):
            found.update(features.vector(g, seat))
        walk = tokens.walk(g, now.seat)
        while walk.action is None:
            found.update(walk.mask())
            walk.take(rng.pick(sorted(walk.allowed)))
        found.update(repr((walk.action, walk.picked)).encode())
        apply(g, now.seat, walk.action)
print(hvozd.__build__, found.hexdigest())
"""


def said(place: Path, code: str, *arguments: str, plain: str = "0") -> str:
    env = os.environ | {"PYTHONPATH": str(place), "HVOZD_PLAIN": plain}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, cwd=place, env=env, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Package and compiled forms, to be changed."""
    for folder in ("hvozd", "fast", ".fast"):
        shutil.copytree(REPOSITORY / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "web"))
    return tmp_path


def test_it_is_in_use_here() -> None:
    assert hvozd.__build__ == ALL


def test_it_is_used_where_it_fits(copied: Path) -> None:
    assert said(copied, SAYS).splitlines() == [ALL, NUMBERS]
    assert said(copied, SAYS, plain="1").splitlines() == ["plain", NUMBERS]


def test_a_source_that_changed_is_used_itself(copied: Path) -> None:
    rng = copied / "hvozd" / "core" / "rng.py"
    rng.write_text(rng.read_text(encoding="utf-8").replace("return (x ^ (x >> 31)) * n >> 64", "return 5"), encoding="utf-8")
    assert said(copied, SAYS).splitlines() == [ALL.replace(", core.rng", ""), "[5, 5, 5, 5, 5, 5, 5, 5]"]


def test_what_another_python_made_is_not_used(copied: Path) -> None:
    for file in (copied / ".fast").iterdir():
        file.rename(file.with_name(file.name.replace("cpython-3", "cpython-4")))
    assert said(copied, SAYS).splitlines() == ["plain", NUMBERS]


def test_without_any_the_source_is_used_without_a_word(copied: Path) -> None:
    shutil.rmtree(copied / ".fast")
    assert said(copied, SAYS).splitlines() == ["plain", NUMBERS]


def test_without_a_compiler_it_says_so_and_leaves_what_is_there(copied: Path) -> None:
    env = os.environ | {"CC": "no-such-compiler", "PYTHONPATH": ""}
    command = [REPOSITORY / ".venv-fast" / "bin" / "python", "-m", "fast.build"]
    done = subprocess.run(command, cwd=copied, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "" and done.stdout.count("\n") == 1
    assert "no C compiler" in done.stdout and "plain Python" in done.stdout
    assert said(copied, SAYS).splitlines() == [ALL, NUMBERS]


@pytest.mark.parametrize("game", ["crescent", "defenders", "harrow", "root"])
@pytest.mark.parametrize("code", [SEARCH, WALKS], ids=["agents", "numbers"])
def test_agents_think_the_same_and_games_are_the_same_numbers(game: str, code: str) -> None:
    ours, theirs = said(REPOSITORY, code, game), said(REPOSITORY, code, game, plain="1")
    assert ours.startswith(ALL) and theirs.startswith("plain")
    assert ours.split()[-1] == theirs.split()[-1]


def test_every_compiled_form_has_a_name_by_its_source() -> None:
    assert set(built.forms()) == set(MODULES)
