"""What a character may change in the shared rules: hooks with neutral defaults. One folder a character; a seat is its place.

Where several characters could answer, they are asked in turn order; only proposals begin with the last one.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

import msgspec

from hvozd.core import Action, Offer, Step
from hvozd.games.crescent.state import NOBODY, CrescentState

Terms: TypeAlias = tuple[int, int, int, int]
"""Of an agreement: its kind (a small number that no other character uses), hex or card (or -1), units, price."""


class Look(msgspec.Struct, frozen=True):
    """How a character is drawn. Its colour in the browser is set by the class `cm-<name>` in its `look.css`."""

    outline: str = "M-13 13V-13H13V13z"
    """The silhouette of its figures, around the origin, told apart without colour."""
    face: str = ""
    """Lines drawn over it."""
    colour: str = "white"
    """Of its pieces in a terminal."""


class Mind(msgspec.Struct, frozen=True):
    """What a character tells agents about the actions that it brings."""

    first: Mapping[type[Action], float] = {}
    """What an option is worth at first sight."""
    closer: Mapping[type[Action], Callable[[CrescentState, Any], float]] = {}
    """What a closer look adds to that."""
    settled: Mapping[type[Step], Callable[[CrescentState, Any], Action]] = {}
    """By question: what settles it, at once and while looking ahead."""


class Character:
    """The neutral character: every hook says nothing special."""

    name: ClassVar[str]
    seat: ClassVar[int]

    hires_out: ClassVar[bool] = False
    """CM-7.7.1, CM-14.5: while it plays, mercenaries come from it and not from the general supply."""
    keeps_bazaar: ClassVar[bool] = False
    """CM-7.9.3: the second market is its own."""
    retreats_to_reserve: ClassVar[bool] = False
    """CM-10.12: mercenaries that retreat go to the reserves card."""

    # -- before the first year ------------------------------------------------------------------------------------------------

    def start_hand(self, g: CrescentState) -> tuple[int, ...]:
        """CM-3.7: the cards it begins with."""
        return ()

    def last_piece(self, g: CrescentState) -> Step | None:
        """CM-3.3: what it still places after all other starting pieces."""
        return None

    def opening(self, g: CrescentState) -> Step | None:
        """CM-3.10: what it does before the first year."""
        return None

    def opening_asks(self) -> tuple[type[Step], ...]:
        """CM-3.10: the kinds of questions to which its opening leads."""
        return ()

    # -- the year -------------------------------------------------------------------------------------------------------------

    def extra_income(self, g: CrescentState) -> int:
        """CM-5.5: what it earns besides the hexes it controls."""
        return 0

    def unique(self, g: CrescentState) -> Sequence[Offer]:
        """A-64: the actions that nobody else has."""
        return ()

    def recruits_in(self, g: CrescentState, h: int) -> bool:
        """CM-7.6.2: whether its recruits may be placed in a hex that no other player controls: where it is present."""
        return bool(g.presence[h] >> self.seat & 1)

    def own_goods(self, g: CrescentState) -> Sequence[Action]:
        """CM-7.9.3: the cards that it alone may take while it buys."""
        return ()

    # -- agreements (CM-12) ---------------------------------------------------------------------------------------------------

    sells: ClassVar[bool] = False
    """CM-12.1: others agree with it on a price for what it has; so it may let offers of its own stand."""

    def proposals(self, g: CrescentState, buyer: int, closed: tuple[Terms, ...]) -> Sequence[Offer]:
        """CM-12.1, CM-12.3: the terms on which it and a buyer could agree, without those that are closed. Asked of every
        character, also of one that does not play."""
        return ()

    def standing(self, g: CrescentState) -> Sequence[Offer]:
        """CM-12.3: the offers that it may let stand."""
        return ()

    def withdrawable(self, g: CrescentState) -> Sequence[Action]:
        """CM-12.3: the offers of its own that it may take back."""
        return ()

    def on_offer(self, g: CrescentState, buyer: int) -> Sequence[Action]:
        """CM-12.3: those of its standing offers that a buyer can take now."""
        return ()

    def named(self, g: CrescentState, terms: Terms) -> tuple[str, str]:
        """The card and the hex of terms of its own, by name; empty where they have none."""
        return "", ""

    def agreed(self, g: CrescentState, buyer: int, terms: Terms) -> None:
        """CM-12.3: carry out what it has agreed on with a buyer; the price is paid."""

    # -- conflicts of others (CM-14.2) ----------------------------------------------------------------------------------------

    def meddles(self, g: CrescentState, h: int) -> bool:
        """CM-14.2.3: whether it may select cards in a combat of others there."""
        return False

    def is_entangled(self, g: CrescentState, h: int) -> bool:
        """CM-14.2.2: whether it takes part in a contest there without being present."""
        return False

    def breaks_ties(self, g: CrescentState, h: int) -> bool:
        """CM-14.2.1: whether it decides a tie there."""
        return False

    def before_selection(self, g: CrescentState) -> Sequence[Step]:
        """CM-14.2.4: what comes before cards are selected in any conflict."""
        return ()

    def conflict_asks(self) -> tuple[type[Step], ...]:
        """CM-14.2.4: the kinds of questions to which that leads."""
        return ()

    def conflict_won(self, g: CrescentState) -> None:
        """CM-14.2.4: a conflict has its winner."""

    # -- what people and agents need to know of it ----------------------------------------------------------------------------

    tour: ClassVar[tuple[str, ...]] = ()
    """A guided first turn; nobody has one yet."""

    def look(self) -> Look:
        return Look()

    def mind(self) -> Mind:
        return Mind()


CHARACTERS: list[Character] = []
"""In turn order (CM-2.10); filled by the package `characters`."""


def hired_out(g: CrescentState) -> bool:
    """CM-7.7.1: a character in this game hires out."""
    return any(CHARACTERS[seat].hires_out for seat in range(g.seats))


def entangled(g: CrescentState, h: int, acting: int) -> list[int]:
    """CM-7.2.2, CM-14.2.2: everybody who takes part in a contest there without being present."""
    return [seat for seat in range(g.seats) if seat != acting and CHARACTERS[seat].is_entangled(g, h)]


def tie_breaker(g: CrescentState, h: int) -> int:
    """CM-14.2.1, A-37: who decides a tie there, or NOBODY."""
    return next((seat for seat in range(g.seats) if CHARACTERS[seat].breaks_ties(g, h)), NOBODY)


def before_selection(g: CrescentState) -> list[Step]:
    return [step for seat in range(g.seats) for step in CHARACTERS[seat].before_selection(g)]


def conflict_won(g: CrescentState) -> None:
    for seat in range(g.seats):
        CHARACTERS[seat].conflict_won(g)
