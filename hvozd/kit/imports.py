"""Games read from other notations: who played, and an arbiter's report of where the table or its writer erred."""

from collections.abc import Mapping
from typing import NamedTuple


class Slip(NamedTuple):
    """Something is wrong in a line; the game tells it by its message `slip-<kind>`."""

    line: int
    action: str
    """As it was written."""
    kind: str
    values: Mapping[str, str | int] = {}
    rule: str = ""
    """The ledger id of the rule that says so; none where only the writing is wrong."""


class Report(NamedTuple):
    """What was read of a game."""

    seats: tuple[str, ...]
    """The rulebook's name of each seat."""
    turns: int
    slips: tuple[Slip, ...]
