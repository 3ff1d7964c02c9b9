"""The journal's lines: what happened, as everybody (or only some) may read it."""

from typing import Annotated, ClassVar, TypeAlias

from hvozd.core import Event, Word

Seat: TypeAlias = Annotated[int, Word("seat")]
Hex: TypeAlias = Annotated[int, Word("hex")]
CardName: TypeAlias = Annotated[int, Word("card")]
Structure: TypeAlias = Annotated[int, Word("structure")]
Market: TypeAlias = Annotated[int, Word("market")]
Way: TypeAlias = Annotated[int, Word("way")]
Stance: TypeAlias = Annotated[int, Word("stance")]
Order: TypeAlias = Annotated[int, Word("order")]
Customer: TypeAlias = Annotated[int, Word("customer")]
Promised: TypeAlias = Annotated[int, Word("promise")]
Aim: TypeAlias = Annotated[int, Word("objective")]


class TilesDealt(Event):
    tiles: int


class TileLaid(Event):
    seat: Seat
    tile: Hex
    q: int
    r: int


class GroupPlaced(Event):
    seat: Seat
    hex: Hex


class YearBegun(Event):
    heads: ClassVar = True
    year: int


class RoundBegun(Event):
    heads: ClassVar = True
    round: int


class IncomeTaken(Event):
    seat: Seat
    coins: int


class ReservesFilled(Event):
    seat: Seat
    units: int


class CardsTakenBack(Event):
    seat: Seat
    cards: tuple[CardName, ...]


class MarketDiscarded(Event):
    cards: tuple[CardName, ...]


class MarketFilled(Event):
    cards: tuple[CardName, ...]
    """From the farthest slot on."""


class DiscardShuffled(Event):
    cards: int


class Passed(Event):
    seat: Seat


class InfluenceSpread(Event):
    seat: Seat
    hex: Hex


class InfluenceLifted(Event):
    seat: Seat
    hex: Hex


class Built(Event):
    seat: Seat
    structure: Structure
    hex: Hex
    coins: int


class Moved(Event):
    seat: Seat
    origin: Hex
    target: Hex
    ordinary: int
    mercenary: int
    way: Way


class Recruited(Event):
    seat: Seat
    hex: Hex
    units: int


class MercenariesPlaced(Event):
    seat: Seat
    hexes: tuple[Hex, ...]


class Agreed(Event):
    seat: Seat
    other: Seat
    price: int


class Refused(Event):
    seat: Seat


class CardBought(Event):
    seat: Seat
    card: CardName
    market: Market
    coins: int


class CardPlayed(Event):
    seat: Seat
    card: CardName


class HandSeen(Event):
    seat: Seat
    owner: Seat


class HandShown(Event):
    seat: Seat
    owner: Seat
    cards: tuple[CardName, ...]


class CardStolen(Event):
    seat: Seat
    victim: Seat


class StolenCard(Event):
    seat: Seat
    victim: Seat
    card: CardName


class CoinsGained(Event):
    seat: Seat
    coins: int


class CoinsPaid(Event):
    seat: Seat
    coins: int


class CardDiscarded(Event):
    seat: Seat
    card: CardName


class UnitsDisbanded(Event):
    seat: Seat
    hex: Hex
    ordinary: int
    mercenary: int


class CombatBegun(Event):
    attacker: Seat
    defender: Seat
    hex: Hex


class ContestBegun(Event):
    attacker: Seat
    hex: Hex


class CardsRevealed(Event):
    seat: Seat
    cards: tuple[CardName, ...]


class SideTaken(Event):
    seat: Seat
    stance: Stance


class CardResolved(Event):
    seat: Seat
    card: CardName


class CardCancelled(Event):
    seat: Seat
    card: CardName


class UnitsAssigned(Event):
    seat: Seat
    card: CardName
    units: int


class UnitsRemoved(Event):
    seat: Seat
    hex: Hex
    units: int
    mercenary: int
    """So many of the units."""


class StrengthCompared(Event):
    attackers: int
    defenders: int


class TieDecided(Event):
    seat: Seat
    stance: Stance


class CombatWon(Event):
    seat: Seat
    hex: Hex


class ContestEnded(Event):
    seat: Seat
    hex: Hex
    stance: Stance


class CasualtiesTaken(Event):
    seat: Seat
    units: int
    mercenary: int
    """So many of the units."""


class Retreated(Event):
    seat: Seat
    units: int


class Withdrew(Event):
    seat: Seat
    hex: Hex
    units: int


class Captured(Event):
    seat: Seat
    structure: Structure
    hex: Hex


class Sacked(Event):
    seat: Seat
    structure: Structure
    hex: Hex
    coins: int


class CardsExhausted(Event):
    seat: Seat
    cards: tuple[CardName, ...]


class CardsDiscarded(Event):
    cards: tuple[CardName, ...]


class CardTaken(Event):
    seat: Seat
    card: CardName


class PointsScored(Event):
    seat: Seat
    vp: int


class CoinsPaidForPoints(Event):
    seat: Seat
    coins: int


class ObjectiveScored(Event):
    """CM-5.13: what the items of one objective have brought together."""

    gains: ClassVar = ("seat", "vp", 1)
    seat: Seat
    objective: Aim
    vp: int


class PromiseMade(Event):
    seat: Seat
    other: Seat
    promise: Promised


class DealingWished(Event):
    seat: Seat
    wished: bool


class OrderGiven(Event):
    seat: Seat
    order: Order


class GameWon(Event):
    seat: Seat
    vp: int


KINDS = (
    TilesDealt, TileLaid, GroupPlaced, YearBegun, RoundBegun, IncomeTaken, ReservesFilled, CardsTakenBack, MarketDiscarded,
    MarketFilled, DiscardShuffled, Passed, InfluenceSpread, InfluenceLifted, Built, Moved, Recruited, MercenariesPlaced,
    Agreed, Refused, CardBought, CardPlayed, HandSeen, HandShown, CardStolen, StolenCard, CoinsGained, CoinsPaid,
    CardDiscarded, UnitsDisbanded, CombatBegun, ContestBegun, CardsRevealed, SideTaken, CardResolved, CardCancelled,
    UnitsAssigned, UnitsRemoved, StrengthCompared, TieDecided, CombatWon, ContestEnded, CasualtiesTaken, Retreated, Withdrew,
    Captured, Sacked, CardsExhausted, CardsDiscarded, CardTaken, PointsScored, CoinsPaidForPoints, ObjectiveScored,
    PromiseMade, DealingWished, OrderGiven, GameWon,
)  # fmt: skip
