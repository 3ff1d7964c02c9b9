"""What a position is worth to the players, as the steward sees it: a sum of simple features, all weights in one place."""

from hvozd.games.defenders.components import CHUTES, LIMITS, TRACK
from hvozd.games.defenders.maps.geometry import AXIAL, CORE, EDGES_OF, HEXES, NEXT, OFF
from hvozd.games.defenders.state import BREACH, FACTORY, NONE, TOXIC, WILD, DefendersState, is_home, max_support

VICTORY = 100_000.0
SUPPORT = 12.0
CAMP = 22.0
HOME_STEP = 4.0
SOURCE = 5.0
FADING = (1.0, 0.45, 0.25, 0.1, 0.0, 0.0, 0.0)
"""How much less a source of support counts with every step to it."""
FACTORY_COST = 70.0
FACTORY_OPEN = 20.0
FACTORY_MECH = 5.0
FACTORY_DIRT = 6.0
FACTORY_STEP = 3.0
LEAVING = 30.0
"""For each factory that a player who leaves the game leaves to the others."""
TOXIC_COST = (0.0, 8.0, 20.0, 36.0, 60.0, 95.0, 140.0)
TOKEN_COST = (0.0, 1.5, 5.0)
CHUTE_COST = (0.0, 1.5, 9.0)
"""Tokens where the next spread will add one."""
DAMAGE_COST = (0.0, 4.0, 10.0, 20.0)
DEATH_COST = 30.0
CARD = 4.0
ITEM = 4.0
MARKER = 1.5
MECH_HERE = 3.0
ROLL_COST = ((0.0, 0.0, 0.0, 0.0), (1.5, 2.0, 3.5, 11.0), (3.0, 4.5, 9.0, 20.0))
"""The price of an action in danger (none, ranged, melee) by the damage already taken."""
DEATHS = 0.6
"""How much dearer danger becomes with every dead defender."""

DISTANCE = tuple(tuple((abs(q - u) + abs(r - v) + abs(q + r - u - v)) // 2 for u, v in AXIAL) for q, r in AXIAL)
NEAR = tuple(tuple(tuple(b for b in HEXES if DISTANCE[a][b] == steps) for steps in range(7)) for a in HEXES)
"""The hexes by their distance from each hex."""
WEIGHTS = tuple(
    tuple((b, FADING[steps]) for steps, row in enumerate(NEAR[a]) if FADING[steps] for b in row if b != CORE) for a in HEXES
)


def worth(g: DefendersState) -> float:
    """The whole position, for all players together."""
    if g.result is not None:
        return VICTORY if g.result.winners else -VICTORY
    return sum(player_worth(g, player) for player in range(g.players)) - land_cost(g)


def turn_worth(g: DefendersState, player: int) -> float:
    """The part of the worth that a player's turn changes."""
    if g.result is not None:
        return VICTORY if g.result.winners else -VICTORY
    return player_worth(g, player) - land_cost(g)


def player_worth(g: DefendersState, player: int) -> float:
    """Camps and support, cards and items, health, and the place of the organizer."""
    camps = TRACK[g.seats].camps
    built = len(camps) - g.camps[player]
    value = CAMP * built + SUPPORT * (sum(camps[:built]) - built)
    if g.out[player]:
        return value + CARD * 4 - LEAVING * g.tile.count(FACTORY)
    value += CARD * len(g.hand(player)) + ITEM * g.items[player].bit_count() + MARKER * g.markers[player]
    value -= DAMAGE_COST[g.damage[player]]
    if g.camps[player]:
        value += SUPPORT * g.support[player]
    here = g.at[player]
    return value if here == NONE else value + standing(g, player, here)


def standing(g: DefendersState, player: int, here: int) -> float:
    """What it is worth for an organizer to stand on a hex."""
    value = surroundings(g, here) - MECH_HERE * min(g.mechs[here], 2) - FACTORY_STEP * factory_distance(g, here)
    if g.camps[player] and g.support[player] == max_support(g, player):
        value -= HOME_STEP * home_distance(g, player, here)
    return value


def home_distance(g: DefendersState, player: int, here: int) -> int:
    """The steps to the nearest hex where the player could build."""
    for steps, hexes in enumerate(NEAR[here]):
        for hex_ in hexes:
            if g.camp[hex_] == NONE and is_home(g, player, hex_):
                return steps
    return len(NEAR[here])


def factory_distance(g: DefendersState, here: int) -> int:
    """The steps to the nearest un-rewilded factory, 0 if there is none."""
    return min((DISTANCE[here][hex_] for hex_ in g.factories if hex_ != NONE and g.tile[hex_] == FACTORY), default=0)


def surroundings(g: DefendersState, here: int) -> float:
    """What there is to do near a hex: pollution to clear, mechs to destroy."""
    value, pollution, mechs = 0.0, g.pollution, g.mechs
    for hex_, near in WEIGHTS[here]:
        if pollution[hex_] or mechs[hex_]:
            value += SOURCE * near
    return value


def land_cost(g: DefendersState) -> float:
    """Factories, toxic sites, and pollution that the next spread would turn toxic."""
    cost = TOXIC_COST[LIMITS.toxic_sites - g.toxic_sites] + DEATH_COST * len(g.killed)
    pollution = g.pollution
    for tokens in pollution:
        if 0 < tokens < TOXIC:
            cost += TOKEN_COST[tokens]
    for number in range(len(g.factories) - 1, g.top - 1, -1):
        hex_ = CORE if number == g.top else g.factories[number]
        if g.tile[hex_] == WILD:
            continue
        if hex_ != CORE:
            cost += (
                FACTORY_COST
                + FACTORY_MECH * g.mechs[hex_]
                + FACTORY_DIRT * bool(pollution[hex_])
                - FACTORY_OPEN * way_in(g, hex_)
            )
        for chute in CHUTES[number]:
            target = NEXT[hex_ * 6 + (chute + g.turns[number]) % 6]
            if target != OFF and pollution[target] < TOXIC:
                cost += CHUTE_COST[pollution[target]]
    return cost


def way_in(g: DefendersState, hex_: int) -> bool:
    return any(g.edge[edge] & BREACH for edge in EDGES_OF[hex_])
