"""The reasons that only the Alliance has."""

from hvozd.games.root.words import Card, Piece, Place, Suit
from hvozd.kit.reasons import Reason


class NoSupporter(Reason):
    """The card is not among the supporters."""

    card: Card


class OtherPrice(Reason):
    """It takes another number of supporters there."""

    place: Place
    supporters: int


class BaseOnMap(Reason):
    """The base of the suit stands on the map already."""

    base: Piece


class NotBesideSympathy(Reason):
    """No sympathetic clearing is adjacent."""

    place: Place


class NoBaseOfSuit(Reason):
    """No base of the card's suit is on the map."""

    suit: Suit


class NoBaseThere(Reason):
    """No base stands in the clearing."""

    place: Place


KINDS = (NoSupporter, OtherPrice, BaseOnMap, NotBesideSympathy, NoBaseOfSuit, NoBaseThere)
