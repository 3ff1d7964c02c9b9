"""The component tables of Harrow County, typed and checked when they are read. Numbers live there, not in code."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hvozd.core.errors import ComponentError

FOLDER = Path(__file__).parent / "components"
T = TypeVar("T")


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: str
    about: str = ""


class Side(msgspec.Struct, frozen=True):
    name: str
    title: str
    columns: tuple[str, ...]
    storms: tuple[str, ...]
    homes: tuple[str, str]
    """The home of the first seat (south) and of the second (north)."""


class MapTable(Table, frozen=True, kw_only=True):
    radius: int
    sides: tuple[Side, ...]


class Numbers(Table, frozen=True, kw_only=True):
    units_per_hex: int
    turns: int
    battleground: int
    start_cubes: int
    start_haints: int
    start_wilds: int
    start_hand: int
    goal: int
    rescue: int
    building: int
    brambles: int
    bonfire: int
    doll: int
    range: int
    mountain_range: int
    cost: int
    brambles_cost: int
    track_slots: int


class Tokens(Table, frozen=True, kw_only=True):
    ability: tuple[int, int, int, int]
    wild: int
    storm: int
    path: int
    nails: int
    taunts: int
    objectives: int
    early_objectives: int


class Pieces(Table, frozen=True, kw_only=True):
    haints: tuple[int, int, int]
    cubes: tuple[int, int, int]


class Count(Table, frozen=True, kw_only=True):
    count: int


class ByTerrain(Table, frozen=True, kw_only=True):
    by_terrain: tuple[str, str, str, str]


class TowerModel(msgspec.Struct, frozen=True):
    """How the tree behaves; chances are parts of the table's scale."""

    name: str
    pass_chance: int
    release: int
    pressure: int
    capacity: int


class Tower(Table, frozen=True, kw_only=True):
    scale: int
    colour_order: tuple[str, ...]
    models: tuple[TowerModel, ...]


class Preset(msgspec.Struct, frozen=True):
    name: str
    factions: tuple[str, ...]
    boards: str
    tokens: str
    objectives: str
    dial: bool
    tiles: bool
    cards: bool
    legends: tuple[str, ...] = ()
    tracks: int = 0


class Rules(msgspec.Struct, frozen=True):
    numbers: Numbers
    tokens: Tokens
    pieces: Pieces
    terrain_cubes: Count
    search_cubes: Count
    chapter1_tokens: ByTerrain
    tower: Tower
    presets: tuple[Preset, ...]


class LandTable(Table, frozen=True, kw_only=True):
    avoid_townsfolk: tuple[str, ...]
    avoid_buildings: tuple[str, ...]
    storm_cost: tuple[int, int, int]


class RowBoard(msgspec.Struct, frozen=True):
    values: tuple[tuple[int, ...], ...]
    cards: tuple[tuple[int, ...], ...]


class RowBoards(Table, frozen=True, kw_only=True):
    protectors: RowBoard
    kammi: RowBoard


class FamilyTable(Table, frozen=True, kw_only=True):
    basic: tuple[int, ...]
    upgraded: tuple[tuple[int, int], ...]
    cards: tuple[int, ...]
    bag: tuple[int, int, int]


class Grid(Table, frozen=True, kw_only=True):
    tokens: tuple[int, int, int]
    waiting: str


class HesterTable(Table, frozen=True, kw_only=True):
    slots: int
    flames_each: int
    start_actions: int
    flames: int
    roots: int
    roots_each_turn: int
    snakes: int
    hand: int
    active: int
    squares: int
    hester_units: int
    move_match: int
    move_any: int
    hester_match: int
    hester_any: int
    infect_match: int
    infect_any: int
    spawn: int
    summon: tuple[int, ...]
    unpin: int
    sting: int
    refill_when_driven: bool
    """A-71: the literal reading of a sentence of the solo rules: driving Hester away refills a bonfire slot."""


class FairFolkTable(Table, frozen=True, kw_only=True):
    nests: int
    arrows: int
    crosses: int
    prepared: int
    hand: int
    quests: int
    nests_for_quest: int
    cube_limit: int


class Boards(msgspec.Struct, frozen=True):
    land: LandTable
    rows: RowBoards
    family: FamilyTable
    grid: Grid
    hester: HesterTable
    fair_folk: FairFolkTable


class LegendCard(msgspec.Struct, frozen=True):
    name: str
    faction: str


class Legends(Table, frozen=True, kw_only=True):
    legends: tuple[LegendCard, ...]


class Card(msgspec.Struct, frozen=True):
    name: str
    base: str = ""
    cost: int = 0


class Deck(Table, frozen=True, kw_only=True):
    cards: tuple[Card, ...]


class Decks(msgspec.Struct, frozen=True):
    tactics: Deck
    upgrades: Deck
    goblin: Deck
    hester: Deck


class Quest(msgspec.Struct, frozen=True):
    name: str
    kind: str
    terrains: tuple[str, ...] = ()


class Quests(Table, frozen=True, kw_only=True):
    cards: tuple[Quest, ...]


class Names(Table, frozen=True, kw_only=True):
    names: tuple[str, ...]


class DuelTokens(Table, frozen=True, kw_only=True):
    tokens: tuple[str, ...]


class Squares(Table, frozen=True, kw_only=True):
    squares: tuple[int, int, int]


class FairFolkCards(msgspec.Struct, frozen=True):
    offers: Names
    quests: Quests
    cards: Deck
    duel: DuelTokens
    minor: Squares


class Tiles(Table, frozen=True, kw_only=True):
    tiles: tuple[str, ...]


class SoloCard(msgspec.Struct, frozen=True):
    card: str
    group: str
    hexes: tuple[int, ...]
    """Two numbers of the group's hexes; none: any hex (the Amaryllis card)."""
    first: str
    hester: bool


class Numbering(Table, frozen=True, kw_only=True):
    red: tuple[str, ...]
    blue: tuple[str, ...]
    purple: tuple[str, ...]


class Levels(Table, frozen=True, kw_only=True):
    cards: tuple[int, ...]
    cubes: tuple[str, ...]


class Split(Table, frozen=True, kw_only=True):
    tactics: tuple[int, ...]
    upgrades: tuple[int, ...]
    goblin: tuple[int, ...]


class Spaces(Table, frozen=True, kw_only=True):
    order: tuple[str, str, str]


class SoloCards(Table, frozen=True, kw_only=True):
    cards: tuple[SoloCard, ...]


class Solo(msgspec.Struct, frozen=True):
    numbering: Numbering
    levels: Levels
    split: Split
    spaces: Spaces
    cards: SoloCards


def load(name: str, kind: type[T]) -> T:
    """One component file; ComponentError says which file does not fit its table."""
    try:
        return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise ComponentError(f"components/{name}.json of harrow does not fit its table: {error}.") from None


def need(condition: Any, what: str) -> None:
    if not condition:
        raise ComponentError(f"the components of harrow do not fit together: {what}.")


MAP = load("map", MapTable)
RULES = load("rules", Rules)
BOARDS = load("boards", Boards)
LEGENDS = load("legends", Legends)
DECKS = load("cards", Decks)
FAIR_FOLK = load("fairfolk", FairFolkCards)
TILES = load("tiles", Tiles)
SOLO = load("solo", Solo)

NUMBERS = RULES.numbers
TOKENS = RULES.tokens


def _check() -> None:
    """HC-1.1, HC-1.2, HC-1.5, HC-1.6, HC-2.9, HC-9.2: tables have the sizes of the box, and the supplies suffice for every
    setup."""
    sizes = [len(deck.cards) for deck in (DECKS.tactics, DECKS.upgrades, DECKS.goblin, DECKS.hester, FAIR_FOLK.cards)]
    need(sizes == [16, 9, 12, 13, 13], f"decks of {sizes} cards")
    need(len(FAIR_FOLK.quests.cards) == 16 and len(FAIR_FOLK.offers.names) == 11, "quests and offers")
    need(len(TILES.tiles) == 9 and TOKENS.ability == (20, 15, 15, 10), "tiles and ability tokens")
    need(len(SOLO.cards.cards) == 37, "one solo card for each card of the three decks")
    need(len(FAIR_FOLK.duel.tokens) == 4, "four tokens for the Fair Folk against Hester")
    for side in MAP.sides:
        need([len(column) for column in side.columns] == [5, 6, 7, 8, 9, 8, 7, 6, 5], f"side {side.name} has 61 hexes")
        most = max("".join(side.columns).count(terrain) for terrain in "smpf")
        need(most <= 14, f"side {side.name} needs more tokens of a kind than there are")


_check()
