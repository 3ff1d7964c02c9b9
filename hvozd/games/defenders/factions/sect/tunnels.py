"""DW-19.7, Tunnels: one of the abilities of Uzzik."""

from hvozd.games.defenders.components import HABITATS
from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.abilities import At, HexChoice, open_ground, shift
from hvozd.games.defenders.state import DefendersState

MOUNTAIN = HABITATS.index("mountain")


class Tunnels(Ability):
    """DW-19.7: the owner's organizer comes up elsewhere."""

    name = "tunnels"

    def reveal(self, g: DefendersState, player: int) -> None:
        g.then(Tunnel(g.seat_of(player), player))


class Tunnel(HexChoice):
    """DW-19.7, DW-15.6, A-36: to any mountain hex or rewilded factory, also the own one; no item."""

    def hexes(self, g: DefendersState) -> list[int]:
        return open_ground(g, MOUNTAIN)

    def take(self, g: DefendersState, action: At) -> None:
        shift(g, self.player, action.hex)


KINDS = (Tunnel,)
