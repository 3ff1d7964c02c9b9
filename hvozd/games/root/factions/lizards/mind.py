"""What the position of the Lizard Cult is worth, and what it is likely to do."""

from hvozd.core import Action
from hvozd.games.root.factions.lizards.conspiracies import CrusadeBattle, CrusadeMove, LizardsBoard
from hvozd.games.root.hooks import faction
from hvozd.games.root.mind.minds import Closer, Feature
from hvozd.games.root.mind.policy import battle, march
from hvozd.games.root.rules.acolytes import GARDENS
from hvozd.games.root.rules.pieces import on_map
from hvozd.games.root.state import RootState


def rites(g: RootState, seat: int, board: LizardsBoard) -> float:
    """What a card of each suit scores for the gardens of its suit."""
    points = faction(g, seat).file.tracks["garden"].points
    return sum(points[gardens - 1] for kind in GARDENS if (gardens := on_map(g, seat, kind)))


FEATURES: dict[str, Feature] = {"acolytes": lambda g, seat, board: board.acolytes, "rites": rites}
CLOSER: dict[type[Action], Closer] = {CrusadeBattle: battle, CrusadeMove: march}
