"""The evaluation that agents use for a game, and what it says about a step from one position to another."""

from functools import cache
from typing import Any

from hvozd.core import Game
from hvozd.kit.evaluation import Evaluation
from hvozd.kit.learned import Learned, lesson_of


@cache
def evaluation_of(game: Game) -> Evaluation:
    """The game's own evaluation as it was set by hand, or the scores."""
    own = game.evaluation()
    return own if isinstance(own, Evaluation) else Evaluation(game)


@cache
def judge_of(game: Game) -> Evaluation:
    """What the searching agents and the hints judge by: the evaluation as it was learned, where something was."""
    lesson = lesson_of(game)
    return evaluation_of(game) if lesson is None else Learned(evaluation_of(game), lesson)


def differences(evaluation: Evaluation, before: Any, after: Any, seat: int) -> dict[str, float]:
    """By feature: how much better the seat stands after than before, where anything changed."""
    found: dict[str, float] = {}
    for sign, g in ((-1.0, before), (1.0, after)):
        for part in evaluation.parts(g, seat):
            found[part.name] = found.get(part.name, 0.0) + sign * part.value
    return {name: value for name, value in found.items() if abs(value) > 1e-6}
