"""What agents that look ahead share: a sample of a long option list, and how a turn goes on."""

from collections.abc import Callable
from typing import Any, TypeAlias

from hvozd.core import Action, Decision, Options, Rng, State, apply
from hvozd.core.flow import run, waiting
from hvozd.kit.evaluation import Evaluation

LONG = 400
"""A longer option list is never built as a whole."""

Policy: TypeAlias = Callable[[State, int, Options, Rng], Action]
"""How a seat answers in a look-ahead, quickly."""


class Quick(Rng):
    """For what is only imagined: one multiplication a number (Knuth's MMIX); the n-th cannot be had without those before."""

    __slots__ = ("state",)

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng.below(1 << 63))
        self.state = self.seed

    def below(self, n: int) -> int:
        self.state = x = self.state * 0x5851F42D4C957F2D + 0x14057B7EF767814F & 0xFFFFFFFFFFFFFFFF
        return (x >> 32) * n >> 32 if n <= 0xFFFFFFFF else (x * n) >> 64


def some(options: Options, most: int, rng: Rng) -> list[Action]:
    """All options if there are few, else a sample of this size, spread evenly over the kinds of action."""
    size = len(options)
    if size <= most:
        return list(options)
    if size > LONG:
        return list(dict.fromkeys(options.sample(rng) for _ in range(most)))
    kinds: dict[type, list[Action]] = {}
    for option in options:
        kinds.setdefault(type(option), []).append(option)
    for each in kinds.values():
        rng.shuffle(each)
    chosen: list[Action] = []
    while len(chosen) < most:
        chosen += [each.pop() for each in kinds.values() if each][: most - len(chosen)]
    return chosen


def asked(g: State, step: Any) -> tuple[int, Options]:
    """Who answers a question (of several, the first that has not), and by what: where no Decision is needed."""
    if step.asks == 1:
        return step.seat, Options(g, step.offers(g))
    seat = waiting(g, step)[0]
    return seat, Options(g, step.offers(g, seat))


def play_on(
    g: State, now: Decision | None, evaluation: Evaluation, turn: int, most: int, rng: Rng, policy: Policy
) -> Decision | None:
    """Everybody answers by the policy until the turn or the game is over, or so many decisions have been taken; what is open
    then."""
    step = None if now is None else now.step
    while step is not None and most > 0 and evaluation.turn(g) == turn:
        seat, options = asked(g, step)
        apply(g, seat, policy(g, seat, options, rng))
        step = run(g)
        most -= 1
    return None if step is None else Decision(g, step)
