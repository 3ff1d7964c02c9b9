"""Plots of the Corvids for tests."""

from hvozd.games.root.rules.pieces import add_piece
from hvozd.games.root.rules.plots import FACE_DOWN, PLOT_WORDS
from hvozd.games.root.state import PIECE_KINDS
from tests.root.table import Table


def plot(t: Table, kind: str, clearing: int, up: bool = False) -> None:
    """Put a plot on the map, face down unless said otherwise."""
    seat = t.seat("corvids")
    number = PLOT_WORDS.index(kind)
    board = t.board("corvids")
    board.supply[number] -= 1
    t.g.stock[seat * PIECE_KINDS + FACE_DOWN] -= 1
    if not up:
        board.secret[clearing] = number
    add_piece(t.g, seat, number if up else FACE_DOWN, clearing)
