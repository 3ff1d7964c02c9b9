"""DW-16.4, Controlled Blaze: one of the abilities of Burrun."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.maps.geometry import ADJACENT
from hvozd.games.defenders.rules.abilities import At, HexChoice
from hvozd.games.defenders.rules.effects import clear
from hvozd.games.defenders.state import TOXIC, DefendersState


class ControlledBlaze(Ability):
    """DW-16.4, A-34: every adjacent hex is cleared, core and factories too; the owner picks the order of toxic sites."""

    name = "controlled-blaze"

    def reveal(self, g: DefendersState, player: int) -> None:
        for hex_ in ADJACENT[g.at[player]]:
            if 0 < g.pollution[hex_] < TOXIC:
                clear(g, player, hex_)
        g.then(BurnToxicSites(g.seat_of(player), player))


class BurnToxicSites(HexChoice):
    """DW-16.4, A-34: the toxic sites next to the organizer, one after another, 1 damage each."""

    def hexes(self, g: DefendersState) -> list[int]:
        return [hex_ for hex_ in ADJACENT[g.at[self.player]] if g.pollution[hex_] == TOXIC]

    def take(self, g: DefendersState, action: At) -> None:
        g.stack.append(self)
        clear(g, self.player, action.hex)


KINDS = (BurnToxicSites,)
