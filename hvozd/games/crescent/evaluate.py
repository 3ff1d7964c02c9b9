"""What a position of Crescent Moon is worth to a seat: the features and weights of its greedy agent, named."""

from hvozd.evaluation import Evaluation, Part
from hvozd.games.crescent.greedy import CARD, COIN, RESERVE, TOKEN, UNIT, prospects
from hvozd.games.crescent.state import HEXES, CrescentState
from hvozd.games.crescent.turn import Turn


class CrescentEvaluation(Evaluation):
    """Points, what the position would score, and what may yet bring points."""

    scale = 6.0

    def turn(self, g: CrescentState) -> int:
        """Year, round, and how many turns of the round are still to come."""
        return (g.year * 8 + g.round) * 8 + sum(1 for step in g.stack if isinstance(step, Turn))

    def parts(self, g: CrescentState, seat: int) -> list[Part]:
        at = seat * HEXES
        return [
            Part("points", 1.0, g.vp[seat]),
            Part("prospects", 1.0, prospects(g, seat)),
            Part("coins", COIN, g.coins[seat]),
            Part("cards", CARD, len(g.hands[seat])),
            Part("units", UNIT, sum(g.ordinary[at : at + HEXES]) + sum(g.mercenary[at : at + HEXES])),
            Part("reserve", RESERVE, g.reserve[seat]),
            Part("influence", TOKEN, g.tables.pieces[seat].influence - g.tokens[seat]),
        ]
