"""What people at a table have agreed upon, or are about to, as its events tell it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from hvozd.web.store import TableEvent

PACES: dict[str, float] = {"none": 0.0, "live": 600.0, "hours": 12 * 3600.0, "days": 3 * 86400.0}
"""How long one may think, in seconds; 0: as long as one likes."""
PATIENT = 3 * 86400.0
"""After so many seconds others may act where no pace was agreed upon."""


class Proposal(msgspec.Struct, frozen=True, order=True):
    """What is proposed: a seat to an `agent` of a level, or `free` for somebody else; to go `back` to so many actions; to
    `close` the table."""

    what: str
    of: int = 0
    level: str = ""

    @property
    def text(self) -> str:
        return f"{self.what} {self.of} {self.level}".strip()

    @classmethod
    def read(cls, text: str) -> "Proposal":
        what, of, *level = text.split(" ")
        return cls(what, int(of), "".join(level))


class Agreed(msgspec.Struct, frozen=True):
    pace: str = "none"
    votes: Mapping[Proposal, frozenset[int]] = MappingProxyType({})
    """Who is for what, by seat."""
    closed: bool = False
    rematch: str = ""
    """The table at which the same people play once more."""
    lesson: str = ""
    """The lesson that is given here."""
    taught: bool = False
    """A lesson was given here, even if the learner left it: the game is no game for history and ratings."""

    def after(self, event: TableEvent) -> "Agreed":
        change = msgspec.structs.replace
        if event.kind == "clock":
            return change(self, pace=event.action)
        if event.kind == "vote":
            proposal = Proposal.read(event.action)
            return change(self, votes={**self.votes, proposal: self.votes.get(proposal, frozenset()) | {event.seat}})
        if event.kind == "close":
            return change(self, closed=True, votes={})
        if event.kind == "rematch":
            return change(self, rematch=event.action)
        if event.kind == "lesson":
            return change(self, lesson=event.action, taught=True)
        if event.kind in ("action", "undo", "back"):
            return self._without(lambda one: one.what == "back")
        if event.kind in ("seat", "leave", "agent"):
            return self._without(lambda one: one.what in ("agent", "free") and one.of == event.seat)
        return self

    def _without(self, gone: Callable[[Proposal], bool]) -> "Agreed":
        """Without proposals that make no sense any more."""
        left = {one: seats for one, seats in self.votes.items() if not gone(one)}
        return self if len(left) == len(self.votes) else msgspec.structs.replace(self, votes=left)

    def deadline(self, since: float) -> float:
        """Until when one who is asked since then should have answered."""
        return since + (PACES[self.pace] or PATIENT)
