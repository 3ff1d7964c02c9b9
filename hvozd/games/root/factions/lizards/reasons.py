"""The reasons that only the Lizard Cult has."""

from hvozd.games.root.words import Card, Piece, Place, Seat, Suit
from hvozd.kit.reasons import Reason


class NoRitualForBirds(Reason):
    """Birds are not wild in rituals."""

    card: Card


class SuitScored(Reason):
    """The suit was scored this turn."""

    suit: Suit


class NoGarden(Reason):
    """No garden of the suit is on the map."""

    suit: Suit


class GardenOnMap(Reason):
    """With a garden on the map the ritual scores."""

    suit: Suit


class NotOutcast(Reason):
    """Conspiracies work in clearings of the Outcast suit."""

    place: Place
    suit: Suit


class TooFewAcolytes(Reason):
    """The conspiracy costs more acolytes than there are."""

    have: int
    acolytes: int


class NoWarriorOf(Reason):
    """The player has no warrior there."""

    player: Seat
    place: Place


class NoBuildingOf(Reason):
    """The building does not stand there."""

    building: Piece
    place: Place


KINDS = (NoRitualForBirds, SuitScored, NoGarden, GardenOnMap, NotOutcast, TooFewAcolytes, NoWarriorOf, NoBuildingOf)
