"""How the Drillbit Duchy looks."""

from hvozd.games.root.clockwork.drillbit_duchy import DrillbitDuchyView
from hvozd.games.root.rules.ministers import MINISTERS
from hvozd.games.root.table.boards import facts, listed
from hvozd.games.root.table.labels import Bit, Lines, Speaker
from hvozd.games.root.table.looks import Look


def board_lines(board: DrillbitDuchyView, speak: Speaker) -> Lines:
    buildings = speak.say("buildings", citadels=board.citadels, markets=board.markets)
    ministers = ", ".join(speak.name("minister", MINISTERS[each]) for each in board.ministers)
    lines = [facts(speak.say("burrow", warriors=board.burrow), buildings)]
    return [*lines, listed(speak, "bot-ministers", [Bit(ministers)] if ministers else [])]


LOOKS = {"drillbit_duchy": Look("DD", "light_salmon3", "mole", board=board_lines, underground=True)}
