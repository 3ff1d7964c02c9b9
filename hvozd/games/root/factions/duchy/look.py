"""How the Underground Duchy looks."""

from hvozd.games.root.components import faction_file
from hvozd.games.root.factions.duchy.board import FIGURES, DuchyView
from hvozd.games.root.rules.ministers import MINISTERS
from hvozd.games.root.table.board_drawing import Box, Sheet, Sign, Track
from hvozd.games.root.table.boards import facts, labelled, piles
from hvozd.games.root.table.labels import Lines, Speaker
from hvozd.games.root.table.looks import Look


def board_lines(board: DuchyView, speak: Speaker) -> Lines:
    crowns = speak.say("crowns", **dict(zip(("squire", "noble", "lord"), board.crowns, strict=True)))
    buildings = speak.say("buildings", citadels=board.citadels, markets=board.markets)
    ministers = ", ".join(speak.name("minister", MINISTERS[each]) for each in board.swayed) or "–"
    lines = [facts(speak.say("burrow", warriors=board.burrow), buildings, crowns), labelled(speak, "ministers", ministers)]
    return [*lines, *piles(speak, revealed=board.revealed)]


def draw(board: DuchyView, speak: Speaker, sheet: Sheet) -> None:
    """R-12: the Burrow, the two rows of buildings, the ministers by their ranks with the crowns that are left."""
    burrow = speak.say("burrow", warriors=board.burrow)
    crowns = speak.say("crowns", **dict(zip(("squire", "noble", "lord"), board.crowns, strict=True)))
    sheet.signs("burrow", [Sign("w-mole")], burrow)
    for piece, built in (("citadel", board.citadels), ("market", board.markets)):
        places = faction_file(FIGURES).tracks[piece].points
        sheet.track(piece, Track(f"b-{piece}", places), built, speak.name("piece", piece))
    sheet.words("crowns", crowns)
    sheet.boxes("ministers", [minister(number, board, speak) for number in range(len(MINISTERS))], 3)


def minister(number: int, board: DuchyView, speak: Speaker) -> Box:
    return Box(speak.name("minister", MINISTERS[number]), (), number in board.swayed)


def open_piles(board: DuchyView) -> dict[str, list[int]]:
    return {"revealed": board.revealed}


LOOKS = {"duchy": Look("UD", "light_salmon3", "mole", board=board_lines, draws=draw, piles=open_piles, underground=True)}
