"""Mildred: walks from haint to haint and leaves tokens in the storms."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Offer
from hvozd.core.rooms import room
from hvozd.games.harrow.hooks import Gift, rules_of
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.rules.cubes import ActivateTree
from hvozd.games.harrow.rules.effects import TokenPlacing
from hvozd.games.harrow.rules.moves import Move, shift
from hvozd.games.harrow.rules.units import haints_of, pinned_slot, room_for, stormy, unit_hexes
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES, LEGEND_PIECE

CUBES = 3


class MildredWalk(Ask):
    """HC-10.26, A-15: she must go to another hex with an own haint and room, if there is one."""

    faction: int

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.walks(g))

    def walks(self, g: HarrowState) -> Sequence[Action]:
        slot = rules_of(self.faction).slots[0]
        at = g.legend_at[slot]
        if pinned_slot(g, slot):
            return ()
        hexes = [
            h for h in unit_hexes(g, self.faction) if h != at and haints_of(g, self.faction, h) and room_for(g, self.faction, h)
        ]
        return [Move(LEGEND_PIECE + slot, at, h) for h in hexes]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.walks,)

    def take(self, g: HarrowState, action: Move) -> None:
        shift(g, action)


class MildredReads(Do):
    """HC-10.26: at least three own cubes out."""

    faction: int

    def run(self, g: HarrowState) -> None:
        if g.field[self.faction] >= CUBES:
            g.then(StormTokens(g.seat(self.faction), 2))


class StormTokens(TokenPlacing):
    """HC-10.26: an ability token of choice from the box on each of two different storm hexes."""

    def hexes(self, g: HarrowState) -> Sequence[int]:
        return [h for h in range(HEXES) if stormy(g, h)]


class Mildred(Gift):
    name = "mildred"

    def usable(self, g: HarrowState, faction: int) -> bool:
        """A-15: without an own haint on the map the gift is not available."""
        return any(haints_of(g, faction, h) for h in unit_hexes(g, faction))

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(MildredWalk(g.seat(faction), faction), ActivateTree(), MildredReads(faction))


GIFT = Mildred()

KINDS = (MildredWalk, MildredReads, StormTokens)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
