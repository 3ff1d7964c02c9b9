"""Why an action is refused: the reasons that the factions share."""

from hvozd.games.harrow.words import FactionF, HexF, JarF, PieceF, TileF
from hvozd.kit.reasons import Reason

# -- hexes and units -----------------------------------------------------------------------------------------------


class Burning(Reason):
    """Flames keep units off the hex."""

    hex: HexF


class TownsfolkThere(Reason):
    """These units share no hex with townsfolk."""

    hex: HexF


class BuildingThere(Reason):
    """These units share no hex with a building."""

    hex: HexF


class StrangersThere(Reason):
    """Units of another colour stand there."""

    hex: HexF


class NoRoom(Reason):
    """At most four units to a hex."""

    hex: HexF
    room: int


class NotAdjacent(Reason):
    """The hexes do not touch."""

    origin: HexF
    target: HexF


class TooFewUnits(Reason):
    """There are not so many own units that can move."""

    hex: HexF
    haints: int
    infected: int


class NoLegendThere(Reason):
    """The legend is not there, or it is pinned."""

    hex: HexF


class NobodyGoes(Reason):
    """A group has at least one unit."""


class OnlyLegend(Reason):
    """Only the legend may go now."""


class NoDollThere(Reason):
    """There is no doll to take along, or the target has one."""

    origin: HexF
    target: HexF


class NotThere(Reason):
    """The piece is not on the hex, or it cannot move."""

    piece: PieceF
    hex: HexF


class NoUnitsThere(Reason):
    """No own units on the hex."""

    hex: HexF


# -- abilities -----------------------------------------------------------------------------------------------------


class TooFewAdvances(Reason):
    """Entering the hex costs more than is left."""

    hex: HexF
    cost: int
    left: int


class NotForFree(Reason):
    """A free step enters a hex that costs nothing."""

    hex: HexF
    cost: int


class NotSpawnedThere(Reason):
    """Haints come to the home hex or to a legend."""

    hex: HexF


class TooFewSpawns(Reason):
    """So many Spawns are not left."""

    left: int


class TooFewStrengthens(Reason):
    """So many Strengthens are not left."""

    left: int


class SupplyShort(Reason):
    """The supply holds fewer."""

    supply: int


class NoSuchNail(Reason):
    """No such nail is under an own unit."""


# -- the turn ------------------------------------------------------------------------------------------------------


class JarUsed(Reason):
    """The jar lies face down."""

    jar: JarF


class NotAttackedYet(Reason):
    """Attacking again needs an attack in this round."""


class OtherTile(Reason):
    """The tile does not lie open beside the flipped jar."""

    tile: TileF


class DoneAlready(Reason):
    """This part of the jar's action is done."""


class OutOfRange(Reason):
    """The target is farther than the range."""

    target: HexF
    distance: int
    range: int


class NoFoeThere(Reason):
    """The foe has nothing there that can be attacked."""

    faction: FactionF
    hex: HexF


class NotYourFoe(Reason):
    """Nobody attacks the own faction."""

    faction: FactionF


class CardPlayed(Reason):
    """One card a turn."""


class NotHeld(Reason):
    """The card is not in hand."""


class OthersCard(Reason):
    """The cards belong to another faction."""

    faction: FactionF


KINDS = (
    Burning, TownsfolkThere, BuildingThere, StrangersThere, NoRoom, NotAdjacent, TooFewUnits, NoLegendThere, NobodyGoes,
    OnlyLegend, NoDollThere, NotThere, NoUnitsThere, TooFewAdvances, NotForFree, NotSpawnedThere, TooFewSpawns,
    TooFewStrengthens, SupplyShort, NoSuchNail, JarUsed, NotAttackedYet, OtherTile, DoneAlready, OutOfRange, NoFoeThere,
    NotYourFoe, CardPlayed, NotHeld, OthersCard,
)  # fmt: skip
