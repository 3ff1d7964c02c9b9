"""DW-18.5, Ambush: one of the abilities of Zinnobel."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.effects import destroy
from hvozd.games.defenders.state import DefendersState


class Ambush(Ability):
    """DW-18.5: a mech in the own hex is destroyed, if there is one."""

    name = "ambush"

    def reveal(self, g: DefendersState, player: int) -> None:
        if g.mechs[g.at[player]]:
            destroy(g, player, g.at[player])
