"""What the actions that all factions share need: each need gives the reason where it is not met."""

from collections.abc import Sequence

from hvozd.games.root.components import AMBUSH, ANY, BIRD, CLEARINGS, COST, DOMINANCE, GAME, ITEM, SUIT, fits
from hvozd.games.root.hooks import FACTIONS, MAP_RULES, faction
from hvozd.games.root.rules.battle import hirelings
from hvozd.games.root.rules.craft import sources
from hvozd.games.root.rules.move import adjacent, landing, targets
from hvozd.games.root.rules.pieces import enemies, present
from hvozd.games.root.rules.reasons import (
    AnyCost,
    CraftedAlready,
    DominanceTwice,
    ItemGone,
    MayNotEnter,
    MayNotLeave,
    MayNotPlace,
    NoActionsLeft,
    NoBird,
    NobodyThere,
    NoEnemy,
    NoFighters,
    NoneLeft,
    NoOpenSlot,
    NoSuchPiece,
    NotAdjacent,
    NotAvailable,
    NotCraftable,
    NotCrafted,
    NotDominance,
    NothingToCraftWith,
    NotInHand,
    NotRuled,
    OtherCost,
    OtherSuit,
    PieceThere,
    PlaceOfOtherSuit,
    RulesNeither,
    SupplyEmpty,
    TooFewPoints,
    TooFewWarriors,
    UsedAlready,
)
from hvozd.games.root.rules.windows import enough_points
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.kit.reasons import Case, Need, Reason, rule_in

PLACE, LEAVE, ENTER = range(3)
VETOES: tuple[type[MayNotPlace], ...] = (MayNotPlace, MayNotLeave, MayNotEnter)


# -- cards ---------------------------------------------------------------------------------------------------------


def held(rule: str = "R-2.1.3", part: str = "card") -> Need:
    """The card named, or each of several, is in the seat's hand."""

    def need(case: Case) -> Reason | None:
        hand = case.g.hands[case.seat]
        named = getattr(case.action, part)
        cards: Sequence[int] = named if isinstance(named, tuple) else (named,)
        lacking = next((card for card in cards if hand.count(card) < cards.count(card)), None)
        return None if lacking is None else NotInHand(rule, lacking)

    return need


def suited(rule: str = "R-2.1.1", part: str = "card", at: str = "clearing") -> Need:
    """The card serves as the suit of the clearing; birds serve as any."""

    def need(case: Case) -> Reason | None:
        card, place = getattr(case.action, part), getattr(case.action, at)
        if not 0 < place < CLEARINGS:
            return None
        return None if fits(card, case.g.suits[place]) else OtherSuit(rule, card, case.g.suits[place])

    return need


def same_suit(rule: str, part: str = "card", at: str = "clearing") -> Need:
    """The card has the suit of the clearing; birds do not stand in."""

    def need(case: Case) -> Reason | None:
        card, place = getattr(case.action, part), getattr(case.action, at)
        if not 0 < place < CLEARINGS or SUIT[card] == case.g.suits[place]:
            return None
        return OtherSuit(rule, card, case.g.suits[place])

    return need


def a_bird(rule: str) -> Need:
    return lambda case: None if SUIT[case.action.card] == BIRD else NoBird(rule, case.action.card)


# -- places --------------------------------------------------------------------------------------------------------


def veto(case: Case, place: int, way: int, who: int | None = None) -> Reason | None:
    """R-1.1.2: who forbids a seat to place in a clearing, to leave or to enter it."""
    seat = case.seat if who is None else who
    for other in case.g.vetoers:
        own = FACTIONS[case.g.factions[other]]
        if 0 <= place < CLEARINGS and own.vetoes(case.g, other, place)[way] >> seat & 1:
            return VETOES[way](rule_in(type(own).vetoes) or "R-1.1.2", place, other)
    return None


def placeable(at: str = "clearing") -> Need:
    return lambda case: veto(case, getattr(case.action, at), PLACE)


def ruled(rule: str, at: str = "clearing") -> Need:
    """The seat rules the clearing."""

    def need(case: Case) -> Reason | None:
        place = getattr(case.action, at)
        return None if place < CLEARINGS and case.g.ruler[place] == case.seat else NotRuled(rule, place)

    return need


def slot(rule: str = "R-2.2.3", at: str = "clearing") -> Need:
    """The clearing has an open slot."""

    def need(case: Case) -> Reason | None:
        place = getattr(case.action, at)
        return None if place < CLEARINGS and case.g.open_slots[place] else NoOpenSlot(rule, place)

    return need


def of_suit(rule: str, suit: str = "suit", at: str = "clearing") -> Need:
    """The clearing has the suit that is named; a bird stands for every suit."""

    def need(case: Case) -> Reason | None:
        place, wanted = getattr(case.action, at), getattr(case.action, suit)
        fine = 0 < place < CLEARINGS and (wanted == BIRD or case.g.suits[place] == wanted)
        return None if fine else PlaceOfOtherSuit(rule, place, wanted)

    return need


def word(case: Case, kind: int) -> int:
    """A kind of own pieces as a word of the vocabulary."""
    return int(case.g.factions[case.seat] * PIECE_KINDS + kind)


def stands(rule: str, kind: int, at: str = "clearing") -> Need:
    """An own piece of this kind is there."""

    def need(case: Case) -> Reason | None:
        place = getattr(case.action, at)
        there = place < CLEARINGS and piece_at(case.g, case.seat, kind, place)
        return None if there else NoSuchPiece(rule, place, word(case, kind))

    return need


def stands_not(rule: str, kind: int, at: str = "clearing") -> Need:
    """No own piece of this kind is there."""

    def need(case: Case) -> Reason | None:
        place = getattr(case.action, at)
        there = place < CLEARINGS and piece_at(case.g, case.seat, kind, place)
        return PieceThere(rule, place, word(case, kind)) if there else None

    return need


def piece_at(g: RootState, seat: int, kind: int, place: int) -> int:
    return g.pieces[(seat * PIECE_KINDS + kind) * CLEARINGS + place]


def left(rule: str, kind: int) -> Need:
    """A piece of this kind is not on the map yet."""
    return lambda case: None if case.g.stock[case.seat * PIECE_KINDS + kind] else NoneLeft(rule, word(case, kind))


def supplied(rule: str = "R-2.5.1") -> Need:
    """A warrior is in the supply."""
    return lambda case: None if case.g.supply[case.seat] else SupplyEmpty(rule)


def some_left(case: Case) -> Reason | None:
    """The turn has actions left, where its question counts them."""
    return None if case.step.left > 0 else NoActionsLeft(rule_in(type(case.step)))


# -- moving and fighting -------------------------------------------------------------------------------------------


def marching(case: Case) -> Reason | None:
    """R-4.2, R-4.2.1: warriors there, no veto, a path, and the rule of one end."""
    g, seat, origin, target = case.g, case.seat, case.action.origin, case.action.target
    have = g.warriors[seat * CLEARINGS + origin] if origin < CLEARINGS else 0
    if not 0 < case.action.warriors <= have:
        return TooFewWarriors("R-4.2", origin, have, case.action.warriors)
    near = adjacent(g, seat, origin)
    if origin == g.ferry:
        near = (*near, *MAP_RULES[g.map].targets(g, seat, origin))
    if target not in near:
        return NotAdjacent("R-4.2", origin, target)
    if stopped := veto(case, origin, LEAVE) or veto(case, landing(target), ENTER):
        return stopped
    return None if target in targets(g, seat, origin) else RulesNeither("R-4.2.1", origin, target)


def fighting(case: Case) -> Reason | None:
    """R-4.3, R-2.7: own warriors there, and an enemy with any piece."""
    g, seat, place, other = case.g, case.seat, case.action.clearing, case.action.defender
    if not enemies(g, seat, other):
        return NoEnemy("R-2.7", other)
    if not place < CLEARINGS:
        return NobodyThere("R-4.3", other, place)
    if not faction(g, seat).may_attack(g, seat, place) and not (g.hirer == seat and hirelings(g, seat, place, other)):
        return NoFighters("R-4.3", place)
    return None if present(g, other, place) else NobodyThere("R-4.3", other, place)


# -- crafting and dominance ----------------------------------------------------------------------------------------


def craftable(case: Case) -> Reason | None:
    """R-4.1.2, R-4.1.4: it has a cost, its item is there, its effect is not in play."""
    card = case.action.card
    if not COST[card]:
        return NotCraftable("R-2.1.5" if card in AMBUSH else "R-2.1.6", card)
    if ITEM[card] >= 0 and not case.g.items[ITEM[card]]:
        return ItemGone("R-4.1.2", ITEM[card])
    return CraftedAlready("R-4.1.4", card) if card in case.g.crafted[case.seat] else None


def crafting_pieces(case: Case) -> Reason | None:
    """R-4.1.1: a fresh crafting piece for each icon of the cost."""
    g, places, cost = case.g, case.action.clearings, COST[case.action.card]
    fresh = sources(g, case.seat)
    for place in places:
        have = fresh[place] if place < CLEARINGS else 0
        if places.count(place) > have:
            return NothingToCraftWith("R-4.1.1", place, have)
    suits = sorted(g.suits[place] for place in places)
    if cost[0] == ANY:
        return None if len(places) == len(cost) else AnyCost("R-4.1.1", case.action.card, len(cost))
    return None if suits == sorted(cost) else OtherCost("R-4.1.1", case.action.card, tuple(cost))


def may_dominate(case: Case) -> Reason | None:
    """R-3.3.1, R-3.3.2: ten points, a dominance card, none before."""
    card, have = case.action.card, case.g.vp[case.seat]
    if card not in DOMINANCE:
        return NotDominance("R-3.3.1", card)
    if case.g.dominance[case.seat] >= 0:
        return DominanceTwice("R-3.3.2", case.g.dominance[case.seat])
    return None if enough_points(case.g, case.seat) else TooFewPoints("R-3.3.1", have, GAME.dominance_points)


def for_the_taking(case: Case) -> Reason | None:
    """R-3.3.4: it lies beside the map, and the payment has its suit; nothing stands in for a bird."""
    card, payment = case.action.card, case.action.payment
    if card not in case.g.available:
        return NotAvailable("R-3.3.4", card)
    if SUIT[card] == BIRD and SUIT[payment] != BIRD:
        return NoBird("R-3.3.4", payment)
    return None if fits(payment, SUIT[card]) else OtherSuit("R-3.3.4", payment, SUIT[card])


def in_play(card: int, rule: str) -> Need:
    """The card lies in the seat's play area."""
    return lambda case: None if card in case.g.crafted[case.seat] else NotCrafted(rule, card)


def unused(card: int, rule: str) -> Need:
    """The active player has not used the card this turn."""

    def need(case: Case) -> Reason | None:
        return UsedAlready(rule, card) if case.seat == case.g.turn and card in case.g.used else None

    return need


MOVING: tuple[Need, ...] = (marching,)
FIGHTING: tuple[Need, ...] = (fighting,)
CRAFTING: tuple[Need, ...] = (held("R-4.1"), craftable, crafting_pieces)
ACTIVATING: tuple[Need, ...] = (held("R-3.3.1"), may_dominate)
TAKING: tuple[Need, ...] = (for_the_taking, held("R-3.3.4", "payment"))
