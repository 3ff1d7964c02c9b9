"""What the position of the Lizard Cult is worth, and what it is likely to do."""

from hvozd.core import Action
from hvozd.games.root.components import SUIT, SUITS
from hvozd.games.root.factions.lizards.conspiracies import CrusadeBattle, CrusadeMove, LizardsBoard
from hvozd.games.root.hooks import faction
from hvozd.games.root.mind.minds import Closer, Feature
from hvozd.games.root.mind.policy import battle, march
from hvozd.games.root.rules.acolytes import GARDENS
from hvozd.games.root.rules.pieces import on_map
from hvozd.games.root.state import RootState
from hvozd.kit.features import counts, hots, named


def rites(g: RootState, seat: int, board: LizardsBoard) -> float:
    """What a card of each suit scores for the gardens of its suit."""
    points = faction(g, seat).file.tracks["garden"].points
    return sum(points[gardens - 1] for kind in GARDENS if (gardens := on_map(g, seat, kind)))


FEATURES: dict[str, Feature] = {"acolytes": lambda g, seat, board: board.acolytes, "rites": rites}
CLOSER: dict[type[Action], Closer] = {CrusadeBattle: battle, CrusadeMove: march}

OUTCAST = hots(3)
COLUMNS = (("acolytes", 8), ("hated", 1), ("revealed", 3), *named(SUITS[:3], 1, "outcast-"), *named(SUITS, 5, "souls-"))


def fill(g: RootState, seat: int, board: LizardsBoard, viewer: int) -> bytes:
    """All of it lies openly."""
    souls = counts((SUIT[card] for card in board.souls), len(SUITS))
    return b"".join((bytes((board.acolytes, board.hated, len(board.revealed))), OUTCAST[board.outcast], souls))
