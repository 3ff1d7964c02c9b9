"""What actions, items and abilities do alike: clear a hex, destroy a mech, breach a wall, gain an item."""

from hvozd.games.defenders.hooks import ability
from hvozd.games.defenders.maps.geometry import EDGES_OF
from hvozd.games.defenders.rules.damage import hurt
from hvozd.games.defenders.rules.events import ItemGained, MechDestroyed, PollutionCleared, WallBreached
from hvozd.games.defenders.rules.support import gain_support
from hvozd.games.defenders.state import ANY_WALL, BREACH, TOXIC, DefendersState, usable_camp


def clear(g: DefendersState, player: int, hex_: int) -> None:
    """DW-7.5, DW-9.1: all tokens or the toxic site leave the hex, +1 support; a toxic site costs 1 damage."""
    toxic = g.pollution[hex_] == TOXIC
    g.pollution[hex_] = 0
    g.log(PollutionCleared, player, hex_)
    gain_support(g, player, 1)
    if toxic:
        g.toxic_sites += 1
        hurt(g, player, 1)


def destroy(g: DefendersState, player: int, hex_: int) -> None:
    """DW-7.7: one mech back to the supply, +1 support, or what the owner's ability says."""
    g.mechs[hex_] -= 1
    g.supply += 1
    g.log(MechDestroyed, player, hex_)
    gain_support(g, player, ability(g, player).mech_support)


def breach(g: DefendersState, player: int, edge: int) -> None:
    """DW-7.8, DW-6.6, A-53: an own marker opens the wall for good, +1 support."""
    g.edge[edge] |= BREACH
    g.markers[player] -= 1
    g.log(WallBreached, player, edge)
    gain_support(g, player, 1)


def breachable(g: DefendersState, player: int, hex_: int) -> list[int]:
    """DW-7.8, DW-6.6, A-22: the unbreached walls on the edges of a hex, if the player has a marker left."""
    if not g.markers[player]:
        return []
    return [edge for edge in EDGES_OF[hex_] if g.edge[edge] & ANY_WALL and not g.edge[edge] & BREACH]


def gain_item(g: DefendersState, player: int, item: int) -> None:
    """DW-10.1, DW-10.2: the token turns to its gained side; an item already gained stays as it is."""
    bit = 1 << item
    if not g.items[player] & bit:
        g.items[player] |= bit
        g.log(ItemGained, player, item)


def gain_camp_item(g: DefendersState, player: int, hex_: int) -> None:
    """DW-7.2, DW-7.11: the item of the faction whose usable camp stands in the hex."""
    if usable_camp(g, hex_):
        gain_item(g, player, g.factions[g.camp[hex_]])
