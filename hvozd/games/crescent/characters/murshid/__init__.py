"""The Murshid: a broker around the own influence tokens, and Intrigue (CM-9.3, CM-14.2)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Bag, Do, Event, Offer, Product, Step, Word, room
from hvozd.games.crescent.characters.murshid import deals, reasons
from hvozd.games.crescent.characters.murshid.deals import (
    BROKER,
    AnswerBroker,
    AnswerOffers,
    OfferSupport,
    SeekDeal,
    SeekSupport,
    is_near,
    pay_deal,
)
from hvozd.games.crescent.hooks import Character, Look, Mind
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.deck import peek, put_back, take_secret
from hvozd.games.crescent.rules.limits import HandLimit
from hvozd.games.crescent.state import CrescentState
from hvozd.kit.picks import Picks, tally


class Murshid(Character):
    """CM-14.2.5: most cards are associated with the Murshid, as the tables say."""

    name = "murshid"
    seat = BROKER

    def meddles(self, g: CrescentState, h: int) -> bool:
        """CM-14.2.3: in combats in and around the own influence tokens."""
        return is_near(g, h)

    def is_entangled(self, g: CrescentState, h: int) -> bool:
        """CM-7.2.2, CM-14.2.2, A-27, A-28: in contests beside the own influence tokens."""
        return any(g.influence[n] == self.seat for n in g.near[h])

    def breaks_ties(self, g: CrescentState, h: int) -> bool:
        """CM-14.2.1, A-37: where an own token lies in the hex itself."""
        return g.influence[h] == self.seat

    def before_selection(self, g: CrescentState) -> Sequence[Step]:
        """CM-14.2.4: the others may seek support."""
        return (SeekSupport(),)

    def conflict_asks(self) -> tuple[type[Step], ...]:
        return (SeekDeal, OfferSupport, AnswerOffers, AnswerBroker)

    def conflict_won(self, g: CrescentState) -> None:
        pay_deal(g)

    def opening(self, g: CrescentState) -> Step | None:
        """CM-3.10: one Intrigue before the first year."""
        return OpenIntrigue(self.seat)

    def opening_asks(self) -> tuple[type[Step], ...]:
        return (TakeIntrigue,)

    def unique(self, g: CrescentState) -> Sequence[Offer]:
        return (self.intrigues,)

    def intrigues(self, g: CrescentState) -> Sequence[Action]:
        """CM-9.3, A-38: whenever there is a card to look at."""
        return (Intrigue(),) if g.deck or g.discard else ()

    def look(self) -> Look:
        from hvozd.games.crescent.characters.murshid.look import LOOK

        return LOOK

    def mind(self) -> Mind:
        from hvozd.games.crescent.characters.murshid.mind import MIND

        return MIND


class Intrigue(Action):
    form = "intrigue"

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-9.3, A-38: look at the top of the deck; how many cards may be taken rests on the hand before."""
        number = g.tables.number
        take = number["intrigue_take" if g.hands[seat] else "intrigue_take_empty_hand"]
        peek(g, seat, number["intrigue_look"])
        g.then(TakeIntrigue(seat, take))


class OpenIntrigue(Do):
    """CM-3.10: the Intrigue of the setup; there is nothing to decide but its cards."""

    seat: int

    def run(self, g: CrescentState) -> None:
        Intrigue().do(g, self.seat)


class TakeCards(Action):
    form = "keep {cards}"
    cards: Bag[Annotated[int, Word("card")]]


class TakeIntrigue(Ask):
    """CM-9.3, A-39, A-40: own cards must be taken if there are any; a coin for each that is missing, and the rest then goes
    to the bottom instead of the top."""

    wanted: int

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.cards,)

    def cards(self, g: CrescentState) -> Sequence[Action]:
        own = [card for card in g.looked if g.tables.associated[card] == self.seat]
        return Product(TakeCards, Picks(tally(own), min(self.wanted, len(own))))

    def take(self, g: CrescentState, action: TakeCards) -> None:
        for card in action.cards:
            g.looked.remove(card)
            take_secret(g, self.seat, card)
        missing = self.wanted - len(action.cards)
        coins = missing * g.tables.number["intrigue_coins_missing"]
        g.coins[self.seat] += coins
        put_back(g, on_top=not missing)
        if g.journal is not None:
            g.tell((self.seat,), CardsChosen(self.seat, action.cards))
        g.log(IntrigueEnded, self.seat, len(action.cards), coins)
        g.then(HandLimit(self.seat))


class IntrigueEnded(Event):
    seat: events.Seat
    cards: int
    coins: int


class CardsChosen(Event):
    seat: events.Seat
    cards: tuple[events.CardName, ...]


KINDS = (Intrigue, OpenIntrigue, TakeCards, TakeIntrigue, IntrigueEnded, CardsChosen)
ROOM = room(__name__, deals, reasons)
CHARACTER = Murshid()
ORDER = CHARACTER.seat
