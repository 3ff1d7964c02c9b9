"""How the Mechanical Marquise looks."""

from pathlib import Path

from hvozd.games.root.clockwork.mechanical_marquise import MechanicalMarquiseView
from hvozd.games.root.components import faction_file
from hvozd.games.root.table.boards import facts, scoring
from hvozd.games.root.table.labels import Lines, Speaker
from hvozd.games.root.table.looks import Look

FIGURES = Path(__file__).with_name("mechanical_marquise.json")


def board_lines(board: MechanicalMarquiseView, speak: Speaker) -> Lines:
    points = faction_file(FIGURES).tracks["building"].points
    built = {"sawmill": board.sawmills, "workshop": board.workshops, "recruiter": board.recruiters}
    keep = speak.say("keep", clearing=board.keep) if board.keep else speak.say("no-keep")
    tracks = [
        speak.say("bot-track", piece=speak.name("piece", piece), number=number, points=scoring(points, number))
        for piece, number in built.items()
    ]
    return [facts(keep, *tracks)]


LOOKS = {"mechanical_marquise": Look("MM", "orange1", "cat", board=board_lines)}
