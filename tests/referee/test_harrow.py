"""The engine of Harrow County held against a second referee, and the second referee against bugs."""

from collections import Counter
from pathlib import Path

import pytest

from tests.referee import harrow
from tests.referee.compare import differences
from tests.referee.planted import Bug, compared, copy


@pytest.mark.parametrize(
    ("settings", "seed", "most", "pushed"),
    [
        ({}, 40, 600, False),
        ({}, 60, 500, True),
        ({"preset": "chapter4"}, 80, 250, True),
        ({"preset": "chapter5", "rulings": "any"}, 100, 400, True),
        ({"preset": "fair-folk-4"}, 120, 300, True),
        ({"preset": "solo"}, 140, 250, True),
        ({"preset": "duel", "rulings": "any"}, 160, 250, True),
    ],
)
def test_both_referees_offer_the_same(settings: dict[str, str], seed: int, most: int, pushed: bool) -> None:
    seen: Counter[str] = Counter()
    seeds = range(seed, seed + 500)
    push = harrow.push if pushed else None
    found = list(differences("harrow", harrow.legal, seeds, settings, most, seen, push=push, referee=harrow))
    assert not found and seen["compared"] >= most and not [name for name in seen if name.startswith("no word")]


def test_it_has_a_word_for_every_question() -> None:
    from hvozd.core import Ask, find_game

    assert {kind.__name__ for kind in find_game("harrow").kinds(Ask)} - set(harrow.QUESTIONS) == set()


BUGS = [
    Bug("movement", "rules/abilities.py", "    cost = 1 - g.paths[h]", "    cost = 1 - (g.paths[h] and 1)", ("preset=chapter3",), 2500, True),
]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("referee")
    copy(folder)
    return folder


def test_without_a_bug_the_copy_shows_no_difference(tree: Path) -> None:
    assert "300 questions compared, 0 differences" in compared(tree, "harrow")


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.family)
def test_a_planted_bug_is_caught(tree: Path, bug: Bug) -> None:
    assert " 0 differences" not in compared(tree, "harrow", bug)
