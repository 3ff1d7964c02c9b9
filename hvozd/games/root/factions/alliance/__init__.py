"""The Woodland Alliance (chapter 8)."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from hvozd.core import Action, Ask, Bag, Chain, Do, Event, Offer, Product, Step
from hvozd.core.rooms import room
from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS, faction_file
from hvozd.games.root.factions.alliance import reasons, supporters
from hvozd.games.root.factions.alliance.supporters import (
    BASES,
    NUMBERS,
    AllianceBoard,
    DrawSupporters,
    LoseBase,
    Outrage,
    bases_on_map,
    give_supporter,
    own,
    payments,
    spend_supporters,
)
from hvozd.games.root.hidden.knowledge import board_of, known_at
from hvozd.games.root.hooks import BIRDSONG, DAYLIGHT, EVENING, Faction, Loss
from hvozd.games.root.rules.battle import Fight, battle_options
from hvozd.games.root.rules.craft import craft_options
from hvozd.games.root.rules.events import PlacedPiece
from hvozd.games.root.rules.hand import cost_matters, matching, spend
from hvozd.games.root.rules.move import Moving, adjacent, move_options
from hvozd.games.root.rules.pieces import clearings_with, count, may_build, may_place, on_map, place_piece, place_warriors
from hvozd.games.root.rules.removal import remove, sweep
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.turn import DrawCards, KeepHandLimit
from hvozd.games.root.rules.windows import Done, close_window, window_offers
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Place, Seat

SYMPATHY = 3
FIGURES = Path(__file__).with_name("alliance.json")
TRACK = faction_file(FIGURES).tracks["sympathy"]
BASE_TRACK = faction_file(FIGURES).tracks["base"]


class AllianceView(msgspec.Struct, tag="alliance"):
    supporters: int
    known_supporters: list[int]
    """All of them for the Alliance itself; for others the ones they have seen."""
    officers: int
    sympathy: int
    bases: list[int]


class OfficerTrained(Event):
    seat: Seat
    officers: int


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class Revolt(Action):
    """R-8.4.1: supporters rise in a sympathetic clearing and found a base."""

    form = "revolt {clearing} with {supporters}"
    clearing: Place
    supporters: Bag[Card]

    def do(self, g: RootState, seat: int) -> None:
        """R-8.4.1.II, R-8.4.1.III, I-WA-7: pay, remove all enemy pieces, then the base, warriors and an officer."""
        spend_supporters(g, seat, self.supporters)
        g.then(FoundBase(seat, self.clearing))
        sweep(g, seat, (self.clearing,))


class FoundBase(Do):
    """R-8.4.1.III, I-WA-7, I-WA-8: base, warriors for each sympathetic clearing of the suit, one officer; as far as possible."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        suit = g.suits[self.clearing]
        if may_build(g, self.seat, self.clearing):
            place_piece(g, self.seat, BASES[suit], self.clearing)
            g.log(PlacedPiece, self.seat, g.factions[self.seat] * PIECE_KINDS + BASES[suit], self.clearing)
        rising = sum(1 for clearing in clearings_with(g, self.seat, SYMPATHY) if g.suits[clearing] == suit)
        place_warriors(g, self.seat, self.clearing, rising)
        train_officer(g, self.seat)


def train_officer(g: RootState, seat: int) -> None:
    """R-8.4.1.III, R-8.5.3: a warrior of the supply becomes an officer, if there is one."""
    if g.supply[seat]:
        g.supply[seat] -= 1
        own(g, seat).officers += 1
        g.log(OfficerTrained, seat, own(g, seat).officers)


class Revolts(Ask):
    """R-8.4, R-8.4.1, W-WA1: any number of revolts."""

    def open_to(self, g: RootState) -> bool:
        return len(own(g, self.seat).supporters) >= NUMBERS["revolt_supporters"] and bool(self.sites(g))

    def sites(self, g: RootState) -> list[int]:
        """R-8.4.1.I: sympathetic clearings of a suit whose base is not on the map."""
        suits = g.suits
        return [c for c in clearings_with(g, self.seat, SYMPATHY) if g.stock[self.seat * PIECE_KINDS + BASES[suits[c]]]]

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.revolts, lambda g: (Done(),), *window_offers(g, self.seat, BIRDSONG))

    def revolts(self, g: RootState) -> Sequence[Action]:
        cost = NUMBERS["revolt_supporters"]
        return Chain([Product(Revolt, (c,), payments(g, self.seat, g.suits[c], cost)) for c in self.sites(g)])

    def take(self, g: RootState, action: Action) -> None:
        if not isinstance(action, Done):
            g.stack.append(self)
            action.do(g, self.seat)


class SpreadSympathy(Action):
    """R-8.4.2: supporters win a clearing over."""

    form = "spread {clearing} with {supporters}"
    clearing: Place
    supporters: Bag[Card]

    def do(self, g: RootState, seat: int) -> None:
        spend_supporters(g, seat, self.supporters)
        place_sympathy(g, seat, self.clearing)


def place_sympathy(g: RootState, seat: int, clearing: int) -> None:
    """R-8.4.2.III, R-8.2.5, T-WA: place the token and score the space uncovered."""
    points = TRACK.points[on_map(g, seat, SYMPATHY)]
    place_piece(g, seat, SYMPATHY, clearing)
    g.log(PlacedPiece, seat, g.factions[seat] * PIECE_KINDS + SYMPATHY, clearing)
    score(g, seat, points)


def unsympathetic(g: RootState, seat: int, clearings: Iterable[int]) -> list[int]:
    """R-8.2.5.I, R-8.2.5.II, I-WA-12: where no token lies yet and placing is allowed."""
    first = (seat * PIECE_KINDS + SYMPATHY) * CLEARINGS
    tokens, shut = g.pieces[first : first + CLEARINGS], g.no_place
    return [clearing for clearing in clearings if not (tokens[clearing] or shut[clearing] >> seat & 1)]


class Spreads(Ask):
    """R-8.4, R-8.4.2, W-WA2: any number of spreads; no revolt after the first."""

    def open_to(self, g: RootState) -> bool:
        return bool(own(g, self.seat).supporters and g.stock[self.seat * PIECE_KINDS + SYMPATHY] and self.sites(g))

    def sites(self, g: RootState) -> list[int]:
        """R-8.4.2.I: next to a sympathetic clearing; with none on the map, anywhere."""
        here = clearings_with(g, self.seat, SYMPATHY)
        near = {c for clearing in here for c in adjacent(g, self.seat, clearing)} if here else set(MAP_CLEARINGS)
        return unsympathetic(g, self.seat, sorted(near - {0}))

    def cost(self, g: RootState, clearing: int) -> int:
        """R-8.4.2.II, R-8.4.2.II.a, I-WA-11: as printed, one more under martial law."""
        here = g.warriors[clearing::CLEARINGS]
        here[self.seat] = 0
        martial = max(here) >= NUMBERS["martial_law_warriors"]
        return TRACK.cost[on_map(g, self.seat, SYMPATHY)] + martial

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.spreads, lambda g: (Done(),), *window_offers(g, self.seat, BIRDSONG))

    def spreads(self, g: RootState) -> Sequence[Action]:
        prices = {clearing: (g.suits[clearing], self.cost(g, clearing)) for clearing in self.sites(g)}
        ways = {price: payments(g, self.seat, *price) for price in set(prices.values())}
        return Chain([Product(SpreadSympathy, (clearing,), ways[price]) for clearing, price in prices.items() if ways[price]])

    def take(self, g: RootState, action: Action) -> None:
        if not isinstance(action, Done):
            g.stack.append(self)
            action.do(g, self.seat)


# -- Daylight -----------------------------------------------------------------------------------------------------------


class Mobilize(Action):
    """R-8.5.2: a card from hand joins the supporters."""

    form = "mobilize {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        give_supporter(g, seat, self.card, seat)


class Train(Action):
    """R-8.5.3: spend a card of a base's suit for an officer."""

    form = "train with {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        spend(g, seat, self.card)
        train_officer(g, seat)


class AllianceDaylight(Ask):
    """R-8.5, R-8.2.1, R-8.5.1, W-WA3: craft with sympathy, mobilize and train, in any order and number."""

    def open_to(self, g: RootState) -> bool:
        return bool(g.hands[self.seat]) or bool(window_offers(g, self.seat, DAYLIGHT))

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.crafts, self.mobilizes, self.trains, self.end, *window_offers(g, self.seat, DAYLIGHT))

    def crafts(self, g: RootState) -> Sequence[Action]:
        return craft_options(g, self.seat)

    def mobilizes(self, g: RootState) -> Sequence[Action]:
        return [Mobilize(card) for card in sorted(set(g.hands[self.seat]))]

    def trains(self, g: RootState) -> Sequence[Action]:
        """I-GEN-5: without a warrior left only for the card that is spent."""
        if not (g.supply[self.seat] or cost_matters(g)):
            return ()
        suits = [suit for suit in BASES if on_map(g, self.seat, suit)]
        return [Train(card) for card in sorted({card for suit in suits for card in matching(g, self.seat, suit)})]

    def end(self, g: RootState) -> Sequence[Action]:
        return (Done(),)

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, DAYLIGHT)
            return
        g.stack.append(self)
        action.do(g, self.seat)


# -- Evening ------------------------------------------------------------------------------------------------------------


class RecruitAtBase(Action):
    """R-8.6.1.III: a warrior in a clearing with a base."""

    form = "recruit {clearing}"
    clearing: Place

    def do(self, g: RootState, seat: int) -> None:
        place_warriors(g, seat, self.clearing, 1)


class Organize(Action):
    """R-8.6.1.IV: a warrior becomes sympathy."""

    form = "organize {clearing}"
    clearing: Place

    def do(self, g: RootState, seat: int) -> None:
        g.then(PlaceSympathy(seat, self.clearing))
        remove(g, [Loss(seat, self.clearing, seat, 1)])


class PlaceSympathy(Do):
    """R-8.6.1.IV, R-8.4.2.III: the token of an organized clearing."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        place_sympathy(g, self.seat, self.clearing)


class MilitaryOperations(Ask):
    """R-8.6.1, W-WA4, I-WA-10: up to as many operations as there are officers now."""

    taken: int

    def open_to(self, g: RootState) -> bool:
        return self.taken < own(g, self.seat).officers

    def offers(self, g: RootState) -> Sequence[Offer]:
        window = window_offers(g, self.seat, EVENING)
        return (self.moves, self.battles, self.recruits, self.organizings, self.end, *window)

    def moves(self, g: RootState) -> Sequence[Action]:
        """R-8.6.1.I: one move."""
        return move_options(g, self.seat)

    def battles(self, g: RootState) -> Sequence[Action]:
        """R-8.6.1.II: one battle."""
        return battle_options(g, self.seat)

    def recruits(self, g: RootState) -> Sequence[Action]:
        if not g.supply[self.seat]:
            return ()
        sites = sorted({c for base in BASES for c in clearings_with(g, self.seat, base)})
        return Product(RecruitAtBase, [c for c in sites if may_place(g, self.seat, c)])

    def organizings(self, g: RootState) -> Sequence[Action]:
        if not g.stock[self.seat * PIECE_KINDS + SYMPATHY]:
            return ()
        base = self.seat * CLEARINGS
        return Product(Organize, unsympathetic(g, self.seat, [c for c in MAP_CLEARINGS if g.warriors[base + c]]))

    def end(self, g: RootState) -> Sequence[Action]:
        return (Done(),)

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, EVENING)
            return
        operation = isinstance(action, (Moving, Fight, RecruitAtBase, Organize))
        g.stack.append(MilitaryOperations(self.seat, self.taken + operation))
        action.do(g, self.seat)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.taken)


# -- the faction ----------------------------------------------------------------------------------------------------------


class Alliance(Faction):
    """R-8.1: scores by placing sympathy, spends supporters; revolts found bases, bases train officers."""

    name = "alliance"
    sits = {"first": 2}
    board = AllianceBoard
    crafts_with = (SYMPATHY,)

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        """W-S4: nothing to choose."""
        return (DrawSupporters(seat),)

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-8.4: first revolts, then spreads."""
        return (Revolts(seat), Spreads(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (AllianceDaylight(seat),)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-8.6, W-WA5: operations, draw, keep five cards."""
        return (MilitaryOperations(seat, 0), DrawCards(seat), KeepHandLimit(seat))

    def draws(self, g: RootState, seat: int) -> int:
        """R-8.6.2, T-WA: one card plus one per base on the map."""
        return 1 + sum(BASE_TRACK.cards[: bases_on_map(g, seat)])

    def order_dice(self, g: RootState, seat: int, high: int, low: int) -> tuple[int, int]:
        """R-8.2.2: as defender the Alliance deals the higher roll."""
        return low, high

    def moved_in(self, g: RootState, seat: int, mover: int, owner: int, clearing: int) -> Sequence[Step]:
        """R-8.2.6, I-WA-1, I-WA-2, I-WA-3: warriors of others moved into a sympathetic clearing."""
        if seat in (mover, owner) or not count(g, seat, SYMPATHY, clearing):
            return ()
        return (Outrage(mover, seat, clearing),)

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """R-8.2.4, R-8.2.6, I-GEN-2: an outrage for each sympathy, a loss for each base."""
        steps: list[Step] = []
        for loss in losses:
            if loss.owner == seat and loss.remover != seat:
                steps += [Outrage(loss.remover, seat, loss.clearing)] * loss.pieces.count(SYMPATHY)
            if loss.owner == seat:
                steps += [LoseBase(seat, base) for base in BASES if base in loss.pieces]
        return steps

    secret_piles = ("supporters",)

    def hidden_cards(self, g: RootState, seat: int) -> Sequence[list[int]]:
        """R-8.2.3, I-WA-13: only the Alliance looks at its supporters."""
        return (own(g, seat).supporters,)

    def view(self, g: RootState, seat: int, viewer: int | None) -> AllianceView:
        """W-WA6: the number of supporters is public."""
        board = own(g, seat)
        known = board.supporters if viewer == seat else known_at(g, viewer, board_of(seat))
        bases = [base for base in BASES if on_map(g, seat, base)]
        return AllianceView(len(board.supporters), known, board.officers, on_map(g, seat, SYMPATHY), bases)

    def census(self, g: RootState, seat: int) -> Sequence[int]:
        return (own(g, seat).officers, 0, 0, 0, 0, 0, 0)

    def cards_held(self, g: RootState, seat: int) -> Sequence[int]:
        return own(g, seat).supporters


KINDS = (
    OfficerTrained,
    Revolt,
    FoundBase,
    Revolts,
    SpreadSympathy,
    Spreads,
    Mobilize,
    Train,
    AllianceDaylight,
    RecruitAtBase,
    Organize,
    PlaceSympathy,
    MilitaryOperations,
)
FACTIONS = (Alliance(),)
ORDER = 3
ROOM = room(__name__, reasons, supporters)
