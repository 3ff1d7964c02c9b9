"""How the Logical Lizards look."""

from pathlib import Path

from hvozd.games.root.clockwork.logical_lizards import LogicalLizardsView
from hvozd.games.root.clockwork.logical_lizards.conspiracies import TRACK
from hvozd.games.root.components import SUITS, faction_file
from hvozd.games.root.table.boards import facts, listed, scoring
from hvozd.games.root.table.labels import Bit, Lines, Speaker, row
from hvozd.games.root.table.looks import Look

FIGURES = Path(__file__).with_name("logical_lizards.json")


def board_lines(board: LogicalLizardsView, speak: Speaker) -> Lines:
    points = faction_file(FIGURES).tracks["garden"].points
    order = [speak.say("bot-order", suit=speak.suit(board.suit).text)] if board.suit >= 0 else []
    gardens = [
        speak.say("bot-track", piece=speak.name("piece", f"{SUITS[suit]}_garden"), number=number, points=scoring(points, number))
        for suit, number in enumerate(board.gardens)
    ]
    spaces = [
        [Bit(f"▸{name}" if space == board.marker else name, "bold" if space == board.marker else "")]
        for space, name in enumerate(speak.name("conspiracy", each) for each in TRACK)
    ]
    lines = [facts(*order, speak.say("acolytes", acolytes=board.acolytes), *gardens)]
    lines.append(listed(speak, "bot-conspiracies", row(spaces)))
    lines.append(listed(speak, "bot-souls", speak.cards(reversed(board.souls))))
    return [*lines, *([listed(speak, "revealed", speak.cards(board.revealed))] if board.revealed else [])]


LOOKS = {"logical_lizards": Look("LL", "yellow2", "reptile", board=board_lines)}
