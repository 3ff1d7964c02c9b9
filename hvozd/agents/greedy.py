"""Greedy: tries every option in a few worlds that may be the true one, and takes what leaves the best position.

The turn is carried on to its end before the position is judged (by chance, if the game says nothing better), else to end it
would always look best: that is when points are scored and cards are drawn. Of a few such endings the best counts, as the seat
will choose what follows itself.
"""

import msgspec

from hvozd.agents import Place
from hvozd.agents.evaluate import evaluation_of
from hvozd.agents.lookahead import play_on, some
from hvozd.core import Action, Rng, State, advance, apply
from hvozd.kit.evaluation import Evaluation


class GreedySettings(msgspec.Struct, frozen=True):
    options: int = 24
    """Of a longer list so many options are tried."""
    worlds: int = 2
    """In how many imagined worlds; the average counts."""
    endings: int = 2
    """How many ways the turn may go on in each; the best counts."""
    decisions: int = 12
    """How far the turn is followed at most."""


class Greedy:
    """Chooses for one seat by a look-ahead of one action."""

    def __init__(self, rng: Rng, settings: GreedySettings | None = None, judge: Evaluation | None = None) -> None:
        self.rng = rng
        self.settings = settings or GreedySettings()
        self.judge = judge
        """What positions are judged by; None: by the weights set by hand, for it is the yardstick."""

    def choose(self, place: Place) -> Action:
        options = some(place.options, self.settings.options, self.rng)
        if len(options) == 1:
            return options[0]
        evaluation = self.judge or evaluation_of(place.game)
        totals = [0.0] * len(options)
        for _ in range(self.settings.worlds):
            world = place.imagine(self.rng)
            for index, option in enumerate(options):
                totals[index] += self.outcome(evaluation, world, place.seat, option)
        best = max(totals)
        return self.rng.pick([option for option, total in zip(options, totals, strict=True) if total == best])

    def outcome(self, evaluation: Evaluation, world: State, seat: int, option: Action) -> float:
        """The best chance to win that was seen at an end of the turn."""
        turn = evaluation.turn(world)
        best = 0.0
        for _ in range(self.settings.endings):
            g = world.clone()
            g.reseed(self.rng.below(1 << 63))
            apply(g, seat, option)
            play_on(g, advance(g), evaluation, turn, self.settings.decisions, self.rng, evaluation.carry_on)
            best = max(best, evaluation.chances(g)[seat])
        return best
