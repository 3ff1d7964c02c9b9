"""The reason of the Sultan's market."""

from hvozd.games.crescent.rules.events import CardName
from hvozd.kit.reasons import Reason


class NotInBazaar(Reason):
    """The card does not lie in the market of the Sultan."""

    card: CardName


KINDS = (NotInBazaar,)
