"""The reasons that only the Murshid has."""

from hvozd.games.crescent.rules.events import CardName
from hvozd.kit.reasons import Reason


class NotSeen(Reason):
    """The card is not among those looked at."""

    card: CardName


class NotAssociated(Reason):
    """Only cards associated with the Murshid are taken."""

    card: CardName


class OtherNumber(Reason):
    """So many cards are taken, neither more nor fewer."""

    cards: int


KINDS = (NotSeen, NotAssociated, OtherNumber)
