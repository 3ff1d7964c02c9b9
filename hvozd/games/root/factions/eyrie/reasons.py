"""The reasons that only the Eyrie have."""

from hvozd.games.root.factions.eyrie.decree import Leader, Order
from hvozd.games.root.words import Card, Suit
from hvozd.kit.reasons import Reason


class SecondBird(Reason):
    """Only one of the cards added in a turn may be a bird."""

    card: Card


class OtherColumn(Reason):
    """The Decree is at another column."""

    column: Order


class NoSuchOrder(Reason):
    """The column under way holds no unresolved card of the suit."""

    column: Order
    suit: Suit


class StillPossible(Reason):
    """A card that can be carried out must be."""

    suit: Suit


class LeaderDown(Reason):
    """The leader lies face down."""

    leader: Leader


KINDS = (SecondBird, OtherColumn, NoSuchOrder, StillPossible, LeaderDown)
