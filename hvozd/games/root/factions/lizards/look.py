"""How the Lizard Cult looks."""

from hvozd.games.root.factions.lizards import LizardsView
from hvozd.games.root.table.boards import facts, piles, suits_of
from hvozd.games.root.table.labels import Lines, Speaker
from hvozd.games.root.table.looks import Look


def board_lines(board: LizardsView, speak: Speaker) -> Lines:
    outcast = speak.say("hated" if board.hated else "outcast", suit=speak.suit(board.outcast).text)
    told = [outcast, speak.say("acolytes", acolytes=board.acolytes)]
    told.append(speak.say("gardens", gardens=suits_of(board.gardens, speak) or "–"))
    if board.scored:
        told.append(speak.say("scored", suits=", ".join(speak.suit(suit).text for suit in board.scored)))
    return [facts(*told), *piles(speak, souls=board.souls, revealed=board.revealed)]


LOOKS = {"lizards": Look("LC", "yellow2", "reptile", board=board_lines)}
