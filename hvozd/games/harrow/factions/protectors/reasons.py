"""The reasons that only the Protectors have."""

from hvozd.games.harrow.words import HexF
from hvozd.kit.reasons import Reason


class NoPathLeft(Reason):
    """No path token is left to place."""


class PathTooFar(Reason):
    """The hex is outside the range of the legend."""

    hex: HexF


class NoPathThere(Reason):
    """No path token lies there."""

    hex: HexF


class NoTownsfolk(Reason):
    """No townsfolk there that somebody escorts."""

    hex: HexF


KINDS = (NoPathLeft, PathTooFar, NoPathThere, NoTownsfolk)
