"""Agents of one run of training: the search with what one generation has learned, under the generation's own name."""

from collections.abc import Callable, Mapping

from hvozd.agents import add_agent
from hvozd.agents.evaluate import evaluation_of
from hvozd.agents.greedy import Greedy, GreedySettings
from hvozd.agents.ismcts import Ismcts, budget_of
from hvozd.core import Rng, find_game
from hvozd.kit.learned import Learned, Lesson


def pupil(game: str, lesson: Lesson | None, budget: str) -> Callable[[Rng], Ismcts]:
    """The search that judges by a lesson; without one, as the evaluation was set by hand."""
    base, settings = evaluation_of(find_game(game)), budget_of(budget)
    judge = base if lesson is None else Learned(base, lesson)
    return lambda rng: Ismcts(rng, settings, judge)


LIGHT = GreedySettings(options=8, worlds=1, endings=1)
"""A look-ahead that costs a sixth of that of `greedy`: for many games to learn from."""


def seat_pupils(game: str, pupils: Mapping[str, tuple[Lesson | None, str]]) -> None:
    """Make them known to this process, and `light` with them."""
    add_agent("light", lambda rng: Greedy(rng, LIGHT))
    for name, (lesson, budget) in pupils.items():
        add_agent(name, pupil(game, lesson, budget))
