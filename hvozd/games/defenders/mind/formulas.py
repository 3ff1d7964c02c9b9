"""The price of each kind of action by a simple formula, for look-aheads that need it fast.

The prices are those of prices.py, but nothing is copied or tried out: what can be done elsewhere counts the less the more steps
away it is.
"""

from collections.abc import Callable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from typing import Any

from hvozd.core import Action, Offer
from hvozd.games.defenders.components import LIMITS
from hvozd.games.defenders.factions import FACTIONS
from hvozd.games.defenders.maps.geometry import CORE, EDGES_OF, HEXES, STEPS
from hvozd.games.defenders.mind.prices import CARD, DAMAGE_COST, DEATHS, ROLL_COST, SUPPORT, TOKEN_COST, TOXIC_COST
from hvozd.games.defenders.rules import actions
from hvozd.games.defenders.rules.actions import Paid
from hvozd.games.defenders.rules.damage import MELEE, RANGED, SAFE
from hvozd.games.defenders.rules.move import OPEN
from hvozd.games.defenders.state import (
    BREACH,
    ENGINE,
    FACTORY,
    FACTORY_WALL,
    NONE,
    TOXIC,
    DefendersState,
    is_home,
    max_support,
    most_damage,
    sniper_near,
    usable_camp,
)

BUILD = 88.0
REWILD = 70.0
OPEN_FACTORY = 40.0
FACTORY_MECH = 12.8
FACTORY_DIRT = 6.0
MECH = 4.8
ITEM = 3.0
MARKER = 1.1
HEAL = 1.6
"""How much dearer damage is here than in prices.py: nobody looks ahead to what it may lead to."""
FEAR = 1.6
"""The same for actions in danger."""
LETHAL = 40.0
"""What it costs to be killed."""
STEP = 0.78
"""How much less a thing to do counts with every point it takes to come there."""


class Scene:
    """What the prices of one decision rest on, worked out once."""

    __slots__ = ("_chances", "danger", "full", "g", "here", "player", "risk", "support")

    def __init__(self, g: DefendersState, player: int) -> None:
        self.g = g
        self.player = player
        self.here = g.at[player]
        self.full = bool(g.camps[player]) and g.support[player] == max_support(g, player)
        self.support = SUPPORT if g.camps[player] and not self.full else 0.0
        """What one more support is worth."""
        self.risk = FEAR * (1 + DEATHS * len(g.killed))
        self.danger = self.danger_at(self.here)
        self._chances: list[float] = []

    def danger_at(self, hex_: int) -> float:
        g = self.g
        threat = MELEE if g.mechs[hex_] else RANGED if sniper_near(g, hex_) else SAFE
        return ROLL_COST[threat][g.damage[self.player]] * self.risk

    def chore(self, hex_: int) -> float:
        """The best thing to do on a hex once there."""
        g = self.g
        value = 0.0
        if self.full and g.camp[hex_] == NONE and is_home(g, self.player, hex_):
            value = BUILD
        if g.tile[hex_] == FACTORY:
            value = max(value, rewilding(self, hex_))
        if g.damage[self.player] and usable_camp(g, hex_):
            value = max(value, healing(self))
        if g.pollution[hex_]:
            value = max(value, clearing(self, hex_))
        if g.mechs[hex_]:
            value = max(value, destroying(self, hex_))
        return value - self.danger_at(hex_) if value > 0 else 0.0

    @property
    def chances(self) -> list[float]:
        """By hex: the best thing to do there or further on, less with every point it takes to come there."""
        if not self._chances:
            self._chances = self.spread([0.0 if hex_ == CORE else self.chore(hex_) for hex_ in HEXES])
        return self._chances

    def spread(self, values: list[float]) -> list[float]:
        g, edge = self.g, self.g.edge
        through = STEP * STEP if g.markers[self.player] else 0.0
        queue = [(-value, hex_) for hex_, value in enumerate(values) if value > 0]
        heapify(queue)
        while queue:
            negative, hex_ = heappop(queue)
            if values[hex_] > -negative:
                continue
            for near, across in STEPS[hex_]:
                flags = edge[across]
                passed = -negative * (STEP if OPEN[flags] else 0.0 if flags & ENGINE else through)
                if passed > values[near]:
                    values[near] = passed
                    heappush(queue, (-passed, near))
        return values


def rewilding(scene: Scene, hex_: int) -> float:
    g = scene.g
    chores = g.mechs[hex_] + bool(g.pollution[hex_])
    return (REWILD + scene.support) * float(STEP**chores)


def clearing(scene: Scene, hex_: int) -> float:
    g, damage = scene.g, scene.g.damage[scene.player]
    value = scene.support + FACTORY_DIRT * (g.tile[hex_] == FACTORY)
    if g.pollution[hex_] < TOXIC:
        return value + TOKEN_COST[g.pollution[hex_]]
    gone = LIMITS.toxic_sites - g.toxic_sites
    hurt = DAMAGE_COST[damage + 1] if damage < most_damage(g) else LETHAL
    return value + TOXIC_COST[gone] - TOXIC_COST[gone - 1] + DAMAGE_COST[damage] - hurt


def destroying(scene: Scene, hex_: int) -> float:
    return scene.support + MECH + (FACTORY_MECH if scene.g.tile[hex_] == FACTORY else 0.0)


def move(scene: Scene, action: actions.Move) -> float:
    """What is ahead, and a camp's item; but no walk for one more point, else points would pay for walks to points for ever."""
    g, camp = scene.g, scene.g.camp[action.hex]
    item = NONE if camp == NONE else g.factions[camp]
    gained = ITEM if item != NONE and not FACTIONS[item].item_gives_point and not g.items[scene.player] >> item & 1 else 0.0
    return STEP * scene.chances[action.hex] + gained


def regroup(scene: Scene, action: actions.Regroup) -> float:
    return STEP * scene.chances[action.hex]


def nearer(scene: Scene, hex_: int) -> float:
    return scene.chances[hex_] - scene.chances[scene.here]


def build(scene: Scene, action: Any) -> float:
    return BUILD


def rewild(scene: Scene, action: Any) -> float:
    return REWILD + scene.support


def clear(scene: Scene, action: Any) -> float:
    value = clearing(scene, scene.here)
    if scene.g.tile[scene.here] == FACTORY:
        value = max(value, rewilding(scene, scene.here))
    return value


def destroy(scene: Scene, action: Any) -> float:
    value = destroying(scene, scene.here)
    if scene.g.tile[scene.here] == FACTORY:
        value = max(value, rewilding(scene, scene.here))
    return value


def breach(scene: Scene, action: Any) -> float:
    g = scene.g
    value = scene.support - MARKER
    for near, across in STEPS[scene.here]:
        if across == action.edge:
            value += STEP * STEP * scene.chances[near]
    if g.edge[action.edge] & FACTORY_WALL:
        for hex_ in g.factories:
            stands = hex_ != NONE and g.tile[hex_] == FACTORY and action.edge in EDGES_OF[hex_]
            if stands and not any(g.edge[edge] & BREACH for edge in EDGES_OF[hex_]):
                value += OPEN_FACTORY
    return value


def heal(scene: Scene, action: Any) -> float:
    return healing(scene)


def healing(scene: Scene) -> float:
    return HEAL * DAMAGE_COST[scene.g.damage[scene.player]] * scene.risk


def heal_one(scene: Scene) -> float:
    damage = scene.g.damage[scene.player]
    return DAMAGE_COST[damage] - DAMAGE_COST[damage - 1]


def gather(scene: Scene, action: Any) -> float:
    return ITEM


def more_points(scene: Scene) -> float:
    """What one more point is worth: nothing if it would only be walked away, else what can be done here at once."""
    if scene.g.points:
        return 0.0
    here = dearest(scene, URGENT)
    return here if here > dearest(scene, WAYS) else 0.0


def dearest(scene: Scene, offers: Sequence[Offer]) -> float:
    return max((price(scene, option) for offer in offers for option in offer(scene.g)), default=0.0)


Prices = Mapping[type[Action], Callable[[Scene, Any], float]]
WAYS = (actions.moves, actions.regroups)
URGENT = (actions.builds, actions.clears, actions.heals, actions.destroys, actions.breaches, actions.rewilds)
PRICES: Prices = {
    actions.Move: move,
    actions.Build: build,
    actions.Regroup: regroup,
    actions.Clear: clear,
    actions.Heal: heal,
    actions.Destroy: destroy,
    actions.Breach: breach,
    actions.Rewild: rewild,
    actions.Gather: gather,
    actions.TeamUp: lambda scene, action: more_points(scene) - CARD,
}


def price(scene: Scene, option: Action, prices: Prices = PRICES) -> float:
    """What an action is worth, less the danger it is done in; what has no formula is worth nothing."""
    formula = prices.get(type(option))
    if formula is None:
        return 0.0
    value = formula(scene, option)
    return value - scene.danger if isinstance(option, Paid) else value
