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
    Bug(
        "paths",
        "rules/abilities.py",
        "    cost, land = 1 - g.paths[h], g.land",
        "    cost, land = 1 - min(g.paths[h], 1), g.land",
        ("preset=chapter3", "protectors-track=1"),
        6000,
        True,
    ),
    Bug("crowds", "rules/units.py", "    return LIMIT - crowd", "    return LIMIT + 1 - crowd"),
    Bug(
        "range",
        "rules/attack.py",
        "reach(g, origin) + rules_of(faction).range_bonus(g)",
        "reach(g, origin)",
        ("preset=chapter3",),
        6000,
        True,
    ),
    Bug(
        "order of targets",
        "rules/attack.py",
        "        if g.haints[2 * b.foe * HEXES + b.target] or not self.legends(g):",
        "        if weakest(g, b.foe, b.target) >= 0 or not self.legends(g):",
        ("preset=chapter5",),
        6000,
        True,
    ),
    Bug(
        "storms",
        "rules/effects.py",
        " and g.land.kind[h] != BRAMBLES and",
        " and",
        ("preset=chapter3", "family-track=2"),
        6000,
        True,
    ),
    Bug(
        "summoning",
        "factions/hester/ending.py",
        "TABLE.summon[min(fires, len(TABLE.summon)) - 1]",
        "TABLE.summon[0]",
        ("preset=chapter5",),
        6000,
        True,
    ),
    Bug(
        "bonfires",
        "factions/hester/bonfires.py",
        "0 < infected == g.crowd[h] < LIMIT",
        "infected > 0",
        ("preset=chapter5",),
        6000,
        True,
    ),
    Bug(
        "infections",
        "factions/hester/ending.py",
        "        elif haint_hexes(g, 2 * colour):",
        "        if haint_hexes(g, 2 * colour):",
        ("preset=chapter5",),
        6000,
        True,
    ),
    Bug("roots", "factions/hester/roots.py", " | touched(own.old_roots)", "", ("preset=chapter5",)),
    Bug("objectives", "rules/objectives.py", "not (units_here(g, h) or", "not (g.crowd[h] or", ("preset=chapter5",), 6000, True),
    Bug(
        "rescue",
        "factions/protectors/__init__.py",
        "                if near != home:",
        "                if near >= 0:",
        ("preset=chapter3",),
        3000,
        True,
    ),
    Bug(
        "townsfolk",
        "rules/objectives.py",
        "!= 5 and not barred and not",
        "!= 5 and not",
        ("preset=chapter3", "protectors-track=2"),
        6000,
        True,
    ),
    Bug(
        "wrath",
        "legends/malachi/__init__.py",
        "if open_to_colour(g, self.faction, h)]",
        "if h >= 0]",
        ("protectors=malachi", "preset=chapter3", "rulings=A-14"),
        3000,
        True,
    ),
    Bug(
        "whisper",
        "factions/kammi/cards.py",
        "if DISTANCE[at][h] <= 2 and ((kind, h)",
        "if ((kind, h)",
        ("preset=chapter4",),
        12000,
        True,
    ),
    Bug(
        "nails",
        "rules/abilities.py",
        "mine = pin >= 0 and pin // HEXES >> 1 == faction",
        "mine = pin >= 0",
        ("protectors=bernice", "preset=chapter3"),
        3000,
        True,
    ),
    Bug(
        "automated steps",
        "rules/marching.py",
        "not in far and open_to_colour(g, faction, near)",
        "not in far",
        ("preset=solo",),
        3000,
    ),
    Bug(
        "quests",
        "factions/fairfolk/quests.py",
        "    nests = [*compress(range(HEXES), folk(g).nests)]",
        "    nests = [h for h in range(HEXES) if folk(g).nests[h] > 1]",
        ("preset=fair-folk-3",),
        3000,
        True,
    ),
    Bug(
        "dolls",
        "rules/moves.py",
        "    return origin in dolls and target not in dolls",
        "    return origin in dolls",
        ("preset=chapter4",),
        6000,
        True,
    ),
    Bug(
        "excused nests",
        "factions/fairfolk/quests.py",
        "needed = NEEDED - folk(g).glamour",
        "needed = NEEDED",
        ("preset=fair-folk-3",),
        6000,
        True,
    ),
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
