"""What the position of the Vagabond is worth, and what he is likely to do."""

from hvozd.core import Action
from hvozd.games.root.factions.vagabond.actions import Refresh, RefreshItems
from hvozd.games.root.factions.vagabond.items import HOSTILE
from hvozd.games.root.mind.minds import Closer, Feature
from hvozd.games.root.rules.wandering import DAMAGED, DAMAGED_DOWN, DOWN, UP
from hvozd.games.root.state import RootState


def items_lying(*ways: int) -> Feature:
    return lambda g, seat, board: sum(sum(board.items[way::4]) for way in ways)


def refreshing(g: RootState, seat: int, action: RefreshItems, table: object) -> float:
    """Nobody who knows a little turns up fewer items than he may."""
    return 1.0 if len(action.items) == Refresh(seat).most(g) else 0.05


FEATURES: dict[str, Feature] = {
    "ready": items_lying(UP),
    "tired": items_lying(DOWN),
    "damaged": items_lying(DAMAGED, DAMAGED_DOWN),
    "relations": lambda g, seat, board: sum(level for level in board.relations if level > 0),
    "hostile": lambda g, seat, board: board.relations.count(HOSTILE),
    "quests": lambda g, seat, board: len(board.done),
}
CLOSER: dict[type[Action], Closer] = {RefreshItems: refreshing}
