"""What the position of the Riverfolk is worth, and what they are likely to do."""

from hvozd.core import Action
from hvozd.games.root.components import SUITS
from hvozd.games.root.factions.riverfolk import RiverBattle, RiverMove
from hvozd.games.root.factions.riverfolk.board import RiverfolkBoard
from hvozd.games.root.mind.minds import Closer, Feature
from hvozd.games.root.mind.policy import battle, march
from hvozd.games.root.state import RootState
from hvozd.kit.features import counted, named

FEATURES: dict[str, Feature] = {
    "funds": lambda g, seat, board: sum(board.funds),
    "payments": lambda g, seat, board: sum(board.payments),
    "committed": lambda g, seat, board: sum(board.committed) + sum(board.on_track),
}
CLOSER: dict[type[Action], Closer] = {RiverBattle: battle, RiverMove: march}

COLUMNS = (
    *(("payments", 10), ("funds", 10), ("committed", 10), ("on-track", 9)),
    *(column for name in ("spaces-", "lost-") for column in named(SUITS[:3], 3, name)),
    *counted("price", 3, 4),
    *counted("sold", 3, 2),
)


def fill(g: RootState, seat: int, board: RiverfolkBoard, viewer: int) -> bytes:
    """All of it lies openly."""
    warriors = (sum(board.payments), sum(board.funds), sum(board.committed), sum(board.on_track))
    return bytes((*warriors, *board.spaces, *board.lost, *board.prices, *board.sold))
