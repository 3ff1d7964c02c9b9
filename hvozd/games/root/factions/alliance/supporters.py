"""R-8.2.3: the supporters of the Woodland Alliance, and what brings and costs them."""

from bisect import insort
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import msgspec

from hvozd.core import Action, Ask, Bag, Do, Event, Offer, Product
from hvozd.games.root.components import BIRD, CLEARINGS, SUIT, faction_file, fits
from hvozd.games.root.hidden.knowledge import board_of, learn, left_openly, left_secretly
from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.events import Discarded
from hvozd.games.root.rules.hand import matching, show_hand, spend, take_from_deck, to_discard
from hvozd.games.root.rules.removal import return_warriors
from hvozd.games.root.state import PIECE_KINDS, Board, RootState
from hvozd.games.root.words import Card, Seat
from hvozd.kit.picks import Picks, tally

BASES = (0, 1, 2)
"""The base of each suit is the kind with the suit's number."""
FIGURES = Path(__file__).with_name("alliance.json")
NUMBERS = faction_file(FIGURES).numbers


class AllianceBoard(Board, msgspec.Struct, tag="alliance"):
    supporters: list[Card] = []
    """Sorted; only the Alliance may look at them."""
    officers: int = 0

    def clone(self) -> "AllianceBoard":
        return AllianceBoard(self.supporters.copy(), self.officers)


def own(g: RootState, seat: int) -> AllianceBoard:
    return g.boards[seat]  # type: ignore[return-value]


class SupporterGained(Event):
    seat: Seat


class SupporterCard(Event):
    seat: Seat
    card: Card


class SupportersSpent(Event):
    seat: Seat
    cards: tuple[Card, ...]


# -- the stack of supporters ------------------------------------------------------------------------------------------


def limit(g: RootState, seat: int) -> int | None:
    """R-8.2.3.I: five supporters while no base is on the map."""
    return None if bases_on_map(g, seat) else NUMBERS["supporters_without_base"]


def bases_on_map(g: RootState, seat: int) -> int:
    first, behind = seat * PIECE_KINDS + BASES[0], seat * PIECE_KINDS + BASES[-1] + 1
    return sum(g.pieces[first * CLEARINGS : behind * CLEARINGS])


def is_full(g: RootState, seat: int) -> bool:
    """R-8.2.3.I: a card gained now would have to be discarded."""
    most = limit(g, seat)
    return most is not None and len(own(g, seat).supporters) >= most


def join_supporters(g: RootState, seat: int, card: int, giver: int) -> None:
    """R-8.2.3, I-WA-5: the card lies face down; only the Alliance and who gave it know it."""
    insort(own(g, seat).supporters, card)
    g.reveal(seat)
    witnesses = tuple(range(g.seats)) if faction(g, giver).hand_is_public else (seat, giver)
    for viewer in witnesses:
        if viewer != seat:
            learn(g, viewer, board_of(seat), card)
    if g.journal is not None:
        g.tell(witnesses, SupporterCard(seat, card), SupporterGained(seat))


def give_supporter(g: RootState, seat: int, card: int, giver: int) -> None:
    """R-8.2.3.I, I-WA-6: a card from a hand joins the supporters; beyond the limit it is discarded, and lost all the same."""
    if is_full(g, seat):
        spend(g, giver, card)
        return
    g.hands[giver].remove(card)
    left_secretly(g, giver, card, (giver, seat))
    if giver != seat:
        g.reveal(seat)
    join_supporters(g, seat, card, giver)


def draw_supporter(g: RootState, seat: int) -> None:
    """R-8.2.6, R-8.3.4, R-8.2.3.I, I-DECK-4: the top card of the deck joins the supporters, if there is one and room for it."""
    card = take_from_deck(g)
    if card is None:
        return
    if is_full(g, seat):
        to_discard(g, card)
        g.reveal()
        g.log(Discarded, seat, (card,))
    else:
        g.reveal(seat)
        join_supporters(g, seat, card, seat)


def spend_supporters(g: RootState, seat: int, cards: Sequence[int]) -> None:
    for card in cards:
        own(g, seat).supporters.remove(card)
        left_openly(g, board_of(seat), card)
        to_discard(g, card)
    g.reveal()
    g.log(SupportersSpent, seat, tuple(cards))


def discard_supporters(g: RootState, seat: int, cards: Sequence[int]) -> None:
    if cards:
        spend_supporters(g, seat, cards)


def supporters_for(g: RootState, seat: int, suit: int) -> list[tuple[int, int]]:
    """R-2.1.1: the supporters that serve as a suit."""
    return tally([card for card in own(g, seat).supporters if fits(card, suit)])


def payments(g: RootState, seat: int, suit: int, cost: int) -> Sequence[tuple[int, ...]]:
    return Picks(supporters_for(g, seat, suit), cost)


class DrawSupporters(Do):
    """R-8.3.1, R-8.3.2, R-8.3.3, R-8.3.4: all pieces lie ready; three supporters are drawn."""

    seat: int

    def run(self, g: RootState) -> None:
        for _ in range(NUMBERS["setup_supporters"]):
            draw_supporter(g, self.seat)


# -- Outrage ----------------------------------------------------------------------------------------------------------


class PayOutrage(Action):
    """R-8.2.6: hand over a card of the clearing's suit."""

    form = "outrage {card}"
    card: Card


class ShowHand(Action):
    """R-8.2.6: no such card; the hand is shown to the Alliance, who draws a supporter."""

    form = "show hand"


class Outrage(Ask):
    """R-8.2.6, R-2.1.1.I, W-R2, I-WA-5: the payer chooses a matching card; without one the hand is shown."""

    any_order: ClassVar[bool] = True
    alliance: int
    clearing: int

    def open_to(self, g: RootState) -> bool:
        """RB-2.8.1: who has no hand gives nothing, even with a card kept face up."""
        return bool(g.hands[self.seat]) and faction(g, self.seat).has_hand

    def skipped(self, g: RootState) -> None:
        draw_supporter(g, self.alliance)

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.cards,)

    def cards(self, g: RootState) -> Sequence[Action]:
        cards = matching(g, self.seat, g.suits[self.clearing])
        return [PayOutrage(card) for card in cards] or (ShowHand(),)

    def take(self, g: RootState, action: PayOutrage | ShowHand) -> None:
        if isinstance(action, ShowHand):
            show_hand(g, self.seat, self.alliance)
            draw_supporter(g, self.alliance)
        else:
            give_supporter(g, self.alliance, action.card, self.seat)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


# -- losing a base ----------------------------------------------------------------------------------------------------


class LoseBase(Do):
    """R-8.2.4, I-WA-9: supporters of the base's suit and all birds go, then half the officers, then down to five."""

    seat: int
    suit: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        lost = [card for card in board.supporters if SUIT[card] in (self.suit, BIRD)]
        discard_supporters(g, self.seat, lost)
        g.reveal()  # that none had to go tells something, too
        officers = (board.officers + 1) // 2
        board.officers -= officers
        return_warriors(g, self.seat, officers)
        g.then(CutSupporters(self.seat))


class DismissSupporters(Action):
    """R-8.2.4: supporters that the camp cannot hold any more."""

    form = "dismiss {cards}"
    cards: Bag[Card]


class CutSupporters(Ask):
    """R-8.2.4, W-R3: without a base, choose supporters to discard down to five."""

    def open_to(self, g: RootState) -> bool:
        most = limit(g, self.seat)
        return most is not None and len(own(g, self.seat).supporters) > most

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.dismissals,)

    def dismissals(self, g: RootState) -> Sequence[Action]:
        supporters = own(g, self.seat).supporters
        surplus = len(supporters) - NUMBERS["supporters_without_base"]
        return Product(DismissSupporters, Picks(tally(supporters), surplus))

    def take(self, g: RootState, action: DismissSupporters) -> None:
        discard_supporters(g, self.seat, action.cards)


KINDS = (
    AllianceBoard,
    SupporterGained,
    SupporterCard,
    SupportersSpent,
    DrawSupporters,
    PayOutrage,
    ShowHand,
    Outrage,
    LoseBase,
    DismissSupporters,
    CutSupporters,
)
