"""R-11.2.6, R-11.2.7: the services that others buy of the Riverfolk at the start of their Birdsong."""

from collections.abc import Sequence
from functools import partial

from hvozd.core import Action, Bag, Offer, Product
from hvozd.games.root.components import MAP_CLEARINGS
from hvozd.games.root.factions.riverfolk.board import RiverfolkBoard, own, own_payment
from hvozd.games.root.hooks import RIVERS, faction
from hvozd.games.root.rules.hand import hand_over
from hvozd.games.root.rules.pieces import count, present
from hvozd.games.root.rules.services import HAND_CARD, MERCENARIES, POSTS, RIVERBOATS, ServiceBought
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Item


def services_left(g: RootState, seat: int, buyer: int) -> int:
    """R-11.2.6.II, I-RF-6: one service, and one for each clearing with a trade post and a piece of the buyer."""
    shops = sum(
        1 for clearing in MAP_CLEARINGS if any(count(g, seat, kind, clearing) for kind in POSTS) and present(g, buyer, clearing)
    )
    return 1 + shops - sum(own(g, seat).sold)


def sellable(g: RootState, seat: int, buyer: int) -> list[int]:
    """R-11.2.7, R-11.2.6.I, R-11.2.7.III.b: services that the buyer can use and pay; all of it is public."""
    if services_left(g, seat, buyer) <= 0:
        return []
    board = own(g, seat)
    wanted = []
    if g.hands[seat]:
        wanted.append(HAND_CARD)
    if not board.sold[RIVERBOATS]:
        wanted.append(RIVERBOATS)
    if not board.sold[MERCENARIES] and faction(g, buyer).may_hire:
        wanted.append(MERCENARIES)
    return [service for service in wanted if faction(g, buyer).payments(g, buyer, board.prices[service])]


def service_offers(g: RootState, seat: int, buyer: int) -> Sequence[Offer]:
    return [partial(SALES[service], seat=seat, buyer=buyer) for service in sellable(g, seat, buyer)]


def payments(g: RootState, seat: int, buyer: int, service: int) -> Sequence[tuple[int, ...]]:
    return faction(g, buyer).payments(g, buyer, own(g, seat).prices[service])


def card_sales(g: RootState, seat: int, buyer: int) -> Sequence[Action]:
    """R-11.2.7.I: any card of the Riverfolk's hand."""
    return Product(BuyCard, sorted(set(g.hands[seat])), payments(g, seat, buyer, HAND_CARD))


def boat_sales(g: RootState, seat: int, buyer: int) -> Sequence[Action]:
    return Product(BuyRiverboats, payments(g, seat, buyer, RIVERBOATS))


def hire_sales(g: RootState, seat: int, buyer: int) -> Sequence[Action]:
    return Product(BuyMercenaries, payments(g, seat, buyer, MERCENARIES))


SALES = {HAND_CARD: card_sales, RIVERBOATS: boat_sales, MERCENARIES: hire_sales}


def seller(g: RootState) -> int:
    return next(seat for seat in range(g.seats) if isinstance(g.boards[seat], RiverfolkBoard))


def sell(g: RootState, buyer: int, service: int, items: tuple[int, ...]) -> None:
    """R-11.2.6.I, R-11.2.6.III, I-RF-7: the price goes to Payments; for items the Riverfolk put own warriors there."""
    seat = seller(g)
    board = own(g, seat)
    price = board.prices[service]
    board.sold[service] += 1
    if items:
        faction(g, buyer).exhaust(g, buyer, items)
        own_payment(g, seat, len(items))
    else:
        g.supply[buyer] -= price
        board.payments[buyer] += price
    g.log(ServiceBought, buyer, service, price)


class BuyCard(Action):
    """R-11.2.7.I: take a card of the Riverfolk's hand."""

    form = "buy {card} paying {items}"
    card: Card
    items: Bag[Item]

    def do(self, g: RootState, seat: int) -> None:
        sell(g, seat, HAND_CARD, self.items)
        hand_over(g, seller(g), seat, self.card)


class BuyRiverboats(Action):
    """R-11.2.7.II: rivers are paths for the buyer until the end of the turn."""

    form = "hire riverboats paying {items}"
    items: Bag[Item]

    def do(self, g: RootState, seat: int) -> None:
        sell(g, seat, RIVERBOATS, self.items)
        g.links.append((seat, RIVERS))


class BuyMercenaries(Action):
    """R-11.2.7.III: from Daylight on the buyer treats Riverfolk warriors as own for rule and battle."""

    form = "hire mercenaries paying {items}"
    items: Bag[Item]

    def do(self, g: RootState, seat: int) -> None:
        sell(g, seat, MERCENARIES, self.items)


KINDS = (BuyCard, BuyRiverboats, BuyMercenaries)
