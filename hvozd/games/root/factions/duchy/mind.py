"""What the position of the Underground Duchy is worth."""

from hvozd.games.root.components import CLEARINGS, SUIT, SUITS
from hvozd.games.root.factions.duchy.board import DuchyBoard
from hvozd.games.root.mind.minds import Feature
from hvozd.games.root.rules.ministers import MINISTERS
from hvozd.games.root.state import RootState
from hvozd.kit.features import counted, counts, named

FEATURES: dict[str, Feature] = {
    "ministers": lambda g, seat, board: len(board.swayed),
    "burrow": lambda g, seat, board: g.warriors[seat * CLEARINGS],
}

COLUMNS = (
    *counted("swayed", len(MINISTERS)),
    *counted("acted", len(MINISTERS)),
    *counted("crowns", 3, 3),
    *named(SUITS, 2, "revealed-"),
)


def fill(g: RootState, seat: int, board: DuchyBoard, viewer: int) -> bytes:
    """All of it lies openly."""
    ministers = counts(board.swayed, len(MINISTERS)) + counts(board.acted, len(MINISTERS))
    return b"".join((ministers, bytes(board.crowns), counts((SUIT[card] for card in board.revealed), len(SUITS))))
