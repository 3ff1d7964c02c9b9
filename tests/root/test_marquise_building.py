"""R-6.5.4: the Marquise builds."""

import pytest

from hvozd.games.root.hooks import RIVERS
from tests.root.table import F1, M1, M2, M3, M4, R1, R2, R3, Table

rule = pytest.mark.rule


def marquise(*others: str) -> Table:
    """Her keep stands in F1."""
    t = Table("marquise", *(others or ("eyrie", "alliance")))
    t.put("marquise", "keep", F1)
    return t


def chain() -> Table:
    """She rules F1 – R3 – M1, in a row; wood: 1 in F1, 2 in M1; two sawmills stand elsewhere."""
    t = marquise()
    for clearing in (F1, R3, M1):
        t.put("marquise", "warriors", clearing)
    t.put("marquise", "wood", F1)
    t.put("marquise", "wood", M1, 2)
    t.put("marquise", "sawmill", M2, 2)
    return t


@rule("S-043", "R-6.5.4", "R-6.5.4.I", "R-6.5.4.II", "R-6.5.4.III", "T-MC")
def test_the_third_sawmill_is_paid_with_any_two_wood_of_the_chain() -> None:
    t = chain()
    t.begin("marquise", "daylight")
    assert t.offered("build sawmill 5") == ["build sawmill 5 wood 1,2", "build sawmill 5 wood 2,2"]
    t.say("build sawmill 5 wood 1,2")
    assert t.points("marquise") == 2
    assert t.pieces("marquise", "sawmill", R3) == 1
    assert (t.pieces("marquise", "wood", F1), t.pieces("marquise", "wood", M1), t.stock("marquise", "wood")) == (0, 1, 7)


@rule("S-043", "R-6.5.4", "R-6.5.4.II")
def test_wood_in_a_clearing_that_another_rules_does_not_count() -> None:
    t = chain()
    t.put("alliance", "warriors", M1, 2)
    t.begin("marquise", "daylight")
    assert not t.offered("build sawmill")
    assert t.offered("build workshop 5") == ["build workshop 5 wood -"]


@rule("R-6.5.4.II")
def test_wood_passes_only_through_clearings_she_rules() -> None:
    t = chain()
    t.put("alliance", "warriors", R3, 2)
    t.begin("marquise", "daylight")
    assert t.offered("build sawmill") == ["build sawmill 2 wood 2,2"], "F1's wood is cut off from M1"


@rule("R-6.5.4.II")
def test_wood_passes_along_a_river_if_rivers_are_paths_for_her() -> None:
    t = marquise()
    t.put("marquise", "sawmill", M2)
    t.put("marquise", "warriors", R2)
    t.put("marquise", "wood", R2)
    t.begin("marquise", "daylight")
    assert not t.can("build sawmill 7 wood 4")
    t.g.links.append((0, RIVERS))
    assert t.can("build sawmill 7 wood 4")


@rule("R-6.5.4", "R-6.5.4.II", "R-2.2.3")
def test_building_needs_an_open_slot_and_rule() -> None:
    t = marquise()
    for clearing in (R1, R2, M4):
        t.put("marquise", "warriors", clearing)
    t.put("alliance", "warriors", M4)
    t.put("marquise", "workshop", R2)
    t.put("marquise", "workshop", M2)
    t.begin("marquise", "daylight")
    assert t.offered("build sawmill") == ["build sawmill 3 wood -", "build sawmill 7 wood -"]


@rule("T-MC", "R-6.5.4.I", "R-6.5.4.III")
@pytest.mark.parametrize(
    ("building", "points"),
    [("sawmill", (0, 1, 2, 3, 4, 5)), ("workshop", (0, 2, 2, 3, 4, 5)), ("recruiter", (0, 1, 2, 3, 3, 4))],
)
def test_cost_and_points_of_every_column(building: str, points: tuple[int, ...]) -> None:
    for column, cost in enumerate((0, 1, 2, 3, 3, 4)):
        t = marquise()
        for clearing in (M2, M2, M3, M3, M4)[:column]:
            t.put("marquise", building, clearing)
        t.put("marquise", "warriors", R3)
        t.put("marquise", "wood", R3, 8)
        t.begin("marquise", "daylight")
        text = f"build {building} 5 wood {','.join(['5'] * cost) or '-'}"
        assert t.offered(f"build {building} 5 ") == [text]
        t.say(text)
        assert t.points("marquise") == points[column]
        assert t.stock("marquise", "wood") == cost


@rule("R-6.5.4", "R-2.5.2")
def test_a_seventh_building_of_a_kind_does_not_exist() -> None:
    t = marquise()
    for clearing in (M2, M3, M4):
        t.put("marquise", "sawmill", clearing, 2)
    t.put("marquise", "warriors", R3)
    t.put("marquise", "wood", R3, 8)
    t.begin("marquise", "daylight")
    assert not t.offered("build sawmill")
    assert t.offered("build workshop 5")
