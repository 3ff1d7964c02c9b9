"""The reasons that only the Family has."""

from hvozd.games.harrow.words import HexF, TokenF
from hvozd.kit.reasons import Reason


class NotKept(Reason):
    """The token is not among those drawn and kept."""

    token: TokenF


class NotInFront(Reason):
    """The token is not among those to be put away."""

    token: TokenF


class NoStormThere(Reason):
    """A storm goes to an own unit, or beside the legend."""

    hex: HexF


KINDS = (NotKept, NotInFront, NoStormThere)
