"""Trials: factors turned by chance, and what is made of who won; without the library of fits."""

from pathlib import Path
from statistics import fmean

import pytest

from hvozd.agents.evaluate import evaluation_of
from hvozd.core import Rng, find_game
from hvozd.kit.learned import Learned, Lesson
from hvozd.runs.executor import Way
from hvozd.runs.training.course import Course, Run
from hvozd.runs.training.effects import moved
from hvozd.runs.training.ladders import line
from hvozd.runs.training.trials import Trial, TrialPlan, all_that_turns, drawn, owners, trial, turned

DUST = tuple(f"dust{i}" for i in range(12))
TURNED = ("gold", "own", "@boldness", *DUST)
OWNERS = {"gold": {"a", "b"}, "own": {"a"}, **{name: {"a", "b"} for name in DUST}}
NOTHING = Lesson("x", "1", 0, {}, {})
HARROW = TrialPlan("harrow", 3, {"preset": "chapter1"}, "4", ())


def invented(games: int, decides: int) -> list[Trial]:
    """Who has the thing that decides turned up wins; else the first."""
    rng, found = Rng(1), []
    for index in range(games):
        turns = [[1 if rng.below(2) else -1 for _ in TURNED] for _ in range(2)]
        first = turns[0][decides] >= turns[1][decides]
        found.append(Trial(index, ["a", "b"], turns, [int(first), int(not first)], [10 + first, 11 - first]))
    return found


def test_what_decides_is_turned_as_far_as_was_tried_and_the_rest_stays() -> None:
    """What decides nothing is moved a little by chance, as often up as down."""
    factors, _ = moved(NOTHING, invented(400, 0), TURNED, OWNERS)
    for who in ("*", "a", "b"):
        assert factors[who]["gold"][0] == pytest.approx(1.65, abs=0.02)
    dust = [factors["*"][name][0] for name in DUST]
    assert fmean(dust) == pytest.approx(1.0, abs=0.25) and min(dust) < 1 < max(dust)


def test_a_manner_moves_from_where_it_was() -> None:
    _, manner = moved(Lesson("x", "1", 0, {}, {}, manner={"boldness": 2.0}), invented(400, 2), TURNED, OWNERS)
    assert manner["boldness"] == pytest.approx(3.3, abs=0.04)


def test_what_one_faction_has_is_learned_from_its_games_alone() -> None:
    factors, _ = moved(NOTHING, invented(400, 1), TURNED, OWNERS)
    assert factors["*"]["own"][0] > 1.6 and "own" not in factors.get("b", {})


def test_a_deal_comes_twice_the_second_time_turned_the_other_way() -> None:
    plan = TrialPlan("harrow", 3, {}, "4", TURNED)
    assert plan.game_seed(4) == plan.game_seed(5) != plan.game_seed(6)
    one, other = drawn(plan, 4, 2, False), drawn(plan, 5, 2, False)
    assert one == [[-turn for turn in row] for row in other] and one[0] != one[1]
    together = drawn(plan, 4, 3, True)
    assert together[0] == together[1] == together[2]


@pytest.mark.parametrize("name", ["root", "crescent", "harrow", "defenders"])
def test_everything_that_turns_changes_the_judgement_or_the_search(name: str) -> None:
    game = find_game(name)
    plan = TrialPlan(name, 3, {}, "4", ())
    names = all_that_turns(plan)
    assert "start" not in names and set(owners(plan)) - {"start"} < set(names)
    up = Learned(evaluation_of(game), turned(NOTHING, names, [1] * len(names)))
    down = Learned(evaluation_of(game), turned(NOTHING, names, [-1] * len(names)))
    for manner in ("scale", "explore", "openness", "boldness"):
        assert getattr(up, manner) > getattr(evaluation_of(game), manner) > getattr(down, manner)
    assert 0 < up.boldness < 1


def test_a_trial_can_be_played_again() -> None:
    plan = TrialPlan("harrow", 3, {"preset": "chapter1"}, "4", ("units", "@explore"))
    assert trial(plan, 2) == trial(plan, 2)


def test_a_course_by_trials_goes_on_where_it_was(tmp_path: Path) -> None:
    course = Course("harrow", 5, HARROW.settings, 4, "light", 2, HARROW.settings, "4", fresh=True, trials=True)
    said: list[str] = []
    rung = next(iter(Run(course, tmp_path, Way(), said.append).generations(1)))
    assert rung.loss is None and rung.verdict.games == 2 and "log loss –" in line(rung)
    trials = (tmp_path / "trials-1.jsonl").read_bytes()
    (tmp_path / "ladder.json").unlink()
    (tmp_path / "generation-1.json").unlink()
    again = next(iter(Run(course, tmp_path, Way(), said.append).generations(1)))
    assert again.verdict.detail == rung.verdict.detail and (tmp_path / "trials-1.jsonl").read_bytes() == trials
