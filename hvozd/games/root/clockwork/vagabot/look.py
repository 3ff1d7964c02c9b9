"""How the Vagabot looks."""

from hvozd.games.root.clockwork.vagabot import VagabotView
from hvozd.games.root.clockwork.vagabot.items import CHARACTERS
from hvozd.games.root.components import ITEMS
from hvozd.games.root.rules.wandering import QUESTS
from hvozd.games.root.table.boards import listed
from hvozd.games.root.table.labels import Bit, Lines, Speaker
from hvozd.games.root.table.looks import Look


def board_lines(board: VagabotView, speak: Speaker) -> Lines:
    lines: Lines = []
    if board.character >= 0:
        character = CHARACTERS[board.character]
        lines.append([Bit(speak.name("bot-character", character), "bold"), Bit(f"  {speak.name('bot-text', character)}")])
    for label, on_track in (("bot-satchel", False), ("bot-battle-track", True)):
        items = [item(speak, kind, used, damaged) for kind, used, damaged, there in board.items if there == on_track]
        lines.append(listed(speak, label, [Bit(", ".join(items))] if items else []))
    if board.quest >= 0:
        lines.append(listed(speak, "bot-quest", [Bit(speak.name("quest", QUESTS[board.quest]))]))
    return lines


def item(speak: Speaker, kind: int, used: bool, damaged: bool) -> str:
    way = ("-used" if used else "") + ("-damaged" if damaged else "")
    return speak.name("ware", ITEMS[kind] + way)


LOOKS = {"vagabot": Look("VT", "grey74", "mask", board=board_lines)}
