"""The ministers that may be swayed, by name, and what the journal tells of it."""

from typing import Annotated, TypeAlias

from hvozd.core import Event, Word
from hvozd.games.root.words import Seat

CITADEL, MARKET, TUNNEL = range(3)


BUILDINGS = (CITADEL, MARKET)


BURROW = 0


MINISTERS = (
    *("foremole", "captain", "marshal"),
    *("brigadier", "banker", "mayor"),
    *("duchess_of_mud", "baron_of_dirt", "earl_of_stone"),
)
Minister: TypeAlias = Annotated[int, Word("minister")]


class MinisterSwayed(Event):
    seat: Seat
    minister: Minister


KINDS = (MinisterSwayed,)
