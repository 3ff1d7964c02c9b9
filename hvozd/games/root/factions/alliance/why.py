"""Why the Alliance's questions refuse an answer."""

from hvozd.games.root.components import BIRD, CLEARINGS, SUIT, fits
from hvozd.games.root.factions.alliance import (
    SYMPATHY,
    AllianceDaylight,
    MilitaryOperations,
    Mobilize,
    Organize,
    RecruitAtBase,
    Revolt,
    Revolts,
    Spreads,
    SpreadSympathy,
    Train,
)
from hvozd.games.root.factions.alliance.reasons import (
    BaseOnMap,
    NoBaseOfSuit,
    NoBaseThere,
    NoSupporter,
    NotBesideSympathy,
    OtherPrice,
)
from hvozd.games.root.factions.alliance.supporters import BASES, NUMBERS, Outrage, PayOutrage, own
from hvozd.games.root.rules.battle import Fight
from hvozd.games.root.rules.craft import Craft
from hvozd.games.root.rules.hand import cost_matters
from hvozd.games.root.rules.move import Move, adjacent
from hvozd.games.root.rules.needs import (
    CRAFTING,
    FIGHTING,
    MOVING,
    held,
    left,
    piece_at,
    placeable,
    stands,
    stands_not,
    supplied,
    word,
)
from hvozd.games.root.rules.pieces import clearings_with, on_map
from hvozd.games.root.rules.reasons import OtherSuit, SupplyEmpty, TooFewWarriors
from hvozd.games.root.rules.why import DAY
from hvozd.games.root.state import PIECE_KINDS
from hvozd.kit.reasons import Case, Needs, Reason


def base_in_stock(case: Case) -> Reason | None:
    """R-8.4.1.I: the base of the clearing's suit is not on the map."""
    kind = BASES[case.g.suits[case.action.clearing]]
    return None if case.g.stock[case.seat * PIECE_KINDS + kind] else BaseOnMap("R-8.4.1.I", word(case, kind))


def supporters(rule: str, case: Case, cost: int) -> Reason | None:
    """So many supporters that serve as the clearing's suit."""
    mine, named, place = own(case.g, case.seat).supporters, case.action.supporters, case.action.clearing
    for card in named:
        if mine.count(card) < named.count(card):
            return NoSupporter("R-8.2.3", card)
        if not fits(card, case.g.suits[place]):
            return OtherSuit(rule, card, case.g.suits[place])
    return None if len(named) == cost else OtherPrice(rule, place, cost)


def rising(case: Case) -> Reason | None:
    return supporters("R-8.4.1.II", case, NUMBERS["revolt_supporters"])


def winning_over(case: Case) -> Reason | None:
    return supporters("R-8.4.2.II", case, case.step.cost(case.g, case.action.clearing))


def beside_sympathy(case: Case) -> Reason | None:
    """R-8.4.2.I: next to a sympathetic clearing; with none on the map, anywhere."""
    here, place = clearings_with(case.g, case.seat, SYMPATHY), case.action.clearing
    near = 0 < place < CLEARINGS and (not here or any(place in adjacent(case.g, case.seat, one) for one in here))
    return None if near else NotBesideSympathy("R-8.4.2.I", place)


def of_a_base(case: Case) -> Reason | None:
    """R-8.5.3: a card of the suit of a base on the map; a bird serves as any, with any base."""
    suits = [suit for suit in BASES if on_map(case.g, case.seat, suit)]
    fine = any(fits(case.action.card, suit) for suit in suits)
    return None if fine else NoBaseOfSuit("R-8.5.3", SUIT[case.action.card] if suits else BIRD)


def trainable(case: Case) -> Reason | None:
    return None if case.g.supply[case.seat] or cost_matters(case.g) else SupplyEmpty("R-8.5.3")


def at_a_base(case: Case) -> Reason | None:
    """R-8.6.1.III: a clearing with a base."""
    place = case.action.clearing
    there = place < CLEARINGS and any(piece_at(case.g, case.seat, base, place) for base in BASES)
    return None if there else NoBaseThere("R-8.6.1.III", place)


def one_warrior(case: Case) -> Reason | None:
    """R-8.6.1.IV: a warrior there."""
    place = case.action.clearing
    there = place < CLEARINGS and case.g.warriors[case.seat * CLEARINGS + place]
    return None if there else TooFewWarriors("R-8.6.1.IV", place, 0, 1)


def outraged(case: Case) -> Reason | None:
    """R-8.2.6: a card of the suit of the clearing."""
    suit = case.g.suits[case.step.clearing]
    return None if fits(case.action.card, suit) else OtherSuit("R-8.2.6", case.action.card, suit)


WHY: Needs = {
    Revolts: {Revolt: (stands("R-8.4.1.I", SYMPATHY), base_in_stock, rising)},
    Spreads: {
        SpreadSympathy: (
            stands_not("R-8.2.5.I", SYMPATHY),
            beside_sympathy,
            placeable(),
            left("R-8.2.5", SYMPATHY),
            winning_over,
        )
    },
    AllianceDaylight: {
        **DAY,
        Craft: CRAFTING,
        Mobilize: (held("R-8.5.2"),),
        Train: (held("R-8.5.3"), of_a_base, trainable),
    },
    MilitaryOperations: {
        Move: MOVING,
        Fight: FIGHTING,
        RecruitAtBase: (at_a_base, placeable(), supplied()),
        Organize: (one_warrior, stands_not("R-8.2.5.I", SYMPATHY), placeable(), left("R-8.2.5", SYMPATHY)),
    },
    Outrage: {PayOutrage: (held("R-8.2.6"), outraged)},
}
