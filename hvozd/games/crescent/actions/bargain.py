"""Binding agreements over a price: proposal, answer, one counter-price, last word (CM-12)."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar

from hvozd.core import Action, Ask, Offer, Word
from hvozd.games.crescent import events
from hvozd.games.crescent.state import CrescentState

HIRE, BRIBE, CARD = range(3)


class Proposal(Action):
    """CM-12.1, CM-12.3: complete terms that the acting player puts to a counterpart."""

    kind: ClassVar[int]

    def propose(self, g: CrescentState, seat: int, refused: int) -> None:
        raise NotImplementedError


Terms = tuple[int, int, int]
"""Kind of agreement, hex or card (or -1), units."""

CLOSE: dict[int, Callable[[CrescentState, int, int, int, int, int], None]] = {}
"""What an accepted agreement does: (g, buyer, counterpart, hex or card, units, price)."""


class Accept(Action):
    form = "accept"


class Refuse(Action):
    form = "refuse"


class Counter(Action):
    form = "counter {price}"
    price: int


class Reply(Ask):
    """CM-12.3, CM-19.4: the counterpart accepts, refuses, or answers once with another price the buyer could pay."""

    buyer: Annotated[int, Word("seat")]
    terms: Terms
    price: int
    refused: int

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.accept, self.refuse, self.counter)

    def accept(self, g: CrescentState) -> Sequence[Action]:
        return (Accept(),)

    def refuse(self, g: CrescentState) -> Sequence[Action]:
        return (Refuse(),)

    def counter(self, g: CrescentState) -> Sequence[Action]:
        return [Counter(price) for price in range(g.coins[self.buyer] + 1) if price != self.price]

    def public(self) -> tuple[Any, ...]:
        return (self.seat, self.buyer, self.terms, self.price)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Accept):
            close(g, self.buyer, self.seat, self.terms, self.price)
        elif isinstance(action, Counter):
            g.log(events.CounterOffered, self.seat, action.price)
            g.then(LastWord(self.buyer, self.seat, self.terms, action.price, self.refused))
        else:
            refuse(g, self.seat, self.buyer, self.terms[0], self.refused)


class LastWord(Ask):
    """CM-12.3: the proposer accepts or refuses the counter-price."""

    counterpart: Annotated[int, Word("seat")]
    terms: Terms
    price: int
    refused: int

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.accept, self.refuse)

    def accept(self, g: CrescentState) -> Sequence[Action]:
        return (Accept(),)

    def refuse(self, g: CrescentState) -> Sequence[Action]:
        return (Refuse(),)

    def public(self) -> tuple[Any, ...]:
        return (self.seat, self.counterpart, self.terms, self.price)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Accept):
            close(g, self.seat, self.counterpart, self.terms, self.price)
        else:
            refuse(g, self.seat, self.seat, self.terms[0], self.refused)


def close(g: CrescentState, buyer: int, counterpart: int, terms: Terms, price: int) -> None:
    """CM-12.2, CM-12.3: the price is paid and the action carried out at once."""
    kind, thing, units = terms
    g.coins[buyer] -= price
    g.coins[counterpart] += price
    g.log(events.Agreed, buyer, counterpart, price)
    CLOSE[kind](g, buyer, counterpart, thing, units, price)


def refuse(g: CrescentState, who: int, buyer: int, kind: int, refused: int) -> None:
    """CM-12.3: no agreement; the buyer chooses again and may not propose this kind in the same turn."""
    from hvozd.games.crescent.turn import ChooseAction

    g.log(events.Refused, who)
    g.then(ChooseAction(buyer, refused | 1 << kind))
