"""The engine of Crescent Moon held against a second referee, and the second referee against bugs."""

from collections import Counter
from pathlib import Path

import pytest

from tests.referee import crescent
from tests.referee.compare import differences
from tests.referee.planted import Bug, compared, copy


@pytest.mark.parametrize(
    ("settings", "seed", "most", "pushed"),
    [
        ({}, 40, 600, False),
        ({"seats": "4"}, 60, 500, True),
        ({"seats": "5"}, 80, 700, True),
        ({"seats": "5", "rounds": "1", "layout": "variable"}, 100, 400, False),
    ],
)
def test_both_referees_say_the_same(settings: dict[str, str], seed: int, most: int, pushed: bool) -> None:
    seen: Counter[str] = Counter()
    push = crescent.push if pushed else None
    found = list(differences("crescent", crescent.legal, range(seed, seed + 500), settings, most, seen, 1, push, crescent))
    assert not found and seen["compared"] >= most
    assert all(
        seen[f"outcome {name}"] for name in ("ChooseAction", "MoveMore", "DetermineWinner", "Casualties", "CompareInfluence")
    )


def test_they_agree_on_the_other_reading_of_an_assault() -> None:
    """A-08: the switch lets one sack a settlement in a hex of one's own."""
    seen: Counter[str] = Counter()
    settings = {"rulings": "A-08"}
    found = differences("crescent", crescent.legal, range(120, 200), settings, 300, seen, 1, crescent.push, crescent)
    assert not list(found) and seen["compared"] >= 300


BUGS = [
    Bug("moves into foreign hexes", "rules/actions/march.py", "return g.control[h] in (seat, NOBODY)", "return True", (), 300),
    Bug("boats for nothing", "rules/actions/march.py", "g.across[origin] if boats else ()", "g.across[origin]", (), 300),
    Bug("sacking by assault", "rules/actions/march.py", "return g.settlement[h] > 0", "return g.settlement[h] > 1", (), 1500),
    Bug("surcharge", "rules/actions/build.py", "cost + g.tables.surcharge[g.tables.terrain[h]]", "cost", (), 600),
    Bug("two forts in a hex", "rules/actions/build.py", "if not g.walls[h]]", "]", (), 600),
    Bug("hiring without units", "rules/actions/hire.py", " and units <= g.units[seat]]", "]", ("seats=4",), 1200, True),
    Bug(
        "hiring from an empty card",
        "characters/nomad/contracts.py",
        'min(g.tables.number["bargain_units"], g.reserve[OWNER], g.units[buyer])',
        'min(g.tables.number["bargain_units"], g.units[buyer])',
        ("seats=5",),
        600,
    ),
    Bug("own offers", "rules/bargain.py", "one[0] == seller != buyer and", "one[0] == seller and", ("seats=5",), 4000),
    Bug(
        "selection",
        "rules/conflict.py",
        "ops = g.tables.combat if combat else g.tables.contest",
        "ops = g.tables.combat",
        (),
        600,
    ),
    Bug("assigned twice", "rules/resolutions.py", "len(kinds) > 1 else []", "len(kinds) > 2 else []", (), 4000, True),
    Bug(
        "moves without end",
        "rules/actions/march.py",
        "MoveMore(self.seat, self.left - 1)",
        "MoveMore(self.seat, self.left)",
        (),
        300,
    ),
    Bug("building for nothing", "rules/actions/build.py", "paid = max(0, cost - credit)", "paid = 0", (), 600),
    Bug("hiring at half price", "rules/actions/hire.py", "[seat] -= price", "[seat] -= price // 2", ("seats=4",), 600),
    Bug("strength", "rules/combat.py", "max(0, own + card_strength(g, side))", "max(0, own)", (), 1500, True),
    Bug("casualties", "rules/combat.py", "g.clash.totals[2 - self.side]", "g.clash.totals[self.side - 1]", (), 900),
    Bug("retreat", "rules/combat.py", "if CHARACTERS[seat].retreats_to_reserve:", "if True:", (), 900),
    Bug("contest", "rules/contest.py", "int(side_has_military(g, side)) + card", "card", (), 600),
]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("referee")
    copy(folder)
    return folder


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.family)
def test_a_planted_bug_is_caught(tree: Path, bug: Bug) -> None:
    assert " 0 differences" not in compared(tree, "crescent", bug)
