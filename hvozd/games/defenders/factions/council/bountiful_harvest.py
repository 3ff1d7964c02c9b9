"""DW-17.5, Bountiful Harvest: one of the abilities of Nexto."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.decks import draw
from hvozd.games.defenders.state import DefendersState


class BountifulHarvest(Ability):
    """DW-17.5: the owner draws 2 cards, whatever the size of the hand."""

    name = "bountiful-harvest"

    def reveal(self, g: DefendersState, player: int) -> None:
        draw(g, player, 2)
