"""RB-T-MM-FORTIFIED: what hits can remove where a building takes two."""

from collections.abc import Sequence
from itertools import product

from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.battle import LosePieces, fighters
from hvozd.games.root.rules.removal import pieces_at
from hvozd.games.root.state import PIECE_KINDS, RootState


def losses_behind_walls(g: RootState, seat: int, clearing: int, hits: int) -> Sequence[LosePieces]:
    """RB-T-MM-FORTIFIED: every row of pieces that uses up the hits behind the warriors: a token takes one, a building two."""
    left = hits - fighters(g, seat, clearing)
    is_building = faction(g, seat).is_building
    pool = [(kind, number, 2 if is_building[kind] else 1) for kind, number in pieces_at(g, seat, clearing)]
    found: list[LosePieces] = []
    for counts in product(*(range(number + 1) for _, number, _ in pool)):
        row = list(zip(counts, pool, strict=True))
        spare = left - sum(count * price for count, (_, _, price) in row)
        if spare >= 0 and not any(count < number and price <= spare for count, (_, number, price) in row):
            base = g.factions[seat] * PIECE_KINDS
            found.append(LosePieces(tuple(base + kind for count, (kind, _, _) in row for _ in range(count))))
    return found
