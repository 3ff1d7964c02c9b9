"""How the Automated Alliance looks."""

from pathlib import Path

from hvozd.games.root.clockwork.automated_alliance import AutomatedAllianceView
from hvozd.games.root.components import faction_file
from hvozd.games.root.table.boards import facts
from hvozd.games.root.table.labels import Lines, Speaker
from hvozd.games.root.table.looks import Look

FIGURES = Path(__file__).with_name("automated_alliance.json")


def board_lines(board: AutomatedAllianceView, speak: Speaker) -> Lines:
    track = faction_file(FIGURES).tracks["sympathy"].points
    told = [speak.say("sympathy", sympathy=board.sympathy)]
    if board.sympathy < len(track):
        told.append(speak.say("bot-sympathy-next", points=track[board.sympathy]))
    bases = ", ".join(speak.suit(suit).text for suit in board.bases)
    return [facts(*told, speak.say("bases", bases=bases) if bases else speak.say("no-bases"))]


LOOKS = {"automated_alliance": Look("AA", "green3", "mouse", board=board_lines)}
