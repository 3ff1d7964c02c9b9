"""What an agreement is worth to both sides, and how an agent bargains by it.

The worth of a deal is the change of a side's standing (`mind/value.py`) when it is carried out in an imagined position.
A fair price is the one at which the side that gains less gains most. It rests on the position alone, so whoever offers
the same again is answered the same again.
"""

from collections.abc import Callable, Iterator

from hvozd.core import Action, Rng, advance, apply
from hvozd.games.crescent.hooks import CHARACTERS, Terms
from hvozd.games.crescent.mind.worth import standing
from hvozd.games.crescent.rules.bargain import Accept, Bargain, Proposal, Refuse, Standing, customers, may_propose, proposals
from hvozd.games.crescent.state import ANYBODY, CrescentState

FAIR = 2
"""The price of a mercenary, or of a card, that is taken for fair at first sight."""
ACTION = 0.6
"""What the buyer's action would be worth otherwise."""
LEAST = 0.1
"""What gains less is not worth the words."""
LONG = 30
"""Decisions in which an agreement is carried out, at most."""


def astray(price: int, things: int) -> float:
    """A fair price: less is refused, more is wasted."""
    return -0.7 * abs(price - FAIR * things)


class Worth:
    """What goods are worth to a buyer and a seller, for any price."""

    def __init__(self, g: CrescentState, buyer: int, seller: int, terms: Terms) -> None:
        self.buyer, self.seller = buyer, seller
        self.before = (standing(g, buyer), standing(g, seller))
        self.purses = (g.coins[buyer], g.coins[seller])
        self.after = carried_out(g, buyer, seller, terms)
        self.spent = tuple(self.after.coins[seat] for seat in (buyer, seller))

    def gains(self, price: int) -> tuple[float, float]:
        """By how much both stand better after the agreement at a price: the buyer, the seller."""
        g = self.after
        g.coins[self.buyer], g.coins[self.seller] = self.spent[0] - price, self.spent[1] + price
        bought = standing(g, self.buyer) - self.before[0] - ACTION
        return bought, standing(g, self.seller) - self.before[1]

    def fair(self, prices: range) -> tuple[int, float]:
        """The price at which the side that gains less gains most, and what that is."""
        price = max(prices, key=lambda price: min(self.gains(price)))
        return price, min(self.gains(price))


def carried_out(g: CrescentState, buyer: int, seller: int, terms: Terms) -> CrescentState:
    """The imagined position after the goods have changed hands for nothing, settled by habit."""
    world = g.clone()
    world.journal, world.stack = None, []
    CHARACTERS[seller].agreed(world, buyer, terms)
    rng = Rng(world.number)
    now = advance(world)
    for _ in range(LONG):
        if now is None:
            break
        options = now.options(now.seat)
        stop = next((option for option in options if type(option).__name__ in ("Stop", "Pass")), None)
        apply(world, now.seat, stop or options.sample(rng))
        now = advance(world)
    return world


# -- answers -----------------------------------------------------------------------------------------------------------------


def answer(g: CrescentState, step: Bargain) -> Action:
    """Accept what is at least as good as one's price, and in the end whatever gains; else name that price, or refuse."""
    terms = step.terms()
    worth = Worth(g, step.buyer, step.seller, terms)
    prices = range(worth.purses[0] + 1)
    gaining = [price for price in prices if worth.gains(price)[step.selling] > LEAST]
    if not gaining:
        return Refuse()
    fair, least = worth.fair(prices)
    price = fair if least > LEAST else min(gaining) if step.selling else max(gaining)
    counters = step.counter(g)
    good = step.price >= price if step.selling else step.price <= price
    if step.price in gaining and (good or not counters):
        return Accept()
    wanted = (one for one in counters if isinstance(one, Proposal) and one.terms() == (*terms[:3], price))
    return next(wanted, Refuse())


def gift(g: CrescentState, step: Bargain, action: Action) -> bool:
    """Whether the one who is asked gains nothing by these terms, or by those that it names."""
    if not isinstance(action, Accept | Proposal):
        return False
    terms = action.terms() if isinstance(action, Proposal) else step.terms()
    return Worth(g, step.buyer, step.seller, terms).gains(terms[3])[step.selling] <= LEAST


def quick(step: Bargain) -> Action:
    """A price is accepted when it is fair at first sight: the seller wants as much, the buyer not more."""
    fair = FAIR * step.terms()[2]
    agreed = step.price >= fair if step.selling else step.price <= fair
    return Accept() if agreed else Refuse()


# -- openings ----------------------------------------------------------------------------------------------------------------


def goods(actions: Iterator[Action]) -> dict[tuple[int, int, int], Terms]:
    """What is for sale, once for each kind, thing and number."""
    found: dict[tuple[int, int, int], Terms] = {}
    for action in actions:
        if isinstance(action, Proposal | Standing):
            terms = action.terms()
            found.setdefault(terms[:3], terms)
    return found


def openings(g: CrescentState, buyer: int) -> list[Action]:
    """The proposals by which both would gain: each thing at its fair price."""
    found: list[Action] = []
    if not may_propose(g):
        return found
    for character in CHARACTERS[: g.seats]:
        if not character.sells or character.seat == buyer:
            continue
        offered = proposals(g, buyer, character.seat, g.closed)
        for key, terms in goods(iter(offered)).items():
            price, least = Worth(g, buyer, character.seat, terms).fair(range(g.coins[buyer] + 1))
            if least > LEAST:
                found += [one for one in offered if isinstance(one, Proposal) and one.terms() == (*key, price)]
    return found


def posting(g: CrescentState, seller: int) -> Action | None:
    """The standing offer that the seller would gain most by, at a price that is fair to the one it is made to."""
    character = CHARACTERS[seller]
    offered = [one for offer in character.standing(g) for one in offer(g)]
    best, choice = LEAST, None
    for key, terms in goods(iter(offered)).items():
        for customer in customers(g, seller):
            if customer == ANYBODY or not _possible(g, customer, seller, terms):
                continue
            worth = Worth(g, customer, seller, terms)
            price, least = worth.fair(range(g.coins[customer] + 1))
            entry = (seller, customer, (*key, price))
            if least > best and entry not in g.standing:
                best, choice = least, _said(offered, customer, (*key, price)) or choice
    return choice


def _possible(g: CrescentState, buyer: int, seller: int, terms: Terms) -> bool:
    return any(isinstance(one, Proposal) and one.terms()[:3] == terms[:3] for one in proposals(g, buyer, seller, ()))


def _said(offered: list[Action], customer: int, terms: Terms) -> Action | None:
    fits: Callable[[Standing], bool] = lambda one: one.customer == customer and one.terms() == terms  # noqa: E731
    return next((one for one in offered if isinstance(one, Standing) and fits(one)), None)


def regretted(g: CrescentState, seller: int) -> Action | None:
    """A standing offer of the own by which the seller would lose now."""
    own = [one for one in g.standing if one[0] == seller]
    for action, (_, customer, terms) in zip(CHARACTERS[seller].withdrawable(g), own, strict=True):
        buyers = [seat for seat in range(g.seats) if seat != seller] if customer == ANYBODY else [customer]
        for buyer in buyers:
            if _possible(g, buyer, seller, terms) and Worth(g, buyer, seller, terms).gains(terms[3])[1] < 0:
                return action
    return None
