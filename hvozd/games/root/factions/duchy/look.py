"""How the Underground Duchy looks."""

from hvozd.games.root.factions.duchy.board import DuchyView
from hvozd.games.root.rules.ministers import MINISTERS
from hvozd.games.root.table.boards import facts, labelled, piles
from hvozd.games.root.table.labels import Lines, Speaker
from hvozd.games.root.table.looks import Look


def board_lines(board: DuchyView, speak: Speaker) -> Lines:
    crowns = speak.say("crowns", **dict(zip(("squire", "noble", "lord"), board.crowns, strict=True)))
    buildings = speak.say("buildings", citadels=board.citadels, markets=board.markets)
    ministers = ", ".join(speak.name("minister", MINISTERS[each]) for each in board.swayed) or "–"
    lines = [facts(speak.say("burrow", warriors=board.burrow), buildings, crowns), labelled(speak, "ministers", ministers)]
    return [*lines, *piles(speak, revealed=board.revealed)]


LOOKS = {"duchy": Look("UD", "light_salmon3", "mole", board=board_lines, underground=True)}
