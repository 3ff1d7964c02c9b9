"""What the shared actions need: each need gives the reason where it is not met."""

from hvozd.games.harrow.hooks import keeper, rules_of
from hvozd.games.harrow.maps import DISTANCE, HEXES, NEIGHBOURS
from hvozd.games.harrow.rules import reasons as why
from hvozd.games.harrow.rules.abilities import WILD, entry_cost, leaders, own_nails
from hvozd.games.harrow.rules.attack import targets
from hvozd.games.harrow.rules.moves import may_carry
from hvozd.games.harrow.rules.turn import faces
from hvozd.games.harrow.rules.units import (
    BUILDING_BARS,
    SLOT_COLOUR,
    TOWNSFOLK_BARS,
    legal_for,
    movable,
    open_to_colour,
    pinned,
    reach,
    room_for,
)
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import ADVANCE, LEGEND_PIECE, SPAWN, STRENGTHEN
from hvozd.kit.reasons import Case, Need, Reason

SHARING = ("HC-3.1", "HC-3.2", "HC-3.3")
"""By colour: with whom its units share no hex."""


def shut(g: HarrowState, colour: int, h: int, units: int = 1) -> Reason | None:
    """HC-3.1, HC-3.2, HC-3.3, HC-3.4, HC-3.5: why so many units of a colour cannot come to a hex."""
    if room_for(g, colour, h) >= units:
        return None
    if g.fire[h]:
        return why.Burning("HC-3.5", h)
    rule = SHARING[colour]
    if g.townsfolk[h] and colour in TOWNSFOLK_BARS:
        return why.TownsfolkThere(rule, h)
    if g.buildings[h] and colour in BUILDING_BARS:
        return why.BuildingThere(rule, h)
    if not open_to_colour(g, colour, h):
        return why.StrangersThere(rule, h)
    return why.NoRoom("HC-3.4", h, room_for(g, colour, h))


# -- groups on the way ---------------------------------------------------------------------------------------------


def parts(code: int) -> tuple[int, int, int]:
    """A group: haints, infected ones, a set of legends."""
    return code % 5, code // 5 % 5, code // 25


def group(case: Case) -> Reason | None:
    """HC-6.1, HC-3.10: own units there that can move. A faction without a colour has none."""
    g, faction, origin = case.g, case.step.faction, case.action.origin
    if faction not in g.colours:
        return why.TooFewUnits("HC-6.1", origin, 0, 0)
    haints, infected, legends = parts(case.action.group)
    base = 2 * faction * HEXES + origin
    have = g.haints[base] - pinned(g, 2 * faction, origin)
    sick = g.haints[base + HEXES] - pinned(g, 2 * faction + 1, origin)
    if getattr(case.step, "alone", False) and haints + infected:
        return why.OnlyLegend("HC-19.3")
    if haints > have or infected > sick:
        return why.TooFewUnits("HC-6.1", origin, have, sick)
    if legends & ~leaders(g, faction, origin):
        return why.NoLegendThere("HC-6.1", origin)
    return None if case.action.group else why.NobodyGoes("HC-6.1")


def arriving(case: Case) -> Reason | None:
    """HC-6.1, HC-6.5: an adjacent hex that is legal for all of them."""
    action = case.action
    if action.target not in NEIGHBOURS[action.origin]:
        return why.NotAdjacent("HC-6.1", action.origin, action.target)
    haints, infected, legends = parts(action.group)
    return shut(case.g, case.step.faction, action.target, haints + infected + legends.bit_count())


def paid(case: Case) -> Reason | None:
    """HC-6.2: as many Advances as entering costs."""
    pools, target = case.step.pools, case.action.target
    left, cost = pools[ADVANCE] + pools[WILD], entry_cost(case.g, case.step.faction, target)
    return None if cost <= left else why.TooFewAdvances("HC-6.2", target, cost, left)


def for_free(case: Case) -> Reason | None:
    """HC-6.10: a hex that costs nothing."""
    cost = entry_cost(case.g, case.step.faction, case.action.target)
    return why.NotForFree("HC-6.10", case.action.target, cost) if cost else None


def doll(case: Case) -> Reason | None:
    """HC-20.10, HC-20.32: a doll that may go along."""
    g, action = case.g, case.action
    if not action.doll:
        return None
    if not may_carry(g, action.origin, action.target):
        return why.NoDollThere("HC-20.10", action.origin, action.target)
    free = keeper(g).doll_groups(g, action.origin, (action.group,))
    return None if free is None or action.group in free else why.NoDollThere("HC-20.32", action.origin, action.target)


def stepping(case: Case) -> Reason | None:
    """HC-3.8, HC-3.10: a piece that can move, and a legal hex."""
    action = case.action
    if not movable(case.g, action.piece, action.origin):
        return why.NotThere("HC-3.10", action.piece, action.origin)
    if legal_for(case.g, action.piece, action.target):
        return None
    at = action.piece - LEGEND_PIECE
    return shut(case.g, SLOT_COLOUR[at] if at >= 0 else action.piece >> 1, action.target)


# -- abilities -----------------------------------------------------------------------------------------------------


def spawning(case: Case) -> Reason | None:
    """HC-6.12, HC-6.13, HC-1.7: home or a legend, so many Spawns, haints in supply, room."""
    g, faction, action = case.g, case.step.faction, case.action
    left = case.step.pools[SPAWN] + case.step.pools[WILD]
    if action.haints > left:
        return why.TooFewSpawns("HC-6.12", left)
    if action.hex not in rules_of(faction).spawn_hexes(g):
        return why.NotSpawnedThere("HC-6.12", action.hex)
    if action.haints > g.supply_haints[faction]:
        return why.SupplyShort("HC-1.7", g.supply_haints[faction])
    return shut(g, faction, action.hex, action.haints)


def strengthening(case: Case) -> Reason | None:
    """HC-6.14, HC-1.7: so many Strengthens, cubes in supply."""
    left, supply = case.step.pools[STRENGTHEN] + case.step.pools[WILD], case.g.supply[case.step.faction]
    if case.action.cubes > left:
        return why.TooFewStrengthens("HC-6.14", left)
    return None if case.action.cubes <= supply else why.SupplyShort("HC-1.7", supply)


def unpinning(case: Case) -> Reason | None:
    """HC-6.6: a nail under an own unit, for one Advance."""
    if case.action not in own_nails(case.g, case.step.faction):
        return why.NoSuchNail("HC-10.6")
    left = case.step.pools[ADVANCE] + case.step.pools[WILD]
    return None if left else why.TooFewAdvances("HC-6.6", case.g.pins[case.action.nail] % HEXES, 1, left)


# -- the turn ------------------------------------------------------------------------------------------------------


def face_up(case: Case) -> Reason | None:
    """HC-5.4: a jar that is not used."""
    return None if case.action.jar in faces(case.g, case.step.faction) else why.JarUsed("HC-5.4", case.action.jar)


def attacked(case: Case) -> Reason | None:
    """HC-5.6: an attack in this round."""
    return None if case.g.attacked[case.step.faction] else why.NotAttackedYet("HC-5.6")


def open_tile(case: Case) -> Reason | None:
    """HC-16.5: a face-up tile of the flipped jar."""
    jar = case.step.tile_jar()
    open_here = jar >= 0 and case.g.tiles[case.action.tile] == jar
    return None if open_here else why.OtherTile("HC-16.5", case.action.tile)


def part(bit: int, rule: str) -> Need:
    """One of the two parts of a jar's action is left."""
    return lambda case: None if case.step.left & bit else why.DoneAlready(rule)


def attacking(case: Case) -> Reason | None:
    """HC-11.2: own units, a foe with units, within the range."""
    g, faction, action = case.g, case.step.faction, case.action
    if action.foe == faction:
        return why.NotYourFoe("HC-11.2", faction)
    own = g.units[faction * HEXES + action.origin] if case.step.origin < 0 else action.origin == case.step.origin
    if not own:
        return why.NoUnitsThere("HC-11.2", action.origin)
    far = reach(g, action.origin) + rules_of(faction).range_bonus(g)
    distance = DISTANCE[action.origin][action.target]
    if distance > far:
        return why.OutOfRange("HC-11.2", action.target, distance, far)
    return None if action in targets(g, faction, action.origin) else why.NoFoeThere("HC-11.2", action.foe, action.target)


def own_card(faction: int, rule: str) -> Need:
    """HC-19.1: one card a turn, of the own hand."""

    def need(case: Case) -> Reason | None:
        if case.g.seat(faction) != case.seat:
            return why.OthersCard(rule, faction)
        if case.g.card_played:
            return why.CardPlayed(rule)
        hand = case.g.hands[faction]
        return None if hand is not None and case.action.card in hand.held else why.NotHeld("HC-19.1")

    return need
