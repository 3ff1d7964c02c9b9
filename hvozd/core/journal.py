"""What happened, told to people: typed events, each with the seats that may read it."""

from collections.abc import Iterator
from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True)
class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened, `BattleRolled(attacker=0, hits=(2, 1))`. Fields are primitive and public to its readers."""


class Entry(msgspec.Struct, frozen=True):
    """One journal line: who may read `event`; everybody else reads `instead` (or nothing)."""

    number: int
    event: Event
    seats: tuple[int, ...] | None = None
    instead: Event | None = None

    def read_by(self, seat: int | None) -> Event | None:
        return self.event if self.seats is None or seat in self.seats else self.instead


class Journal:
    """The list of entries, and the random outcomes for the record. A simulation has none of it (`state.journal is None`)."""

    __slots__ = ("entries", "outcomes")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.outcomes: list[int] = []

    def clone(self) -> "Journal":
        new = Journal()
        new.entries = self.entries.copy()
        new.outcomes = self.outcomes.copy()
        return new

    def for_seat(self, seat: int | None, since: int = 0) -> Iterator[Event]:
        """The events that a seat (None: a spectator) may read, from entry `since` on."""
        for entry in self.entries[since:]:
            if (event := entry.read_by(seat)) is not None:
                yield event
