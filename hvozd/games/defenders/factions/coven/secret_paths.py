"""DW-18.6, Secret Paths: one of the abilities of Zinnobel."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.maps.geometry import ADJACENT, CORE
from hvozd.games.defenders.rules.abilities import At, shift
from hvozd.games.defenders.state import DefendersState, clockwise


class SecretPaths(Ability):
    """DW-18.6: everybody still in the game may shift, clockwise from the owner."""

    name = "secret-paths"

    def reveal(self, g: DefendersState, player: int) -> None:
        g.then(*(ShiftOrganizer(g.seat_of(other), other) for other in clockwise(g, player)))


class Stay(Action):
    form = "stay"


class ShiftOrganizer(Ask):
    """DW-18.6, DW-15.5, A-36: to an adjacent hex through anything, factories too, never onto the core; or not at all."""

    player: int

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (self.near, lambda g: (Stay(),))

    def near(self, g: DefendersState) -> Sequence[Action]:
        return Product(At, [hex_ for hex_ in ADJACENT[g.at[self.player]] if hex_ != CORE])

    def take(self, g: DefendersState, action: At | Stay) -> None:
        if isinstance(action, At):
            shift(g, self.player, action.hex)


KINDS = (Stay, ShiftOrganizer)
