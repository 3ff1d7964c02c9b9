"""The Vagabonds in a Rootlog."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from hvozd.games.root.components import MAP_CLEARINGS, RUIN_ITEMS
from hvozd.games.root.factions.vagabond.aid import RelationChanged
from hvozd.games.root.factions.vagabond.items import CHARACTER_IDS, own
from hvozd.games.root.factions.vagabond.setting_out import CharacterChosen
from hvozd.games.root.notation.foresight import shuffled
from hvozd.games.root.notation.letters import ITEM_CODES, SUIT_LETTERS, Notation, Position, letter
from hvozd.games.root.notation.logbook import Row
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.rules.wandering import QUEST_ITEMS, QUEST_SUIT, QUESTS
from hvozd.games.root.state import RootState

RELATION_CODES = "h012a"
"""By the number that the event carries: one more than the number on the board."""
ITEM_WAYS = ("", "e", "d", "de")
"""How an item lies: up, exhausted, damaged, damaged and exhausted."""


def count(g: RootState, seat: int, home: str, found: Position) -> None:
    """His items by the way they lie, and the quests."""
    board = own(g, seat)
    for ware, number in enumerate(board.items):
        if number:
            found[ITEM_CODES[ware // 4], home + ITEM_WAYS[ware % 4]] += number
    for quest in board.done:
        found[("quest", quest), home] = 1
    for quest in board.quests:
        found[("quest", quest), "Q"] = 1


def quest_code(quest: int) -> str:
    return SUIT_LETTERS[QUEST_SUIT[quest]] + "#"


def character_chosen(scribe: Scribe, event: CharacterChosen) -> None:
    scribe.line(letter(scribe.g, event.seat)).add(f"#{CHARACTER_IDS[event.character]}->$")


def relation_changed(scribe: Scribe, event: RelationChanged) -> None:
    line = scribe.line()
    line.add(f"{line.who(letter(scribe.g, event.seat))}$_{letter(scribe.g, event.other)}->{RELATION_CODES[event.relation]}")


def chance(g: RootState, rows: Sequence[Row]) -> Iterator[list[int]]:
    """How quests and ruins were shuffled, so that those come that the log tells: with the quest deck, and without."""
    ruins = [clearing for clearing in MAP_CLEARINGS if g.ruins[clearing]]
    found = [finds(rows, clearing) for clearing in ruins]
    quests = shuffled(range(len(QUESTS)), quest_order(rows))
    for kinds in sorted(set(permutations(RUIN_ITEMS))):
        if all(not items or kind in items for kind, items in zip(kinds, found, strict=True)):
            laid = shuffled(RUIN_ITEMS, kinds)
            yield [*quests, *laid]
            yield laid


def finds(rows: Sequence[Row], clearing: int) -> list[int]:
    """The items that are found in a ruin."""
    told = [one.key for row in rows for one in row.told()]
    return [ITEM_CODES.index(key[1]) for key in told if key[0] == "move" and key[1] in ITEM_CODES and key[2] == str(clearing)]


def quest_order(rows: Sequence[Row]) -> list[int]:
    """The quest deck from its bottom: suits as they are laid out, and such that could be done with what was spent for them."""
    laid: list[tuple[str, list[int]]] = []
    spent: list[int] = []
    for one in (one for row in rows for one in row.told()):
        match one.key:
            case ("move", code, "", "Q"):
                laid += [(code[0], []) for _ in range(one.number)]
            case ("move", code, "Q", _):
                open_ones = [items for suit, items in laid if suit == code[0] and not items]
                if open_ones:
                    open_ones[0].extend(spent[-2:])
            case ("move", code, _, "e") if code in ITEM_CODES:
                spent += [ITEM_CODES.index(code)] * one.number
    left = list(range(len(QUESTS)))
    order: list[int] = []
    for suit, items in sorted(laid, key=lambda one: not one[1]):
        fit = [one for one in left if SUIT_LETTERS[QUEST_SUIT[one]] == suit]
        best = [one for one in fit if sorted(QUEST_ITEMS[one]) == sorted(items)] or fit or left
        order.append(best[0])
        left.remove(best[0])
    by_laid = dict(zip(sorted(range(len(laid)), key=lambda at: not laid[at][1]), order, strict=True))
    return [*left, *(by_laid[at] for at in reversed(range(len(laid))))]


def vagabond(letter: str) -> Notation:
    return Notation(
        letter,
        count_own=count,
        codes={"quest": quest_code},
        after={CharacterChosen: character_chosen, RelationChanged: relation_changed},
        chance=chance,
    )


NOTATIONS = {"vagabond": vagabond("V"), "vagabond2": vagabond("G")}
