"""Standing orders: in which ANYTIME windows a seat wants to be asked (CM-19.3)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Product, Word
from hvozd.games.crescent import events
from hvozd.games.crescent.state import ORDERS, CrescentState


class Pass(Action):
    form = "pass"

    def do(self, g: CrescentState, seat: int) -> None:
        pass


class PassOn(Action):
    """CM-19.3: do not ask me again before my next action."""

    form = "pass until my action"

    def do(self, g: CrescentState, seat: int) -> None:
        g.silent[seat] = 1


class AskMe(Action):
    """CM-19.3: from now on ask me only in these windows. The order is public, so it tells nothing that is hidden."""

    form = "ask me {order}"
    order: Annotated[int, Word("order")]

    def do(self, g: CrescentState, seat: int) -> None:
        g.orders[seat] = self.order
        g.log(events.OrderGiven, seat, self.order)


def other_orders(g: CrescentState, seat: int) -> Sequence[Action]:
    """CM-19.3: the standing orders the seat could give now."""
    return Product(AskMe, [order for order in range(len(ORDERS)) if order != g.orders[seat]])
