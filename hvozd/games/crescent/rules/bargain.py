"""Binding agreements over a price: complete terms, answered by acceptance, refusal or other terms; offers that stand (CM-12)."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, TypeAlias

from hvozd.core import Action, Ask, Chain, Offer, Word
from hvozd.games.crescent.hooks import CHARACTERS, Terms
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.state import ANYBODY, CrescentState

STANDING = 5
"""So many offers of one seller may stand at a time."""
DEAREST = 6
"""A standing offer may ask so much, or as much as the richest of the others has."""


Stakes: TypeAlias = tuple[int, int, bool, int, int, int, int]


class Said(Action):
    """Words that contain complete terms of an agreement, whoever says them."""

    seller: ClassVar[int]

    def terms(self) -> Terms:
        raise NotImplementedError


class Proposal(Said):
    """CM-12.1, CM-12.3: terms that one puts to the other: the acting player at first, then either of them."""

    def ask(self, g: CrescentState, speaker: int, buyer: int, counters: int) -> "Bargain":
        """The question that goes to the one who is spoken to."""
        raise NotImplementedError


class Standing(Said):
    """CM-12.3: terms that the seller lets stand openly, for one buyer or for anybody, until they are taken (back)."""

    customer: Annotated[int, Word("customer")]


class TakeBack(Said):
    """CM-12.3: an offer of the own that stands no longer."""

    customer: Annotated[int, Word("customer")]


class Take(Said):
    """CM-12.3: the acting player takes an offer that stands; the seller need not be asked."""


class Accept(Action):
    form = "accept"


class Refuse(Action):
    form = "refuse"


class Bargain(Ask):
    """CM-12.3, CM-19.4: whoever did not name the terms accepts or refuses them, or names others, so often as the table allows."""

    other: Annotated[int, Word("seat")]
    """Who named the terms."""
    selling: bool
    """Whether the one who is asked sells."""
    price: int
    counters: int
    """How many counter-offers led here."""
    left: int
    """The coins that the one who is asked would have."""
    others: int
    """The coins that the other one would have."""

    def terms(self) -> Terms:
        raise NotImplementedError

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.accept, self.refuse, self.counter)

    def accept(self, g: CrescentState) -> Sequence[Action]:
        return (Accept(),)

    def refuse(self, g: CrescentState) -> Sequence[Action]:
        return (Refuse(),)

    def counter(self, g: CrescentState) -> Sequence[Action]:
        if self.counters >= g.rounds:
            return ()
        return proposals(g, self.buyer, self.seller, (*g.closed, self.terms()))

    @property
    def buyer(self) -> int:
        return self.other if self.selling else self.seat

    @property
    def seller(self) -> int:
        return self.seat if self.selling else self.other

    def public(self) -> tuple[Any, ...]:
        return (self.seat, self.other, self.selling, self.terms(), self.counters)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Accept):
            close(g, self.buyer, self.seller, self.terms())
        elif isinstance(action, Proposal):
            g.then(action.ask(g, self.seat, self.buyer, self.counters + 1))
        else:
            refuse(g, self.seat, self.buyer, self.terms())


def stakes(g: CrescentState, speaker: int, buyer: int, seller: int, price: int, counters: int) -> Stakes:
    """The fields that every question about terms begins with."""
    asked = seller if speaker == buyer else buyer
    after = {buyer: g.coins[buyer] - price, seller: g.coins[seller] + price}
    return asked, speaker, asked == seller, price, counters, after[asked], after[speaker]


def proposals(g: CrescentState, buyer: int, seller: int, closed: tuple[Terms, ...]) -> Sequence[Action]:
    """CM-12.3: all terms that the two could agree on, without those that were refused."""
    return Chain([offer(g) for offer in CHARACTERS[seller].proposals(g, buyer, closed)])


def close(g: CrescentState, buyer: int, seller: int, terms: Terms) -> None:
    """CM-12.2, CM-12.3: the price is paid and the action carried out at once."""
    price = terms[3]
    g.coins[buyer] -= price
    g.coins[seller] += price
    g.log(events.Agreed, buyer, seller, price)
    CHARACTERS[seller].agreed(g, buyer, terms)


def refuse(g: CrescentState, who: int, buyer: int, terms: Terms) -> None:
    """CM-12.3: no agreement on these terms; the buyer chooses again, and may propose others in the same turn."""
    from hvozd.games.crescent.rules.turn import ChooseAction

    g.log(events.Refused, who)
    g.closed = (*g.closed, terms)
    g.then(ChooseAction(buyer))


def may_propose(g: CrescentState) -> bool:
    """CM-12.3, CM-19.4: so many refusals as the table allows counter-offers end a player's proposals of the turn."""
    return len(g.closed) < g.rounds


# -- offers that stand -------------------------------------------------------------------------------------------------------


def may_post(g: CrescentState, seller: int) -> bool:
    return sum(one[0] == seller for one in g.standing) < STANDING


def dearest(g: CrescentState, seller: int) -> int:
    """CM-12.3: what a standing offer may ask; a price that nobody can pay today may be right after the next income."""
    return max(DEAREST, *(coins for seat, coins in enumerate(g.coins) if seat != seller))


def customers(g: CrescentState, seller: int) -> list[int]:
    """CM-12.3: each of the others, or anybody."""
    return [*(seat for seat in range(g.seats) if seat != seller), ANYBODY]


def post(g: CrescentState, seller: int, action: Standing) -> None:
    """CM-12.3: the offer stands from now on; the same one to the same customer stands once."""
    entry = (seller, action.customer, action.terms())
    if entry not in g.standing:
        g.standing = (*g.standing, entry)


def take_back(g: CrescentState, seller: int, action: TakeBack) -> None:
    remove(g, (seller, action.customer, action.terms()))


def remove(g: CrescentState, entry: tuple[int, int, Terms]) -> None:
    g.standing = tuple(one for one in g.standing if one != entry)


def take(g: CrescentState, buyer: int, action: Take) -> None:
    """CM-12.3: the offer is gone with the agreement; one made to the buyer alone goes before one made to anybody."""
    found = [one for one in offered_to(g, buyer, action.seller) if one[2] == action.terms()]
    remove(g, min(found, key=lambda one: one[1]))
    close(g, buyer, action.seller, action.terms())


def offered_to(g: CrescentState, buyer: int, seller: int) -> list[tuple[int, int, Terms]]:
    """CM-12.2, CM-12.3: the offers of a seller that a buyer may take, whether it can pay or not; nobody takes an own offer."""
    return [one for one in g.standing if one[0] == seller != buyer and one[1] in (buyer, ANYBODY)]


def open_prices(prices: range, kind: int, thing: int, units: int, closed: tuple[Terms, ...]) -> Sequence[int]:
    """CM-12.3: the prices without those that were refused for the same things."""
    shut = [terms[3] for terms in closed if terms[:3] == (kind, thing, units)]
    return [price for price in prices if price not in shut] if shut else prices


KINDS = (Accept, Refuse)
