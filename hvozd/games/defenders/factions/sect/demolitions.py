"""DW-19.9, Demolitions: one of the abilities of Uzzik."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Offer, Product, Word
from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.maps.geometry import EDGES
from hvozd.games.defenders.rules.effects import breach
from hvozd.games.defenders.state import ANY_WALL, BREACH, DefendersState


class Demolitions(Ability):
    """DW-19.9: a wall anywhere is breached."""

    name = "demolitions"

    def reveal(self, g: DefendersState, player: int) -> None:
        g.then(DemolishWall(g.seat_of(player), player))


class Demolish(Action):
    form = "demolish {edge}"
    edge: Annotated[int, Word("edge")]


class DemolishWall(Ask):
    """DW-19.9: any unbreached wall of the board, with an own marker; without one there is no effect."""

    player: int

    def open_to(self, g: DefendersState) -> bool:
        return bool(g.markers[self.player] and self.walls(g))

    def walls(self, g: DefendersState) -> list[int]:
        return [edge for edge in EDGES if g.edge[edge] & ANY_WALL and not g.edge[edge] & BREACH]

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (lambda g: Product(Demolish, self.walls(g)),)

    def take(self, g: DefendersState, action: Demolish) -> None:
        breach(g, self.player, action.edge)


KINDS = (Demolish, DemolishWall)
