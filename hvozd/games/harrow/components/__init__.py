"""The component tables of Harrow County, typed and checked when they are read. Numbers live there, not in code."""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hvozd.core.errors import ComponentError
from hvozd.kit.packs.sheet import Sheet

FOLDER = Path(__file__).parent
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
    boards: str
    tokens: str
    objectives: str
    dial: bool
    tiles: bool
    cards: bool
    tracks: int = 0
    pair: str = ""
    """Which two of the factions with a colour: first (the first two), free (any two); empty: as their files say."""
    seats: tuple[str, ...] = ()
    """The factions without a colour, by their seats, where their files do not say; `*`: all the others."""


class Rules(msgspec.Struct, frozen=True):
    numbers: Numbers
    tokens: Tokens
    pieces: Pieces
    terrain_cubes: Count
    search_cubes: Count
    chapter1_tokens: ByTerrain
    tower: Tower
    presets: tuple[Preset, ...]


class Card(msgspec.Struct, frozen=True):
    name: str
    base: str = ""
    cost: int = 0


class Deck(Table, frozen=True, kw_only=True):
    cards: tuple[Card, ...]


class Quest(msgspec.Struct, frozen=True):
    name: str
    kind: str
    terrains: tuple[str, ...] = ()


class Quests(Table, frozen=True, kw_only=True):
    cards: tuple[Quest, ...]


class Names(Table, frozen=True, kw_only=True):
    names: tuple[str, ...]


class Land(Table, frozen=True, kw_only=True):
    avoids: tuple[str, ...]
    """Objectives that keep it off a hex: townsfolk, buildings."""
    storm_cost: int


class RowBoard(Table, frozen=True, kw_only=True):
    """A board of three rows: the value over each slot, and the slots that give a card when covered."""

    values: tuple[tuple[int, ...], ...]
    cards: tuple[tuple[int, ...], ...]


class FactionFile(msgspec.Struct, frozen=True):
    """What shared code reads of the figures of a faction; the rest is its room's own."""

    name: str
    order: int
    pieces: tuple[str, ...]
    """The words for its legends on the map."""
    presets: dict[str, int]
    """The shared presets in which it takes part. With a colour: 1 always, 2 if it is one of the two; without: by its place."""
    deck: str
    """The vocabulary of its cards."""
    cards: Deck
    colour: str = ""
    """Of its cubes and haints; empty: it has none."""
    setting: str = ""
    about: str = ""
    """The setting that chooses its legend, and what it says."""
    land: Land | None = None
    offers: Names | None = None
    quests: Quests | None = None
    games: tuple[Preset, ...] = ()
    """Presets that there are only with it."""


class LegendFile(Table, frozen=True, kw_only=True):
    name: str
    faction: str
    order: int
    presets: tuple[str, ...] = ()
    """Presets that are played with this legend of its faction and no other."""


class Tiles(Table, frozen=True, kw_only=True):
    tiles: tuple[str, ...]


class SoloCard(msgspec.Struct, frozen=True):
    card: str
    group: str
    hexes: tuple[int, ...]
    """Two numbers of the group's hexes; none: any hex (the Amaryllis card)."""
    first: str
    symbol: bool
    """Whether it sends the faction against the player who is hunted."""


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


def read(path: Path, kind: type[T]) -> T:
    """One component file; ComponentError says which file does not fit its table."""
    sheet = Sheet(__name__, path)
    try:
        return msgspec.convert(sheet.tables, kind)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$.")
        table, _, rest = place.rstrip("`").partition(".")
        name, number = re.split(r"[\[.]", table)[0], re.search(r"\[(\d+)\]", place)
        said = re.search(r"field `(\w+)`", what) or re.search(r"(\w+)(\[\d+\])?$", rest)
        row = int(number[1]) + 1 if number else "(only)"
        raise sheet.fault(name or "(all)", row, said[1] if said else name, what.replace("`", "'")) from None


def load(name: str, kind: type[T]) -> T:
    return read(FOLDER / f"{name}.json", kind)


def rooms(folder: str, kind: type[T]) -> list[T]:
    """The figures of every room in a folder: `<room>/<room>.json`."""
    return [read(path, kind) for path in sorted((FOLDER.parent / folder).glob("*/*.json")) if path.stem == path.parent.name]


def need(condition: Any, what: str) -> None:
    if not condition:
        raise ComponentError(f"the components of harrow do not fit together: {what}.")


MAP = load("map", MapTable)
RULES = load("rules", Rules)
TILES = load("tiles", Tiles)
SOLO = load("solo", Solo)
FACTION_FILES = tuple(sorted(rooms("factions", FactionFile), key=lambda file: file.order))
LEGEND_FILES = tuple(sorted(rooms("legends", LegendFile), key=lambda file: file.order))
PRESETS = (*RULES.presets, *(preset for file in FACTION_FILES for preset in file.games))

GUESSED = frozenset(file.deck for file in FACTION_FILES if file.cards.source == "reconstructed")
"""The vocabularies of decks whose figures are a guess of ours."""
NUMBERS = RULES.numbers
TOKENS = RULES.tokens


def _check() -> None:
    """HC-1.1, HC-1.2, HC-1.5, HC-1.6, HC-2.9, HC-9.2: tables have the sizes of the box, and the supplies suffice for every
    setup."""
    sizes = [len(file.cards.cards) for file in FACTION_FILES]
    need(sizes == [16, 9, 12, 13, 13], f"decks of {sizes} cards")
    need(len(TILES.tiles) == 9 and TOKENS.ability == (20, 15, 15, 10), "tiles and ability tokens")
    need(len(SOLO.cards.cards) == 37, "one solo card for each card of the three decks")
    for side in MAP.sides:
        lengths = [len(column) for column in side.columns] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
        _need_side(lengths, side, "columns", "a side has 61 hexes")
        _need_side(set("".join(side.columns)) <= set("smpf^#"), side, "columns", "terrains are s, m, p, f, ^ and #")
        most = max("".join(side.columns).count(terrain) for terrain in "smpf")
        _need_side(most <= 14, side, "columns", "it needs more tokens of a kind than there are")


def _need_side(condition: bool, side: Side, field: str, what: str) -> None:
    if not condition:
        raise Sheet(__name__, FOLDER / "map.json").fault("sides", side.name, field, what)


_check()
