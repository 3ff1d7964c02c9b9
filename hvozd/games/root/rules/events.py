"""What the journal of Root tells."""

from typing import ClassVar

from hvozd.core import Event
from hvozd.games.root.words import Card, Item, Piece, Place, Seat, Suit


class TurnBegan(Event):
    heads: ClassVar = True
    seat: Seat
    round: int


class Scored(Event):
    gains: ClassVar = ("seat", "points", 1)
    seat: Seat
    points: int
    total: int


class PointsLost(Event):
    gains: ClassVar = ("seat", "points", -1)
    seat: Seat
    points: int
    total: int


class Drew(Event):
    seat: Seat
    cards: int


class DrewCards(Event):
    seat: Seat
    cards: tuple[Card, ...]


class Reshuffled(Event):
    cards: int


class Discarded(Event):
    seat: Seat
    cards: tuple[Card, ...]


class Gave(Event):
    giver: Seat
    taker: Seat


class GaveCard(Event):
    giver: Seat
    taker: Seat
    card: Card


class SawHand(Event):
    viewer: Seat
    owner: Seat


class SawCards(Event):
    viewer: Seat
    owner: Seat
    cards: tuple[Card, ...]


class Moved(Event):
    seat: Seat
    owner: Seat
    origin: Place
    target: Place
    warriors: int


class PawnMoved(Event):
    seat: Seat
    origin: Place
    target: Place


class PlacedWarriors(Event):
    seat: Seat
    place: Place
    warriors: int


class PlacedPiece(Event):
    seat: Seat
    piece: Piece
    place: Place


class TookBack(Event):
    """A building or token returns to its owner, who wants it so."""

    seat: Seat
    piece: Piece
    place: Place


class Removed(Event):
    owner: Seat
    place: Place
    remover: Seat
    warriors: int
    pieces: tuple[Piece, ...]


class BattleBegan(Event):
    attacker: Seat
    defender: Seat
    place: Place


class Ambushed(Event):
    seat: Seat
    card: Card


class AmbushFoiled(Event):
    seat: Seat
    card: Card


class BattleRolled(Event):
    dice: ClassVar = ("attacker_hits", "defender_hits")
    attacker: Seat
    defender: Seat
    attacker_hits: int
    defender_hits: int


class BattleHits(Event):
    attacker: Seat
    defender: Seat
    attacker_hits: int
    defender_hits: int


class Crafted(Event):
    seat: Seat
    card: Card


class TookItem(Event):
    seat: Seat
    item: Item


class UsedCard(Event):
    seat: Seat
    card: Card


class DominanceActivated(Event):
    seat: Seat
    card: Card


class DominanceTaken(Event):
    seat: Seat
    card: Card


class CoalitionFormed(Event):
    seat: Seat
    partner: Seat


class LowReach(Event):
    reach: int
    recommended: int


class SuitsDrawn(Event):
    suits: tuple[Suit, ...]


KINDS = (
    TurnBegan,
    Scored,
    PointsLost,
    Drew,
    DrewCards,
    Reshuffled,
    Discarded,
    Gave,
    GaveCard,
    SawHand,
    SawCards,
    Moved,
    PawnMoved,
    PlacedWarriors,
    PlacedPiece,
    TookBack,
    Removed,
    BattleBegan,
    Ambushed,
    AmbushFoiled,
    BattleRolled,
    BattleHits,
    Crafted,
    TookItem,
    UsedCard,
    DominanceActivated,
    DominanceTaken,
    CoalitionFormed,
    LowReach,
    SuitsDrawn,
)
