"""What a position of Crescent Moon is worth to a seat, in victory points: what it has, what it would score, and what may
yet bring points."""

from hvozd.core import Action, Options, Rng
from hvozd.games.crescent.mind.haggle import gift
from hvozd.games.crescent.mind.policy import habit
from hvozd.games.crescent.mind.worth import WEIGHTS, amounts
from hvozd.games.crescent.rules.bargain import Bargain
from hvozd.games.crescent.rules.turn import Turn
from hvozd.games.crescent.state import CrescentState
from hvozd.kit.evaluation import Evaluation, Row


class CrescentEvaluation(Evaluation):
    """Points, what the position would score now and in later years, and goods."""

    scale = 6.0

    def turn(self, g: CrescentState) -> int:
        """Year, round, and how many turns of the round are still to come."""
        return (g.year * 8 + g.round) * 8 + sum(1 for step in g.stack if isinstance(step, Turn))

    def gives_away(self, g: CrescentState, seat: int, action: Action) -> bool:
        step = g.stack[-1]
        return isinstance(step, Bargain) and gift(g, step, action)

    def phase(self, g: CrescentState) -> float:
        return min(1.0, (g.year - 1 + g.round / (g.tables.actions_a_year + 1)) / g.years)

    def rows(self, g: CrescentState, seat: int) -> list[Row]:
        return [(name, WEIGHTS[name], amount) for name, amount in amounts(g, seat).items()]

    def likely(self, g: CrescentState, seat: int, options: Options, rng: Rng) -> Action:
        return habit(g, options, rng)
