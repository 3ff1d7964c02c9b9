"""Why an action is refused by what all factions share: the reasons."""

from hvozd.games.root.words import Card, Item, Piece, Place, Seat, Suit
from hvozd.kit.reasons import Reason

# -- cards --------------------------------------------------------------------------------------------------------------------


class NotInHand(Reason):
    """The card is elsewhere."""

    card: Card


class OtherSuit(Reason):
    """The card does not serve as the suit that is needed."""

    card: Card
    suit: Suit


class NoBird(Reason):
    """A bird card is needed, and nothing stands in for it."""

    card: Card


class NotCraftable(Reason):
    """Ambush and dominance cards have no cost."""

    card: Card


class ItemGone(Reason):
    """The item of the card is not in the supply."""

    item: Item


class CraftedAlready(Reason):
    """The same effect lies in the play area."""

    card: Card


class NothingToCraftWith(Reason):
    """Not so many crafting pieces there that are still fresh."""

    place: Place
    have: int


class OtherCost(Reason):
    """The pieces named do not pay what the card costs."""

    card: Card
    cost: tuple[Suit, ...]


class AnyCost(Reason):
    """The card costs so many pieces of any suit."""

    card: Card
    pieces: int


class TooFewPoints(Reason):
    """Dominance needs points."""

    have: int
    points: int


class DominanceTwice(Reason):
    """Only one dominance card in a game."""

    card: Card


class NotAvailable(Reason):
    """The card does not lie beside the map."""

    card: Card


class NotDominance(Reason):
    """Only dominance cards are activated."""

    card: Card


class NotAmbush(Reason):
    """Only ambush cards are played there."""

    card: Card


class TooManyCards(Reason):
    """So many of the hand go, down to the limit."""

    limit: int
    cards: int


class NotCrafted(Reason):
    """The card is not in the own play area."""

    card: Card


class UsedAlready(Reason):
    """The card was used this turn."""

    card: Card


# -- places -------------------------------------------------------------------------------------------------------------------


class TooFewWarriors(Reason):
    """There are not so many own warriors."""

    place: Place
    have: int
    wanted: int


class NotAdjacent(Reason):
    """No path joins them for this faction."""

    origin: Place
    target: Place


class RulesNeither(Reason):
    """A move needs the rule of one of its ends."""

    origin: Place
    target: Place


class NotRuled(Reason):
    """The seat does not rule there."""

    place: Place


class MayNotPlace(Reason):
    """Another faction forbids placing there."""

    place: Place
    player: Seat


class MayNotLeave(MayNotPlace):
    """Another faction forbids leaving."""


class MayNotEnter(MayNotPlace):
    """Another faction forbids entering."""


class NoClosedPath(Reason):
    """No closed path joins the two."""

    origin: Place
    target: Place


class NothingBeside(NoClosedPath):
    """The seat has no piece at either end."""


class PathCleared(Reason):
    """One path a turn."""


class NoOpenSlot(Reason):
    """All slots are filled."""

    place: Place


class PlaceOfOtherSuit(Reason):
    """The clearing has another suit than it takes."""

    place: Place
    suit: Suit


class NoSuchPiece(Reason):
    """The piece that is needed is not there."""

    place: Place
    piece: Piece


class PieceThere(NoSuchPiece):
    """There already is one."""


class NoneLeft(Reason):
    """All pieces of the kind are in use."""

    piece: Piece


class SupplyEmpty(Reason):
    """No warrior is left in the supply."""


# -- players ------------------------------------------------------------------------------------------------------------------


class NoFighters(Reason):
    """Nobody there to attack with."""

    place: Place


class NoEnemy(Reason):
    """Neither oneself nor a partner."""

    player: Seat


class NobodyThere(Reason):
    """The player has no piece there."""

    player: Seat
    place: Place


class NoActionsLeft(Reason):
    """All actions of the turn are taken."""


KINDS = (
    NotInHand, OtherSuit, NoBird, NotCraftable, ItemGone, CraftedAlready, NothingToCraftWith, OtherCost, AnyCost, TooFewPoints,
    DominanceTwice, NotAvailable, NotDominance, NotAmbush, TooManyCards, NotCrafted, UsedAlready, TooFewWarriors, NotAdjacent,
    RulesNeither, NotRuled, MayNotPlace, MayNotLeave, MayNotEnter, NoClosedPath, NothingBeside, PathCleared, NoOpenSlot,
    PlaceOfOtherSuit, NoSuchPiece, PieceThere, NoneLeft, SupplyEmpty, NoFighters, NoEnemy, NobodyThere, NoActionsLeft,
)  # fmt: skip
