"""The tool that changes rules: what it changes, and that a test that looks at a change notices it."""

import ast
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

from hvozd.core import Rng, find_game, game_names
from tests.mutants.campaign import Copies
from tests.mutants.forked import Forks, put_in
from tests.mutants.sites import PACKAGES, REPOSITORY, SEAT, Site, asks_of, compiles, files_of, sites
from tests.mutants.switches import places

MOVE = REPOSITORY / "hvozd" / "games" / "root" / "rules" / "dominance.py"


def test_every_package_can_be_changed_in_many_places() -> None:
    for name in PACKAGES:
        found = [site for path in files_of(name) for site in sites(path)]
        some = found[:: len(found) // 8]
        assert len(found) > 300 and all(ast.parse(site.applied((REPOSITORY / site.file).read_text())) for site in some), name


def test_a_change_stands_under_its_rule_and_changes_one_place() -> None:
    source = MOVE.read_text(encoding="utf-8")
    for site in sites(MOVE):
        after = site.applied(source)
        same = sum(a == b for a, b in zip(source.splitlines(), after.splitlines(), strict=False))
        assert after != source and compiles(site) and same >= site.begins[0] - 1
    assert any("R-3.3.1" in site.rules for site in sites(MOVE))


def test_questions_are_put_to_another_seat() -> None:
    assert len(asks_of("hvozd/games/harrow/rules/turn.py")) > 50
    assert sum(site.kind == SEAT for path in files_of("Harrow County") for site in sites(path)) > 100


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copies:
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: str(tmp_path))
    return Copies(1)


def test_a_change_is_noticed_by_the_test_that_looks(copies: Copies) -> None:
    path = REPOSITORY / "hvozd" / "core" / "rng.py"
    below = next(site for site in sites(path) if site.where == "Rng.below")
    broken = Site(below.file, below.line, below.begins, below.ends, below.kind, "1 // 0", below.where)
    assert copies.killed(broken, ["tests/core/test_rng.py"]).startswith(("FAILED", "ERROR"))
    assert copies.killed(below, []) == ""
    untouched = Site(below.file, 1, (1, 0), (1, 0), "nothing", "", "")
    assert copies.killed(untouched, ["tests/core/test_rng.py"]) == ""


def test_a_change_lives_in_its_fork_alone() -> None:
    """What a fork says is heard, one that does not end is cut off by the clock of its processor, and here nothing has changed."""
    path = REPOSITORY / "hvozd" / "core" / "rng.py"
    below = next(site for site in sites(path) if site.where == "Rng.below")
    broken = Site(below.file, below.line, below.begins, below.ends, below.kind, "(1 // 0)", below.where)
    forks, heard, before = Forks(lambda forks: None, 2), [], Rng(7).below(100)

    def changed() -> str:
        put_in(broken)
        return str(Rng(7).below(100))

    def endless() -> str:
        while True:
            pass

    forks.fork(changed, heard.append, seconds=30)
    forks.fork(lambda: str(Rng(7).below(100)), heard.append, seconds=30)
    forks.fork(endless, heard.append, seconds=1)
    while forks.running:
        forks.reap()
    assert sorted(heard) == sorted([str(before), "ZeroDivisionError: integer division or modulo by zero", "it does not end"])
    assert Rng(7).below(100) == before


def test_the_code_asks_for_every_switch_and_both_readings_of_it_are_tried() -> None:
    """Whether a test notices is seen by `python -m tests.mutants.switches`, a part of `make mutants`."""
    tried = defaultdict(set)
    for switch, site in places():
        source = (REPOSITORY / site.file).read_text(encoding="utf-8")
        assert site.applied(source) != source and compiles(site)
        tried[switch.id].add(site.text)
    declared = {one.id for name in game_names() for one in find_game(name).rulings}
    assert tried == {switch: {"True", "False"} for switch in declared}


def test_a_change_that_makes_no_difference_is_named_by_its_place() -> None:
    """Two statements of one function that are left out have different names, so that a reason is given for one of them."""
    source = (REPOSITORY / "hvozd/games/defenders/setup/start.py").relative_to(REPOSITORY)
    left_out = [one for one in sites(REPOSITORY / source) if one.where == "PlaceMachines.run" and one.kind == "not done"]
    assert len({one.key for one in left_out}) == len(left_out) > 3


def test_what_is_said_to_make_no_difference_is_still_there() -> None:
    known = tomllib.loads((REPOSITORY / "tests/mutants/equivalent.toml").read_text(encoding="utf-8"))
    files = {key.partition(":")[0] for key in known}
    assert set(known) <= {one.key for file in files for one in sites(REPOSITORY / file)} and all(known.values())
