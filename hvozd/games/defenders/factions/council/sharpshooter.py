"""DW-17.8, Sharpshooter: one of the abilities of Thexuloa."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.maps.geometry import ADJACENT
from hvozd.games.defenders.rules.abilities import At, HexChoice
from hvozd.games.defenders.rules.effects import destroy
from hvozd.games.defenders.state import DefendersState


class Sharpshooter(Ability):
    """DW-17.8: a mech next to the owner is destroyed."""

    name = "sharpshooter"

    def reveal(self, g: DefendersState, player: int) -> None:
        g.then(Sharpshoot(g.seat_of(player), player))


class Sharpshoot(HexChoice):
    """DW-17.8, DW-15.5: a mech on one adjacent hex, the core and factories included, whatever stands between."""

    def hexes(self, g: DefendersState) -> list[int]:
        return [hex_ for hex_ in ADJACENT[g.at[self.player]] if g.mechs[hex_]]

    def take(self, g: DefendersState, action: At) -> None:
        destroy(g, self.player, action.hex)


KINDS = (Sharpshoot,)
