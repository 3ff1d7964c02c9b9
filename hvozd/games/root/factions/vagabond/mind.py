"""What the position of the Vagabond is worth, and what he is likely to do."""

from hvozd.core import Action
from hvozd.games.root.components import ITEMS
from hvozd.games.root.factions.vagabond.actions import Refresh, RefreshItems
from hvozd.games.root.factions.vagabond.items import HOSTILE, VagabondBoard
from hvozd.games.root.mind.minds import Closer, Feature
from hvozd.games.root.rules.wandering import ALLY, DAMAGED, DAMAGED_DOWN, DOWN, UP
from hvozd.games.root.state import RootState
from hvozd.kit.features import chaired, counted, counts, hots


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

CHARACTERS, QUESTS, CHAIRS = 9, 15, 6
CHARACTER = hots(CHARACTERS)
COLUMNS = (
    *counted("character", CHARACTERS),
    *((f"{item}-{way}", 3) for item in ITEMS for way in ("up", "down", "damaged", "damaged-down")),
    *counted("relation-chair", CHAIRS, 5),
    *counted("quest", QUESTS),
    *counted("done", QUESTS),
)


def fill(g: RootState, seat: int, board: VagabondBoard, viewer: int) -> bytes:
    """A relation is counted from 0 (none) over 1 (hostile) to 5 (allied); what he saw under ruins is not in it."""
    relations = chaired([level + 2 for level in board.relations], viewer, CHAIRS) if board.relations else bytes(CHAIRS)
    quests = counts(board.quests, QUESTS) + counts(board.done, QUESTS)
    return b"".join((CHARACTER[board.character], bytes(board.items[:ALLY]), relations, quests))
