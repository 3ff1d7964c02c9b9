"""The journal's lines: what happened, as everybody (or only some) may read it."""

from typing import Annotated, TypeAlias

from hvozd.core import Event, Word

Seat: TypeAlias = Annotated[int, Word("seat")]
Hex: TypeAlias = Annotated[int, Word("hex")]
CardName: TypeAlias = Annotated[int, Word("card")]
Structure: TypeAlias = Annotated[int, Word("structure")]
Market: TypeAlias = Annotated[int, Word("market")]
Way: TypeAlias = Annotated[int, Word("way")]
Stance: TypeAlias = Annotated[int, Word("stance")]
Order: TypeAlias = Annotated[int, Word("order")]


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


class PalaceMoved(Event):
    seat: Seat
    hex: Hex


class YearBegun(Event):
    year: int


class RoundBegun(Event):
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


class Passed(Event):
    seat: Seat


class InfluenceSpread(Event):
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


class Mustered(Event):
    seat: Seat
    hex: Hex
    units: int


class Uprose(Event):
    seat: Seat
    hex: Hex
    units: int


class Deserted(Event):
    seat: Seat
    victim: Seat
    hex: Hex
    units: int


class HireProposed(Event):
    seat: Seat
    units: int
    price: int


class BribeProposed(Event):
    seat: Seat
    hex: Hex
    units: int
    price: int


class CardProposed(Event):
    seat: Seat
    card: CardName
    price: int


class CounterOffered(Event):
    seat: Seat
    price: int


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


class CardFromBazaar(Event):
    seat: Seat
    card: CardName
    coins: int


class IntrigueEnded(Event):
    seat: Seat
    cards: int
    coins: int


class CardsChosen(Event):
    seat: Seat
    cards: tuple[CardName, ...]


class BazaarFilled(Event):
    seat: Seat
    cards: tuple[CardName, ...]


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


class SupportOffered(Event):
    seat: Seat
    vp: int


class DealMade(Event):
    seat: Seat
    payer: Seat
    vp: int


class DealCountered(Event):
    seat: Seat
    payer: Seat
    vp: int


class DealPaid(Event):
    payer: Seat
    seat: Seat
    vp: int


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


class PointsScored(Event):
    seat: Seat
    vp: int


class CoinsPaidForPoints(Event):
    seat: Seat
    coins: int


class OrderGiven(Event):
    seat: Seat
    order: Order


class GameWon(Event):
    seat: Seat
    vp: int
