"""The reasons that only the Marquise has."""

from hvozd.games.root.words import Piece, Place
from hvozd.kit.reasons import Reason


class RecruitedAlready(Reason):
    """Once a turn."""


class NoRecruiter(Reason):
    """No recruiter stands where she may place."""


class NoWood(Reason):
    """Not so much wood lies there."""

    place: Place
    have: int


class WoodElsewhere(Reason):
    """The wood is not connected to the site through clearings that she rules."""

    place: Place
    site: Place


class OtherWoodCost(Reason):
    """The building costs another number of wood."""

    building: Piece
    wood: int


KINDS = (RecruitedAlready, NoRecruiter, NoWood, WoodElsewhere, OtherWoodCost)
