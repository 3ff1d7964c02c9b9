"""RB-7.2.3, RB-7.2.4: the Vagabot's board: items that are all alike to him, and the battle track."""

from collections.abc import Callable, Sequence
from pathlib import Path

from hvozd.core import Do
from hvozd.games.root.clockwork.bot import BotBoard, BotFile, bot
from hvozd.games.root.components import ITEMS, RUIN_ITEMS, read
from hvozd.games.root.rules.wandering import Exhausted, ItemsDamaged, Repaired
from hvozd.games.root.state import RootState

USED, DAMAGED, TRACK = 1, 2, 4
"""How an item lies: an item is `kind * 8` plus these."""


class VagabotFile(BotFile, frozen=True):
    """RB-7.5.I, RB-7.5.II, RB-7.5.III, RB-7.5.IV: the actions of each order, with the trait Questing and without."""

    items: list[str]
    battle_track: list[int]
    characters: dict[str, int]
    actions: dict[str, list[str]]
    questing: dict[str, list[str]]


FIGURES = Path(__file__).with_name("vagabot.json")
FILE = read(FIGURES, VagabotFile)
CHARACTERS = tuple(FILE.characters)


def items_beside() -> tuple[int, ...]:
    """The marked items before setup: four to begin with, and one for each ruin."""
    marked = (*map(ITEMS.index, FILE.items), *RUIN_ITEMS)
    return tuple(marked.count(kind) for kind in range(len(ITEMS)))


class VagabotBoard(BotBoard, tag="vagabot"):
    character: int = -1
    items: tuple[int, ...] = ()
    beside: tuple[int, ...] = items_beside()
    """Marked items not in the game yet, or out of it for good, per kind."""
    quest: int = -1
    quest_deck: tuple[int, ...] = ()
    """Used only while no other Vagabond has a deck of quests."""
    quests_done: tuple[int, ...] = ()
    fought: bool = False
    """He has battled this turn."""


def own(g: RootState, seat: int) -> VagabotBoard:
    return g.boards[seat]  # type: ignore[return-value]


def is_character(g: RootState, seat: int, name: str) -> bool:
    return own(g, seat).character == CHARACTERS.index(name)


# -- counting -----------------------------------------------------------------------------------------------------------


def ready(g: RootState, seat: int) -> list[int]:
    """RB-7.2.3, RB-7.2.4: the items that can be exhausted: whole, face up, not on the battle track."""
    return [item for item in own(g, seat).items if not item & (USED | DAMAGED | TRACK)]


def undamaged(g: RootState, seat: int) -> int:
    return sum(1 for item in own(g, seat).items if not item & DAMAGED)


def damaged(g: RootState, seat: int) -> int:
    return len(own(g, seat).items) - undamaged(g, seat)


def on_track(g: RootState, seat: int) -> int:
    return sum(1 for item in own(g, seat).items if item & TRACK)


# -- turning, damaging, repairing ---------------------------------------------------------------------------------------


def change(g: RootState, seat: int, items: Sequence[int], turn: Callable[[int], int]) -> None:
    """Let some of his items lie another way."""
    left = list(own(g, seat).items)
    for item in items:
        left.remove(item)
        left.append(turn(item))
    own(g, seat).items = tuple(sorted(left))


def as_ware(item: int) -> int:
    """An item as a word of the vocabulary: its kind, used or not, damaged or not."""
    return item // 8 * 4 + (item & 3)


def pay(g: RootState, seat: int, cost: int) -> bool:
    """RB-7.2.3: exhaust so many items, if there are."""
    items = ready(g, seat)[:cost]
    if len(items) < cost:
        return False
    change(g, seat, items, lambda item: item | USED)
    g.log(Exhausted, seat, tuple(item // 8 for item in items))
    return True


def gain_item(g: RootState, seat: int, kind: int) -> None:
    """RB-7.2.3, RB-7.2.4: a gained item comes face up into the satchel, or onto the battle track."""
    own(g, seat).items = tuple(sorted((*own(g, seat).items, kind * 8)))
    fill_track(g, seat)


def fill_track(g: RootState, seat: int) -> None:
    """RB-7.2.4, RB-T-VB-QUESTING, AMB-64: as many items on the track as he has earned, used ones first; none is swapped."""
    questing = bot(g, seat).has(g, seat, "questing")
    have = len(own(g, seat).items) if questing else undamaged(g, seat)
    wanted = sum(1 for threshold in FILE.battle_track if have >= threshold)
    lying = [item for item in own(g, seat).items if item & TRACK]
    if len(lying) < wanted:
        loose = sorted((i for i in own(g, seat).items if not i & (TRACK | DAMAGED)), key=lambda item: not item & USED)
        change(g, seat, loose[: wanted - len(lying)], lambda item: item | TRACK)
    elif not questing:
        change(g, seat, lying[wanted:], lambda item: item & ~TRACK)


def take_damage(g: RootState, seat: int, hits: int) -> None:
    """RB-7.2.5, AMB-17, AMB-18: used items first, the satchel before the track; what is beyond the last item is ignored."""
    whole = [item for item in own(g, seat).items if not item & DAMAGED]
    whole.sort(key=lambda item: (not item & USED, bool(item & TRACK)))
    hit = whole[:hits]
    if hit:
        stays = TRACK if bot(g, seat).has(g, seat, "questing") else 0
        change(g, seat, hit, lambda item: (item & (~TRACK | stays)) | DAMAGED)
        g.log(ItemsDamaged, seat, tuple(map(as_ware, hit)))


def repair_items(g: RootState, seat: int, count: int) -> None:
    """RB-7.5.5, RB-7.6.2: unused damaged items first; a repaired item keeps its face."""
    broken = sorted((item for item in own(g, seat).items if item & DAMAGED), key=lambda item: item & USED)[:count]
    if broken:
        change(g, seat, broken, lambda item: item & ~DAMAGED)
        g.log(Repaired, seat, tuple(map(as_ware, broken)))
        fill_track(g, seat)


class BotFullRemoval(Do):
    """RB-7.2.1.I: all enemy pieces were removed from his clearing: three items are damaged."""

    seat: int

    def run(self, g: RootState) -> None:
        take_damage(g, self.seat, bot(g, self.seat).number(g, self.seat, "full_removal"))
        fill_track(g, self.seat)


KINDS = (VagabotBoard, BotFullRemoval)
