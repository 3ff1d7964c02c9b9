"""The components of Root as typed data, read once from the files beside and checked on load."""

from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from hvozd.core.errors import ComponentError

FOLDER = Path(__file__).parent

FOX, RABBIT, MOUSE, BIRD = range(4)
SUITS = ("fox", "rabbit", "mouse", "bird")
ANY = BIRD
"""In a crafting cost the fourth number means: a piece of any suit."""
CLEARINGS = 13
"""Places 1 to 12 are the clearings of the map; place 0 is the one clearing that is not on the map (a burrow)."""
MAP_CLEARINGS = range(1, 13)

T = TypeVar("T")


def read(path: Path, kind: type[T]) -> T:
    """One file of figures, typed; a file that does not fit is refused with the place of its fault."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise ComponentError(f"Component file {path.name} does not fit: {error}.") from None


class CardRow(msgspec.Struct, frozen=True):
    id: str
    suit: str
    kind: str
    cost: list[str]
    item: str | None
    points: int
    persistent: bool
    copies: dict[str, int]


class CardFile(msgspec.Struct, frozen=True):
    source: str
    cards: list[CardRow]


class ItemRow(msgspec.Struct, frozen=True):
    id: str
    track: bool
    supply: int


class ItemFile(msgspec.Struct, frozen=True):
    """R-5.1.5, R-B.1.2: the kinds of items, how many of each lie in the common supply, which lie under the ruins."""

    source: str
    items: list[ItemRow]
    ruins: list[str]


class GameFile(msgspec.Struct, frozen=True):
    source: str
    points_to_win: int
    dominance_points: int
    dominance_clearings: int
    starting_hand: int
    hand_limit: int
    ambush_hits: int
    last_round: int
    die_faces: list[int]
    reach: dict[str, int]


class Forest(msgspec.Struct, frozen=True):
    clearings: list[int]
    next: list[int]
    coastal: bool
    at: tuple[int, int]


class MapRow(msgspec.Struct, frozen=True):
    name: str
    slots: list[int]
    ruins: list[int]
    opposite: list[tuple[int, int]]
    paths: list[tuple[int, int]]
    rivers: list[tuple[int, int]]
    forests: list[Forest]
    at: list[tuple[int, int]]
    suits: list[str] = []
    closed: list[tuple[int, int]] = []
    coastal: list[int] = []
    ferry: int = 0
    tower: int = 0


class MapFile(msgspec.Struct, frozen=True):
    source: str
    maps: list[MapRow]


class Track(msgspec.Struct, frozen=True):
    points: list[int]
    cards: list[int]
    cost: list[int] = []


class FactionFile(msgspec.Struct, frozen=True):
    """R-2.5, R-B.1.2, R-B.1.3, R-B.2.2, R-B.2.3, R-B.3.2, R-B.3.3: the pieces of a faction and the tables on its board."""

    source: str
    letter: str
    reach: int
    warriors: int
    buildings: dict[str, int]
    tokens: dict[str, int]
    tracks: dict[str, Track]
    numbers: dict[str, int]


GAME = read(FOLDER / "game.json", GameFile)
_ITEMS = read(FOLDER / "items.json", ItemFile)
ITEMS = tuple(row.id for row in _ITEMS.items)
ITEM_SUPPLY = tuple(row.supply for row in _ITEMS.items)
ITEM_ON_TRACK = tuple(row.track for row in _ITEMS.items)
RUIN_ITEMS = tuple(ITEMS.index(item) for item in _ITEMS.ruins)

CARDS = tuple(read(FOLDER / "cards.json", CardFile).cards)
CARD_IDS = tuple(card.id for card in CARDS)
CARD = {card.id: index for index, card in enumerate(CARDS)}
SUIT = tuple(SUITS.index(card.suit) for card in CARDS)
COST = tuple(tuple(ANY if suit == "any" else SUITS.index(suit) for suit in card.cost) for card in CARDS)
NEEDS = tuple(tuple(cost.count(suit) for suit in range(3)) for cost in COST)
"""Per card: how many pieces of each suit its cost names."""
ITEM = tuple(-1 if card.item is None else ITEMS.index(card.item) for card in CARDS)
POINTS = tuple(card.points for card in CARDS)
AMBUSH = frozenset(index for index, card in enumerate(CARDS) if card.kind == "ambush")
DOMINANCE = frozenset(index for index, card in enumerate(CARDS) if card.kind == "dominance")
PERSISTENT = frozenset(index for index, card in enumerate(CARDS) if card.persistent)
DECKS = tuple(sorted({deck for card in CARDS for deck in card.copies}))


def deck_cards(deck: str) -> list[int]:
    """R-2.1, R-B.1.4, R-B.5.1, R-C.2: every card of a shared deck, copies included; each has one suit."""
    return [index for index, card in enumerate(CARDS) for _ in range(card.copies.get(deck, 0))]


def fits(card: int, suit: int) -> bool:
    """R-2.1.1: a card serves as its own suit, a bird card as any suit."""
    own = SUIT[card]
    return own in (suit, BIRD)


class Woodland:
    """R-2.2, R-2.4, R-D.1.1, R-D.2.2, R-D.2.4, R-D.3.5, I-MAP-1: clearings by number, forests behind them.

    Place 13 is the first forest. Which forests there are and which are adjacent is data of the map: winter's river divides
    them, coastal forests neighbour each other around the lake, every enclosed area of the mountain is one.
    """

    def __init__(self, row: MapRow) -> None:
        self.row = row
        self.name = row.name
        self.slots = (0, *row.slots)
        self.ruins = tuple(row.ruins)
        self.corners = tuple(sorted(corner for corner, _ in row.opposite))
        self.opposite = dict(row.opposite)
        self.paths = _links(row.paths)
        lake = [(a, b) for a in row.coastal for b in row.coastal if a < b]
        self.rivers = _links(sorted({*row.rivers, *lake}))
        """R-D.2.2: the lake links every coastal clearing with every other like a river."""
        self.forests = tuple(range(CLEARINGS, CLEARINGS + len(row.forests)))
        self.suits = tuple(SUITS.index(suit) for suit in row.suits)
        """The printed suits of clearings 1 to 12; empty where the suits are drawn."""

    def beside_forest(self, forest: int) -> tuple[int, ...]:
        """R-2.4.1: the clearings and the forests adjacent to a forest."""
        row = self.row.forests[forest - CLEARINGS]
        return (*row.clearings, *(CLEARINGS + other for other in row.next))

    def forests_at(self, clearing: int) -> tuple[int, ...]:
        return tuple(forest for forest in self.forests if clearing in self.row.forests[forest - CLEARINGS].clearings)


def _links(pairs: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    near: list[list[int]] = [[] for _ in range(CLEARINGS)]
    for a, b in pairs:
        near[a].append(b)
        near[b].append(a)
    return tuple(tuple(sorted(row)) for row in near)


MAPS = tuple(Woodland(row) for row in read(FOLDER / "maps.json", MapFile).maps)
MAP_NAMES = tuple(woodland.name for woodland in MAPS)


@cache
def faction_file(path: Path) -> FactionFile:
    return read(path, FactionFile)
