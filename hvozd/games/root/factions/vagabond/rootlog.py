"""The Vagabonds in a Rootlog."""

from hvozd.games.root.factions.vagabond.aid import RelationChanged
from hvozd.games.root.factions.vagabond.items import CHARACTER_IDS, own
from hvozd.games.root.factions.vagabond.setting_out import CharacterChosen
from hvozd.games.root.notation.letters import ITEM_CODES, SUIT_LETTERS, Notation, Position, letter
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.rules.wandering import QUEST_SUIT
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


def vagabond(letter: str) -> Notation:
    return Notation(
        letter,
        count_own=count,
        codes={"quest": quest_code},
        after={CharacterChosen: character_chosen, RelationChanged: relation_changed},
    )


NOTATIONS = {"vagabond": vagabond("V"), "vagabond2": vagabond("G")}
