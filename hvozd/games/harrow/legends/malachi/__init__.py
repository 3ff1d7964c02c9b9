"""Malachi: his wrath attacks from elsewhere."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.core.rooms import room
from hvozd.games.harrow.hooks import Gift, rules_of
from hvozd.games.harrow.maps import within
from hvozd.games.harrow.rules.attack import ChooseAttack
from hvozd.games.harrow.rules.moves import done
from hvozd.games.harrow.rules.units import open_to_colour
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES, HexF


class PlaceWrath(Action):
    form = "wrath {hex}"
    hex: HexF


class SendWrath(Ask):
    """HC-10.8, HC-10.9, A-14, A-94: the token on any hex 1 to 2 away; then one attack from there. By the switch only where
    an own unit could stand but for the limit."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.hexes, done)

    def hexes(self, g: HarrowState) -> Sequence[Action]:
        near = within(rules_of(self.faction).legends(g)[0], 1, 2)
        if "A-14" in g.rulings:
            near = [h for h in near if open_to_colour(g, self.faction, h)]
        return Product(PlaceWrath, near)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, PlaceWrath):
            g.then(ChooseAttack(self.seat, self.faction, action.hex, 2))


class Malachi(Gift):
    """HC-10.8: the token counts as two units and is gone after the attack; it collects nothing."""

    name = "malachi"

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(SendWrath(g.seat(faction), faction))


GIFT = Malachi()

KINDS = (PlaceWrath, SendWrath)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
