"""DW-16.7, Manifesto: one of the abilities of Saffra."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.support import gain_support
from hvozd.games.defenders.state import DefendersState


class Manifesto(Ability):
    """DW-16.7: 2 support for the owner."""

    name = "manifesto"

    def reveal(self, g: DefendersState, player: int) -> None:
        gain_support(g, player, 2)
