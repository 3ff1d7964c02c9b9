"""Acolytes, as the journal tells of them, and the gardens of each suit."""

from hvozd.core import Event
from hvozd.games.root.words import Seat

GARDENS = (0, 1, 2)
"""The garden of each suit is the kind with the suit's number."""


class AcolytesGained(Event):
    seat: Seat
    acolytes: int


class AcolytesSpent(Event):
    seat: Seat
    acolytes: int


KINDS = (AcolytesGained, AcolytesSpent)
