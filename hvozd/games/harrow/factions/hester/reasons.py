"""The reasons that only Hester has."""

from hvozd.games.harrow.words import CubeF, HexF
from hvozd.kit.reasons import Reason


class NotFromTip(Reason):
    """A root goes on from the tip of the last one."""

    hex: HexF


class NotAtEdge(Reason):
    """The first root comes in at the edge."""

    hex: HexF


class RootTouches(Reason):
    """A root of this or the previous turn touches the hex."""

    hex: HexF


class NoFlame(Reason):
    """No free flame is left for this action."""


class NotActive(Reason):
    """The card does not lie active before her."""


class UsedThisTurn(Reason):
    """Each active card once a turn."""


class OtherPlace(Reason):
    """The card lies down on another place."""

    place: int


class NoCube(Reason):
    """No such cube on the battleground."""

    cube: CubeF


KINDS = (NotFromTip, NotAtEdge, RootTouches, NoFlame, NotActive, UsedThisTurn, OtherPlace, NoCube)
