"""The Murshid: a broker around the own influence tokens, and Intrigue (CM-9.3, CM-14.2)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Do, Offer, Picks, Product, Step, Word, tally
from hvozd.games.crescent import events
from hvozd.games.crescent.character import Character
from hvozd.games.crescent.deck import look, put_back, take_secret
from hvozd.games.crescent.limits import HandLimit
from hvozd.games.crescent.state import CrescentState


class Murshid(Character):
    """CM-14.2.5: most cards are associated with the Murshid; entangling, meddling, deals and ties are the broker's role."""

    name = "murshid"
    seat = 1
    brokers = True

    def opening(self, g: CrescentState) -> Step | None:
        """CM-3.10: one Intrigue before the first year."""
        return OpenIntrigue(self.seat)

    def unique(self, g: CrescentState) -> Sequence[Offer]:
        return (self.intrigues,)

    def intrigues(self, g: CrescentState) -> Sequence[Action]:
        """CM-9.3, A-38: whenever there is a card to look at."""
        return (Intrigue(),) if g.deck or g.discard else ()


class Intrigue(Action):
    form = "intrigue"

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-9.3, A-38: look at the top of the deck; how many cards may be taken rests on the hand before."""
        number = g.tables.number
        take = number["intrigue_take" if g.hands[seat] else "intrigue_take_empty_hand"]
        look(g, seat, number["intrigue_look"])
        g.then(TakeIntrigue(seat, take))


class OpenIntrigue(Do):
    """CM-3.10: the Intrigue of the setup; there is nothing to decide but its cards."""

    seat: int

    def run(self, g: CrescentState) -> None:
        Intrigue().do(g, self.seat)


class TakeCards(Action):
    form = "keep {cards}"
    cards: tuple[Annotated[int, Word("card")], ...]


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
            g.tell((self.seat,), events.CardsChosen(self.seat, action.cards))
        g.log(events.IntrigueEnded, self.seat, len(action.cards), coins)
        g.then(HandLimit(self.seat))
