"""Services that one faction sells to others, whoever sells and buys them."""

from typing import Annotated, TypeAlias

from hvozd.core import Event, Word
from hvozd.games.root.components import MAP_CLEARINGS
from hvozd.games.root.rules.pieces import set_rule
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Seat

POSTS = (0, 1, 2)
"""The trade post of each suit is the kind with the suit's number."""


HAND_CARD, RIVERBOATS, MERCENARIES = range(3)


SERVICES = ("hand_card", "riverboats", "mercenaries")


Service: TypeAlias = Annotated[int, Word("service")]


class OwnPayment(Event):
    seat: Seat
    warriors: int


class ServiceBought(Event):
    buyer: Seat
    service: Service
    price: int


def hire(g: RootState, lender: int, hirer: int) -> None:
    """RB-9.2.3.III: from now on the hirer treats the lender's warriors as own."""
    g.hirer, g.lender = hirer, lender
    for clearing in MAP_CLEARINGS:
        set_rule(g, clearing)


KINDS = (OwnPayment, ServiceBought)
