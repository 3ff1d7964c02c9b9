"""The reasons that only the Fair Folk have."""

from hvozd.games.harrow.words import HexF, OfferF
from hvozd.kit.reasons import Reason


class NestUsed(Reason):
    """One nest a turn."""


class NoNestLeft(Reason):
    """All nests are on the map."""


class NotPrepared(Reason):
    """The offer is not prepared."""

    offer: OfferF


class Occupied(Reason):
    """Units stand there."""

    hex: HexF


class NestThere(Reason):
    """There already is a nest."""

    hex: HexF


class NoNestThere(Reason):
    """No nest lies there."""

    hex: HexF


class QuestDoneAlready(Reason):
    """One quest a turn."""


class NotFulfilled(Reason):
    """No four nests fulfil the quest."""


class TooDear(Reason):
    """The card costs more search cubes than lie on the battleground."""

    cost: int
    have: int


KINDS = (NestUsed, NoNestLeft, NotPrepared, Occupied, NestThere, NoNestThere, QuestDoneAlready, NotFulfilled, TooDear)
