"""Influence (CM-7.2)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Product, Word
from hvozd.games.crescent.hooks import entangled
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.contest import BeginContest
from hvozd.games.crescent.rules.pieces import put_token, reach
from hvozd.games.crescent.state import CrescentState


class Influence(Action):
    form = "influence {hex}"
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-7.2.2, CM-7.2.3, A-28: place the token, or resolve a contest where others are present or entangled."""
        if g.presence[self.hex] & ~(1 << seat) or entangled(g, self.hex, seat):
            g.then(BeginContest(self.hex, seat))
            return
        put_token(g, seat, self.hex)
        g.log(events.InfluenceSpread, seat, self.hex)


def spreads(g: CrescentState, seat: int) -> Sequence[Action]:
    """CM-7.2.1, A-29, A-47: in reach, without the own token, with a token in supply."""
    if not g.tokens[seat]:
        return ()
    return Product(Influence, [h for h in reach(g, seat) if g.influence[h] != seat])


KINDS = (Influence,)
