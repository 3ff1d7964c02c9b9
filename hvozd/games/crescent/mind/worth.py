"""The features of a seat's standing and what each of them is worth, in victory points."""

from hvozd.games.crescent.rules.objectives import item_points, payable
from hvozd.games.crescent.rules.year import income
from hvozd.games.crescent.state import HEXES, CrescentState

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


def standing(g: CrescentState, seat: int) -> float:
    """All features of a seat together."""
    return sum(WEIGHTS[name] * amount for name, amount in amounts(g, seat).items())
