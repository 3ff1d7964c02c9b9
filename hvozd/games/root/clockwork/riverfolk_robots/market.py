"""The board of the Riverfolk Robots: Market, Payments, and the services that people buy of them."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from hvozd.core import Action, Event, Offer, Product
from hvozd.games.root.clockwork.bot import BotBoard, begin, bot
from hvozd.games.root.clockwork.choosing import points_of
from hvozd.games.root.clockwork.service_cards import MarketCardSold, price
from hvozd.games.root.components import MAP_CLEARINGS, faction_file
from hvozd.games.root.hooks import RIVERS, faction
from hvozd.games.root.rules.hand import take_from_deck, take_openly
from hvozd.games.root.rules.pieces import count, present
from hvozd.games.root.rules.removal import return_warriors
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.services import HAND_CARD, MERCENARIES, POSTS, RIVERBOATS, OwnPayment, ServiceBought
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Seat

NUMBERS = faction_file(Path(__file__).with_name("riverfolk_robots.json")).numbers


class RiverfolkRobotsBoard(BotBoard, tag="riverfolk_robots"):
    market: tuple[Card, ...] = ()
    """RB-9.2.1: from left to right; the order card of the turn is one of them."""
    added: int = 0
    """Cards at the right end that came this turn."""
    payments: tuple[int, ...] = ()
    """Per seat of the owner."""
    shield: bool = False
    sword: bool = False
    sold: tuple[int, ...] = (0, 0, 0)
    """Per service: how often the active player has bought it this turn."""


class MarketFilled(Event):
    """Cards come to the right end of the Market."""

    seat: Seat
    cards: tuple[Card, ...]


class PaymentsLost(Event):
    """Warriors of this owner leave the Payments."""

    seat: Seat
    owner: Seat
    warriors: int


def own(g: RootState, seat: int) -> RiverfolkRobotsBoard:
    return g.boards[seat]  # type: ignore[return-value]


def robots(g: RootState) -> int:
    """The seat of the Riverfolk Robots, or -1."""
    return next((seat for seat in range(g.seats) if isinstance(g.boards[seat], RiverfolkRobotsBoard)), -1)


def post_at(g: RootState, seat: int, clearing: int) -> int:
    """How many trade posts stand in a clearing."""
    return sum(count(g, seat, kind, clearing) for kind in POSTS)


# -- payments ---------------------------------------------------------------------------------------------------------------


def add_payment(g: RootState, seat: int, owner: int, warriors: int) -> None:
    row = own(g, seat).payments
    own(g, seat).payments = (*row[:owner], row[owner] + warriors, *row[owner + 1 :])


def pay_own(g: RootState, seat: int, warriors: int) -> None:
    """Warriors of the own supply become Payments."""
    warriors = min(warriors, g.supply[seat])
    g.supply[seat] -= warriors
    add_payment(g, seat, seat, warriors)
    if warriors:
        g.log(OwnPayment, seat, warriors)


def lose_payments(g: RootState, seat: int, owner: int, warriors: int) -> None:
    """Warriors in Payments return to their owner's supply."""
    if warriors:
        add_payment(g, seat, owner, -warriors)
        return_warriors(g, owner, warriors)
        g.log(PaymentsLost, seat, owner, warriors)


def lose_half(g: RootState, seat: int, remover: int) -> None:
    """RB-9.2.2, AMB-32: half, rounded up, of the remover's warriors in Payments go home; as a switch half of all of them, one
    by one of who has most there, the first in turn order among equals."""
    board = own(g, seat)
    if "AMB-32" not in g.rulings:
        lose_payments(g, seat, remover, (board.payments[remover] + 1) // 2)
        return
    left = list(board.payments)
    for _ in range((sum(left) + 1) // 2):
        left[left.index(max(left))] -= 1
    for owner, warriors in enumerate(board.payments):
        lose_payments(g, seat, owner, warriors - left[owner])


# -- the market -------------------------------------------------------------------------------------------------------------


def fill_market(g: RootState, seat: int) -> None:
    """RB-9.2.1, RB-9.4.1: cards come to the right end until there are five."""
    board = own(g, seat)
    new: list[int] = []
    while len(board.market) + len(new) < NUMBERS["market"]:
        card = take_from_deck(g)
        if card is None:
            break
        new.append(card)
    board.market += tuple(new)
    board.added = len(new)
    if new:
        g.reveal()
        g.log(MarketFilled, seat, tuple(new))


def leave_market(g: RootState, seat: int, card: int) -> None:
    """The order of the other cards stays."""
    cards = list(own(g, seat).market)
    cards.remove(card)
    own(g, seat).market = tuple(cards)


# -- services -------------------------------------------------------------------------------------------------------------


def services_left(g: RootState, seat: int, buyer: int) -> int:
    """RB-9.2.3: one, and one more for each clearing with a trade post and pieces of the buyer."""
    shops = sum(1 for c in MAP_CLEARINGS if post_at(g, seat, c) and present(g, buyer, c))
    return 1 + shops - sum(own(g, seat).sold)


def payer(g: RootState, seat: int, buyer: int) -> int:
    """RB-9.2.3, AMB-65: who owns no warriors at all pays with those of the Riverfolk."""
    return buyer if faction(g, buyer).file.warriors else seat


def can_pay(g: RootState, seat: int, buyer: int) -> bool:
    """RB-9.2.3, AMB-52: enough warriors in the paying supply; who has activated a dominance card cannot buy."""
    return g.dominance[buyer] < 0 and g.supply[payer(g, seat, buyer)] >= price(g, buyer)


def sellable(g: RootState, seat: int, buyer: int) -> list[int]:
    """RB-9.2.3, RB-T-RR-INVOLVED, AMB-65: who may not hire buys Mercenaries only from an involved Riverfolk."""
    if services_left(g, seat, buyer) <= 0 or not can_pay(g, seat, buyer):
        return []
    board = own(g, seat)
    hires = faction(g, buyer).may_hire or bot(g, seat).has(g, seat, "involved")
    wanted = [HAND_CARD] if board.market else []
    wanted += [RIVERBOATS] if not board.sold[RIVERBOATS] else []
    return wanted + ([MERCENARIES] if hires and not board.sold[MERCENARIES] else [])


def sell(g: RootState, seat: int, buyer: int, service: int, source: int) -> None:
    """RB-9.2.3, RB-T-RR-GREEDY: the price goes to Payments; greedy Riverfolk score once when the leader buys."""
    board, cost = own(g, seat), price(g, buyer)
    first = not any(board.sold)
    board.sold = (*board.sold[:service], board.sold[service] + 1, *board.sold[service + 1 :])
    g.log(ServiceBought, buyer, service, cost)
    g.supply[source] -= cost
    add_payment(g, seat, source, cost)
    if first and bot(g, seat).has(g, seat, "greedy") and is_leader(g, buyer):
        begin(g, seat, "greedy", "RB-T-RR-GREEDY")
        score(g, seat, 1)


def is_leader(g: RootState, buyer: int) -> bool:
    """RB-T-RR-GREEDY: nobody has more points."""
    return points_of(g, buyer) == max(points_of(g, player) for player in range(g.seats))


class BuyMarketCard(Action):
    """RB-9.2.3.I: take a card of the Market into the hand."""

    form = "buy market {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        seller = robots(g)
        sell(g, seller, seat, HAND_CARD, payer(g, seller, seat))
        leave_market(g, seller, self.card)
        g.log(MarketCardSold, seat, self.card)
        take_openly(g, seat, self.card)


class BuyMarketBoats(Action):
    """RB-9.2.3.II: rivers are paths for the buyer until the end of the turn."""

    form = "hire market riverboats"

    def do(self, g: RootState, seat: int) -> None:
        sell(g, robots(g), seat, RIVERBOATS, payer(g, robots(g), seat))
        g.links.append((seat, RIVERS))


class BuyMarketMercenaries(Action):
    """RB-9.2.3.III: from Daylight on the buyer treats Riverfolk warriors as own for rule and battle."""

    form = "hire market mercenaries"

    def do(self, g: RootState, seat: int) -> None:
        sell(g, robots(g), seat, MERCENARIES, payer(g, robots(g), seat))


def card_sales(g: RootState, seat: int) -> Sequence[Action]:
    return Product(BuyMarketCard, sorted(set(own(g, seat).market)))


def service_offers(g: RootState, seat: int, buyer: int) -> Sequence[Offer]:
    sales: dict[int, Offer] = {
        HAND_CARD: partial(card_sales, seat=seat),
        RIVERBOATS: lambda g: (BuyMarketBoats(),),
        MERCENARIES: lambda g: (BuyMarketMercenaries(),),
    }
    return [sales[service] for service in sellable(g, seat, buyer)]


KINDS = (RiverfolkRobotsBoard, MarketFilled, PaymentsLost, BuyMarketCard, BuyMarketBoats, BuyMarketMercenaries)
