"""The Sultan: settlements that pay everywhere, a market of the own, and Conspire (CM-9.4, CM-14.3)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Bag, Event, Offer, Product, Word, room
from hvozd.games.crescent.characters.sultan import bazaar, reasons
from hvozd.games.crescent.characters.sultan.bazaar import (
    KEEPER,
    card_posts,
    card_proposals,
    close_card,
    free_cards,
    offers_back,
    on_offer,
)
from hvozd.games.crescent.hooks import Character, Look, Mind, Terms
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.deck import peek, put_back
from hvozd.games.crescent.state import NOBODY, CrescentState
from hvozd.kit.picks import Picks, tally


class Sultan(Character):
    name = "sultan"
    seat = KEEPER
    keeps_bazaar = True
    sells = True

    def extra_income(self, g: CrescentState) -> int:
        """CM-5.5, CM-14.3.1: for every town, city and own influence token on the map, whoever controls the hex."""
        t = g.tables
        settlements = sum(t.income_settlement[g.settlement[h]] for h in g.hexes)
        return settlements + sum(t.income_influence for h in g.hexes if g.influence[h] == self.seat)

    def own_goods(self, g: CrescentState) -> Sequence[Action]:
        return free_cards(g)

    def proposals(self, g: CrescentState, buyer: int, closed: tuple[Terms, ...]) -> Sequence[Offer]:
        return (lambda g: card_proposals(g, buyer, closed),)

    def standing(self, g: CrescentState) -> Sequence[Offer]:
        return (card_posts,)

    def withdrawable(self, g: CrescentState) -> Sequence[Action]:
        return offers_back(g)

    def on_offer(self, g: CrescentState, buyer: int) -> Sequence[Action]:
        return on_offer(g, buyer)

    def named(self, g: CrescentState, terms: Terms) -> tuple[str, str]:
        return g.tables.cards[terms[1]], ""

    def agreed(self, g: CrescentState, buyer: int, terms: Terms) -> None:
        close_card(g, buyer, terms[1], terms[3])

    def unique(self, g: CrescentState) -> Sequence[Offer]:
        return (self.conspiracies,)

    def conspiracies(self, g: CrescentState) -> Sequence[Action]:
        """CM-9.4, CM-5.11: with an empty slot to fill and a card to fill it with."""
        return (Conspire(),) if NOBODY in g.bazaar and (g.deck or g.discard) else ()

    def look(self) -> Look:
        from hvozd.games.crescent.characters.sultan.look import LOOK

        return LOOK

    def mind(self) -> Mind:
        from hvozd.games.crescent.characters.sultan.mind import MIND

        return MIND


class Conspire(Action):
    form = "conspire"

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-9.4, A-38: look at the top of the deck."""
        peek(g, seat, g.tables.number["conspire_look"])
        g.then(StockBazaar(seat))


class Stock(Action):
    form = "stock {cards}"
    cards: Bag[Annotated[int, Word("card")]]


class StockBazaar(Ask):
    """CM-9.4, CM-6.4: one card of the own choice into each empty slot; the rest goes shuffled under the deck."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.cards,)

    def cards(self, g: CrescentState) -> Sequence[Action]:
        slots = min(g.bazaar.count(NOBODY), len(g.looked))
        return Product(Stock, Picks(tally(g.looked), slots))

    def take(self, g: CrescentState, action: Stock) -> None:
        for card in action.cards:
            g.looked.remove(card)
            g.bazaar[g.bazaar.index(NOBODY)] = card
        put_back(g, on_top=False)
        g.reveal()
        g.log(BazaarFilled, self.seat, action.cards)


class BazaarFilled(Event):
    seat: events.Seat
    cards: tuple[events.CardName, ...]


KINDS = (Conspire, Stock, StockBazaar, BazaarFilled)
ROOM = room(__name__, bazaar, reasons)
CHARACTER = Sultan()
ORDER = CHARACTER.seat
