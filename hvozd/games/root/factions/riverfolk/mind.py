"""What the position of the Riverfolk is worth, and what they are likely to do."""

from hvozd.core import Action
from hvozd.games.root.factions.riverfolk import RiverBattle, RiverMove
from hvozd.games.root.mind.minds import Closer, Feature
from hvozd.games.root.mind.policy import battle, march

FEATURES: dict[str, Feature] = {
    "funds": lambda g, seat, board: sum(board.funds),
    "payments": lambda g, seat, board: sum(board.payments),
    "committed": lambda g, seat, board: sum(board.committed) + sum(board.on_track),
}
CLOSER: dict[type[Action], Closer] = {RiverBattle: battle, RiverMove: march}
