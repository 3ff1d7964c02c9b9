"""What a position is worth to a seat, for agents: a sum of weighted features with names, so that a reader sees why.

A game offers its own by `Game.evaluation`; without one, positions are compared by their scores.
"""

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from hvozd.core import Action, Game, Options, Rng

Row: TypeAlias = tuple[str, float, float]
"""Name, weight and amount of a feature: a part as a search takes it."""


class Part(msgspec.Struct, frozen=True, gc=False):
    """One feature of a position: how much of it there is, and what one of it is worth."""

    name: str
    weight: float
    amount: float

    @property
    def value(self) -> float:
        return self.weight * self.amount


def logistic(value: float) -> float:
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, value))))


class Evaluation:
    """By the scores alone. A game's own evaluation says more in `parts`.

    It is only asked about positions that a seat imagines, so it may look at all of them.
    """

    scale: float = 3.0
    """A lead of so much makes the leader e times as likely to win."""
    turns: int = 1
    """How many turns a search looks ahead, the one under way included."""
    decisions: int = 40
    """How many decisions a search follows a line beyond what it knows, at most."""
    explore: float = 0.5
    """How much a search tries what did worse so far; values lie between the worst and the best seen."""
    boldness: float = 0.5
    """How much more a better end of a line counts than a worse one: at 0.5 alike (the mean), towards 1 only the best."""
    openness: float = 1.0
    """How many actions a search opens, as a share of what it would; less where what is likely is good."""
    caution: float = 0.0
    """By how much an answer must do better than what is likely to be preferred: so much after 1 visit, less with the root of
    the visits. 0: the most visited answer is taken."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def rows(self, g: Any, seat: int) -> Sequence[Row]:
        """The features of a seat's standing."""
        scores = self.game.scores(g, seat)
        return (("points", 1.0, (scores[seat] or 0) if scores else 0),)

    def parts(self, g: Any, seat: int) -> Sequence[Part]:
        """The rows, for readers."""
        return [Part(*row) for row in self.rows(g, seat)]

    def phase(self, g: Any) -> float:
        """How far the game has come, from 0 to 1: what is learned may weigh a feature otherwise early and late."""
        return 0.0

    def stands_as(self, g: Any, seat: int) -> int:
        """The seat whose standing is that of this one: whoever has joined another wins with it."""
        return seat

    def scale_of(self, g: Any) -> float:
        """The scale of the standings of this position."""
        return self.scale

    def turn(self, g: Any) -> int:
        """A number that changes when the turn passes on: so far a look-ahead goes. Always 0: as far as the agent likes."""
        return 0

    def likely(self, g: Any, seat: int, options: Options, rng: Rng) -> Action:
        """What a player of some experience would do, quickly: how a look-ahead goes on, and what a search tries first."""
        return options.sample(rng)

    def carry_on(self, g: Any, seat: int, options: Options, rng: Rng) -> Action:
        """How a look-ahead of one action brings the turn to its end before it judges: at random, all kinds alike."""
        return options.sample(rng)

    def gives_away(self, g: Any, seat: int, action: Action) -> bool:
        """Whether an answer is an obvious gift to somebody, which no search makes, however few lines it has looked at."""
        return False

    def standing(self, g: Any, seat: int) -> float:
        """All features of a seat together, whatever its rivals have."""
        return sum([weight * amount for _, weight, amount in self.rows(g, seat)])

    def chances(self, g: Any) -> list[float]:
        """For each seat a guess from 0 to 1 how likely it wins; certain when the game is over."""
        if g.result is not None:
            return [float(seat in g.result.winners) for seat in range(g.seats)]
        return self.guess(g)

    def guess(self, g: Any) -> list[float]:
        """`chances` of a game that goes on."""
        return self.compared([self.standing(g, seat) / self.scale for seat in range(g.seats)])

    def compared(self, standings: list[float]) -> list[float]:
        """One winner, more likely the higher it stands; alone, against a wall."""
        if len(standings) == 1:
            return [logistic(standings[0])]
        top = max(standings)
        shares = [math.exp(standing - top) for standing in standings]
        whole = sum(shares)
        return [share / whole for share in shares]


class Together(Evaluation):
    """For games that all seats win or lose together: the standings of all are one."""

    def compared(self, standings: list[float]) -> list[float]:
        return [logistic(sum(standings))] * len(standings)
