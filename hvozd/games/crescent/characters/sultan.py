"""The Sultan: settlements that pay everywhere, a market of the own, and Conspire (CM-9.4, CM-14.3)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Offer, Picks, Product, Word, tally
from hvozd.games.crescent import events
from hvozd.games.crescent.character import Character
from hvozd.games.crescent.deck import look, put_back
from hvozd.games.crescent.state import NOBODY, CrescentState


class Sultan(Character):
    name = "sultan"
    seat = 2
    keeps_bazaar = True

    def extra_income(self, g: CrescentState) -> int:
        """CM-5.5, CM-14.3.1: for every town, city and own influence token on the map, whoever controls the hex."""
        t = g.tables
        settlements = sum(t.income_settlement[g.settlement[h]] for h in g.hexes)
        return settlements + sum(t.income_influence for h in g.hexes if g.influence[h] == self.seat)

    def unique(self, g: CrescentState) -> Sequence[Offer]:
        return (self.conspiracies,)

    def conspiracies(self, g: CrescentState) -> Sequence[Action]:
        """CM-9.4, CM-5.11: with an empty slot to fill and a card to fill it with."""
        return (Conspire(),) if NOBODY in g.bazaar and (g.deck or g.discard) else ()


class Conspire(Action):
    form = "conspire"

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-9.4, A-38: look at the top of the deck."""
        look(g, seat, g.tables.number["conspire_look"])
        g.then(StockBazaar(seat))


class Stock(Action):
    form = "stock {cards}"
    cards: tuple[Annotated[int, Word("card")], ...]


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
        g.log(events.BazaarFilled, self.seat, action.cards)
