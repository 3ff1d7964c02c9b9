"""How the Vagabond looks."""

from collections.abc import Iterable, Sequence

from hvozd.games.root.components import ITEMS
from hvozd.games.root.factions.vagabond import VagabondView
from hvozd.games.root.factions.vagabond.aid import RELATIONS
from hvozd.games.root.factions.vagabond.items import CHARACTER_IDS
from hvozd.games.root.rules.wandering import QUEST_ITEMS, QUESTS
from hvozd.games.root.table.board_drawing import Box, Sheet, Sign, warrior
from hvozd.games.root.table.boards import labelled
from hvozd.games.root.table.labels import DIM, Bit, Lines, Speaker, row, several
from hvozd.games.root.table.looks import Look

WAYS = ("ready", "used", "damaged", "damaged-used")
"""How an item lies."""


def board_lines(board: VagabondView, speak: Speaker) -> Lines:
    lines: Lines = []
    if board.character >= 0:
        character = CHARACTER_IDS[board.character]
        name = Bit(speak.name("character", character), "bold")
        lines.append([name, Bit(f"  {speak.texts.get(f'text-{character}')}")])
    lines.append(row((labelled(speak, label, held) for label, held in item_rows(board, speak) if held), " · "))
    relations = [
        [speak.seat(seat), Bit(f" {speak.name('relation', RELATIONS[relation + 1])}")]
        for seat, relation in enumerate(board.relations)
        if relation >= -1
    ]
    lines.append([Bit(f"{speak.say('relations')}: ", DIM), *row(relations)])
    if board.quests:
        lines.append(labelled(speak, "quests", " · ".join(quest(each, speak) for each in board.quests)))
    if board.done:
        lines.append(labelled(speak, "done", ", ".join(speak.name("quest", QUESTS[each]) for each in board.done)))
    return lines


def item_rows(board: VagabondView, speak: Speaker) -> Iterable[tuple[str, str]]:
    """His items by the way they lie."""
    for way, label in enumerate(WAYS):
        yield label, several((speak.name("item", ITEMS[kind]), ways[way]) for kind, ways in enumerate(board.items))


def quest(index: int, speak: Speaker) -> str:
    items: Sequence[int] = QUEST_ITEMS[index]
    return f"{speak.name('quest', QUESTS[index])}: {' + '.join(speak.item(item) for item in items)}"


def draw(board: VagabondView, speak: Speaker, sheet: Sheet) -> None:
    """R-9: who he is, his items by the way they lie, how he stands with the others, his quests."""
    if board.character >= 0:
        character = CHARACTER_IDS[board.character]
        sheet.words("name", speak.name("character", character), "b")
        sheet.words("able", speak.texts.get(f"text-{character}"), "quiet")
    for way, label in enumerate(WAYS):
        lying = [(kind, ways[way]) for kind, ways in enumerate(board.items) if ways[way]]
        if lying:
            sheet.signs(label, [item_sign(kind, number, bool(way), speak) for kind, number in lying], speak.say(label))
    boxes = [relation(seat, standing, speak) for seat, standing in enumerate(board.relations) if standing >= -1]
    sheet.boxes("relations", boxes, 2)
    for each in board.quests:
        needed = [Sign(f"item-{ITEMS[item]}", None, speak.item(item)) for item in QUEST_ITEMS[each]]
        sheet.signs(f"quest-{each}", needed, speak.name("quest", QUESTS[each]))
    if board.done:
        told = ", ".join(speak.name("quest", QUESTS[each]) for each in board.done)
        sheet.words("done", f"{speak.say('done')}: {told}", "quiet")


def item_sign(kind: int, number: int, pale: bool, speak: Speaker) -> Sign:
    shown, word = number if number > 1 else None, ITEMS[kind]
    return Sign(f"item-{word}", shown, speak.item(kind), "pale" if pale else "", f"item:{word}")


def relation(seat: int, standing: int, speak: Speaker) -> Box:
    """Where the marker of a faction stands on its row: hostile, or so many steps towards an ally."""
    steps = [warrior(seat, speak)] + [Sign("k-any", None, "", "" if step < standing else "pale") for step in range(3)]
    return Box(speak.name("relation", RELATIONS[standing + 1]), steps, standing < 0)


LOOKS = {
    "vagabond": Look("VB", "grey74", "hood", board=board_lines, draws=draw),
    "vagabond2": Look("V2", "grey58", "mask", board=board_lines, draws=draw),
}
