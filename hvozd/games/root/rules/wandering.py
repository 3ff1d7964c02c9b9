"""R-9.2.3, R-9.2.5, R-9.5.3, R-9.5.5: pawns, items that are turned and damaged, ruins and quests, whoever wanders."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

from hvozd.core import Event, Rng, Word
from hvozd.games.root.components import CLEARINGS, FOLDER, ITEMS, MAP_CLEARINGS, SUITS, read
from hvozd.games.root.hooks import FERRY, MAP_RULES, faction
from hvozd.games.root.rules.events import PawnMoved
from hvozd.games.root.rules.move import landing
from hvozd.games.root.state import RootState, unpack
from hvozd.games.root.words import Item, Place, Seat

UP, DOWN, DAMAGED, DAMAGED_DOWN = range(4)
"""The four ways an item can lie; a ware is `kind * 4 + way`."""


ALLY = 4 * len(ITEMS)
"""The ware that is no item: a warrior of the ally of this battle."""


WARES = (*(item + way for item in ITEMS for way in ("", "-used", "-damaged", "-used-damaged")), "ally")


Ware: TypeAlias = Annotated[int, Word("ware")]


class Exhausted(Event):
    seat: Seat
    items: tuple[Item, ...]


class ItemsDamaged(Event):
    seat: Seat
    items: tuple[Ware, ...]


class Repaired(Event):
    seat: Seat
    items: tuple[Ware, ...]


Quest: TypeAlias = Annotated[int, Word("quest")]


class QuestRow(msgspec.Struct, frozen=True):
    id: str
    suit: str
    items: tuple[str, str]


class QuestFile(msgspec.Struct, frozen=True):
    source: str
    quests: list[QuestRow]


_QUESTS = read(FOLDER / "quests.json", QuestFile).quests


QUESTS = tuple(row.id for row in _QUESTS)


QUEST_SUIT = tuple(SUITS.index(row.suit) for row in _QUESTS)


QUEST_ITEMS = tuple((ITEMS.index(row.items[0]), ITEMS.index(row.items[1])) for row in _QUESTS)


class QuestDone(Event):
    seat: Seat
    quest: Quest


class RuinExplored(Event):
    seat: Seat
    place: Place
    item: Item | None


def under_ruin(g: RootState, clearing: int) -> list[int]:
    """The items under a ruin, by kind."""
    return unpack(g.ruin_items[clearing])


def put_under_ruin(g: RootState, clearing: int, kinds: Sequence[int]) -> None:
    packed = 0
    for kind in sorted(kinds, reverse=True):
        packed = packed << 4 | kind + 1
    g.ruin_items[clearing] = packed


class PawnPlaced(Event):
    seat: Seat
    place: Place


def go(g: RootState, seat: int, target: int) -> None:
    """R-9.2.3, I-WA-2: the pawn alone triggers nothing but what the ferry brings."""
    place = landing(target)
    g.log(PawnMoved, seat, g.pawns[seat], place)
    g.pawns[seat] = place
    if target >= FERRY:
        g.then(*MAP_RULES[g.map].carried(g, seat, place))


def is_forest(place: int) -> bool:
    return CLEARINGS <= place < FERRY


def redeal_quests(deck: Sequence[int], rng: Rng) -> tuple[int, ...]:
    """The quests nobody has seen, in any order."""
    quests = sorted(deck)
    rng.shuffle(quests)
    return tuple(quests)


def redeal_ruins(g: RootState, viewer: int | None, rng: Rng) -> None:
    """What lies under the ruins that the viewer has not looked under, dealt anew."""
    seen = ruins_seen(g, viewer)
    ruins = [clearing for clearing in MAP_CLEARINGS if g.ruins[clearing] and clearing not in seen]
    kinds = sorted(kind for clearing in ruins for kind in under_ruin(g, clearing))
    rng.shuffle(kinds)
    for clearing in ruins:
        put_under_ruin(g, clearing, [kinds.pop() for _ in under_ruin(g, clearing)])


def ruins_seen(g: RootState, viewer: int | None) -> tuple[int, ...]:
    return faction(g, viewer).ruins_seen(g, viewer) if viewer is not None else ()


def quest_keepers(g: RootState) -> list[int]:
    """R-9.7.3: the seats on whose boards quests lie; those of the first are there for all."""
    return [seat for seat in range(g.seats) if faction(g, seat).keeps_quests]


KINDS = (Exhausted, ItemsDamaged, Repaired, QuestDone, RuinExplored, PawnPlaced)
