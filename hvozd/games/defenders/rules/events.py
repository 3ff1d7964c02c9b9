"""What happened, told to people."""

from typing import Annotated, ClassVar

from hvozd.core import Event, Word

Player = Annotated[int, Word("faction")]
Hex = Annotated[int, Word("hex")]
Edge = Annotated[int, Word("edge")]
Card = Annotated[int, Word("card")]
Item = Annotated[int, Word("item")]


class OrganizerChosen(Event):
    player: Player
    organizer: Annotated[int, Word("organizer")]


class CampPlaced(Event):
    player: Player
    hex: Hex


class FirstPlayer(Event):
    player: Player


class TurnBegan(Event):
    player: Player
    points: int


class TurnEnded(Event):
    player: Player


class RoundEnded(Event):
    """The active defenders are active no longer."""


class DefenderRevealed(Event):
    player: Player
    card: Card


class CardsDrawn(Event):
    player: Player
    count: int


class CardsSeen(Event):
    player: Player
    cards: tuple[Card, ...]


class DeckShuffled(Event):
    player: Player


class TeamedUp(Event):
    player: Player
    card: Card


class HabitatsShared(Event):
    player: Player
    forest: int
    plains: int
    marsh: int
    mountain: int


class Moved(Event):
    player: Player
    hex: Hex


class Regrouped(Event):
    player: Player
    hex: Hex


class CampBuilt(Event):
    player: Player
    hex: Hex


class PlayerLeft(Event):
    player: Player


class SupportGained(Event):
    player: Player
    amount: int


class PollutionCleared(Event):
    player: Player
    hex: Hex


class Healed(Event):
    player: Player
    amount: int


class MechDestroyed(Event):
    player: Player
    hex: Hex


class WallBreached(Event):
    player: Player
    edge: Edge


class FactoryRewilded(Event):
    player: Player
    hex: Hex


class ItemGained(Event):
    player: Player
    item: Item


class ItemUsed(Event):
    player: Player
    item: Item


class DamageRolled(Event):
    dice: ClassVar = ("face",)
    player: Player
    face: int


class DamageTaken(Event):
    player: Player
    amount: int


class DefenderKilled(Event):
    player: Player
    card: Card


class MachineCardDrawn(Event):
    heads: ClassVar = True
    card: Annotated[int, Word("machine")]


class MachineCardSkipped(Event):
    player: Player


class DirectionSwitched(Event):
    direction: Annotated[int, Word("direction")]


class EngineAdvanced(Event):
    engine: int
    edge: Edge


class EngineReset(Event):
    engine: int


class EngineDeployed(Event):
    engine: int
    edge: Edge


class FactoryBuilt(Event):
    number: int
    hex: Hex


class TileShown(Event):
    """The core's next tile lies open; its arrow points to a corner."""

    number: int
    corner: Annotated[int, Word("corner")]


class PollutionSpread(Event):
    hex: Hex


class ToxicSitePlaced(Event):
    hex: Hex


class HunterDeployed(Event):
    hex: Hex


class HuntersPursued(Event):
    hunters: int
    origin: Hex
    target: Hex


KINDS = (
    OrganizerChosen,
    CampPlaced,
    FirstPlayer,
    TurnBegan,
    TurnEnded,
    RoundEnded,
    DefenderRevealed,
    CardsDrawn,
    CardsSeen,
    DeckShuffled,
    TeamedUp,
    HabitatsShared,
    Moved,
    Regrouped,
    CampBuilt,
    PlayerLeft,
    SupportGained,
    PollutionCleared,
    Healed,
    MechDestroyed,
    WallBreached,
    FactoryRewilded,
    ItemGained,
    ItemUsed,
    DamageRolled,
    DamageTaken,
    DefenderKilled,
    MachineCardDrawn,
    MachineCardSkipped,
    DirectionSwitched,
    EngineAdvanced,
    EngineReset,
    EngineDeployed,
    FactoryBuilt,
    TileShown,
    PollutionSpread,
    ToxicSitePlaced,
    HunterDeployed,
    HuntersPursued,
)
