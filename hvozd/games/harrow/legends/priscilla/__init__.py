"""Priscilla: taunts that turn into haints at the end of the round."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.core.rooms import room
from hvozd.games.harrow.components import TOKENS
from hvozd.games.harrow.hooks import Gift, rules_of
from hvozd.games.harrow.rules.abilities import Spawn, spawned
from hvozd.games.harrow.rules.moves import done
from hvozd.games.harrow.rules.objectives import free_for_objective
from hvozd.games.harrow.rules.units import room_for
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES, HexF


class PlaceTaunt(Action):
    form = "taunt {hex}"
    hex: HexF


def lift_taunt(g: HarrowState, h: int) -> None:
    g.taunts.remove(h)
    g.watch[h] -= 1


class PlaceTaunts(Ask):
    """HC-10.10: on two different terrain hexes of the kind she stands on, without units, townsfolk or buildings."""

    faction: int

    def open_to(self, g: HarrowState) -> bool:
        return len(g.taunts) < TOKENS.taunts

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.hexes, done)

    def hexes(self, g: HarrowState) -> Sequence[Action]:
        kind = g.land.kind[rules_of(self.faction).legends(g)[0]]
        fitting = [h for h in g.land.of_kind[kind] if free_for_objective(g, h) and h not in g.taunts]
        return Product(PlaceTaunt, fitting)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, PlaceTaunt):
            g.then(self)
            g.taunts.append(action.hex)
            g.watch[action.hex] += 1


class Priscilla(Gift):
    name = "priscilla"

    def usable(self, g: HarrowState, faction: int) -> bool:
        """HC-10.10: nothing on mountain or brambles."""
        return g.land.terrain[rules_of(faction).legends(g)[0]]

    def use(self, g: HarrowState, faction: int) -> None:
        """HC-10.10: tokens that are still out are moved."""
        for h in g.taunts[:]:
            lift_taunt(g, h)
        g.then(PlaceTaunts(g.seat(faction), faction))

    def entered(self, g: HarrowState, faction: int, h: int, slots: int) -> None:
        """HC-10.11: any unit, also an own one, removes the taunt."""
        if h in g.taunts:
            lift_taunt(g, h)

    def round_over(self, g: HarrowState, faction: int) -> None:
        """HC-10.11, A-46: every taunt becomes one Spawn on its hex, if that is possible."""
        for h in g.taunts[:]:
            lift_taunt(g, h)
            if g.supply_haints[faction] and room_for(g, faction, h):
                spawned(g, faction, Spawn(h, 1))


GIFT = Priscilla()

KINDS = (PlaceTaunt, PlaceTaunts)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
