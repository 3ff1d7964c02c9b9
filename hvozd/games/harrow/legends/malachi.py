"""Malachi: his wrath attacks from elsewhere."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.games.harrow.attack import ChooseAttack
from hvozd.games.harrow.geography import HEXES, within
from hvozd.games.harrow.moves import done
from hvozd.games.harrow.rooms import Gift, enter_gift, room
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import HexF


class PlaceWrath(Action):
    form = "wrath {hex}"
    hex: HexF


class SendWrath(Ask):
    """HC-10.8, HC-10.9, A-14, A-94: the token on a hex 1 to 2 away where an own unit could stand but for the limit; then
    one attack from there."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.hexes, done)

    def hexes(self, g: HarrowState) -> Sequence[Action]:
        own = self.faction * HEXES
        near = within(room(self.faction).legends(g)[0], 1, 2)
        return Product(PlaceWrath, [h for h in near if not g.closed[own + h] and g.crowd[h] == g.units[own + h]])

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, PlaceWrath):
            g.then(ChooseAttack(self.seat, self.faction, action.hex, 2))


class Malachi(Gift):
    """HC-10.8: the token counts as two units and is gone after the attack; it collects nothing."""

    name = "malachi"

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(SendWrath(g.seat(faction), faction))


enter_gift(Malachi())
