"""Chapter DW-10: using items: no point, no damage roll; each is used once and must then be gained again."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Offer, Product, Word
from hvozd.games.defenders.actions import move_to, regroup_hexes, regroup_to
from hvozd.games.defenders.components import ABILITY, ITEMS
from hvozd.games.defenders.damage import heal
from hvozd.games.defenders.effects import breach, breachable, clear, destroy
from hvozd.games.defenders.events import ItemUsed
from hvozd.games.defenders.geometry import ADJACENT
from hvozd.games.defenders.move import destinations
from hvozd.games.defenders.state import DefendersState, owns

BALLISTICS = ABILITY["ballistics"]
MAPS, BREAD, POTIONS, ROCKETS = (ITEMS.index(item) for item in ("maps", "bread", "potions", "rockets"))


def has(g: DefendersState, item: int) -> bool:
    """DW-10.3: only the active player uses items."""
    return bool(g.items[g.turn] >> item & 1)


class Use(Action):
    """DW-10.3, DW-9.5, A-07: at any time of the own turn, for nothing and without a roll; the token is then used."""

    def use(self, g: DefendersState, item: int) -> int:
        g.items[g.turn] &= ~(1 << item)
        g.log(ItemUsed, g.turn, item)
        return g.turn


class UseBread(Use):
    form = "use bread"

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-10.4, A-42: one more point for any action, which rolls as usual."""
        self.use(g, BREAD)
        g.points += 1


def breads(g: DefendersState) -> Sequence[Action]:
    return (UseBread(),) if has(g, BREAD) else ()


class UsePotionsToHeal(Use):
    form = "use potions heal"

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-10.5: remove 1 own damage."""
        heal(g, self.use(g, POTIONS), 1)


class UsePotionsToClear(Use):
    form = "use potions clear"

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-10.5: clear the own hex as the action does, with support and the damage of a toxic site."""
        player = self.use(g, POTIONS)
        clear(g, player, g.at[player])


def potions(g: DefendersState) -> Sequence[Action]:
    if not has(g, POTIONS):
        return ()
    healing = (UsePotionsToHeal(),) if g.damage[g.turn] else ()
    return (*healing, UsePotionsToClear()) if g.pollution[g.at[g.turn]] else healing


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
    hexes = (here, *ADJACENT[here]) if owns(g, g.turn, BALLISTICS) else (here,)
    return Product(UseRocketsToDestroy, [hex_ for hex_ in hexes if g.mechs[hex_]])


class UseRocketsToBreach(Use):
    form = "use rockets breach {edge}"
    edge: Annotated[int, Word("edge")]

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-10.6: a wall of the own hex, as the action does."""
        breach(g, self.use(g, ROCKETS), self.edge)


def rocket_breaches(g: DefendersState) -> Sequence[Action]:
    return Product(UseRocketsToBreach, breachable(g, g.turn, g.at[g.turn])) if has(g, ROCKETS) else ()


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


OFFERS: tuple[Offer, ...] = (breads, potions, rockets, rocket_breaches, map_moves, map_regroups)
