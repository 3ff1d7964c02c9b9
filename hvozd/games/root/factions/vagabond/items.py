"""R-9.2.5: the Vagabond's board and its items: face up or down, whole or damaged."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from hvozd.core import Action, Ask, Bag, Offer, Product, Word
from hvozd.games.root.components import CLEARINGS, ITEM_ON_TRACK, ITEMS, RUIN_ITEMS, faction_file, read
from hvozd.games.root.hooks import Loss
from hvozd.games.root.rules.wandering import ALLY, DAMAGED, DOWN, UP, Exhausted, ItemsDamaged, Quest, Repaired, Ware
from hvozd.games.root.state import Board, RootState
from hvozd.kit.picks import Picks

BOOTS, BAG, CROSSBOW, HAMMER, SWORD, TEA, COINS, TORCH = map(
    ITEMS.index, ("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch")
)
KINDS_OF_ITEM = range(len(ITEMS))
TRACKS = tuple(kind for kind in KINDS_OF_ITEM if ITEM_ON_TRACK[kind])


FIGURES = Path(__file__).with_name("vagabond.json")
NUMBERS = faction_file(FIGURES).numbers
HOSTILE, INDIFFERENT, ALLIED, NO_RELATION = -1, 0, 3, -2


class CharacterRow(msgspec.Struct, frozen=True):
    """R-B.6.3: a character card and the box it comes with."""

    id: str
    box: str
    items: list[str]


class Characters(msgspec.Struct, frozen=True):
    source: str
    rows: list[CharacterRow]


class CharacterFile(msgspec.Struct, frozen=True):
    characters: Characters


class Second(msgspec.Struct, frozen=True):
    letter: str
    reach: int


class SecondFile(msgspec.Struct, frozen=True):
    second: Second


CHARACTER_ROWS = tuple(read(FIGURES, CharacterFile).characters.rows)
CHARACTER_IDS = tuple(row.id for row in CHARACTER_ROWS)
STARTING_ITEMS = tuple(tuple(map(ITEMS.index, row.items)) for row in CHARACTER_ROWS)


def items_beside() -> list[int]:
    """R-9.3.4, R-9.3.5: the marked items before setup: enough for any character, and one set for the ruins."""
    return [max(items.count(kind) for items in STARTING_ITEMS) + RUIN_ITEMS.count(kind) for kind in KINDS_OF_ITEM]


class VagabondBoard(Board, msgspec.Struct, tag="vagabond"):
    character: Annotated[int, Word("character")] = -1
    dealt: Annotated[int, Word("character")] = -1
    """The character that the game's options give him, or -1: he chooses."""
    items: list[int] = msgspec.field(default_factory=lambda: [0] * ALLY)
    """How many of each ware he has."""
    beside: list[int] = msgspec.field(default_factory=items_beside)
    """Items not yet in the game or out of it for good, per kind."""
    relations: list[int] = []
    """Per seat: HOSTILE, 0 to ALLIED, or NO_RELATION."""
    aids: list[int] = []
    """Per seat: aids of this turn that no step has used up yet."""
    quest_deck: tuple[Quest, ...] = ()
    quests: tuple[Quest, ...] = ()
    """The quests on display; two Vagabonds share those of the first."""
    done: tuple[Quest, ...] = ()
    seen: tuple[int, ...] = ()
    """Clearings of ruins under which he has looked."""
    from_ruins: int = 0
    """Bit set of the kinds of which he has an item from a ruin."""
    scorched: tuple[int, ...] = ()
    improvised: bool = False
    tea: int = -1
    """The tea face up at the start of this Birdsong, or -1: not counted yet."""

    def clone(self) -> "VagabondBoard":
        new = super().clone()
        new.items = self.items.copy()
        new.beside = self.beside.copy()
        new.relations = self.relations.copy()
        new.aids = self.aids.copy()
        return new


def own(g: RootState, seat: int) -> VagabondBoard:
    return g.boards[seat]  # type: ignore[return-value]


# -- counting -----------------------------------------------------------------------------------------------------------


def face_up(g: RootState, seat: int, kind: int) -> int:
    """R-9.2.5: items of a kind that can be exhausted."""
    return own(g, seat).items[kind * 4]


def on_track(g: RootState, seat: int, kind: int) -> int:
    """R-9.2.5.I, R-9.2.5.III, I-VB-10: face-up, undamaged tea, coins and bags lie on their tracks as far as these hold them."""
    return min(own(g, seat).items[kind * 4], NUMBERS["track"])


def swords(g: RootState, seat: int) -> int:
    """R-9.2.6: undamaged swords, face up or face down."""
    items = own(g, seat).items
    return items[SWORD * 4] + items[SWORD * 4 + DOWN]


def kinds_up(g: RootState, seat: int) -> list[int]:
    """The kinds of which he can exhaust an item."""
    items = own(g, seat).items
    return [kind for kind in KINDS_OF_ITEM if items[kind * 4]]


def wares(g: RootState, seat: int, *ways: int) -> list[tuple[int, int]]:
    """(ware, number) of all items that lie in one of these ways."""
    return [(ware, number) for ware, number in enumerate(own(g, seat).items) if number and ware % 4 in ways]


def total(pool: Sequence[tuple[int, int]]) -> int:
    return sum(count for _, count in pool)


def listed(pool: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(ware for ware, count in pool for _ in range(count))


# -- turning, damaging, repairing ---------------------------------------------------------------------------------------


def gain(g: RootState, seat: int, kind: int) -> None:
    """R-9.2.5.I, R-9.2.5.II: a gained item comes face up, onto its track or into the satchel."""
    own(g, seat).items[kind * 4] += 1


def exhaust(g: RootState, seat: int, *kinds: int) -> None:
    """R-9.2.5, R-9.5: a face-up, undamaged item is turned face down; from a track it goes into the satchel."""
    items = own(g, seat).items
    for kind in kinds:
        items[kind * 4] -= 1
        items[kind * 4 + DOWN] += 1
    g.log(Exhausted, seat, kinds)


def damage(g: RootState, seat: int, picked: Sequence[int]) -> None:
    """R-9.2.7, I-VB-10: whole items go into the damaged box and keep their side."""
    if not picked:
        return
    items = own(g, seat).items
    for ware in picked:
        items[ware] -= 1
        items[ware + DAMAGED] += 1
    g.log(ItemsDamaged, seat, tuple(picked))


def repair(g: RootState, seat: int, picked: Sequence[int]) -> None:
    """R-9.5.7: damaged items return to satchel or track and keep their side."""
    items = own(g, seat).items
    for ware in picked:
        items[ware] -= 1
        items[ware - DAMAGED] += 1
    g.log(Repaired, seat, tuple(picked))


def leave_game(g: RootState, seat: int, picked: Sequence[int]) -> None:
    """R-2.5.4: items leave the game; of several alike the one from a ruin goes first."""
    board = own(g, seat)
    for ware in picked:
        board.items[ware] -= 1
        board.beside[ware // 4] += 1
        board.from_ruins &= ~(1 << ware // 4)


# -- hits ---------------------------------------------------------------------------------------------------------------


class DamageItems(Action):
    """R-9.2.7, W-R6: which items (or warriors of the ally) take the hits."""

    form = "damage {items}"
    items: Bag[Ware]


def hit_pool(g: RootState, seat: int, clearing: int) -> list[tuple[int, int]]:
    """R-9.2.7, R-9.2.9.II.d, I-VB-1: undamaged items, and the warriors he treats as his own in this battle."""
    pool = wares(g, seat, UP, DOWN)
    battle = g.battle
    if battle is not None and battle.attacker == seat and battle.ally >= 0:
        warriors = g.warriors[battle.ally * CLEARINGS + clearing]
        if warriors:
            pool.append((ALLY, warriors))
    return pool


def hit_options(g: RootState, seat: int, clearing: int, hits: int) -> Sequence[Action]:
    return Product(DamageItems, Picks(hit_pool(g, seat, clearing), hits))


def take_hits(g: RootState, seat: int, remover: int, clearing: int, hits: int, choice: DamageItems | None) -> Sequence[Loss]:
    """R-9.2.7, I-VB-2: damage what was chosen; with nothing left further hits are ignored."""
    picked = choice.items if choice is not None else listed(hit_pool(g, seat, clearing))[:hits]
    items = [ware for ware in picked if ware != ALLY]
    damage(g, seat, items)
    battle = g.battle
    assert battle is not None
    warriors = len(picked) - len(items)
    battle.own_lost += len(items)
    battle.ally_lost += warriors
    return (Loss(battle.ally, clearing, remover, warriors),) if warriors else ()


class FullRemoval(Ask):
    """R-9.2.2.I, W-R6, I-VB-12: all enemy pieces left his clearing: three items of his choice are damaged."""

    def open_to(self, g: RootState) -> bool:
        pool = wares(g, self.seat, UP, DOWN)
        return len(pool) > 1 and total(pool) > NUMBERS["full_removal"]

    def skipped(self, g: RootState) -> None:
        damage(g, self.seat, listed(wares(g, self.seat, UP, DOWN))[: NUMBERS["full_removal"]])

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(DamageItems, Picks(wares(g, self.seat, UP, DOWN), NUMBERS["full_removal"])),)

    def take(self, g: RootState, action: DamageItems) -> None:
        damage(g, self.seat, action.items)


KINDS = (VagabondBoard, DamageItems, FullRemoval)
