"""The component files, typed and checked when they are loaded (DW-22). Everything else uses the indices made here."""

from pathlib import Path
from typing import Any

import msgspec

from hvozd.kit.packs import pack_of
from hvozd.kit.packs.sheet import SOURCES as SOURCES
from hvozd.kit.packs.sheet import Sheet

FOLDER = Path(__file__).parent
FACTION_FOLDER = FOLDER.parent / "factions"
BASIC = "basic"


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shape: str
    hexes: tuple[tuple[int, int], ...]


class TileSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    habitats: tuple[str, str, str]
    pollution: tuple[int, ...]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    shape: str
    sides: tuple[TileSide, TileSide]


class FactionFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    home: str
    item: str


class Organizer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    initial: str
    name: str
    faction: str


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    factions: int
    breach_markers: int
    hand: int


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    hands: tuple[int, ...]
    camps: tuple[int, ...]


class AbilityFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: str
    faction: str
    timing: str
    rule: str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    set: str
    faction: str
    habitat: str
    points: int
    ability: str


class MachineCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    difficult: bool
    steps: tuple[str, ...]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    least: int
    most: int


class FactoryTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    chutes: tuple[int, int, int]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mechs: int
    toxic_sites: int
    max_damage: int
    max_damage_alone: int
    """DW-21.7: in solo three or more kill."""
    factories: int


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hunters: tuple[tuple[int, int], ...]


class Snipers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    on_core: int


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[int, ...]
    melee: tuple[int, ...]
    ranged: tuple[int, ...]


def read(path: Path) -> Sheet:
    """DW-22.7: the tables of one file; every table says where its figures come from."""
    sheet = Sheet(__name__, path)
    for table in sheet.tables:
        sheet.source(table)
    return sheet


def faction_files() -> list[Sheet]:
    """What lies in the rooms of the factions, in the order of their home habitats."""
    found = [read(path) for path in FACTION_FOLDER.glob("*/*.json") if path.stem == path.parent.name]
    return sorted(found, key=lambda sheet: HABITATS.index(sheet.ours["faction"]["home"]))


def faction_rows(table: str, kind: Any) -> Any:
    """One table of all factions, each row with its faction."""
    return tuple(row for sheet in FACTION_FILES for row in sheet.rows(table, kind, faction=sheet.ours["faction"]["id"]))


BOARD = read(FOLDER / "board.json")
SLOTS: tuple[Slot, ...] = BOARD.rows("slots", Slot)
TILES: tuple[Tile, ...] = BOARD.rows("tiles", Tile)
HUNTER_HEXES = BOARD.one("frame", Frame).hunters

PLAYERS = read(FOLDER / "players.json")
HABITATS: tuple[str, ...] = PLAYERS.rows("habitats", str)
SETUPS: tuple[Setup, ...] = PLAYERS.rows("setup", Setup)
TRACKS: tuple[Track, ...] = PLAYERS.rows("tracks", Track)
LIMITS: Limits = PLAYERS.one("limits", Limits)

FACTION_FILES = faction_files()
FACTIONS: tuple[FactionFigures, ...] = tuple(sheet.one("faction", FactionFigures) for sheet in FACTION_FILES)
ORGANIZERS: tuple[Organizer, ...] = faction_rows("organizers", Organizer)
ABILITIES: tuple[AbilityFigures, ...] = faction_rows("abilities", AbilityFigures)
CARDS: tuple[Card, ...] = faction_rows("cards", Card)
GUESSED = frozenset(row["id"] for sheet in FACTION_FILES if sheet.guessed("cards") for row in sheet.tables["cards"]["rows"])
"""The cards whose figures are a guess of ours."""
ITEMS = tuple(faction.item for faction in FACTIONS)
FACTION_NAMES = tuple(faction.id for faction in FACTIONS)

MACHINES = read(FOLDER / "machines.json")
MACHINE_CARDS: tuple[MachineCard, ...] = MACHINES.rows("cards", MachineCard)
LEVELS: tuple[Level, ...] = MACHINES.rows("levels", Level)
FACTORY_TILES: tuple[FactoryTile, ...] = tuple(sorted(MACHINES.rows("factories", FactoryTile), key=lambda t: int(t.number)))
SNIPERS_ON_CORE = int(MACHINES.one("snipers", Snipers).on_core)
DIE: Die = MACHINES.one("die", Die)


def need(holds: bool, sheet: Sheet, table: str, row: object, field: str, what: str) -> None:
    if not holds:
        raise sheet.fault(table, row, field, what)


def check_cards() -> None:
    """DW-22.4, DW-22.5: cards and organizers name what there is. Ids are what rules know; names may be others."""
    for sheet, faction in zip(FACTION_FILES, FACTIONS, strict=True):
        need(faction.home in HABITATS, sheet, "faction", "(only)", "home", f"it must be one of {', '.join(HABITATS)}")
        for table in ("organizers", "abilities"):
            ids = [row["id"] for row in sheet.ours[table]["rows"]]
            for row in (row for row in sheet.tables[table]["rows"] if row["id"] not in ids):
                need(False, sheet, table, row["id"], "id", f"ids stay {', '.join(ids)}; a new name goes into en.ftl and cs.ftl")
            need(len(sheet.tables[table]["rows"]) == len(ids), sheet, table, "(all)", "rows", f"there must be {len(ids)}")
        abilities = {ability.id: ability.set for ability in ABILITIES if ability.faction == faction.id}
        for card in (card for card in CARDS if card.faction == faction.id):
            need(card.habitat in HABITATS, sheet, "cards", card.id, "habitat", f"it must be one of {', '.join(HABITATS)}")
            need(1 <= card.points <= 9, sheet, "cards", card.id, "points", "it must be from 1 to 9")
            need(card.ability in abilities, sheet, "cards", card.id, "ability", f"there are {', '.join(abilities)}")
            need(card.set == abilities[card.ability], sheet, "cards", card.id, "set", f"the ability is {abilities[card.ability]}")
        for organizer in (one for one in ORGANIZERS if one.faction == faction.id):
            deck = [card for card in CARDS if card.faction == faction.id and card.set in (BASIC, organizer.id)]
            need(len(deck) >= 8, sheet, "cards", organizer.id, "set", "a deck of an organizer has at least 8 cards")
    taken = [card.id for card in CARDS]
    for sheet in FACTION_FILES:
        for row in sheet.tables["cards"]["rows"]:
            need(taken.count(row["id"]) == 1, sheet, "cards", row["id"], "id", "another faction has a card of this name")


check_cards()

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
    """DW-15.7, A-47, DW-22.1, DW-22.2, DW-22.3, DW-22.6: what the tables must add up to."""
    check_board()
    check_machines()
    for number, track in enumerate(TRACKS, 1):
        need(min(track.hands, default=0) >= 1, PLAYERS, "tracks", number, "hands", "each space gives at least one card")
        fits = all(0 <= camp < len(track.hands) for camp in track.camps)
        need(fits, PLAYERS, "tracks", number, "camps", f"camps lie on the spaces 0 to {len(track.hands) - 1}")
    seats = sorted(track.seats for track in TRACKS)
    need(seats == [1, 2, 3, 4], PLAYERS, "tracks", "(all)", "seats", "there is one track for each number of players from 1 to 4")
    for setup in SETUPS:
        shared = setup.breach_markers * setup.factions == 12
        need(shared, PLAYERS, "setup", setup.seats, "breach_markers", "12 breach markers are shared out")
    if pack_of(__name__) is None:
        check_counts()


def check_board() -> None:
    """DW-22.1, DW-22.2: the slots cover the board, and there are tiles for them."""
    covered = [place for slot in SLOTS for place in slot.hexes]
    for number, slot in enumerate(SLOTS, 1):
        need(slot.shape in ("up", "down"), BOARD, "slots", number, "shape", "it must be up or down")
        for place in slot.hexes:
            there = place != (0, 0) and max(abs(place[0]), abs(place[1]), abs(sum(place))) <= 3
            need(there and covered.count(place) == 1, BOARD, "slots", number, "hexes", "the slots cover each habitat hex once")
    need(len(covered) == 36, BOARD, "slots", "(all)", "hexes", "the slots cover each of the 36 habitat hexes once")
    for place in HUNTER_HEXES:
        need(place in covered, BOARD, "frame", "(only)", "hunters", "hunters stand on habitat hexes")
    for tile in TILES:
        need(tile.shape in ("up", "down"), BOARD, "tiles", tile.id, "shape", "it must be up or down")
        for side in tile.sides:
            known = set(side.habitats) <= set(HABITATS)
            need(known, BOARD, "tiles", tile.id, "habitats", f"they must be of {', '.join(HABITATS)}")
            need(set(side.pollution) <= {0, 1, 2}, BOARD, "tiles", tile.id, "pollution", "its places are 0, 1 and 2")
    for shape in ("up", "down"):
        slots, tiles = (sum(one.shape == shape for one in group) for group in (SLOTS, TILES))
        need(slots <= tiles, BOARD, "tiles", "(all)", "shape", f"there is one for each of {slots} slots that point {shape}")


def check_machines() -> None:
    """DW-22.3, DW-22.6: cards of the machines, factory tiles, the die."""
    ours = MACHINES.ours["cards"]["rows"]
    kinds, steps = sorted({row["kind"] for row in ours}), sorted({step for row in ours for step in row["steps"]})
    for card in MACHINE_CARDS:
        need(card.kind in kinds, MACHINES, "cards", card.id, "kind", f"it must be one of {', '.join(kinds)}")
        need(set(card.steps) <= set(steps), MACHINES, "cards", card.id, "steps", f"they must be of {', '.join(steps)}")
        base, hard = ([one for one in MACHINE_CARDS if one.kind == card.kind and one.difficult is way] for way in (False, True))
        need(len(hard) <= len(base), MACHINES, "cards", card.id, "difficult", "each difficult card takes the place of another")
    numbers = [tile.number for tile in FACTORY_TILES]
    fits = numbers == list(range(LIMITS.factories + 1))
    need(fits, MACHINES, "factories", "(all)", "number", f"there are tiles 0 to {LIMITS.factories}, each once")
    for tile in FACTORY_TILES:
        apart = len(set(tile.chutes)) == 3 and set(tile.chutes) <= set(range(6))
        need(apart, MACHINES, "factories", tile.number, "chutes", "three chutes are at three of the sides 0 to 5")
    fits = bool(DIE.faces) and all(0 <= face <= LIMITS.max_damage for face in DIE.faces)
    need(fits, MACHINES, "die", "(only)", "faces", f"faces are from 0 to {LIMITS.max_damage}")


def check_counts() -> None:
    """DW-22.1, DW-22.4, DW-22.5: what we have reconstructed adds up to what the rulebook says of numbers."""
    for tile in TILES:
        alike = sorted(tile.sides[0].habitats) == sorted(tile.sides[1].habitats)
        need(alike, BOARD, "tiles", tile.id, "habitats", "both sides are alike")
    for habitat in HABITATS:
        nine = sum(tile.sides[0].habitats.count(habitat) for tile in TILES) == 9
        need(nine, BOARD, "tiles", "(all)", "habitats", f"nine hexes of {habitat}")
    for faction, sheet in enumerate(FACTION_FILES):
        need(len(cards_of(faction)) == 18, sheet, "cards", "(all)", "rows", "there are 18")
        for organizer in organizers_of(faction):
            deck = cards_of(faction, BASIC, ORGANIZERS[organizer].id)
            counts = [sum(CARD_HABITAT[card] == habitat for card in deck) for habitat in range(4)]
            fits = sorted(counts) == [2, 2, 2, 6] and counts[HOME[faction]] == 6
            need(fits, sheet, "cards", ORGANIZERS[organizer].id, "habitat", "six of home, two of each other")
    twice = all(CARD_ABILITY.count(ability) == 2 for ability in range(len(ABILITIES)))
    need(twice, FACTION_FILES[0], "cards", "(all)", "ability", "each ability is on two cards")
    base = sum(not card.difficult for card in MACHINE_CARDS)
    need((base, len(MACHINE_CARDS)) == (7, 13), MACHINES, "cards", "(all)", "rows", "7 base and 6 difficult cards")


check()
