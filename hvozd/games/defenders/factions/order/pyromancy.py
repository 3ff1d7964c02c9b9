"""DW-16.6, Pyromancy: one of the abilities of Burrun."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.damage import hurt
from hvozd.games.defenders.state import DefendersState


class Pyromancy(Ability):
    """DW-16.6, A-48: the owner takes 1 damage."""

    name = "pyromancy"

    def reveal(self, g: DefendersState, player: int) -> None:
        hurt(g, player, 1)
