"""The factions' own boards as lines of text, as their rooms tell them, and what the rooms tell them with."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hvozd.games.root.clockwork.bot import BotView
from hvozd.games.root.table.labels import DIM, Bit, Lines, Speaker, row, several
from hvozd.games.root.table.looks import look_of


def draw_board(faction: str, board: msgspec.Struct, speak: Speaker) -> Lines:
    """A faction's board as lines of text; what lies beside every bot's board comes before, what its traits do behind."""
    lines = (look_of(faction).board or field_by_field)(board, speak)
    return [order_line(board, speak), *lines, *trait_lines(board, speak)] if isinstance(board, BotView) else lines


def field_by_field(board: msgspec.Struct, speak: Speaker) -> Lines:
    """A board that nobody has written a renderer for: the names of its fields and what they hold."""
    fields = [(info.name.replace("_", " "), getattr(board, info.name)) for info in msgspec.structs.fields(board)]
    return [row([Bit(f"{name} "), Bit(plain(value), "bold")] for name, value in fields)]


def plain(value: Any) -> str:
    return " ".join(map(str, value)) or "–" if isinstance(value, list | tuple) else str(value)


def order_line(board: BotView, speak: Speaker) -> list[Bit]:
    """A bot's difficulty, traits and service cards, and its order card."""
    head = [speak.name("difficulty", board.difficulty), *(speak.name("traits", trait) for trait in board.traits)]
    if board.services:
        head.append(speak.name("services", board.services))
    order = [Bit(f" · {speak.name('bot-step', 'order')}: ", DIM), speak.card(board.order)] if board.order >= 0 else []
    return facts(*head) + order


def trait_lines(board: BotView, speak: Speaker) -> Lines:
    return [[Bit(f"{speak.name('traits', trait)}: ", DIM), Bit(speak.name("trait-text", trait))] for trait in board.traits]


# -- what rooms tell their boards with ------------------------------------------------------------------------------------


def facts(*texts: str) -> list[Bit]:
    return row(([Bit(text)] for text in texts), " · ")


def labelled(speak: Speaker, label: str, text: str) -> list[Bit]:
    return [Bit(f"{speak.say(label)}: ", DIM), Bit(text)]


def listed(speak: Speaker, label: str, bits: Sequence[Bit]) -> list[Bit]:
    """Coloured text behind its label, a dash if there is none."""
    return [Bit(f"{speak.say(label)}: ", DIM), *(bits or [Bit("–", DIM)])]


def suits_of(numbers: Sequence[int], speak: Speaker) -> str:
    """Numbers per suit."""
    return several((speak.suit(suit).text, number) for suit, number in enumerate(numbers))


def piles(speak: Speaker, **cards: list[int]) -> Lines:
    """Open piles of cards on a board, those that hold any."""
    return [[Bit(f"{speak.say(name)}: ", DIM), *speak.cards(pile)] for name, pile in cards.items() if pile]


def warriors_of(box: Sequence[int], speak: Speaker) -> str:
    """Warriors of several factions in a box."""
    return several((speak.seat(owner).text, number) for owner, number in enumerate(box)) or "–"


def scoring(track: Sequence[int], number: int) -> int:
    """What a track scores with so many pieces on the map."""
    return track[number - 1] if number else 0
