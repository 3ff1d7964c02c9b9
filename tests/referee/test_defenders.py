"""The engine of Defenders of the Wild held against a second referee, and the second referee against bugs."""

from collections import Counter
from pathlib import Path

import pytest

from tests.referee import defenders
from tests.referee.compare import differences
from tests.referee.planted import Bug, compared, copy

MACHINES = ("EnginesTogether", "EnginesApart", "DeployEngines", "BuildFactory", "SpreadPollution", "DeployHunters", "Pursue")


@pytest.mark.parametrize(
    ("settings", "seed", "most", "pushed"),
    [
        ({}, 40, 1000, False),
        ({"seats": "1", "rulings": "any"}, 60, 400, True),
        ({"seats": "2"}, 80, 500, True),
        ({"seats": "3", "difficulty": "normal"}, 100, 500, True),
        ({"seats": "4", "difficulty": "extreme"}, 120, 500, True),
    ],
)
def test_both_referees_say_the_same(settings: dict[str, str], seed: int, most: int, pushed: bool) -> None:
    seen: Counter[str] = Counter()
    push = defenders.push if pushed else None
    found = list(differences("defenders", defenders.legal, range(seed, seed + 500), settings, most, seen, 1, push, defenders))
    assert not found and seen["compared"] >= most
    assert not [name for name in seen if name.startswith("no word")], "it has a word for every question"
    assert all(seen[f"outcome {name}"] for name in MACHINES if settings.get("difficulty") is None)


BUGS = [
    Bug("moves through mechs", "rules/move.py", "if not mechs[near]:", "if True:", (), 1200, True),
    Bug("moves beyond a corridor", "rules/move.py", "beyond = inside or hex_ == start", "beyond = True", (), 600),
    Bug("engines at the rim", "machines/engines.py", "        if not PERIMETER[ahead]:", "        if True:", (), 600),
    Bug("engines apart", "machines/engines.py", "zip(order, (3, 2)", "zip(order, (2, 3)", ("difficulty=extreme",), 400),
    Bug("engines deployed", "machines/engines.py", "turn * g.direction", "turn", (), 1200, True),
    Bug(
        "radar",
        "machines/factories.py",
        "RADAR[g.direction][g.turns[g.top]]:",
        "RADAR[-g.direction][g.turns[g.top]]:",
        (),
        1200,
        True,
    ),
    Bug("pursuit", "machines/mechs.py", "if hunters and hex_ not in g.at:", "if hunters:", ("seats=4",), 1200, True),
    Bug("damage from afar", "rules/damage.py", "return RANGED if sniper_near", "return MELEE if sniper_near", (), 1200, True),
    Bug("damage that is borne", "rules/damage.py", "if total <= most_damage(g):", "if total < most_damage(g):", (), 600),
    Bug(
        "rust without a toxic site",
        "factions/coven/rain_of_rust.py",
        "TOXIC - 1 if g.toxic_sites else TOXIC - 2",
        "TOXIC - 1",
        ("factions=coven,order",),
        2500,
        True,
    ),
]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("referee")
    copy(folder)
    return folder


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.family)
def test_a_planted_bug_is_caught(tree: Path, bug: Bug) -> None:
    assert " 0 differences" not in compared(tree, "defenders", bug)
