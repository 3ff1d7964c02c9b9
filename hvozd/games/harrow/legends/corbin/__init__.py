"""Corbin: one haint dies, two rise."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer
from hvozd.core.rooms import room
from hvozd.games.harrow.hooks import Gift, rules_of
from hvozd.games.harrow.maps import within
from hvozd.games.harrow.rules.abilities import Spawn, SpawnAsk
from hvozd.games.harrow.rules.effects import Remove
from hvozd.games.harrow.rules.moves import done, haints_of_colour, places
from hvozd.games.harrow.rules.units import remove_haint
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES


class GiveHaint(Ask):
    """HC-10.22: one own haint that no nail pins leaves the map; without one there is no effect."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.removes, done)

    def removes(self, g: HarrowState) -> Sequence[Action]:
        return [Remove(piece, h) for piece in haints_of_colour(self.faction) for h in places(g, piece)]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Remove):
            remove_haint(g, action.piece, action.hex)
            g.then(Raise(self.seat, self.faction, 2))


class Raise(SpawnAsk):
    """HC-10.22, A-47: two Spawns, each within 1 of Corbin or within 1 of the own home."""

    left: int

    def hexes(self, g: HarrowState) -> Sequence[int]:
        near = [h for at in rules_of(self.faction).legends(g) for h in within(at, 0, 1)]
        return near + within(g.home[self.faction], 0, 1)

    def chosen(self, g: HarrowState, action: Spawn) -> None:
        if self.left > 1:
            g.then(Raise(self.seat, self.faction, self.left - 1))


class Corbin(Gift):
    name = "corbin"

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(GiveHaint(g.seat(faction), faction))


GIFT = Corbin()

KINDS = (GiveHaint, Raise)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
