"""Free words in the own turn: in which windows a seat wants to be asked, and promises that bind nobody (CM-12.1, CM-19.3)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Product, Word
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.state import ORDERS, PROMISES, CrescentState


class Pass(Action):
    form = "pass"

    def do(self, g: CrescentState, seat: int) -> None:
        pass


class PassOn(Action):
    """CM-19.3: do not ask me again before my next action."""

    form = "pass until my action"

    def do(self, g: CrescentState, seat: int) -> None:
        g.silent[seat] = 1


class FreeWord(Action):
    """What the acting player may say before the action; it takes no action, and there is a bound to it."""


class AskMe(FreeWord):
    """CM-19.3: from now on ask me only in these windows. The order is public, so it tells nothing that is hidden."""

    form = "ask me {order}"
    order: Annotated[int, Word("order")]

    def do(self, g: CrescentState, seat: int) -> None:
        g.orders[seat] = self.order
        g.log(events.OrderGiven, seat, self.order)


class AskForOffers(FreeWord):
    """CM-12.3, CM-19.3: whether a seller is asked for offers before the actions of others; public as well."""

    form = "ask me for offers {wished}"
    wished: bool

    def do(self, g: CrescentState, seat: int) -> None:
        g.dealing[seat] = int(self.wished)
        g.log(events.DealingWished, seat, self.wished)


class GivePromise(FreeWord):
    """CM-12.1, CM-12.4: remembered beside the character, never enforced; nothing: it is taken back."""

    form = "promise {other} {promise}"
    other: Annotated[int, Word("seat")]
    promise: Annotated[int, Word("promise")]

    def do(self, g: CrescentState, seat: int) -> None:
        kept = tuple(one for one in g.promises if one[:2] != (seat, self.other))
        g.promises = (*kept, (seat, self.other, self.promise, g.year)) if self.promise else kept
        g.log(events.PromiseMade, seat, self.other, self.promise)


def other_orders(g: CrescentState, seat: int) -> Sequence[Action]:
    """CM-19.3: the standing orders the seat could give now."""
    return Product(AskMe, [order for order in range(len(ORDERS)) if order != g.orders[seat]])


def offer_wishes(g: CrescentState, seat: int) -> Sequence[Action]:
    return (AskForOffers(not g.dealing[seat]),) if CHARACTERS[seat].sells else ()


def promises(g: CrescentState, seat: int) -> Sequence[Action]:
    """CM-12.1: to each of the others any promise but the one that is given already."""
    given = {other: promise for who, other, promise, _ in g.promises if who == seat}
    others = [other for other in range(g.seats) if other != seat]
    return [GivePromise(other, p) for other in others for p in range(len(PROMISES)) if p != given.get(other, 0)]


KINDS = (Pass, PassOn, AskMe, AskForOffers, GivePromise)
