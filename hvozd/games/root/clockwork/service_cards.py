"""RB-9.7: the service cards: when and what bots buy of who sells, whether a person or a bot (section 15)."""

from collections.abc import Callable, Sequence

import msgspec

from hvozd.core import Event
from hvozd.games.root.clockwork.bot import begin, bot, bot_board, suit
from hvozd.games.root.clockwork.choosing import points_of
from hvozd.games.root.components import BIRD, CLEARINGS, FOLDER, ITEM, POINTS, SUIT, read
from hvozd.games.root.hooks import RIVERS, SERVICE_CARDS, faction
from hvozd.games.root.rules.move import adjacent
from hvozd.games.root.rules.services import HAND_CARD, MERCENARIES, RIVERBOATS, hire
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Seat


class PriceFile(msgspec.Struct, frozen=True):
    """RB-9.2.3, RB-S-B1: two, three or four warriors by the buyer's points."""

    price_low: int
    price_middle: int
    price_high: int
    middle_points: int
    high_points: int


PRICES = read(FOLDER / "services.json", PriceFile)
FEW = 2
"""RB-S-B3: with no more warriors than that a bot wants Mercenaries for its battle."""


class MarketCardSold(Event):
    buyer: Seat
    card: Card


def price(g: RootState, buyer: int) -> int:
    """RB-9.2.3, RB-S-B1: two, three or four warriors by the buyer's points."""
    points = g.vp[buyer]
    if points >= PRICES.high_points:
        return PRICES.price_high
    return PRICES.price_middle if points >= PRICES.middle_points else PRICES.price_low


def shop(g: RootState, buyer: int) -> int:
    """RB-9.7: the seat that sells, or -1 if this bot has no service cards to buy by."""
    if not bot_board(g, buyer).services:
        return -1
    return next((seat for seat in range(g.seats) if faction(g, seat).sells), -1)


def advanced(g: RootState, buyer: int) -> bool:
    """RB-S-A0: any of the advanced cards may be in play, each for its bot."""
    return SERVICE_CARDS[bot_board(g, buyer).services] == "advanced"


def goods(g: RootState, buyer: int) -> Sequence[int]:
    """The cards for sale: the Market, or the open hand of a person."""
    seller = shop(g, buyer)
    if seller < 0:
        return ()
    return faction(g, seller).wares(g, seller)


def may_buy(g: RootState, buyer: int, behind: bool = False) -> bool:
    """RB-S-B1, RB-S-B3, AMB-52: never with fewer points than the seller (unless `behind`); a person sells the normal
    number of services, a bot any; enough warriors in the paying supply."""
    seller = shop(g, buyer)
    if seller in (-1, buyer) or (points_of(g, buyer) < points_of(g, seller) and not behind):
        return False
    if not faction(g, seller).sells_more(g, seller, buyer):
        return False
    paying = seller if bot(g, buyer).borrows_payment else buyer
    return g.supply[paying] >= price(g, buyer) and bot(g, buyer).can_pay_fee(g, buyer)


def buy(g: RootState, buyer: int, service: int, rule: str) -> None:
    """RB-S-B1, RB-S-B3: the price goes to Payments; some bots pay with warriors of the seller."""
    begin(g, buyer, "service", rule)
    seller, cost, own = shop(g, buyer), price(g, buyer), bot(g, buyer)
    own.pay_fee(g, buyer)
    faction(g, seller).sell_service(g, seller, buyer, service, cost, seller if own.borrows_payment else buyer)


# -- cards ------------------------------------------------------------------------------------------------------------------


def buy_one_of(g: RootState, buyer: int, cards: Sequence[int], rule: str, behind: bool = False) -> int:
    """Buy one of these cards, drawn at random; -1 if that is not possible."""
    if not cards or not may_buy(g, buyer, behind):
        return -1
    card = cards[g.random(len(cards))] if len(cards) > 1 else cards[0]
    seller = shop(g, buyer)
    buy(g, buyer, HAND_CARD, rule)
    faction(g, seller).part_with(g, seller, card)
    g.log(MarketCardSold, buyer, card)
    return card


def craftable(g: RootState, cards: Sequence[int]) -> list[int]:
    return [card for card in cards if ITEM[card] >= 0 and g.items[ITEM[card]]]


def most_valuable(cards: Sequence[int]) -> list[int]:
    """RB-S-B2: those with the most printed points."""
    best = max((POINTS[card] for card in cards), default=0)
    return [card for card in cards if POINTS[card] == best]


def buy_to_craft(g: RootState, buyer: int) -> int:
    """RB-S-B2, RB-S-B3: a card whose item is in the supply, in place of one that could not be crafted; -1 for none."""
    own = bot(g, buyer)
    cards = [card for card in goods(g, buyer) if own.buys_birds or SUIT[card] != BIRD]
    wanted = own.advanced_cards(g, buyer, cards) if advanced(g, buyer) else None
    if wanted is not None:
        return buy_one_of(g, buyer, wanted, own.service_rule)
    return buy_one_of(g, buyer, most_valuable(craftable(g, cards)), "RB-S-B2")


def prefer_birds(g: RootState, seat: int, cards: Sequence[int]) -> Sequence[int] | None:
    """RB-S-A1, RB-S-A3: a bird among several cards to craft; with none to craft and no bird order, any bird."""
    fitting = craftable(g, cards)
    birds = [card for card in fitting or cards if SUIT[card] == BIRD]
    if fitting:
        return most_valuable(birds) if birds else None
    return birds if suit(g, seat) != BIRD else ()


# -- riverboats -------------------------------------------------------------------------------------------------------------


def afloat(g: RootState, seat: int) -> bool:
    """It has Riverboats this turn."""
    return (seat, RIVERS) in g.links


def could_float(g: RootState, seat: int) -> bool:
    """RB-S-A2, RB-S-A4: rivers count as paths for a bot that has Riverboats or could buy them."""
    return afloat(g, seat) or (advanced(g, seat) and may_buy(g, seat))


def buy_boats(g: RootState, seat: int, rule: str) -> None:
    if not afloat(g, seat):
        buy(g, seat, RIVERBOATS, rule)
        g.links.append((seat, RIVERS))


def lay_boats(g: RootState, seat: int) -> bool:
    """RB-S-A2: while a move is chosen rivers are paths; whether they were none before."""
    if afloat(g, seat) or not could_float(g, seat):
        return False
    g.links.append((seat, RIVERS))
    return True


def settle_boats(g: RootState, seat: int, origin: int | None, target: int | None, rule: str) -> None:
    """RB-S-A2: the move is made; if it needed a river, the Riverboats are bought, else it was by path."""
    g.links.remove((seat, RIVERS))
    if origin is not None and target is not None and target not in adjacent(g, seat, origin):
        buy_boats(g, seat, rule)


# -- mercenaries ------------------------------------------------------------------------------------------------------------


def hire_for_battle(g: RootState, seat: int, clearing: int, defender: int) -> None:
    """RB-S-B3: with two warriors or fewer beside warriors of the seller, and not against them."""
    seller, own = shop(g, seat), bot(g, seat)
    if seller in (-1, seat, defender) or g.hirer >= 0 or not (own.hires and own.battles_by_day) or not may_buy(g, seat):
        return
    beside = g.warriors[seller * CLEARINGS + clearing]
    if beside and g.warriors[seat * CLEARINGS + clearing] <= FEW:
        buy(g, seat, MERCENARIES, "RB-S-B3")
        hire(g, seller, seat)


def hire_to_build(g: RootState, seat: int, sites: Callable[[], list[int]]) -> list[int]:
    """RB-S-B3: with no site for a building, Mercenaries are hired if they make one legal."""
    found = sites()
    seller = shop(g, seat)
    if found or g.hirer >= 0 or seller in (-1, seat) or not bot(g, seat).hires or not may_buy(g, seat):
        return found
    hire(g, seller, seat)
    found = sites()
    if found:
        buy(g, seat, MERCENARIES, "RB-S-B3")
    else:
        hire(g, -1, -1)
    return found


KINDS = (MarketCardSold,)
