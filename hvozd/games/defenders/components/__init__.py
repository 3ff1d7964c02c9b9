"""The component files, typed and checked when they are loaded (DW-22). Everything else uses the indices made here."""

from pathlib import Path
from typing import Any

import msgspec

from hvozd.core.errors import ComponentError

FOLDER = Path(__file__).parent
FACTION_FOLDER = FOLDER.parent / "factions"
SOURCES = ("rulebook", "public", "reconstructed")
BASIC = "basic"


class Slot(msgspec.Struct, frozen=True):
    shape: str
    hexes: tuple[tuple[int, int], ...]


class TileSide(msgspec.Struct, frozen=True):
    habitats: tuple[str, str, str]
    pollution: tuple[int, ...]


class Tile(msgspec.Struct, frozen=True):
    id: str
    shape: str
    sides: tuple[TileSide, TileSide]


class FactionFigures(msgspec.Struct, frozen=True):
    id: str
    home: str
    item: str


class Organizer(msgspec.Struct, frozen=True):
    id: str
    initial: str
    name: str
    faction: str


class Setup(msgspec.Struct, frozen=True):
    seats: int
    factions: int
    breach_markers: int
    hand: int


class Track(msgspec.Struct, frozen=True):
    seats: int
    hands: tuple[int, ...]
    camps: tuple[int, ...]


class AbilityFigures(msgspec.Struct, frozen=True):
    id: str
    set: str
    faction: str
    timing: str
    rule: str


class Card(msgspec.Struct, frozen=True):
    id: str
    name: str
    set: str
    faction: str
    habitat: str
    points: int
    ability: str


class MachineCard(msgspec.Struct, frozen=True):
    id: str
    kind: str
    difficult: bool
    steps: tuple[str, ...]


class Level(msgspec.Struct, frozen=True):
    id: str
    least: int
    most: int


class FactoryTile(msgspec.Struct, frozen=True):
    number: int
    chutes: tuple[int, int, int]


class Limits(msgspec.Struct, frozen=True):
    mechs: int
    toxic_sites: int
    max_damage: int
    max_damage_alone: int
    """DW-21.7: in solo three or more kill."""
    factories: int


class Die(msgspec.Struct, frozen=True):
    faces: tuple[int, ...]
    melee: tuple[int, ...]
    ranged: tuple[int, ...]


Tables = dict[str, dict[str, Any]]


def read(path: Path) -> Tables:
    """DW-22.7: the tables of one file; every table says where its figures come from."""
    try:
        tables = msgspec.json.decode(path.read_bytes(), type=Tables)
    except (OSError, msgspec.DecodeError) as error:
        raise ComponentError(f"The component file {path.name} of Defenders of the Wild cannot be read: {error}.") from None
    for table, content in tables.items():
        if content.get("source") not in SOURCES:
            raise ComponentError(f"Table {table} of {path.name} has no source out of {', '.join(SOURCES)}.")
    return tables


def rows(tables: Tables, table: str, kind: Any) -> Any:
    return msgspec.convert(tables[table]["rows"], tuple[kind, ...])


def faction_files() -> list[Tables]:
    """What lies in the rooms of the factions, in the order of their home habitats."""
    found = [read(path) for path in FACTION_FOLDER.glob("*/*.json") if path.stem == path.parent.name]
    return sorted(found, key=lambda tables: HABITATS.index(tables["faction"]["home"]))


def faction_rows(table: str, kind: Any) -> Any:
    """One table of all factions, each row with its faction."""
    found = ({**row, "faction": tables["faction"]["id"]} for tables in FACTION_FILES for row in tables[table]["rows"])
    return msgspec.convert(tuple(found), tuple[kind, ...])


def require(holds: bool, what: str) -> None:
    if not holds:
        raise ComponentError(f"The components of Defenders of the Wild do not fit: {what}.")


_board = read(FOLDER / "board.json")
SLOTS: tuple[Slot, ...] = rows(_board, "slots", Slot)
TILES: tuple[Tile, ...] = rows(_board, "tiles", Tile)
HUNTER_HEXES = msgspec.convert(_board["frame"]["hunters"], tuple[tuple[int, int], ...])

_players = read(FOLDER / "players.json")
HABITATS: tuple[str, ...] = rows(_players, "habitats", str)
SETUPS: tuple[Setup, ...] = rows(_players, "setup", Setup)
TRACKS: tuple[Track, ...] = rows(_players, "tracks", Track)
LIMITS = msgspec.convert({k: v for k, v in _players["limits"].items() if k != "source"}, Limits)

FACTION_FILES = faction_files()
FACTIONS: tuple[FactionFigures, ...] = tuple(msgspec.convert(tables["faction"], FactionFigures) for tables in FACTION_FILES)
ORGANIZERS: tuple[Organizer, ...] = faction_rows("organizers", Organizer)
ABILITIES: tuple[AbilityFigures, ...] = faction_rows("abilities", AbilityFigures)
CARDS: tuple[Card, ...] = faction_rows("cards", Card)
ITEMS = tuple(faction.item for faction in FACTIONS)
FACTION_NAMES = tuple(faction.id for faction in FACTIONS)

_machines = read(FOLDER / "machines.json")
MACHINE_CARDS: tuple[MachineCard, ...] = rows(_machines, "cards", MachineCard)
LEVELS: tuple[Level, ...] = rows(_machines, "levels", Level)
FACTORY_TILES: tuple[FactoryTile, ...] = tuple(sorted(rows(_machines, "factories", FactoryTile), key=lambda t: int(t.number)))
SNIPERS_ON_CORE = int(_machines["snipers"]["on_core"])
DIE = msgspec.convert(_machines["die"], Die)

ABILITY = {ability.id: index for index, ability in enumerate(ABILITIES)}
HOME = tuple(HABITATS.index(faction.home) for faction in FACTIONS)
CARD_HABITAT = tuple(HABITATS.index(card.habitat) for card in CARDS)
CARD_POINTS = tuple(card.points for card in CARDS)
CARD_ABILITY = tuple(ABILITY[card.ability] for card in CARDS)
CARD_FACTION = tuple(FACTION_NAMES.index(card.faction) for card in CARDS)
TRACK = {track.seats: track for track in TRACKS}
SETUP = {setup.seats: setup for setup in SETUPS if setup.factions <= len(FACTIONS)}
"""By number of seats, as far as there are factions enough."""
CHUTES = tuple(tile.chutes for tile in FACTORY_TILES)


def organizers_of(faction: int) -> tuple[int, ...]:
    """The indices of a faction's two organizers."""
    return tuple(i for i, organizer in enumerate(ORGANIZERS) if organizer.faction == FACTION_NAMES[faction])


def cards_of(faction: int, *sets: str) -> list[int]:
    """The cards of a faction that belong to one of the sets (none named: all eighteen)."""
    return [i for i, card in enumerate(CARDS) if CARD_FACTION[i] == faction and (not sets or card.set in sets)]


def check() -> None:
    """DW-15.7, A-47, DW-22.1, DW-22.2, DW-22.3, DW-22.4, DW-22.5, DW-22.6: what the tables must add up to."""
    covered = [hex_ for slot in SLOTS for hex_ in slot.hexes]
    require(len(set(covered)) == len(covered) == 36, "the slots cover each habitat hex once")
    for shape in ("up", "down"):
        slots, tiles = (sum(x.shape == shape for x in group) for group in (SLOTS, TILES))
        require(slots == tiles, f"there is one {shape} tile for each {shape} slot")
    for tile in TILES:
        require(sorted(tile.sides[0].habitats) == sorted(tile.sides[1].habitats), f"both sides of {tile.id} are alike")
    for habitat in HABITATS:
        require(sum(tile.sides[0].habitats.count(habitat) for tile in TILES) == 9, f"nine hexes of {habitat}")
    for faction in range(len(FACTIONS)):
        require(len(cards_of(faction)) == 18, f"18 cards of {FACTION_NAMES[faction]}")
        for organizer in organizers_of(faction):
            deck = cards_of(faction, BASIC, ORGANIZERS[organizer].id)
            counts = [sum(CARD_HABITAT[card] == habitat for card in deck) for habitat in range(4)]
            require(sorted(counts) == [2, 2, 2, 6] and counts[HOME[faction]] == 6, f"the deck of {ORGANIZERS[organizer].id}")
    require(all(CARD_ABILITY.count(ability) == 2 for ability in range(len(ABILITIES))), "each ability is on two cards")
    require(sum(not card.difficult for card in MACHINE_CARDS) == 7 and len(MACHINE_CARDS) == 13, "7 base and 6 difficult cards")
    require([tile.number for tile in FACTORY_TILES] == list(range(LIMITS.factories + 1)), "factory tiles 0 to 5")
    require(all(row.breach_markers * row.factions == 12 for row in SETUPS), "12 breach markers are shared out")
    require(all(0 <= face <= LIMITS.max_damage for face in DIE.faces), "faces of the die")


check()
