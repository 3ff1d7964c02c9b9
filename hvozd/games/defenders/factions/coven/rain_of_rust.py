"""DW-18.8, Rain of Rust: one of the abilities of Agarica."""

from hvozd.core import Event
from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.maps.geometry import HEXES
from hvozd.games.defenders.rules.abilities import At, HexChoice
from hvozd.games.defenders.rules.events import Hex, Player
from hvozd.games.defenders.rules.pollution import add_pollution
from hvozd.games.defenders.state import TOXIC, DefendersState


class RainOfRust(Ability):
    """DW-18.8: a mech rusts away."""

    name = "rain-of-rust"

    def reveal(self, g: DefendersState, player: int) -> None:
        g.then(RainRust(g.seat_of(player), player))


class RainRust(HexChoice):
    """DW-18.8, A-23, A-37: a mech anywhere becomes a pollution token; never where a seventh toxic site would be needed."""

    def hexes(self, g: DefendersState) -> list[int]:
        most = TOXIC - 1 if g.toxic_sites else TOXIC - 2
        return [hex_ for hex_ in HEXES if g.mechs[hex_] and g.pollution[hex_] <= most]

    def take(self, g: DefendersState, action: At) -> None:
        g.mechs[action.hex] -= 1
        g.supply += 1
        g.log(MechRusted, self.player, action.hex)
        add_pollution(g, action.hex)


class MechRusted(Event):
    player: Player
    hex: Hex


KINDS = (RainRust, MechRusted)
