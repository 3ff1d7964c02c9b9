"""Why an action is refused: the reasons of this game."""

from hvozd.games.crescent.rules.events import CardName, Hex, Market, Seat, Structure
from hvozd.kit.reasons import Reason


class NotYours(Reason):
    """Another character's action."""

    player: Seat


class NoneOfYours(Reason):
    """The character's table does not have the action."""


class StillPossible(Reason):
    """Who can act must act."""


class NotInHand(Reason):
    """The card is elsewhere."""

    card: CardName


class NoKeyword(Reason):
    """The card lacks the keyword that is needed."""

    card: CardName


class StrategyCard(Reason):
    """The strategy card is never discarded."""

    card: CardName


class NoTokens(Reason):
    """No influence token in the supply."""


class TokenThere(Reason):
    """An own influence token lies there."""

    hex: Hex


class NoOwnToken(Reason):
    """No own influence token lies there."""

    hex: Hex


class OutOfReach(Reason):
    """Neither present there nor beside."""

    hex: Hex


class NotPresent(Reason):
    """No piece of the seat is there."""

    hex: Hex


class OtherControls(Reason):
    """Another player controls the hex."""

    hex: Hex
    player: Seat


class NobodyControls(Reason):
    """The hex is not another player's."""

    hex: Hex


class NotYourStructure(Reason):
    """The character does not build it."""

    structure: Structure


class NoneLeft(Reason):
    """The supply has none."""

    structure: Structure


class TooDear(Reason):
    """The coins do not suffice."""

    have: int
    price: int


class WallThere(Reason):
    """A fort or castle stands there."""

    hex: Hex


class NoFort(Reason):
    """A castle takes the place of an own fort."""

    hex: Hex


class SettlementThere(Reason):
    """A town or city stands there."""

    hex: Hex


class NoTown(Reason):
    """A city takes the place of a town."""

    hex: Hex


class BuiltThere(Reason):
    """Each structure of an action goes into another hex."""

    hex: Hex


class TooFewUnits(Reason):
    """There are not so many units."""

    hex: Hex
    ordinary: int
    mercenary: int


class NobodyGoes(Reason):
    """At least one unit goes."""


class NotAdjacent(Reason):
    """The hexes do not touch."""

    origin: Hex
    target: Hex


class NoRiver(NotAdjacent):
    """No river lies between the two."""


class NoBoats(Reason):
    """No Boats card in hand."""


class NoGuide(Reason):
    """No Guide card in hand."""


class NothingToSack(Reason):
    """Nobody controls the hex, and no settlement stands there."""

    hex: Hex


class OwnHex(Reason):
    """Nobody assaults an own hex."""

    hex: Hex


class TooFewReserves(Reason):
    """The reserves card does not hold so many units."""

    have: int
    units: int


class TooManyRecruits(Reason):
    """The action allows fewer units."""

    most: int


class NotRecruitedThere(Reason):
    """The character does not recruit there."""

    hex: Hex


class HiredElsewhere(Reason):
    """With this player at the table mercenaries come from that player."""


class NoSuchHire(Reason):
    """The table has no price for so many mercenaries."""

    units: int


class NoUnitsLeft(Reason):
    """The supply has too few units."""

    have: int
    units: int


class NotOnMarket(Reason):
    """The card does not lie there."""

    card: CardName
    market: Market


class MarketUsed(Reason):
    """Each market once in an action."""

    market: Market


class NoSuchOffer(Reason):
    """No such offer stands."""


class EnoughSaid(Reason):
    """As many proposals of the turn were refused as the table allows."""

    proposals: int


KINDS = (
    NotYours, NoneOfYours, StillPossible, NotInHand, NoKeyword, StrategyCard, NoTokens, TokenThere, NoOwnToken, OutOfReach,
    NotPresent, OtherControls, NobodyControls, NotYourStructure, NoneLeft, TooDear, WallThere, NoFort, SettlementThere, NoTown,
    BuiltThere, TooFewUnits, NobodyGoes, NotAdjacent, NoRiver, NoBoats, NoGuide, NothingToSack, OwnHex, TooFewReserves,
    TooManyRecruits, NotRecruitedThere, HiredElsewhere, NoSuchHire, NoUnitsLeft, NotOnMarket, MarketUsed,
    NoSuchOffer, EnoughSaid,
)  # fmt: skip
