"""Why an action is refused: the reasons of this game."""

from hvozd.games.defenders.rules.events import Card, Edge, Hex, Item, Player
from hvozd.kit.reasons import Reason


class NoPoints(Reason):
    """All points of the turn are spent."""


class PointsLeft(Reason):
    """A team-up is for a turn whose points are spent."""

    points: int


class NotInHand(Reason):
    """The card is elsewhere."""

    card: Card


class OtherHabitat(Reason):
    """The card does not show the habitat of the active defender."""

    card: Card
    active: Card


class OtherFaction(Reason):
    """The card belongs to the other faction."""

    card: Card


class StandsThere(Reason):
    """The organizer is there already."""

    hex: Hex


class TheCore(Reason):
    """Nobody enters the core."""

    hex: Hex


class WallBetween(Reason):
    """A wall without a breach stands between the two."""

    hex: Hex
    edge: Edge


class EngineBetween(WallBetween):
    """An engine stands between the two."""


class NoCorridor(Reason):
    """The hex is not adjacent, and no corridor leads there."""

    hex: Hex


class TooLittleSupport(Reason):
    """A camp is built at the maximum of support."""

    have: int
    support: int


class CampThere(Reason):
    """There already is a camp."""

    hex: Hex


class NotHome(Reason):
    """Neither the home habitat nor a rewilded factory."""

    hex: Hex


class NoCampsLeft(Reason):
    """All camps are built."""


class NoOwnCamp(Reason):
    """No camp that may be regrouped to."""

    hex: Hex


class NoCamp(Reason):
    """No camp in the organizer's hex."""

    hex: Hex


class CampUnderFactory(Reason):
    """A factory covers the camp."""

    hex: Hex


class NoPollution(Reason):
    """Nothing to clear."""

    hex: Hex


class NoDamage(Reason):
    """Nothing to heal."""


class NoMech(Reason):
    """No mech there."""

    hex: Hex


class TooFarToHit(Reason):
    """Only a mech of the own hex is reached."""

    hex: Hex


class NoMarkers(Reason):
    """No breach marker is left."""


class NotThisHex(Reason):
    """The edge does not belong to the organizer's hex."""

    edge: Edge


class NoWall(Reason):
    """No wall stands there, or it is breached."""

    edge: Edge


class NoFactory(Reason):
    """No factory to rewild."""

    hex: Hex


class PollutionThere(Reason):
    """A factory with pollution is not rewilded."""

    hex: Hex


class MechThere(Reason):
    """A factory with a mech is not rewilded."""

    hex: Hex


class HasItem(Reason):
    """The item is gained already."""

    item: Item


class NoItem(Reason):
    """The item is not gained, or used."""

    item: Item


class ResolvedAlready(Reason):
    """No reveal ability of the player waits."""

    player: Player


class HasCards(Reason):
    """A faction with a card in hand leads its turn with it."""

    player: Player


class OtherHandSize(Reason):
    """So many cards are dealt together."""

    cards: int


class NotHomeAtBorder(Reason):
    """The starting camp goes on a home hex of the outermost ring that has one."""

    hex: Hex


class OthersOrganizer(Reason):
    """The organizer belongs to another faction."""


KINDS = (
    NoPoints, PointsLeft, NotInHand, OtherHabitat, OtherFaction, StandsThere, TheCore, WallBetween, EngineBetween, NoCorridor,
    TooLittleSupport, CampThere, NotHome, NoCampsLeft, NoOwnCamp, NoCamp, CampUnderFactory, NoPollution, NoDamage, NoMech,
    TooFarToHit, NoMarkers, NotThisHex, NoWall, NoFactory, PollutionThere, MechThere, HasItem, NoItem, ResolvedAlready, HasCards,
    OtherHandSize, NotHomeAtBorder, OthersOrganizer,
)  # fmt: skip
