"""The reasons that only the Riverfolk have, and those who buy from them."""

from hvozd.games.root.words import Card, Place, Seat, Suit
from hvozd.kit.reasons import Reason


class NoFundOf(Reason):
    """No warrior of that player lies among the funds."""

    player: Seat
    have: int


class TooFewFunds(Reason):
    """The ruler's funds do not suffice."""

    player: Seat
    have: int
    funds: int


class NoSpace(Reason):
    """No empty space of the suit."""

    suit: Suit
    have: int


class NoRiver(Reason):
    """The clearing is not on a river."""

    place: Place


class NobodyRules(Reason):
    """A trade post needs a ruler whose funds pay for it."""

    place: Place


class PostThere(Reason):
    """There already is a trade post."""

    place: Place


class NoPostLeft(Reason):
    """No trade post of the suit is left."""

    suit: Suit


class NotForSale(Reason):
    """The Riverfolk do not hold the card."""

    card: Card


class NoServiceLeft(Reason):
    """One service a turn, and one more for each trade post beside which the buyer has a piece."""

    services: int


class PriceTooHigh(Reason):
    """The buyer has fewer warriors in the supply than the service costs."""

    have: int
    price: int


KINDS = (
    NoFundOf, TooFewFunds, NoSpace, NoRiver, NobodyRules, PostThere, NoPostLeft, NotForSale, NoServiceLeft, PriceTooHigh,
)  # fmt: skip
