"""HC-6: Advance, Spawn and Strengthen, and the free steps that paths give."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import compress
from typing import Any

from hvozd.core import Action, Ask, Chain, Offer, Product
from hvozd.games.harrow.components import FACTION_FILES
from hvozd.games.harrow.hooks import keeper, rules_of
from hvozd.games.harrow.maps import HEXES, MOUNTAIN, NEIGHBOURS
from hvozd.games.harrow.rules.cubes import strengthen
from hvozd.games.harrow.rules.events import Advanced, NailReturned, Spawned
from hvozd.games.harrow.rules.moves import carry_doll, may_carry
from hvozd.games.harrow.rules.units import (
    LEGEND_PIN,
    SLOT_COLOUR,
    arrived,
    pinned,
    pinned_slot,
    room_for,
    set_legend,
    spawn,
    unit_hexes,
)
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import ADVANCE, SPAWN, STRENGTHEN, GroupF, HexF, group_code

STORM_COST = tuple(file.land.storm_cost for file in FACTION_FILES if file.land is not None)
WILD = 3
NO, BOTH = (False,), (True, False)


class Advance(Action):
    form = "advance {origin}>{target} {group} doll {doll}"
    origin: HexF
    target: HexF
    group: GroupF
    doll: bool


class Spawn(Action):
    form = "spawn {hex} x{haints}"
    hex: HexF
    haints: int


class Strengthen(Action):
    form = "strengthen x{cubes}"
    cubes: int


class Unpin(Action):
    form = "unpin {nail}"
    nail: int


class Stop(Action):
    form = "stop"


STOP = (Stop(),)


def stop(g: HarrowState) -> Sequence[Action]:
    return STOP


# -- what a step costs and who may go -----------------------------------------------------------------------------------------


def entry_cost(g: HarrowState, faction: int, h: int) -> int:
    """HC-6.2, HC-6.8, HC-6.9, HC-9.17, A-5, A-12: 1, one more on a mountain, one more in a storm, one less for each path
    token."""
    cost, land = 1 - g.paths[h], g.land
    if land.kind[h] == MOUNTAIN:
        cost += 1
    if g.storms[h] or land.printed[h]:
        cost += STORM_COST[faction]
    return cost if cost > 0 else 0


@cache
def groups(haints: int, infected: int, legends: int, most: int) -> tuple[int, ...]:
    """HC-6.1: every group of up to `most` units out of so many haints, infected ones and a set of legends (bits)."""
    return tuple(
        group_code(h, i, mask)
        for mask in range(4)
        if mask & legends == mask
        for i in range(infected + 1)
        for h in range(haints + 1)
        if 0 < h + i + mask.bit_count() <= most
    )


def leaders(g: HarrowState, faction: int, h: int) -> int:
    """The faction's legends on a hex that can move, as bits: 1 the first, 2 the second."""
    mask = 0
    for bit, slot in enumerate(rules_of(faction).slots):
        if g.legend_at[slot] == h and not pinned_slot(g, slot):
            mask |= 1 << bit
    return mask


def marches(g: HarrowState, faction: int, origin: int, points: int, alone: bool = False) -> Sequence[Action]:
    """HC-6.1, HC-6.2, HC-6.5, A-92: every Advance from a hex that so many points can pay."""
    base = 2 * faction * HEXES + origin
    haints, infected = g.haints[base], g.haints[base + HEXES]
    if g.pins:
        haints -= pinned(g, 2 * faction, origin)
        infected -= pinned(g, 2 * faction + 1, origin)
    legends = leaders(g, faction, origin)
    if alone:
        haints = infected = 0
    size = haints + infected + legends.bit_count()
    if not size:
        return ()
    by_room: dict[int, list[int]] = {}
    for target in NEIGHBOURS[origin]:
        space = room_for(g, faction, target)
        if space and entry_cost(g, faction, target) <= points:
            by_room.setdefault(min(space, size), []).append(target)
    if origin in g.dolls:
        return Chain(
            [_with_doll(g, origin, t, groups(haints, infected, legends, most)) for most, ts in by_room.items() for t in ts]
        )
    parts = [Product(Advance, (origin,), ts, groups(haints, infected, legends, most), NO) for most, ts in by_room.items()]
    return parts[0] if len(parts) == 1 else Chain(parts)


def _with_doll(g: HarrowState, origin: int, target: int, codes: Sequence[int]) -> Sequence[Action]:
    """HC-20.10, HC-20.32: the doll may go along, but not with everybody."""
    if not may_carry(g, origin, target):
        return Product(Advance, (origin,), (target,), codes, NO)
    free = keeper(g).doll_groups(g, origin, codes)
    if free is None:
        return Product(Advance, (origin,), (target,), codes, BOTH)
    return Chain([Product(Advance, (origin,), (target,), codes, NO), Product(Advance, (origin,), (target,), free, (True,))])


def march(g: HarrowState, faction: int, action: Advance) -> None:
    """HC-6.1: the group goes as one."""
    haints, infected, legends = action.group % 5, action.group // 5 % 5, action.group // 25
    origin, target = action.origin, action.target
    base = 2 * faction * HEXES
    g.haints[base + origin] -= haints
    g.haints[base + target] += haints
    g.haints[base + HEXES + origin] -= infected
    g.haints[base + HEXES + target] += infected
    moved, own = haints + infected, faction * HEXES
    g.units[own + origin] -= moved
    g.units[own + target] += moved
    g.crowd[origin] -= moved
    g.crowd[target] += moved
    slots = 0
    for bit, slot in enumerate(rules_of(faction).slots):
        if legends >> bit & 1:
            set_legend(g, slot, target)
            slots |= 1 << slot
    if action.doll:
        _march_doll(g, action)
    g.log(Advanced, faction, action.group, origin, target)
    arrived(g, target, haints > 0, slots)


def _march_doll(g: HarrowState, action: Advance) -> None:
    """HC-20.32: what it tells when a legend takes the doll along alone."""
    if action.group in (25, 50):
        keeper(g).takes_doll_alone(g, action.origin)
    carry_doll(g, action.origin, action.target)


# -- where to Spawn ------------------------------------------------------------------------------------------


def spawns(g: HarrowState, faction: int, most: int, hexes: Sequence[int]) -> list[Action]:
    """HC-6.13: Spawns of up to `most` haints on the hexes among these that are legal for them."""
    most = min(most, g.supply_haints[faction])
    return [Spawn(h, n) for h in sorted(set(hexes)) for n in range(1, min(most, room_for(g, faction, h)) + 1)]


def spawned(g: HarrowState, faction: int, action: Spawn) -> None:
    g.log(Spawned, faction, action.hex, action.haints)
    spawn(g, faction, action.hex, action.haints)


def unpin(g: HarrowState, nail: int) -> None:
    """HC-10.6: the nail goes back to its owner."""
    g.log(NailReturned, g.pins[nail] % HEXES)
    g.pins[nail] = -1


def own_nails(g: HarrowState, faction: int) -> list[Action]:
    """HC-6.6, HC-10.6: nails under units of a faction."""
    found: list[Action] = []
    for nail, pin in enumerate(g.pins):
        if pin >= LEGEND_PIN:
            mine = SLOT_COLOUR[pin - LEGEND_PIN] == faction
        else:
            mine = pin >= 0 and pin // HEXES >> 1 == faction
        if mine and not any(isinstance(other, Unpin) and g.pins[other.nail] == pin for other in found):
            found.append(Unpin(nail))
    return found


# -- one action made of abilities ----------------------------------------------------------------------------


def price(g: HarrowState, faction: int, action: Any) -> tuple[int, int]:
    """HC-6.2, HC-6.6: which ability an action uses, and how often; a nail returned costs one Advance."""
    if type(action) is Advance:
        return ADVANCE, entry_cost(g, faction, action.target)
    if type(action) is Spawn:
        return SPAWN, action.haints
    return (STRENGTHEN, action.cubes) if type(action) is Strengthen else (ADVANCE, 1)


class AbilityAsk(Ask):
    """HC-6.3, HC-6.4, HC-6.10, HC-5.7, HC-8.3, A-6: use up to so many Advances, Spawns, Strengthens and wild actions, in any
    order, as one action."""

    faction: int
    pools: tuple[int, int, int, int]
    alone: bool = False
    """Out Yonder: only the legend may go."""
    strides: bool = False
    """HC-6.10: whether free steps may come between: in the action of a jar, not in that of a card, a tile or an offer."""

    def open_to(self, g: HarrowState) -> bool:
        return any(self.pools)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        advances, spawn_count, strengthens, wild = self.pools
        found: list[Offer] = [stop]
        if advances + wild or (self.strides and any(g.paths)):
            found += [partial(self.marches, origin=h) for h in unit_hexes(g, self.faction)]
            if g.pins and advances + wild:
                found.append(lambda g: own_nails(g, self.faction))
        if spawn_count + wild and g.supply_haints[self.faction]:
            found.append(self.spawns)
        if strengthens + wild and g.supply[self.faction]:
            found.append(self.strengthens)
        return found

    def marches(self, g: HarrowState, origin: int) -> Sequence[Action]:
        return marches(g, self.faction, origin, self.pools[ADVANCE] + self.pools[WILD], self.alone)

    def spawns(self, g: HarrowState) -> Sequence[Action]:
        return spawns(g, self.faction, self.pools[SPAWN] + self.pools[WILD], rules_of(self.faction).spawn_hexes(g))

    def strengthens(self, g: HarrowState) -> Sequence[Action]:
        most = min(self.pools[STRENGTHEN] + self.pools[WILD], g.supply[self.faction])
        return Product(Strengthen, range(1, most + 1))

    def take(self, g: HarrowState, action: Any) -> None:
        if type(action) is Stop:
            return
        self.again(g, *price(g, self.faction, action))
        ABILITY_OF[type(action)](g, self.faction, action)

    def again(self, g: HarrowState, ability: int, cost: int) -> None:
        """Go on with what is left: the ability itself is used up before wild actions."""
        pools = list(self.pools)
        own = min(cost, pools[ability])
        pools[ability] -= own
        pools[WILD] -= cost - own
        if any(pools):
            g.then(type(self)(self.seat, self.faction, tuple(pools), self.alone, self.strides))  # type: ignore[arg-type]


class Abilities(AbilityAsk):
    """HC-6.4: one uninterrupted action of given abilities."""


def _march(g: HarrowState, faction: int, action: Any) -> None:
    march(g, faction, action)


def _spawned(g: HarrowState, faction: int, action: Any) -> None:
    spawned(g, faction, action)


def _strengthened(g: HarrowState, faction: int, action: Any) -> None:
    strengthen(g, faction, action.cubes)


def _unpinned(g: HarrowState, faction: int, action: Any) -> None:
    unpin(g, action.nail)


ABILITY_OF: dict[Any, Callable[[HarrowState, int, Any], None]] = {
    Advance: _march,
    Spawn: _spawned,
    Strengthen: _strengthened,
    Unpin: _unpinned,
}


def use(g: HarrowState, faction: int, advances: int = 0, spawn_count: int = 0, strengthens: int = 0, wild: int = 0) -> None:
    """Push the use of so many abilities by a faction, as one action."""
    g.then(Abilities(g.seat(faction), faction, (advances, spawn_count, strengthens, wild)))


def act(g: HarrowState, faction: int, advances: int = 0, spawn_count: int = 0, strengthens: int = 0, wild: int = 0) -> None:
    """HC-6.10: the same as the action of a jar, or a part of it: free steps may come between."""
    g.then(Abilities(g.seat(faction), faction, (advances, spawn_count, strengthens, wild), strides=True))


class SpawnAsk(Ask):
    """One Spawn at a place that an effect names."""

    faction: int

    def hexes(self, g: HarrowState) -> Sequence[int]:
        raise NotImplementedError

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.spawns, stop)

    def spawns(self, g: HarrowState) -> Sequence[Action]:
        return spawns(g, self.faction, 1, self.hexes(g))

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Spawn):
            self.chosen(g, action)
            spawned(g, self.faction, action)

    def chosen(self, g: HarrowState, action: Spawn) -> None:
        """Push what follows a Spawn."""


# -- free steps ----------------------------------------------------------------------------------------------


class FreeStep(Action):
    form = "step {origin}>{target} {group} doll {doll}"
    origin: HexF
    target: HexF
    group: GroupF
    doll: bool


def free_targets(g: HarrowState, faction: int) -> list[int]:
    """HC-6.10: hexes that cost this faction nothing and are open to it."""
    return [h for h in compress(range(HEXES), g.paths) if room_for(g, faction, h) and not entry_cost(g, faction, h)]


def can_step(g: HarrowState, faction: int) -> bool:
    """HC-6.10, A-93: whether a free step is possible, in the own turn, before cleanup, outside other effects."""
    base = faction * HEXES
    return any(g.units[base + near] for target in free_targets(g, faction) for near in NEIGHBOURS[target])


def free_steps(g: HarrowState, faction: int) -> list[Action]:
    """HC-6.10, HC-27.6: any units from a neighbour onto a hex that costs nothing."""
    found: list[Action] = []
    for target in free_targets(g, faction):
        for origin in NEIGHBOURS[target]:
            if g.units[faction * HEXES + origin]:
                found += [
                    FreeStep(a.origin, a.target, a.group, a.doll)
                    for a in marches(g, faction, origin, 0)
                    if isinstance(a, Advance) and a.target == target
                ]
    return found


KINDS = (Advance, Spawn, Strengthen, Unpin, Stop, Abilities, FreeStep)
