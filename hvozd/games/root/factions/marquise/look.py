"""How the Marquise de Cat looks."""

from hvozd.games.root.components import faction_file
from hvozd.games.root.factions.marquise import MarquiseView
from hvozd.games.root.factions.marquise.daylight import FIGURES
from hvozd.games.root.table.boards import facts
from hvozd.games.root.table.labels import DIM, Bit, Lines, Speaker
from hvozd.games.root.table.looks import Look


def board_lines(board: MarquiseView, speak: Speaker) -> Lines:
    keep = speak.say("keep", clearing=board.keep) if board.keep else speak.say("no-keep")
    built = {"sawmill": board.sawmills, "workshop": board.workshops, "recruiter": board.recruiters}
    return [
        facts(keep, speak.say("wood", wood=board.wood_in_supply)),
        [Bit(f"{speak.say('next')}: ", DIM), *facts(*(next_building(piece, number, speak) for piece, number in built.items()))],
    ]


def next_building(piece: str, built: int, speak: Speaker) -> str:
    track = faction_file(FIGURES).tracks[piece]
    name = speak.name("piece", piece)
    if built >= len(track.cost):
        return speak.say("built-all", piece=name)
    return speak.say("build-next", piece=name, cost=track.cost[built], points=track.points[built])


LOOKS = {"marquise": Look("MC", "orange1", "cat", board=board_lines)}
