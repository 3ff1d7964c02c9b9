"""How the Vagabond looks."""

from collections.abc import Iterable, Sequence

from hvozd.games.root.components import ITEMS
from hvozd.games.root.factions.vagabond import VagabondView
from hvozd.games.root.factions.vagabond.aid import RELATIONS
from hvozd.games.root.factions.vagabond.items import CHARACTER_IDS
from hvozd.games.root.rules.wandering import QUEST_ITEMS, QUESTS
from hvozd.games.root.table.boards import labelled
from hvozd.games.root.table.labels import DIM, Bit, Lines, Speaker, row, several
from hvozd.games.root.table.looks import Look


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
    for way, label in enumerate(("ready", "used", "damaged", "damaged-used")):
        yield label, several((speak.name("item", ITEMS[kind]), ways[way]) for kind, ways in enumerate(board.items))


def quest(index: int, speak: Speaker) -> str:
    items: Sequence[int] = QUEST_ITEMS[index]
    return f"{speak.name('quest', QUESTS[index])}: {' + '.join(speak.item(item) for item in items)}"


LOOKS = {
    "vagabond": Look("VB", "grey74", "hood", board=board_lines),
    "vagabond2": Look("V2", "grey58", "mask", board=board_lines),
}
