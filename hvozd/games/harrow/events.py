"""What the journal tells: one class a kind of happening, fields public to whoever reads it."""

from typing import ClassVar

from hvozd.core import Event
from hvozd.games.harrow.words import (
    AxisF,
    CubeF,
    FactionF,
    FairyF,
    GoblinF,
    GroupF,
    HesterF,
    HexF,
    JarF,
    KindF,
    OfferF,
    PieceF,
    QuestF,
    SoloF,
    TacticF,
    TileF,
    TokenF,
    UpgradeF,
)


class RoundBegan(Event):
    round: int
    lantern: FactionF


class RoundEnded(Event):
    round: int


class JarFlipped(Event):
    faction: FactionF
    jar: JarF


class Advanced(Event):
    faction: FactionF
    group: GroupF
    origin: HexF
    target: HexF


class Spawned(Event):
    faction: FactionF
    hex: HexF
    haints: int


class Strengthened(Event):
    faction: FactionF
    cubes: int


class Moved(Event):
    piece: PieceF
    origin: HexF
    target: HexF


class HaintRemoved(Event):
    piece: PieceF
    hex: HexF


class HaintKilled(Event):
    killer: FactionF
    piece: PieceF
    hex: HexF


class Scored(Event):
    faction: FactionF
    points: int
    total: int


class SpoonTurned(Event):
    faction: FactionF
    spoon: int


class AttackDeclared(Event):
    attacker: FactionF
    foe: FactionF
    origin: HexF
    target: HexF


class SuperiorityTaken(Event):
    faction: FactionF
    cubes: int


class TreeFell(Event):
    """HC-12.8: cubes thrown, fallen and left inside, by colour in the order of the vocabulary `cube`."""

    dice: ClassVar = ("fallen",)
    thrown: tuple[int, ...]
    fallen: tuple[int, ...]
    left: tuple[int, ...]


class AttackFailed(Event):
    attacker: FactionF


class LegendHit(Event):
    attacker: FactionF
    piece: PieceF
    target: HexF


class TokenCollected(Event):
    faction: FactionF
    token: TokenF


class TokenPlaced(Event):
    token: TokenF
    hex: HexF


class TokenMoved(Event):
    token: TokenF
    origin: HexF
    target: HexF


class TokensDrawn(Event):
    tokens: tuple[TokenF, ...]


class CardDrawn(Event):
    faction: FactionF


class TacticPlayed(Event):
    card: TacticF


class UpgradePlayed(Event):
    card: UpgradeF


class GoblinPlayed(Event):
    card: GoblinF


class HesterPlayed(Event):
    card: HesterF


class HesterActivated(Event):
    card: HesterF


class FairyPlayed(Event):
    card: FairyF


class GoblinCardsDiscarded(Event):
    cards: int


class TileRevealed(Event):
    tile: TileF
    jar: JarF


class TileUsed(Event):
    faction: FactionF
    tile: TileF


class LanternTaken(Event):
    faction: FactionF


class StormPlaced(Event):
    hex: HexF


class PathLaid(Event):
    hex: HexF


class PathLifted(Event):
    hex: HexF


class TownsfolkMoved(Event):
    origin: HexF
    target: HexF


class TownsfolkPlaced(Event):
    hex: HexF


class BuildingPlaced(Event):
    hex: HexF


class TownsfolkRescued(Event):
    hex: HexF


class BuildingDestroyed(Event):
    hex: HexF


class CubesSetAside(Event):
    cube: CubeF
    count: int


class NailPlaced(Event):
    piece: PieceF
    hex: HexF


class NailReturned(Event):
    hex: HexF


class StandeeRevealed(Event):
    piece: PieceF
    kammi: bool


class DollMoved(Event):
    origin: HexF
    target: HexF


class DollChecked(Event):
    hex: HexF
    true: bool


class DollTaken(Event):
    hex: HexF


class RootGrown(Event):
    hex: HexF


class TerrainCubesGained(Event):
    cubes: tuple[CubeF, ...]


class Infected(Event):
    piece: PieceF
    hex: HexF


class BonfireMade(Event):
    hex: HexF


class FlameAdded(Event):
    hex: HexF


class FlamesDoused(Event):
    faction: FactionF
    hex: HexF
    flames: int


class HesterSummoned(Event):
    hex: HexF


class HesterDriven(Event):
    hex: HexF


class SquareFilled(Event):
    squares: int


class NestPlayed(Event):
    hex: HexF
    offer: OfferF


class OfferTaken(Event):
    faction: FactionF
    offer: OfferF
    hex: HexF


class OfferPlayed(Event):
    faction: FactionF
    offer: OfferF


class QuestDone(Event):
    quest: QuestF


class ArrowPlaced(Event):
    hex: HexF
    axis: AxisF
    onward: bool


class GuessMade(Event):
    hex: HexF
    right: bool


class FindMade(Event):
    find: int
    hex: HexF


class Answered(Event):
    hex: HexF
    yes: bool


class KindAnswered(Event):
    kind: KindF
    yes: bool


class SoloCardShown(Event):
    card: SoloF


class DuelTokenDrawn(Event):
    faction: FactionF
    solo: bool
