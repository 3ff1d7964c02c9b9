"""Levi: calls his haints over one kind of land."""

from collections.abc import Sequence

from hvozd.core import Action
from hvozd.core.rooms import room
from hvozd.games.harrow.factions.family.figures import FAMILY
from hvozd.games.harrow.hooks import Gift, rules_of
from hvozd.games.harrow.maps import NEIGHBOURS
from hvozd.games.harrow.rules.effects import EachSteps
from hvozd.games.harrow.rules.moves import Move, haints_of_colour, places, steps
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES


class LeviSteps(EachSteps):
    """HC-10.20, HC-10.21, HC-27.8, HC-27.9, A-98: each haint one step onto or out of a hex like Levi's; never onto a path
    token."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        kinds = g.land.kind
        kind = kinds[rules_of(FAMILY).legends(g)[0]]
        found: list[Move] = []
        for piece in haints_of_colour(FAMILY):
            for h in places(g, piece):
                if self.left(g, piece, h):
                    out = kinds[h] == kind
                    found += steps(g, piece, h, [to for to in NEIGHBOURS[h] if (out or kinds[to] == kind) and not g.paths[to]])
        return found

    def moved(self, g: HarrowState, move: Move) -> None:
        g.then(LeviSteps(self.seat, self.after(move)))


class Levi(Gift):
    name = "levi"

    def usable(self, g: HarrowState, faction: int) -> bool:
        """HC-10.20: no effect on mountain or brambles."""
        return g.land.terrain[rules_of(faction).legends(g)[0]]

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(LeviSteps(g.seat(faction)))


GIFT = Levi()

KINDS = (LeviSteps,)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
