"""The Sultan's market: one card of it for free, the others on agreed terms (CM-7.9.1, CM-7.9.3)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Chain, Event, Product, Word
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.hooks import Terms
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.actions.buy import Acquire, buy_on
from hvozd.games.crescent.rules.bargain import (
    Bargain,
    Proposal,
    Standing,
    Take,
    TakeBack,
    customers,
    dearest,
    may_post,
    offered_to,
    open_prices,
    post,
    stakes,
    take,
    take_back,
)
from hvozd.games.crescent.rules.deck import take_open
from hvozd.games.crescent.state import NOBODY, CrescentState

KEEPER = CAST.index("sultan")
CARD = 2
"""The kind of agreement: a card of this market."""


class TakeFree(Acquire):
    form = "take {card}"
    card: Annotated[int, Word("card")]

    def acquire(self, g: CrescentState, seat: int) -> None:
        from_bazaar(g, seat, self.card, 0)


def from_bazaar(g: CrescentState, seat: int, card: int, price: int) -> None:
    """CM-7.9.3: the slot stays empty until its keeper fills it."""
    g.bazaar[g.bazaar.index(card)] = NOBODY
    take_open(g, seat, card)
    g.log(CardFromBazaar, seat, card, price)


def free_cards(g: CrescentState) -> list[Action]:
    """CM-7.9.3, CM-14.3.1, A-41, A-42: the keeper of the second market takes one card of it for free."""
    return [TakeFree(card) for card in sorted({card for card in g.bazaar if card >= 0})]


class ProposeCard(Proposal):
    form = "propose {price} for {card}"
    seller = KEEPER
    card: Annotated[int, Word("card")]
    price: int

    def terms(self) -> Terms:
        return CARD, self.card, 1, self.price

    def ask(self, g: CrescentState, speaker: int, buyer: int, counters: int) -> Bargain:
        """CM-7.9.1, CM-12.3: the agreement over a card of the second market comes before the purchases."""
        question = AnswerCard(*stakes(g, speaker, buyer, KEEPER, self.price, counters), self.card)
        g.log(CardProposed, speaker, question.seat, self.card, self.price)
        return question


class AnswerCard(Bargain):
    """CM-7.9.1, CM-12.3: which card, and at what price."""

    card: Annotated[int, Word("card")]

    def terms(self) -> Terms:
        return CARD, self.card, 1, self.price


class PostCard(Standing):
    form = "post {card} for {price} to {customer}"
    seller = KEEPER
    card: Annotated[int, Word("card")]
    price: int

    def terms(self) -> Terms:
        return CARD, self.card, 1, self.price

    def do(self, g: CrescentState, seat: int) -> None:
        post(g, seat, self)
        g.log(CardStands, seat, self.customer, self.card, self.price, True)


class TakeBackCard(TakeBack):
    form = "take back {card} for {price} to {customer}"
    seller = KEEPER
    card: Annotated[int, Word("card")]
    price: int

    def terms(self) -> Terms:
        return CARD, self.card, 1, self.price

    def do(self, g: CrescentState, seat: int) -> None:
        take_back(g, seat, self)
        g.log(CardStands, seat, self.customer, self.card, self.price, False)


class TakeCard(Take):
    form = "take {card} for {price}"
    seller = KEEPER
    card: Annotated[int, Word("card")]
    price: int

    def terms(self) -> Terms:
        return CARD, self.card, 1, self.price

    def do(self, g: CrescentState, seat: int) -> None:
        take(g, seat, self)


def on_sale(g: CrescentState) -> list[int]:
    return sorted({card for card in g.bazaar if card >= 0})


def card_proposals(g: CrescentState, buyer: int, closed: tuple[Terms, ...]) -> Sequence[Action]:
    """CM-7.9.1: any card of the second market, at any price that the buyer has."""
    if buyer == KEEPER:
        return ()
    prices = range(g.coins[buyer] + 1)
    return Chain([Product(ProposeCard, (card,), open_prices(prices, CARD, card, 1, closed)) for card in on_sale(g)])


def card_posts(g: CrescentState) -> Sequence[Action]:
    """CM-12.3: a card that lies in the second market, at a price of one's own."""
    if not may_post(g, KEEPER):
        return ()
    return Product(PostCard, customers(g, KEEPER), on_sale(g), range(dearest(g, KEEPER) + 1))


def offers_back(g: CrescentState) -> list[Action]:
    return [TakeBackCard(customer, card, price) for seller, customer, (_, card, _, price) in g.standing if seller == KEEPER]


def on_offer(g: CrescentState, buyer: int) -> list[Action]:
    """CM-12.3: the standing offers whose card still lies there and that the buyer can pay."""
    there = on_sale(g)
    found = [terms for _, _, terms in offered_to(g, buyer, KEEPER) if terms[1] in there and terms[3] <= g.coins[buyer]]
    return [TakeCard(card, price) for _, card, _, price in dict.fromkeys(found)]


def close_card(g: CrescentState, buyer: int, card: int, price: int) -> None:
    """CM-7.9.3: the agreed price went to the keeper, whoever the card is associated with."""
    from_bazaar(g, buyer, card, price)
    buy_on(g, buyer)


# -- the journal -----------------------------------------------------------------------------------------------------------


class CardProposed(Event):
    seat: events.Seat
    other: events.Seat
    card: events.CardName
    price: int


class CardStands(Event):
    seat: events.Seat
    customer: events.Customer
    card: events.CardName
    price: int
    stands: bool
    """No: it was taken back."""


class CardFromBazaar(Event):
    seat: events.Seat
    card: events.CardName
    coins: int


KINDS = (
    TakeFree, ProposeCard, AnswerCard, PostCard, TakeBackCard, TakeCard, CardProposed, CardStands, CardFromBazaar,
)  # fmt: skip
