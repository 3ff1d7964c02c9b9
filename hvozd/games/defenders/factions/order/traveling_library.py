"""DW-16.8, Traveling Library: one of the abilities of Saffra."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Event, Offer, Product, Word
from hvozd.games.defenders.components import HABITATS
from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.maps.geometry import HEXES
from hvozd.games.defenders.rules.abilities import open_ground
from hvozd.games.defenders.rules.events import Hex, Player
from hvozd.games.defenders.state import NONE, DefendersState

FOREST = HABITATS.index("forest")


class TravelingLibrary(Ability):
    """DW-16.8, A-38: a camp of the owner is moved."""

    name = "traveling-library"

    def reveal(self, g: DefendersState, player: int) -> None:
        g.then(MoveLibrary(g.seat_of(player), player))


class Relocate(Action):
    form = "relocate {origin} to {target}"
    origin: Annotated[int, Word("hex")]
    target: Annotated[int, Word("hex")]


class MoveLibrary(Ask):
    """DW-16.8, A-38: one own camp, also a covered one, to another forest hex or rewilded factory without a camp."""

    player: int

    def open_to(self, g: DefendersState) -> bool:
        return bool(free_forest(g))

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        camps = [hex_ for hex_ in HEXES if g.camp[hex_] == self.player]
        return (lambda g: Product(Relocate, camps, free_forest(g)),)

    def take(self, g: DefendersState, action: Relocate) -> None:
        g.camp[action.origin] = NONE
        g.camp[action.target] = self.player
        g.log(CampMoved, self.player, action.origin, action.target)


class CampMoved(Event):
    player: Player
    origin: Hex
    target: Hex


def free_forest(g: DefendersState) -> list[int]:
    return [hex_ for hex_ in open_ground(g, FOREST) if g.camp[hex_] == NONE]


KINDS = (Relocate, MoveLibrary, CampMoved)
