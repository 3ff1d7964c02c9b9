"""DW-10.6: rockets, the item that camps of the Sect give."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Product, Word
from hvozd.games.defenders.components import ITEMS
from hvozd.games.defenders.factions.sect.ballistics import Ballistics
from hvozd.games.defenders.hooks import ability
from hvozd.games.defenders.maps.geometry import ADJACENT
from hvozd.games.defenders.rules.effects import breach, breachable, destroy
from hvozd.games.defenders.rules.items import Use, has
from hvozd.games.defenders.state import DefendersState

ROCKETS = ITEMS.index("rockets")


class UseRocketsToDestroy(Use):
    form = "use rockets destroy {hex}"
    hex: Annotated[int, Word("hex")]

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-10.6, DW-19.8: a mech of the own hex, with Ballistics also of an adjacent one."""
        destroy(g, self.use(g, ROCKETS), self.hex)


def rockets(g: DefendersState) -> Sequence[Action]:
    if not has(g, ROCKETS):
        return ()
    here = g.at[g.turn]
    hexes = (here, *ADJACENT[here]) if isinstance(ability(g, g.turn), Ballistics) else (here,)
    return Product(UseRocketsToDestroy, [hex_ for hex_ in hexes if g.mechs[hex_]])


class UseRocketsToBreach(Use):
    form = "use rockets breach {edge}"
    edge: Annotated[int, Word("edge")]

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-10.6: a wall of the own hex, as the action does."""
        breach(g, self.use(g, ROCKETS), self.edge)


def rocket_breaches(g: DefendersState) -> Sequence[Action]:
    return Product(UseRocketsToBreach, breachable(g, g.turn, g.at[g.turn])) if has(g, ROCKETS) else ()


OFFERS = (rockets, rocket_breaches)
KINDS = (UseRocketsToDestroy, UseRocketsToBreach)
