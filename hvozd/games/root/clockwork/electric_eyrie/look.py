"""How the Electric Eyrie looks."""

from pathlib import Path

from hvozd.games.root.clockwork.electric_eyrie import ElectricEyrieView
from hvozd.games.root.clockwork.electric_eyrie.decree import COLUMNS
from hvozd.games.root.components import BIRD, faction_file
from hvozd.games.root.table.boards import facts, listed, scoring
from hvozd.games.root.table.labels import Bit, Lines, Speaker, row
from hvozd.games.root.table.looks import Look

FIGURES = Path(__file__).with_name("electric_eyrie.json")


def board_lines(board: ElectricEyrieView, speak: Speaker) -> Lines:
    points = scoring(faction_file(FIGURES).tracks["roost"].points, board.roosts)
    columns = []
    for suit, cards in zip(COLUMNS, board.decree, strict=True):
        viziers = [[Bit(speak.say("vizier"))]] * (board.viziers if suit == BIRD else 0)
        held = row([*viziers, *([speak.card(card)] for card in cards)])
        columns.append([speak.suit(suit), Bit(f" {len(viziers) + len(cards)}"), *([Bit(": "), *held] if held else [])])
    return [facts(speak.say("roosts", roosts=board.roosts, points=points)), listed(speak, "decree", row(columns, " | "))]


LOOKS = {"electric_eyrie": Look("EE", "dodger_blue1", "hawk", board=board_lines)}
