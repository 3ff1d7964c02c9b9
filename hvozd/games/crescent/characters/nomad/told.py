"""The journal's lines about the Nomad's contracts."""

from hvozd.core import Event
from hvozd.games.crescent.rules import events


class HireProposed(Event):
    seat: events.Seat
    other: events.Seat
    units: int
    price: int


class BribeProposed(Event):
    seat: events.Seat
    other: events.Seat
    hex: events.Hex
    units: int
    price: int


class HiredOut(Event):
    seat: events.Seat
    other: events.Seat
    units: int


class Bribed(Event):
    seat: events.Seat
    other: events.Seat
    hex: events.Hex
    units: int


class HireStands(Event):
    seat: events.Seat
    customer: events.Customer
    units: int
    price: int
    stands: bool
    """No: it was taken back."""


class BribeStands(Event):
    seat: events.Seat
    customer: events.Customer
    hex: events.Hex
    units: int
    price: int
    stands: bool


KINDS = (HireProposed, BribeProposed, HiredOut, Bribed, HireStands, BribeStands)
