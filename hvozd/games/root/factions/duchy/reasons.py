"""The reasons that only the Duchy has."""

from hvozd.games.root.rules.ministers import Minister
from hvozd.games.root.words import Place, Suit
from hvozd.kit.reasons import Reason


class TunnelLeft(Reason):
    """A tunnel is only lifted when none is left."""


class NoTunnelToLift(Reason):
    """No tunnel lies there."""

    place: Place


class TunnelNeeded(Reason):
    """None is left: one has to be lifted first."""


class TooFewBelow(Reason):
    """So many cannot follow from the Burrow."""

    have: int
    most: int


class NotSwayed(Reason):
    """The minister does not sit in the parliament."""

    minister: Minister


class HasActed(Reason):
    """The minister has acted this turn."""

    minister: Minister


class SwayedAlready(Reason):
    """The minister sits there already."""

    minister: Minister


class NoCrown(Reason):
    """No crown of the minister's rank is left."""

    minister: Minister


class OtherNumber(Reason):
    """The minister wants another number of cards."""

    minister: Minister
    cards: int


class TooFewPlaces(Reason):
    """Each card needs a clearing of its suit with a piece of the Duchy."""

    suit: Suit
    places: int


class MixedSuits(Reason):
    """All cards must be of one suit."""


KINDS = (
    TunnelLeft, NoTunnelToLift, TunnelNeeded, TooFewBelow, NotSwayed, HasActed, SwayedAlready, NoCrown, OtherNumber,
    TooFewPlaces, MixedSuits,
)  # fmt: skip
