"""How the Lizard Cult looks."""

from hvozd.games.root.components import faction_file
from hvozd.games.root.factions.lizards import FIGURES, LizardsView
from hvozd.games.root.table.board_drawing import Box, Sheet, Sign, Track
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


def draw(board: LizardsView, speak: Speaker, sheet: Sheet) -> None:
    """R-10: the outcast, the acolytes, the gardens of each suit."""
    outcast = speak.say("hated" if board.hated else "outcast", suit=speak.suit(board.outcast).text)
    acolytes = speak.say("acolytes", acolytes=board.acolytes)
    boxes = [Box(outcast, [Sign(f"badge-{board.outcast}")], board.hated), Box(acolytes, [Sign("w-reptile")])]
    sheet.boxes("people", boxes, 2)
    track = faction_file(FIGURES).tracks["garden"]
    for suit, built in enumerate(board.gardens):
        told = speak.say("gardens", gardens=f"{speak.suit(suit).text} {built}")
        sheet.track(f"gardens-{suit}", Track("b-garden", track.points, (), track.cards, f"badge-{suit}"), built, told)
    if board.scored:
        sheet.words("scored", speak.say("scored", suits=", ".join(speak.suit(suit).text for suit in board.scored)))


def open_piles(board: LizardsView) -> dict[str, list[int]]:
    return {"souls": board.souls, "revealed": board.revealed}


LOOKS = {"lizards": Look("LC", "yellow2", "reptile", board=board_lines, draws=draw, piles=open_piles)}
