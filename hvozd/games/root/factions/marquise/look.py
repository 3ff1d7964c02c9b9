"""How the Marquise de Cat looks."""

from hvozd.games.root.components import faction_file
from hvozd.games.root.factions.marquise import MarquiseView
from hvozd.games.root.factions.marquise.daylight import FIGURES
from hvozd.games.root.table.board_drawing import Box, Sheet, Sign, Track
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


def draw(board: MarquiseView, speak: Speaker, sheet: Sheet) -> None:
    """R-6: the three tracks under the cost of their columns; the keep and the wood in the supply."""
    keep = speak.say("keep", clearing=board.keep) if board.keep else speak.say("no-keep")
    wood = speak.say("wood", wood=board.wood_in_supply)
    sheet.boxes("stores", [Box(keep, [Sign("k-keep")] if board.keep else []), Box(wood, [Sign("k-wood")])], 2)
    for piece, built in (("sawmill", board.sawmills), ("workshop", board.workshops), ("recruiter", board.recruiters)):
        track = faction_file(FIGURES).tracks[piece]
        tip = next_building(piece, built, speak)
        sheet.track(piece, Track(f"b-{piece}", track.points, track.cost, track.cards, "k-wood"), built, tip)


LOOKS = {"marquise": Look("MC", "orange1", "cat", board=board_lines, draws=draw)}
