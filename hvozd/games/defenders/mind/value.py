"""What a position of Defenders of the Wild is worth to all players together: how near victory and the three defeats are.

The weights come from a logistic regression over games that were played by instinct (policy.py): was the game won, by the
features at the beginning of a turn.
"""

from operator import mul
from typing import Any

from hvozd.core import Action, Options, Rng
from hvozd.games.defenders.components import CARD_POINTS, CHUTES, LIMITS
from hvozd.games.defenders.maps.geometry import CORE, EDGES_OF, HEXES, NEXT, OFF
from hvozd.games.defenders.mind import policy
from hvozd.games.defenders.mind.prices import home_distance
from hvozd.games.defenders.state import (
    ANY_WALL,
    BREACH,
    FACTORY,
    HABITAT,
    NONE,
    TOXIC,
    WILD,
    DefendersState,
    max_support,
)
from hvozd.kit.evaluation import Row, Together

OWN = {
    "camps-left": -0.31,
    "support-missing": -0.08,
    "way-home": -0.10,
    "cards": 0.10,
    "items": 0.04,
    "markers": 0.04,
    "damage": -0.06,
    "peril": -0.05,
    "left": -0.18,
    "points": 0.05,
}
"""What one of each feature of a player is worth: so much more makes victory e times as likely for each 1.0."""
LAND = {
    "luck": 3.01,
    "factories": -1.18,
    "way-in": 1.05,
    "guards": -0.24,
    "dirt": -0.15,
    "core": 0.59,
    "last-tile": -1.32,
    "enclosed": -0.42,
    "nearly-enclosed": -0.11,
    "toxic-sites": -0.33,
    "brink": -0.08,
    "tokens": -0.06,
    "full-hexes": -0.08,
    "chutes": -0.05,
    "killed": -0.52,
    "hunters": -0.18,
}
"""The same of what all share."""


class DefendersEvaluation(Together):
    """Each player's camps, support, cards and health; and the state of the land, shared by all."""

    scale = 1.0
    turns = 3
    decisions = 60
    explore = 0.15
    openness = 0.4
    caution = 0.15

    def turn(self, g: DefendersState) -> int:
        return g.turn

    def likely(self, g: DefendersState, seat: int, options: Options, rng: Rng) -> Action:
        return policy.likely(g, seat, options, rng)

    def carry_on(self, g: DefendersState, seat: int, options: Options, rng: Rng) -> Action:
        """Not by chance: a few careless actions spoil a turn of machines."""
        return self.likely(g, seat, options, rng)

    def phase(self, g: DefendersState) -> float:
        """By the factories that stand on the map, of all there are."""
        return 1 - g.top / LIMITS.factories

    def rows(self, g: Any, seat: int) -> list[Row]:
        players = range(g.players) if g.seats == 1 else (seat,)
        amounts = [sum(each) for each in zip(*[own(g, player) for player in players], strict=True)]
        rows = [(name, weight, amount) for (name, weight), amount in zip(OWN.items(), amounts, strict=True)]
        rows += [(name, weight / g.seats, amount) for (name, weight), amount in zip(LAND.items(), land(g), strict=True)]
        return rows

    def standing(self, g: Any, seat: int) -> float:
        """As the sum of all parts, without building them."""
        players = range(g.players) if g.seats == 1 else (seat,)
        value = sum([sum(map(mul, OWN.values(), own(g, player))) for player in players])
        shared: float = sum(map(mul, LAND.values(), land(g)))
        return float(value + shared / g.seats)


def own(g: DefendersState, player: int) -> tuple[float, ...]:
    """The amounts of OWN, in its order."""
    if g.out[player]:
        return (0, 0, 0, 0, 0, 0, 0, 0, 1, 0)
    damage = g.damage[player]
    missing = max_support(g, player) - g.support[player] if g.camps[player] else 0
    far = home_distance(g, player, g.at[player]) if g.camps[player] and not missing else 0
    return (
        g.camps[player],
        missing,
        far,
        len(g.hand(player)) / (2 if g.solo else 1),
        g.items[player].bit_count(),
        g.markers[player],
        damage,
        max(0, damage - 1) * (1 + len(g.killed)),
        0,
        0 if g.active[player] == NONE else CARD_POINTS[g.active[player]],
    )


def land(g: DefendersState) -> tuple[float, ...]:
    """The amounts of LAND, in its order."""
    pollution, mechs = g.pollution, g.mechs
    factories = [hex_ for hex_ in HEXES if g.tile[hex_] == FACTORY]
    walls = [walled(g, hex_) for hex_ in HEXES if g.tile[hex_] == HABITAT]
    return (
        1,
        len(factories),
        sum([way_in(g, hex_) for hex_ in factories]),
        sum([mechs[hex_] for hex_ in factories]),
        sum([bool(pollution[hex_]) for hex_ in factories]),
        LIMITS.factories - g.top,
        not g.top,
        walls.count(6),
        walls.count(5),
        LIMITS.toxic_sites - g.toxic_sites,
        max(0, 2 - g.toxic_sites),
        pollution.count(1),
        pollution.count(TOXIC - 1),
        chutes(g),
        len(g.killed),
        sum(mechs) - mechs[CORE],
    )


def walled(g: DefendersState, hex_: int) -> int:
    edge = g.edge
    return sum([1 for around in EDGES_OF[hex_] if edge[around] & ANY_WALL])


def way_in(g: DefendersState, hex_: int) -> bool:
    return any(g.edge[edge] & BREACH for edge in EDGES_OF[hex_])


def chutes(g: DefendersState) -> int:
    """The hexes that the next spread would turn toxic."""
    found = 0
    for number in range(len(g.factories) - 1, g.top - 1, -1):
        hex_ = CORE if number == g.top else g.factories[number]
        if g.tile[hex_] == WILD:
            continue
        for chute in CHUTES[number]:
            target = NEXT[hex_ * 6 + (chute + g.turns[number]) % 6]
            found += target != OFF and g.pollution[target] == TOXIC - 1
    return found
