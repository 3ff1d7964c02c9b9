"""What the position of the Woodland Alliance is worth."""

from hvozd.games.root.components import SUIT, SUITS
from hvozd.games.root.factions.alliance import SYMPATHY
from hvozd.games.root.factions.alliance.supporters import AllianceBoard
from hvozd.games.root.hooks import faction
from hvozd.games.root.mind.minds import Feature
from hvozd.games.root.rules.pieces import on_map
from hvozd.games.root.state import RootState
from hvozd.kit.features import counts, named


def next_sympathy(g: RootState, seat: int, board: AllianceBoard) -> float:
    """What the next sympathy token will score."""
    placed = on_map(g, seat, SYMPATHY)
    points = faction(g, seat).file.tracks["sympathy"].points
    return points[placed] if placed < len(points) else 0.0


FEATURES: dict[str, Feature] = {
    "next": next_sympathy,
    "supporters": lambda g, seat, board: len(board.supporters),
    "officers": lambda g, seat, board: board.officers,
}


COLUMNS = (("supporters", 10), ("officers", 5), *named(SUITS, 4, "supporters-"))


def fill(g: RootState, seat: int, board: AllianceBoard, viewer: int) -> bytes:
    """Only the Alliance knows what its supporters are."""
    suits = counts((SUIT[card] for card in board.supporters), len(SUITS)) if viewer == seat else bytes(len(SUITS))
    return bytes((len(board.supporters), board.officers)) + suits
