"""Why the Duchy's questions refuse an answer."""

from hvozd.games.root.components import BIRD, CLEARINGS, MAP_CLEARINGS, SUIT
from hvozd.games.root.factions.duchy import Assembly, Dig, RecruitOne
from hvozd.games.root.factions.duchy.board import FILE, RANK, RANKS, own
from hvozd.games.root.factions.duchy.ministers import (
    Bank,
    BankerSpends,
    BrigadierFirst,
    CallMinister,
    CaptainBattle,
    DuchyBuild,
    ForemoleBuild,
    MarshalMove,
    Parliament,
    Sway,
    SwayMinister,
)
from hvozd.games.root.factions.duchy.reasons import (
    HasActed,
    MixedSuits,
    NoCrown,
    NotSwayed,
    NoTunnelToLift,
    OtherNumber,
    SwayedAlready,
    TooFewBelow,
    TooFewPlaces,
    TunnelLeft,
    TunnelNeeded,
)
from hvozd.games.root.rules.battle import Fight
from hvozd.games.root.rules.ministers import BUILDINGS, BURROW, TUNNEL
from hvozd.games.root.rules.move import Move
from hvozd.games.root.rules.needs import ENTER, FIGHTING, MOVING, held, placeable, ruled, slot, stands_not, suited, supplied, veto
from hvozd.games.root.rules.pieces import count, present
from hvozd.games.root.rules.reasons import NoneLeft
from hvozd.games.root.rules.why import DAY
from hvozd.games.root.state import PIECE_KINDS
from hvozd.kit.reasons import Case, Need, Needs, Reason


def building_left(case: Case) -> Reason | None:
    """R-2.5.2: a building of the kind is left."""
    owner, kind = divmod(case.action.building, PIECE_KINDS)
    own_kind = owner == case.g.factions[case.seat] and kind in BUILDINGS
    gone = own_kind and not case.g.stock[case.seat * PIECE_KINDS + kind]
    return NoneLeft("R-2.5.2", case.action.building) if gone else None


def a_tunnel(case: Case) -> Reason | None:
    """R-12.2.4: one from the supply, or one that is lifted."""
    lifted, stock = case.action.lifted, case.g.stock[case.seat * PIECE_KINDS + TUNNEL]
    if stock:
        return None if lifted is None else TunnelLeft("R-12.2.4")
    if lifted is None:
        return TunnelNeeded("R-12.2.4")
    there = lifted < CLEARINGS and count(case.g, case.seat, TUNNEL, lifted)
    return None if there else NoTunnelToLift("R-12.2.4", lifted)


def following(case: Case) -> Reason | None:
    """R-12.5.1.V: up to four warriors of the Burrow, where they may enter."""
    have, most = case.g.warriors[case.seat * CLEARINGS + BURROW], FILE.numbers["dig"]
    if case.action.warriors and (stopped := veto(case, case.action.clearing, ENTER)):
        return stopped
    return None if case.action.warriors <= min(have, most) else TooFewBelow("R-12.5.1.V", have, most)


def in_parliament(case: Case) -> Reason | None:
    """R-12.5.2: a swayed minister that has not acted."""
    board, minister = own(case.g, case.seat), case.action.minister
    if minister not in board.swayed:
        return NotSwayed("R-12.5.2", minister)
    return HasActed("R-12.5.2", minister) if minister in board.acted else None


def convinced(case: Case) -> Reason | None:
    """R-12.5.3.I: not swayed yet, with a crown of the rank, for so many cards."""
    board, minister = own(case.g, case.seat), case.action.minister
    wanted = RANKS[RANK[minister]].cards
    if minister in board.swayed:
        return SwayedAlready("R-12.5.3", minister)
    if not board.crowns[RANK[minister]]:
        return NoCrown("R-12.5.3.I", minister)
    return None if len(case.action.cards) == wanted else OtherNumber("R-12.5.3.II", minister, wanted)


def a_place_each(case: Case) -> Reason | None:
    """R-12.5.3.II, I-UD-7: each card for a clearing of its own with a piece of the Duchy; birds for any."""
    places = [case.g.suits[place] for place in MAP_CLEARINGS if present(case.g, case.seat, place)]
    suits = [SUIT[card] for card in case.action.cards]
    for suit in range(3):
        if suits.count(suit) > places.count(suit):
            return TooFewPlaces("R-12.5.3.II", suit, places.count(suit))
    return None if len(suits) <= len(places) else TooFewPlaces("R-12.5.3.II", BIRD, len(places))


def one_suit(case: Case) -> Reason | None:
    """R-12.5.2.V: cards of one suit, birds among them."""
    suits = {SUIT[card] for card in case.action.cards} - {BIRD}
    return MixedSuits("R-12.5.2.V") if len(suits) > 1 else None


def building(rule: str, *more: Need) -> tuple[Need, ...]:
    return (building_left, held(rule), ruled(rule), slot(), placeable(), *more)


WHY: Needs = {
    Assembly: {
        **DAY,
        DuchyBuild: building("R-12.5.1.I", suited("R-12.5.1.I")),
        RecruitOne: (supplied(),),
        Move: MOVING,
        Fight: FIGHTING,
        Dig: (held(), suited("R-12.5.1.V"), stands_not("R-12.5.1.V", TUNNEL), placeable(), a_tunnel, following),
    },
    Parliament: {**DAY, CallMinister: (in_parliament,)},
    ForemoleBuild: {DuchyBuild: building("R-12.5.2.I")},
    CaptainBattle: {Fight: FIGHTING},
    MarshalMove: {Move: MOVING},
    BrigadierFirst: {Move: MOVING, Fight: FIGHTING},
    BankerSpends: {Bank: (held("R-12.5.2.V", "cards"), one_suit)},
    SwayMinister: {**DAY, Sway: (convinced, held("R-12.5.3.II", "cards"), a_place_each)},
}
