"""Records of the first rules: which questions are new, and which dice belong to a line."""

import pytest

from hvozd.core.record import Line
from hvozd.games.root.hooks import DAYLIGHT
from hvozd.games.root.rules.craft import Crafting
from hvozd.games.root.rules.turn import EndTurn, Evening
from hvozd.games.root.rules.windows import LastWindow
from hvozd.games.root.setup.migrations import ByTheLetter, is_new, left_over, offered, respelled
from tests.root.table import F1, Table


@pytest.mark.parametrize(
    ("below", "new"),
    [
        ((EndTurn(0), Evening(0)), True),
        ((EndTurn(0), Crafting(0)), False),
        ((Crafting(0), Evening(0)), True),
        ((Evening(0), Crafting(0)), False),
    ],
)
def test_the_last_window_is_new_unless_a_question_lies_right_below_it(below, new):
    t = Table("marquise", "eyrie")
    t.g.stack = [*below, LastWindow(0, DAYLIGHT)]
    assert is_new(t.g) is new
    t.g.stack.pop()
    assert is_new(t.g) is False


def fight() -> Table:
    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", F1, 3)
    t.put("eyrie", "warriors", F1, 3)
    t.begin("marquise", "daylight")
    assert t.asked == ("marquise", "MarquiseActions")
    return t


@pytest.mark.parametrize(("dice", "left"), [([], 0), ([2, 1], 0), ([2, 1, 3], 1), ([2, 1, 3, 0], 2)])
def test_a_battle_takes_two_dice_and_leaves_the_others(dice, left):
    t = fight()
    before = t.g.data()
    assert left_over(t.g, Line(0, 0, "battle 1 eyrie", dice), dice) == left
    assert t.g.data() == before and t.g.loaded == []


def test_dice_that_do_not_fit_and_lines_that_are_not_offered_leave_none():
    t = fight()
    assert left_over(t.g, Line(0, 0, "battle 1 eyrie", [9, 9, 9]), [9, 9, 9]) == 0
    assert left_over(t.g, Line(0, 0, "battle 2 eyrie", [2, 1, 3]), [2, 1, 3]) == 0


def test_only_who_is_asked_is_offered_what_is_legal():
    t = fight()
    assert offered(t.g, Line(0, 0, "battle 1 eyrie", []))
    assert not offered(t.g, Line(0, 1, "battle 1 eyrie", [])) and not offered(t.g, Line(0, 0, "battle 2 eyrie", []))
    t.g.stack = []
    assert not offered(t.g, Line(0, 0, "battle 1 eyrie", []))


def test_a_window_that_the_line_does_not_answer_is_closed_first():
    """The old rules went on by themselves: the word of who stands in the window is put in, without dice."""
    t = Table("marquise", "eyrie", "alliance")
    t.hand("marquise", "fox_dominance")
    t.score("marquise", 12)
    t.run(LastWindow(0, DAYLIGHT), Crafting(1), turn="marquise")
    assert t.asked == ("marquise", "LastWindow")
    first = next(iter(ByTheLetter().lines(t.g, Line(7, 1, "done", [1, 2]))))
    assert first == Line(7, 0, "done", [])
    answer = Line(7, 0, "dominance fox_dominance", [])
    assert next(iter(ByTheLetter().lines(t.g, answer))) == answer


def test_readings_and_spellings_of_the_first_rules():
    change = ByTheLetter()
    assert change.settings({"map": 0}) == {"map": 0}
    assert change.settings({"difficulty": 1}) == {"difficulty": 1, "rulings": ["AMB-16", "AMB-42"]}
    assert (respelled("partisans fox"), respelled("battle 1 eyrie")) == ("partisans fox without -", "battle 1 eyrie")
