"""DW-17.4, Sustenance: one of the abilities of Nexto."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.support import gain_support
from hvozd.games.defenders.state import DefendersState


class Sustenance(Ability):
    """DW-17.4, A-31: the owner gains 1 support after anybody has built, after the own tracker was reset."""

    name = "sustenance"
    promise = 4.0

    def after_camp(self, g: DefendersState, player: int) -> None:
        gain_support(g, player, 1)
