"""Buy Power Cards (CM-7.9)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Do, Offer, Word
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.actions.stop import Stop
from hvozd.games.crescent.rules.deck import refresh, take_open
from hvozd.games.crescent.rules.limits import HandLimit
from hvozd.games.crescent.state import NOBODY, CrescentState


class Buy(Action):
    form = "buy {card} from {market}"
    card: Annotated[int, Word("card")]
    market: Annotated[int, Word("market")]

    def do(self, g: CrescentState, seat: int) -> None:
        purchase(g, seat, self)
        g.then(BuyMore(seat, 1 << self.market), EndBuying(seat))


def cost(g: CrescentState, seat: int, card: int, market: int) -> int:
    """CM-6.1, CM-7.9.2: the market's price; half of it for a card associated with the buyer."""
    t = g.tables
    price = t.prices[market]
    return price // 2 if t.associated[card] == seat else price


def purchase(g: CrescentState, seat: int, action: Buy) -> None:
    """CM-7.9.2, CM-8.1, CM-12.2: pay the associated player, or the general supply when that is oneself or not in the game."""
    price = cost(g, seat, action.card, action.market)
    friend = g.tables.associated[action.card]
    g.coins[seat] -= price
    if friend != seat and 0 <= friend < g.seats:
        g.coins[friend] += price
    slots = g.tables.slots
    at = next(i for i, card in enumerate(g.market) if card == action.card and slots[i] == action.market)
    g.market[at] = NOBODY
    take_open(g, seat, action.card)
    g.log(events.CardBought, seat, action.card, action.market, price)


def purchases(g: CrescentState, seat: int, used: int) -> list[Action]:
    """CM-7.9.1: one card from each market not used yet, as far as the coins go."""
    slots, coins = g.tables.slots, g.coins[seat]
    on_sale = dict.fromkeys((card, slots[i]) for i, card in enumerate(g.market) if card >= 0 and not used >> slots[i] & 1)
    return [Buy(card, market) for card, market in on_sale if cost(g, seat, card, market) <= coins]


class Acquire(Action):
    """A card that a character gets in a way of its own; it counts as bought from the second market."""

    def acquire(self, g: CrescentState, seat: int) -> None:
        raise NotImplementedError

    def do(self, g: CrescentState, seat: int) -> None:
        self.acquire(g, seat)
        buy_on(g, seat)


FREE = 8
"""The bit of BuyMore for the second market, beside those of the three markets."""


def buy_on(g: CrescentState, seat: int) -> None:
    """CM-7.9.1, A-41: the second market is used; the others are still there."""
    g.then(BuyMore(seat, FREE), EndBuying(seat))


def first_purchases(g: CrescentState, seat: int) -> Sequence[Action]:
    """CM-7.9.1, A-42: the action begins with a card; buying nothing is none."""
    return [*purchases(g, seat, 0), *CHARACTERS[seat].own_goods(g)]


class BuyMore(Ask):
    """CM-7.9.1, A-41: each market at most once."""

    used: int

    def open_to(self, g: CrescentState) -> bool:
        return bool(self._more(g))

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self._more, self.stop)

    def _more(self, g: CrescentState) -> Sequence[Action]:
        free = () if self.used & FREE else CHARACTERS[self.seat].own_goods(g)
        return [*purchases(g, self.seat, self.used), *free]

    def stop(self, g: CrescentState) -> Sequence[Action]:
        return (Stop(),)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Buy):
            purchase(g, self.seat, action)
            g.then(BuyMore(self.seat, self.used | 1 << action.market))
        elif isinstance(action, Acquire):
            action.acquire(g, self.seat)
            g.then(BuyMore(self.seat, self.used | FREE))


class EndBuying(Do):
    """CM-7.9.4, CM-6.4: the hand limit, then the market is refreshed."""

    seat: int

    def run(self, g: CrescentState) -> None:
        g.then(HandLimit(self.seat), RefreshMarket())


class RefreshMarket(Do):
    """CM-6.3, CM-6.4: after every Buy Power Cards action."""

    def run(self, g: CrescentState) -> None:
        refresh(g)


KINDS = (Buy, BuyMore, EndBuying, RefreshMarket)
