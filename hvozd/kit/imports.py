"""Games read from other notations: who played, and an arbiter's report of where the table or its writer erred."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from hvozd.core import State
from hvozd.core.record import Record


class Slip(NamedTuple):
    """Something is wrong in a line; the game tells it by its message `slip-<kind>`."""

    line: int
    action: str
    """As it was written."""
    kind: str
    values: Mapping[str, str | int] = {}
    rule: str = ""
    """The ledger id of the rule that says so; none where only the writing is wrong."""
    reason: Any = None
    """The `hvozd.kit.reasons.Reason` that forbids it, where there is one: it tells the fact."""


class Retelling(NamedTuple):
    """A game followed on our board."""

    record: Record
    state: State
    ways: Sequence[tuple[str, str]]
    """Of each turn: whose it was, and how it came about: `followed` by legal play; `imagined`, the same after hidden cards were
    laid otherwise; `written`, at least in part by a written step."""
    slips: Sequence[Slip]
    """What could not be followed."""


class Report(NamedTuple):
    """What was read of a game."""

    seats: tuple[str, ...]
    """The rulebook's name of each seat."""
    turns: int
    slips: tuple[Slip, ...]
    follow: Callable[[], Retelling] | None = None
    """Plays it on our board, where the game can do that."""
