"""Why the Marquise's questions refuse an answer."""

from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.factions.marquise import FieldHospitals, Treat
from hvozd.games.root.factions.marquise.daylight import (
    BUILDINGS,
    RECRUITER,
    SAWMILL,
    TRACKS,
    WOOD,
    Build,
    ExtraAction,
    MarquiseActions,
    Overwork,
    Recruit,
    SecondMove,
    connected,
    open_sites,
)
from hvozd.games.root.factions.marquise.reasons import NoRecruiter, NoWood, OtherWoodCost, RecruitedAlready, WoodElsewhere
from hvozd.games.root.rules.battle import Fight
from hvozd.games.root.rules.hand import cost_matters
from hvozd.games.root.rules.move import Move
from hvozd.games.root.rules.needs import FIGHTING, MOVING, a_bird, held, placeable, ruled, slot, some_left, stands, suited
from hvozd.games.root.rules.pieces import count, on_map
from hvozd.games.root.rules.reasons import NoneLeft, OtherSuit, SupplyEmpty
from hvozd.games.root.rules.why import DAY
from hvozd.games.root.state import PIECE_KINDS
from hvozd.kit.reasons import Case, Needs, Reason


def recruiting(case: Case) -> Reason | None:
    """R-6.5.3: once a turn, with a warrior and a recruiter where she may place."""
    if case.step.recruited:
        return RecruitedAlready("R-6.5.3")
    if not case.g.supply[case.seat]:
        return SupplyEmpty("R-2.5.1")
    return None if open_sites(case.g, case.seat, RECRUITER) else NoRecruiter("R-6.5.3")


def in_stock(case: Case) -> Reason | None:
    """R-2.5.2: a building of the kind is left."""
    kind = case.action.building % PIECE_KINDS
    hers = case.action.building // PIECE_KINDS == case.g.factions[case.seat] and kind in BUILDINGS
    return NoneLeft("R-2.5.2", case.action.building) if hers and not case.g.stock[case.seat * PIECE_KINDS + kind] else None


def paid_in_wood(case: Case) -> Reason | None:
    """R-6.5.4.I, R-6.5.4.II: the wood of the track, from connected clearings that she rules."""
    g, seat, wood, kind = case.g, case.seat, case.action.wood, case.action.building % PIECE_KINDS
    if case.action.building // PIECE_KINDS != g.factions[seat] or kind not in BUILDINGS:
        return None
    cost = TRACKS[kind].cost[on_map(g, seat, kind)]
    group = next((row for row in connected(g, seat) if case.action.clearing in row), [])
    for place in wood:
        have = count(g, seat, WOOD, place) if place < CLEARINGS else 0
        if have < wood.count(place):
            return NoWood("R-6.5.4.II", place, have)
        if place not in group:
            return WoodElsewhere("R-6.5.4.II", place, case.action.clearing)
    return None if len(wood) == cost else OtherWoodCost("R-6.5.4.I", case.action.building, cost)


def wood_left(case: Case) -> Reason | None:
    """R-6.5.5: wood in the supply, unless the card itself is what matters."""
    word = case.g.factions[case.seat] * PIECE_KINDS + WOOD
    return None if case.g.stock[case.seat * PIECE_KINDS + WOOD] or cost_matters(case.g) else NoneLeft("R-6.5.5", word)


def treats(case: Case) -> Reason | None:
    """R-6.2.3: a card of the suit of the clearing where they fell."""
    fine = case.action in case.step.treatments(case.g)
    return None if fine else OtherSuit("R-6.2.3", case.action.card, case.g.suits[case.step.clearing])


WHY: Needs = {
    MarquiseActions: {
        **DAY,
        Move: (some_left, *MOVING),
        Fight: (some_left, *FIGHTING),
        Recruit: (some_left, recruiting),
        Build: (some_left, in_stock, ruled("R-6.5.4.II"), slot(), placeable(), paid_in_wood),
        Overwork: (some_left, stands("R-6.5.5", SAWMILL), held(), suited("R-6.5.5"), placeable(), wood_left),
        ExtraAction: (held(), a_bird("R-6.5")),
    },
    SecondMove: {Move: MOVING},
    FieldHospitals: {Treat: (held("R-6.2.3"), treats)},
}
