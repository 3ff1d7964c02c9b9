"""What the actions of a turn need: each need gives the reason where it is not met."""

from hvozd.games.defenders.components import CARD_FACTION, CARD_HABITAT
from hvozd.games.defenders.maps.geometry import CORE, EDGES_OF, STEPS
from hvozd.games.defenders.rules.actions import camps_are_shared
from hvozd.games.defenders.rules.move import destinations
from hvozd.games.defenders.rules.reasons import (
    CampThere,
    CampUnderFactory,
    EngineBetween,
    HasItem,
    MechThere,
    NoCamp,
    NoCampsLeft,
    NoCorridor,
    NoDamage,
    NoFactory,
    NoItem,
    NoMarkers,
    NoMech,
    NoOwnCamp,
    NoPoints,
    NoPollution,
    NotHome,
    NotInHand,
    NotThisHex,
    NoWall,
    OtherFaction,
    OtherHabitat,
    PointsLeft,
    PollutionThere,
    StandsThere,
    TheCore,
    TooLittleSupport,
    WallBetween,
)
from hvozd.games.defenders.state import ANY_WALL, BREACH, ENGINE, FACTORY, NONE, active_habitat, is_home, max_support
from hvozd.kit.reasons import Case, Need, Reason


def points(case: Case) -> Reason | None:
    """DW-4.6: 1 point an action."""
    return None if case.g.points else NoPoints("DW-4.6")


def item(kind: int, rule: str) -> Need:
    """DW-10.3: the active player has the item."""
    return lambda case: None if case.g.items[case.g.turn] >> kind & 1 else NoItem(rule, kind)


def moving(case: Case) -> Reason | None:
    """DW-7.1, DW-6.7: a step or a corridor, past no wall and no engine."""
    g, here, there = case.g, case.g.at[case.g.turn], case.action.hex
    if there == here:
        return StandsThere("DW-7.1", there)
    if there == CORE:
        return TheCore("DW-6.4", there)
    if there in destinations(g, g.turn):
        return None
    edge = next((across for near, across in STEPS[here] if near == there), None)
    if edge is None:
        return NoCorridor("DW-7.1", there)
    return (EngineBetween if g.edge[edge] & ENGINE else WallBetween)("DW-6.7", there, edge)


def regrouping(case: Case) -> Reason | None:
    """DW-7.4, DW-7.11: an own camp elsewhere that no factory covers."""
    g, hex_ = case.g, case.action.hex
    if g.camp[hex_] == NONE or (g.camp[hex_] != g.turn and not camps_are_shared(g)):
        return NoOwnCamp("DW-7.4", hex_)
    if hex_ == g.at[g.turn]:
        return StandsThere("DW-7.4", hex_)
    return CampUnderFactory("DW-7.11", hex_) if g.tile[hex_] == FACTORY else None


def building(case: Case) -> Reason | None:
    """DW-7.3, DW-6.8: a camp left, the maximum of support, a home hex without a camp."""
    g, player, hex_ = case.g, case.g.turn, case.g.at[case.g.turn]
    if not g.camps[player]:
        return NoCampsLeft("DW-7.3")
    if g.camp[hex_] != NONE:
        return CampThere("DW-6.8", hex_)
    if not is_home(g, player, hex_):
        return NotHome("DW-7.3", hex_)
    have, most = g.support[player], max_support(g, player)
    return None if have >= most else TooLittleSupport("DW-7.3", have, most)


def pollution(case: Case) -> Reason | None:
    hex_ = case.g.at[case.g.turn]
    return None if case.g.pollution[hex_] else NoPollution("DW-7.5", hex_)


def damage(case: Case) -> Reason | None:
    return None if case.g.damage[case.g.turn] else NoDamage("DW-7.6")


def camp(rule: str) -> Need:
    """DW-7.11: a camp that no factory covers, in the organizer's hex."""

    def need(case: Case) -> Reason | None:
        hex_ = case.g.at[case.g.turn]
        if case.g.camp[hex_] == NONE:
            return NoCamp(rule, hex_)
        return CampUnderFactory("DW-7.11", hex_) if case.g.tile[hex_] == FACTORY else None

    return need


def mech(case: Case) -> Reason | None:
    hex_ = case.g.at[case.g.turn]
    return None if case.g.mechs[hex_] else NoMech("DW-7.7", hex_)


def breaching(case: Case) -> Reason | None:
    """DW-7.8, DW-6.6: a marker, and an unbreached wall of the organizer's hex."""
    g, edge = case.g, case.action.edge
    if not g.markers[g.turn]:
        return NoMarkers("DW-7.8")
    if edge not in EDGES_OF[g.at[g.turn]]:
        return NotThisHex("DW-7.8", edge)
    return None if g.edge[edge] & ANY_WALL and not g.edge[edge] & BREACH else NoWall("DW-7.8", edge)


def rewilding(case: Case) -> Reason | None:
    """DW-7.9: a factory without pollution and mechs."""
    g, hex_ = case.g, case.g.at[case.g.turn]
    if g.tile[hex_] != FACTORY:
        return NoFactory("DW-7.9", hex_)
    if g.pollution[hex_]:
        return PollutionThere("DW-7.9", hex_)
    return MechThere("DW-7.9", hex_) if g.mechs[hex_] else None


def new_item(case: Case) -> Reason | None:
    """DW-7.10: the item of the camp is not gained yet."""
    kind = case.g.factions[case.g.camp[case.g.at[case.g.turn]]]
    return HasItem("DW-7.10", kind) if case.g.items[case.g.turn] >> kind & 1 else None


def held(rule: str) -> Need:
    """The card is in the hand that is chosen from."""

    def need(case: Case) -> Reason | None:
        return None if case.action.card in case.g.hands[case.seat] else NotInHand(rule, case.action.card)

    return need


def teaming(case: Case) -> Reason | None:
    """DW-11.2, DW-21.5: once the points are spent, a card of the active defender's habitat and faction."""
    g, card = case.g, case.action.card
    if g.points:
        return PointsLeft("DW-11.2", g.points)
    if CARD_FACTION[card] != g.factions[g.turn]:
        return OtherFaction("DW-21.5", card)
    fits = CARD_HABITAT[card] == active_habitat(g, g.turn)
    return None if fits else OtherHabitat("DW-11.2", card, g.active[g.turn])
