"""The Nomad's mercenaries: others hire and bribe them on agreed terms (CM-7.7.2, CM-7.8)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Bag, Chain, Offer, Product, Word
from hvozd.games.crescent.characters.nomad.told import Bribed, BribeProposed, BribeStands, HiredOut, HireProposed, HireStands
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.hooks import Terms
from hvozd.games.crescent.rules.actions.hire import place_hired, spreads_over
from hvozd.games.crescent.rules.actions.march import FollowUp
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
from hvozd.games.crescent.rules.combat import BeginCombat
from hvozd.games.crescent.rules.pieces import open_hexes, place_units, return_units, strength
from hvozd.games.crescent.state import HEXES, NOBODY, CrescentState

OWNER = CAST.index("nomad")
HIRE, BRIBE = 0, 1
"""The kinds of agreement: units of the reserves card, units on the map."""


# -- units of the reserves card (CM-7.7.2) -------------------------------------------------------------------------------------


class ProposeHire(Proposal):
    form = "propose hire {units} for {price}"
    seller = OWNER
    units: int
    price: int

    def terms(self) -> Terms:
        return HIRE, NOBODY, self.units, self.price

    def ask(self, g: CrescentState, speaker: int, buyer: int, counters: int) -> Bargain:
        """CM-7.7.2, CM-12.3: the terms go to the other one."""
        question = AnswerHire(*stakes(g, speaker, buyer, OWNER, self.price, counters), self.units, g.reserve[OWNER] - self.units)
        g.log(HireProposed, speaker, question.seat, self.units, self.price)
        return question


class AnswerHire(Bargain):
    """CM-7.7.2, CM-12.3: how many units of the reserves card, and at what price."""

    units: int
    stock: int
    """The units that would be left on the reserves card."""

    def terms(self) -> Terms:
        return HIRE, NOBODY, self.units, self.price


class PostHire(Standing):
    form = "post hire {units} for {price} to {customer}"
    seller = OWNER
    units: int
    price: int

    def terms(self) -> Terms:
        return HIRE, NOBODY, self.units, self.price

    def do(self, g: CrescentState, seat: int) -> None:
        post(g, seat, self)
        g.log(HireStands, seat, self.customer, self.units, self.price, True)


class TakeBackHire(TakeBack):
    form = "take back hire {units} for {price} to {customer}"
    seller = OWNER
    units: int
    price: int

    def terms(self) -> Terms:
        return HIRE, NOBODY, self.units, self.price

    def do(self, g: CrescentState, seat: int) -> None:
        take_back(g, seat, self)
        g.log(HireStands, seat, self.customer, self.units, self.price, False)


class TakeHire(Take):
    form = "take hire {units} for {price}"
    seller = OWNER
    units: int
    price: int

    def terms(self) -> Terms:
        return HIRE, NOBODY, self.units, self.price

    def do(self, g: CrescentState, seat: int) -> None:
        take(g, seat, self)


def most_hired(g: CrescentState, buyer: int) -> int:
    """CM-7.7.2, CM-14.5.1: so many units as lie on the reserves card and in the buyer's supply, if they can be placed."""
    if g.seats <= OWNER or not g.tables.hires[buyer] or not open_hexes(g, buyer):
        return 0
    return min(g.tables.number["bargain_units"], g.reserve[OWNER], g.units[buyer])


def hire_proposals(g: CrescentState, buyer: int, closed: tuple[Terms, ...]) -> Sequence[Action]:
    """CM-7.7.2: any number that there is, at any price that the buyer has."""
    prices = range(g.coins[buyer] + 1)
    numbers = range(1, most_hired(g, buyer) + 1)
    return Chain([Product(ProposeHire, (n,), open_prices(prices, HIRE, NOBODY, n, closed)) for n in numbers])


def close_hire(g: CrescentState, buyer: int, units: int) -> None:
    """CM-7.7.2: the owner's units go from the reserves card to supply, the buyer places as many of their own."""
    g.reserve[OWNER] -= units
    g.units[OWNER] += units
    g.log(HiredOut, OWNER, buyer, units)
    g.then(PlaceHired(buyer, units))


class PlaceMercenaries(Action):
    form = "place in {hexes}"
    hexes: Bag[Annotated[int, Word("hex")]]

    def do(self, g: CrescentState, seat: int) -> None:
        place_hired(g, seat, self.hexes)


class PlaceHired(Ask):
    """CM-7.7.2, A-47: in hexes where one is present and that no other player controls."""

    units: int

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.spreads,)

    def spreads(self, g: CrescentState) -> Sequence[Action]:
        return Product(PlaceMercenaries, spreads_over(open_hexes(g, self.seat), self.units))


# -- units on the map (CM-7.8) -------------------------------------------------------------------------------------------------


class ProposeBribe(Proposal):
    form = "propose bribe {units} in {hex} for {price}"
    seller = OWNER
    units: int
    hex: Annotated[int, Word("hex")]
    price: int

    def terms(self) -> Terms:
        return BRIBE, self.hex, self.units, self.price

    def ask(self, g: CrescentState, speaker: int, buyer: int, counters: int) -> Bargain:
        """CM-7.8.1, CM-12.3: the terms go to the other one."""
        stay = g.mercenary[OWNER * HEXES + self.hex] - self.units
        question = AnswerBribe(*stakes(g, speaker, buyer, OWNER, self.price, counters), self.units, self.hex, stay)
        g.log(BribeProposed, speaker, question.seat, self.hex, self.units, self.price)
        return question


class AnswerBribe(Bargain):
    """CM-7.8.1, CM-12.3: how many units in which hex, and at what price."""

    units: int
    hex: Annotated[int, Word("hex")]
    stay: int
    """The units that would stay with their owner there: with them it comes to a combat (CM-7.8.3)."""

    def terms(self) -> Terms:
        return BRIBE, self.hex, self.units, self.price


class PostBribe(Standing):
    form = "post bribe {units} in {hex} for {price} to {customer}"
    seller = OWNER
    units: int
    hex: Annotated[int, Word("hex")]
    price: int

    def terms(self) -> Terms:
        return BRIBE, self.hex, self.units, self.price

    def do(self, g: CrescentState, seat: int) -> None:
        post(g, seat, self)
        g.log(BribeStands, seat, self.customer, self.hex, self.units, self.price, True)


class TakeBackBribe(TakeBack):
    form = "take back bribe {units} in {hex} for {price} to {customer}"
    seller = OWNER
    units: int
    hex: Annotated[int, Word("hex")]
    price: int

    def terms(self) -> Terms:
        return BRIBE, self.hex, self.units, self.price

    def do(self, g: CrescentState, seat: int) -> None:
        take_back(g, seat, self)
        g.log(BribeStands, seat, self.customer, self.hex, self.units, self.price, False)


class TakeBribe(Take):
    form = "take bribe {units} in {hex} for {price}"
    seller = OWNER
    units: int
    hex: Annotated[int, Word("hex")]
    price: int

    def terms(self) -> Terms:
        return BRIBE, self.hex, self.units, self.price

    def do(self, g: CrescentState, seat: int) -> None:
        take(g, seat, self)


def most_bribed(g: CrescentState, buyer: int, h: int) -> int:
    """CM-7.8.1: units on the map of the one who hires out, wherever they stand."""
    if g.seats <= OWNER or not (there := g.mercenary[OWNER * HEXES + h]):
        return 0
    t = g.tables
    return min(t.number["bargain_units"], g.units[buyer], there) if t.hires[buyer] else 0


def bribe_proposals(g: CrescentState, buyer: int, closed: tuple[Terms, ...]) -> Sequence[Action]:
    """CM-7.8.1: in any hex with such units, at any price that the buyer has."""
    prices = range(g.coins[buyer] + 1)
    return Chain(
        [
            Product(ProposeBribe, (n,), (h,), open_prices(prices, BRIBE, h, n, closed))
            for h in g.hexes
            for n in range(1, most_bribed(g, buyer, h) + 1)
        ]
    )


def close_bribe(g: CrescentState, buyer: int, h: int, units: int) -> None:
    """CM-7.8.2, CM-7.8.3, CM-7.8.4: the units change sides; whoever is still there fights, else the buyer may march on."""
    return_units(g, OWNER, h, 0, units)
    place_units(g, buyer, h, 0, units)
    g.log(Bribed, OWNER, buyer, h, units)
    if strength(g, OWNER, h):
        g.then(BeginCombat(h, buyer))
    else:
        g.then(FollowUp(buyer, ((h, units),)))


# -- offers of the Nomad's own (CM-12.3, CM-14.5.1) ------------------------------------------------------------------------------


def hire_posts(g: CrescentState) -> Sequence[Action]:
    """CM-12.3: units that lie on the reserves card, at a price of one's own."""
    most = min(g.tables.number["bargain_units"], g.reserve[OWNER])
    if most <= 0 or not may_post(g, OWNER):
        return ()
    return Product(PostHire, customers(g, OWNER), range(1, most + 1), range(dearest(g, OWNER) + 1))


def bribe_posts(g: CrescentState) -> Sequence[Action]:
    """CM-12.3: units that stand on the map, at a price of one's own."""
    if not may_post(g, OWNER):
        return ()
    most, prices, there = g.tables.number["bargain_units"], range(dearest(g, OWNER) + 1), g.mercenary
    return Chain(
        [
            Product(PostBribe, customers(g, OWNER), range(1, min(most, there[OWNER * HEXES + h]) + 1), (h,), prices)
            for h in g.hexes
            if there[OWNER * HEXES + h]
        ]
    )


def offers_back(g: CrescentState) -> list[Action]:
    found: list[Action] = []
    for seller, customer, (kind, h, units, price) in g.standing:
        if seller == OWNER:
            found.append(TakeBackHire(customer, units, price) if kind == HIRE else TakeBackBribe(customer, units, h, price))
    return found


def on_offer(g: CrescentState, buyer: int) -> list[Action]:
    """CM-12.3: the standing offers whose units are still there and that the buyer can pay."""
    found: dict[Action, None] = {}
    for _, _, (kind, h, units, price) in offered_to(g, buyer, OWNER):
        if price <= g.coins[buyer] and units <= (most_hired(g, buyer) if kind == HIRE else most_bribed(g, buyer, h)):
            found[TakeHire(units, price) if kind == HIRE else TakeBribe(units, h, price)] = None
    return list(found)


KINDS = (
    ProposeHire, AnswerHire, PostHire, TakeBackHire, TakeHire, PlaceMercenaries, PlaceHired, ProposeBribe, AnswerBribe,
    PostBribe, TakeBackBribe, TakeBribe,
)  # fmt: skip
