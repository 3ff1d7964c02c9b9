"""DW-10.5: potions, the item that camps of the Coven give."""

from collections.abc import Sequence

from hvozd.core import Action
from hvozd.games.defenders.components import ITEMS
from hvozd.games.defenders.rules.damage import heal
from hvozd.games.defenders.rules.effects import clear
from hvozd.games.defenders.rules.items import Use, has
from hvozd.games.defenders.state import DefendersState

POTIONS = ITEMS.index("potions")


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


OFFERS = (potions,)
KINDS = (UsePotionsToHeal, UsePotionsToClear)
