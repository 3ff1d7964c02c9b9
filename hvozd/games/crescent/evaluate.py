"""What a position of Crescent Moon is worth to a seat, in victory points: what it has, what it would score, and what may
yet bring points."""

from hvozd.core import Action, Options, Rng
from hvozd.evaluation import Evaluation, Part
from hvozd.games.crescent.habits import habit
from hvozd.games.crescent.objectives import item_points, payable
from hvozd.games.crescent.state import HEXES, CrescentState
from hvozd.games.crescent.turn import Turn
from hvozd.games.crescent.year import income

WEIGHTS = {
    "points": 1.0,
    "scoring": 1.0,
    "year-one": 1.0,
    "payment": 1.0,
    "later": 0.6,
    "coins": 0.15,
    "income": 0.1,
    "cards": 0.25,
    "units": 0.35,
    "reserve": 0.15,
    "influence": 0.8,
}
"""What one of each feature is worth; set by hand."""


class CrescentEvaluation(Evaluation):
    """Points, what the position would score now and in later years, and goods."""

    scale = 6.0

    def turn(self, g: CrescentState) -> int:
        """Year, round, and how many turns of the round are still to come."""
        return (g.year * 8 + g.round) * 8 + sum(1 for step in g.stack if isinstance(step, Turn))

    def parts(self, g: CrescentState, seat: int) -> list[Part]:
        return [Part(name, WEIGHTS[name], amount) for name, amount in amounts(g, seat).items()]

    def likely(self, g: CrescentState, seat: int, options: Options, rng: Rng) -> Action:
        return habit(g, options, rng)


def amounts(g: CrescentState, seat: int) -> dict[str, float]:
    """How much there is of every feature."""
    at, t = seat * HEXES, g.tables
    yearly = sum(item_points(g, seat, row) for row in t.objectives[seat] if row.kind != "year_one")
    row = payable(g, seat)
    payment = min(g.coins[seat] // row.each, row.most) if row is not None else 0
    left = g.years - g.year
    found: dict[str, float] = {
        "points": g.vp[seat],
        "scoring": yearly,
        "payment": payment,
        "later": (yearly + payment) * left,
        "coins": g.coins[seat],
        "cards": len(g.hands[seat]),
        "units": sum(g.ordinary[at : at + HEXES]) + sum(g.mercenary[at : at + HEXES]),
        "reserve": g.reserve[seat],
        "influence": t.pieces[seat].influence - g.tokens[seat],
    }
    if left:
        found["income"] = income(g, seat) * left
    if g.year == 1:
        found["year-one"] = sum(item_points(g, seat, row) for row in t.objectives[seat] if row.kind == "year_one")
    return found
