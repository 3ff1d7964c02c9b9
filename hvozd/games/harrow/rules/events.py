"""What the journal tells: one class a kind of happening, fields public to whoever reads it."""

from typing import ClassVar

from hvozd.core import Event
from hvozd.games.harrow.words import (
    CubeF,
    CubesF,
    FactionF,
    GroupF,
    HexF,
    JarF,
    PieceF,
    TileF,
    TokenF,
)


class RoundBegan(Event):
    heads: ClassVar = True
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
    gains: ClassVar = ("faction", "points", 1)
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
    thrown: CubesF
    fallen: CubesF
    left: CubesF


class AttackFailed(Event):
    attacker: FactionF


class LegendHit(Event):
    attacker: FactionF
    piece: PieceF
    target: HexF


class TokenCollected(Event):
    faction: FactionF
    token: TokenF
    hex: HexF


class TokenPlaced(Event):
    token: TokenF
    hex: HexF


class TokenMoved(Event):
    token: TokenF
    origin: HexF
    target: HexF


class CardDrawn(Event):
    faction: FactionF


class CardBuried(Event):
    """It lies under the deck of its faction; which one, its owner alone knows."""

    faction: FactionF


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


class StormMoved(Event):
    origin: HexF
    target: HexF


class PathMoved(Event):
    origin: HexF
    target: HexF


class TownsfolkMoved(Event):
    origin: HexF
    target: HexF


class TownsfolkPlaced(Event):
    hex: HexF


class BuildingPlaced(Event):
    hex: HexF


class BuildingMoved(Event):
    origin: HexF
    target: HexF


class TownsfolkRescued(Event):
    hex: HexF


class BuildingDestroyed(Event):
    hex: HexF


class CubesSetAside(Event):
    cube: CubeF
    count: int


class NailReturned(Event):
    hex: HexF


class DollMoved(Event):
    origin: HexF
    target: HexF


KINDS = (
    RoundBegan,
    RoundEnded,
    JarFlipped,
    Advanced,
    Spawned,
    Strengthened,
    Moved,
    HaintRemoved,
    HaintKilled,
    Scored,
    SpoonTurned,
    AttackDeclared,
    SuperiorityTaken,
    TreeFell,
    AttackFailed,
    LegendHit,
    TokenCollected,
    TokenPlaced,
    TokenMoved,
    CardDrawn,
    CardBuried,
    TileRevealed,
    TileUsed,
    LanternTaken,
    StormPlaced,
    StormMoved,
    PathMoved,
    TownsfolkMoved,
    TownsfolkPlaced,
    BuildingPlaced,
    BuildingMoved,
    TownsfolkRescued,
    BuildingDestroyed,
    CubesSetAside,
    NailReturned,
    DollMoved,
)
