"""What a character may change in the shared rules: hooks with neutral defaults. One file a character; a seat is its place."""

from collections.abc import Sequence
from typing import ClassVar

from hvozd.core import Offer, Step
from hvozd.games.crescent.pieces import open_hexes
from hvozd.games.crescent.state import NOBODY, CrescentState


class Character:
    """The neutral character: every hook says nothing special."""

    name: ClassVar[str]
    seat: ClassVar[int]

    brokers: ClassVar[bool] = False
    """CM-14.2: meddles, is entangled, tips the scales and makes deals around the own influence tokens."""
    hires_out: ClassVar[bool] = False
    """CM-14.5: others take over its mercenaries on agreed terms."""
    keeps_bazaar: ClassVar[bool] = False
    """CM-7.9.3: sells the cards of the second market and takes one for free."""
    retreats_to_reserve: ClassVar[bool] = False
    """CM-10.12: mercenaries that retreat go to the reserves card."""

    def unique(self, g: CrescentState) -> Sequence[Offer]:
        """A-64: the actions that nobody else has."""
        return ()

    def start_hand(self, g: CrescentState) -> tuple[int, ...]:
        """CM-3.7: the cards it begins with."""
        return ()

    def last_piece(self, g: CrescentState) -> Step | None:
        """CM-3.3: what it still places after all other starting pieces."""
        return None

    def opening(self, g: CrescentState) -> Step | None:
        """CM-3.10: what it does before the first year."""
        return None

    def extra_income(self, g: CrescentState) -> int:
        """CM-5.5: what it earns besides the hexes it controls."""
        return 0

    def recruiting_grounds(self, g: CrescentState) -> list[int]:
        """CM-7.6.2: where its recruits may be placed."""
        return open_hexes(g, self.seat)


CHARACTERS: list[Character] = []
"""In turn order (CM-2.10); filled by the package `characters`."""


def holder(g: CrescentState, role: str) -> int:
    """The seat whose character has this role, or NOBODY when it is not in the game."""
    for seat in range(g.seats):
        if getattr(CHARACTERS[seat], role):
            return seat
    return NOBODY
