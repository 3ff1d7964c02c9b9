"""DW-16.5, Feel the Burn: one of the abilities of Burrun."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.support import gain_support
from hvozd.games.defenders.state import DefendersState


class FeelTheBurn(Ability):
    """DW-16.5: 1 support for the owner after any damage."""

    name = "feel-the-burn"

    def after_damage(self, g: DefendersState, player: int) -> None:
        gain_support(g, player, 1)
