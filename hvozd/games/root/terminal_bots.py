"""The boards of the automated factions as text: difficulty, traits and order card, then what each has of its own."""

from typing import Any

import msgspec

from hvozd.games.root.clockwork.core import BotView
from hvozd.games.root.clockwork.vagabot_items import CHARACTERS
from hvozd.games.root.components import CARDS, ITEMS
from hvozd.games.root.factions.vagabond_aid import QUESTS
from hvozd.games.root.terminal_text import DIM, Bit, Speaker, row

SHARED = {info.name for info in msgspec.structs.fields(BotView)}


def draw_bot(board: BotView, speak: Speaker) -> list[list[Bit]]:
    head = [speak.name("difficulty", board.difficulty), *(speak.name("traits", trait) for trait in board.traits)]
    line = row(([Bit(text)] for text in head), " · ")
    if board.order >= 0:
        line += [Bit(f" · {speak.name('bot-step', 'order')}: ", DIM), speak.card(board.order)]
    names = [info.name for info in msgspec.structs.fields(board) if info.name not in SHARED]
    own = [[Bit(f"{name.replace('_', ' ')} ", DIM), Bit(show(name, getattr(board, name), speak))] for name in names]
    return [line, row(own)] if own else [line]


def show(name: str, value: Any, speak: Speaker) -> str:
    """The value of a field, in words where it stands for something."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if name == "decree":
        return " | ".join(", ".join(speak.name("card", CARDS[card].id) for card in column) or "–" for column in value)
    if name == "items":
        return ", ".join(item(speak, *each) for each in value) or "–"
    if name == "character" and value >= 0:
        return speak.name("bot-character", CHARACTERS[value])
    if name == "quest" and value >= 0:
        return speak.name("quest", QUESTS[value])
    return ", ".join(map(str, value)) or "–" if isinstance(value, list | tuple) else str(value)


def item(speak: Speaker, kind: int, used: bool, damaged: bool, on_track: bool) -> str:
    """One item of the Vagabot; a sword marks those on the battle track."""
    way = ("-used" if used else "") + ("-damaged" if damaged else "")
    return speak.name("ware", ITEMS[kind] + way) + (" ⚔" if on_track else "")
