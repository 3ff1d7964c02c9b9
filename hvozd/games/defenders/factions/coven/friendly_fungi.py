"""DW-18.7, Friendly Fungi: one of the abilities of Agarica."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.effects import clear
from hvozd.games.defenders.state import DefendersState


class FriendlyFungi(Ability):
    """DW-18.7, A-35: the hex where the owner's Move ends is cleared."""

    name = "friendly-fungi"

    def after_move(self, g: DefendersState, player: int, hex_: int) -> None:
        if g.pollution[hex_]:
            clear(g, player, hex_)
