"""The engine of Root held against a second referee, and the second referee against bugs."""

from collections import Counter
from pathlib import Path

import pytest

from tests.referee.compare import differences
from tests.referee.planted import Bug, compared, copy
from tests.referee.root import QUESTIONS, legal, push


@pytest.mark.parametrize(
    ("settings", "seed", "most", "pushed"),
    [
        ({}, 40, 1200, False),
        ({"seats": "2"}, 60, 300, False),
        ({"seats": "6", "deck": "exiles"}, 80, 500, True),
        ({"map": "lake"}, 100, 400, True),
        ({"map": "mountain", "seats": "4"}, 120, 400, True),
        ({"factions": "vagabond,vagabond2,corvids,riverfolk,lizards"}, 140, 500, True),
    ],
)
def test_both_referees_offer_the_same(settings: dict[str, str], seed: int, most: int, pushed: bool) -> None:
    seen: Counter[str] = Counter()
    found = list(differences("root", legal, range(seed, seed + 500), settings, most, seen, push=push if pushed else None))
    assert not found and seen["compared"] == most
    assert not [name for name in seen if name.startswith("no word")]


def test_it_has_a_word_for_every_question_that_people_are_asked() -> None:
    from hvozd.core import Ask, find_game

    asked = {kind.__name__ for kind in find_game("root").kinds(Ask) if ".clockwork." not in kind.__module__}
    assert asked - set(QUESTIONS) == set()


BUGS = [
    Bug("moves", "rules/move.py", "(free or ruler[there] == seat) and not shut", "not shut"),
    Bug("battles", "rules/battle.py", "and enemies(g, seat, other)", "and other != seat", ("seats=5",), 6000, True),
    Bug(
        "losses",
        "rules/battle.py",
        "    return Product(LosePieces, Picks(pool, left))",
        "    return Product(LosePieces, Picks(pool, left + 1))",
        ("factions=marquise,eyrie,alliance,duchy",),
        12000,
    ),
    Bug("crafting", "rules/craft.py", "    return card not in g.crafted[seat]", "    return True", ("deck=exiles",), 5000, True),
    Bug(
        "ambush",
        "rules/battle.py",
        "sorted({*g.hands[seat]} & AMBUSH) if fits(card, suit)]",
        "sorted({*g.hands[seat]} & AMBUSH)]",
        (),
        6000,
        True,
    ),
    Bug(
        "travel",
        "factions/vagabond/travel.py",
        "    if hostile_at(g, seat, target):",
        "    if not hostile_at(g, seat, target):",
        ("factions=vagabond,marquise,eyrie",),
    ),
    Bug(
        "refresh",
        "factions/vagabond/actions.py",
        "self.least(g) - 1, -1)",
        "self.least(g), -1)",
        ("factions=vagabond,marquise,eyrie",),
        6000,
    ),
    Bug(
        "services",
        "factions/riverfolk/services.py",
        "    return 1 + shops - sum",
        "    return 2 + shops - sum",
        ("factions=riverfolk,marquise,eyrie",),
    ),
    Bug(
        "dominance",
        "rules/windows.py",
        "        if may_activate(g, seat):",
        "        if g.dominance[seat] < 0:",
        ("seats=4",),
        3000,
        True,
    ),
    Bug(
        "coalition",
        "factions/vagabond/__init__.py",
        "    fewest = min(",
        "    fewest = max(",
        ("factions=vagabond,marquise,eyrie,alliance",),
        6000,
        True,
    ),
    Bug(
        "vetoes",
        "rules/pieces.py",
        "    return not g.no_place[clearing] >> seat & 1",
        "    return True",
        ("factions=marquise,corvids,alliance,lizards",),
    ),
    Bug(
        "spreading",
        "factions/alliance/__init__.py",
        "TRACK.cost[on_map(g, self.seat, SYMPATHY)] + martial",
        "TRACK.cost[on_map(g, self.seat, SYMPATHY)]",
        ("factions=alliance,marquise,eyrie",),
    ),
    Bug(
        "conspiracies",
        "factions/lizards/conspiracies.py",
        "        return of_suit(g, own(g, self.seat).outcast)",
        "        return list(range(1, 13))",
        ("factions=lizards,marquise,eyrie",),
    ),
]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("referee")
    copy(folder)
    return folder


def test_without_a_bug_the_copy_shows_no_difference(tree: Path) -> None:
    assert "300 questions compared, 0 differences" in compared(tree, "root")


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.family)
def test_a_planted_bug_is_caught(tree: Path, bug: Bug) -> None:
    assert " 0 differences" not in compared(tree, "root", bug)
