"""DW-10.7: maps, the item that camps of the Order give."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Product, Word
from hvozd.games.defenders.components import ITEMS
from hvozd.games.defenders.rules.actions import move_to, regroup_hexes, regroup_to
from hvozd.games.defenders.rules.items import Use, has
from hvozd.games.defenders.rules.move import destinations
from hvozd.games.defenders.state import DefendersState

MAPS = ITEMS.index("maps")


class UseMapsToMove(Use):
    form = "use maps move {hex}"
    hex: Annotated[int, Word("hex")]

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-10.7, A-43: a Move with corridors, which gains the item at its end."""
        move_to(g, self.use(g, MAPS), self.hex)


def map_moves(g: DefendersState) -> Sequence[Action]:
    return Product(UseMapsToMove, destinations(g, g.turn)) if has(g, MAPS) else ()


class UseMapsToRegroup(Use):
    form = "use maps regroup {hex}"
    hex: Annotated[int, Word("hex")]

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-10.7: a Regroup."""
        regroup_to(g, self.use(g, MAPS), self.hex)


def map_regroups(g: DefendersState) -> Sequence[Action]:
    return Product(UseMapsToRegroup, regroup_hexes(g, g.turn)) if has(g, MAPS) else ()


OFFERS = (map_moves, map_regroups)
KINDS = (UseMapsToMove, UseMapsToRegroup)
