"""What the position of the Eyrie is worth, and which orders it is likely to add to the Decree."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hvozd.core import Action
from hvozd.games.root.components import BIRD, CLEARINGS, MAP_CLEARINGS, SUIT, SUITS
from hvozd.games.root.factions.eyrie.decree import AddOrder, DecreeBattle, DecreeMove, EyrieBoard, execute
from hvozd.games.root.hooks import faction
from hvozd.games.root.mind.minds import Closer, Feature, read_mind
from hvozd.games.root.mind.policy import Readiness, battle, march
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.kit.features import counted, counts, hots, named

UNFIT = read_mind(Path(__file__).parent).numbers["unfit"]
"""An order for which no clearing would do now is so much less likely."""


def roost_income(g: RootState, seat: int, board: EyrieBoard) -> float:
    """What the roosts on the map score each Evening."""
    roosts = sum(g.pieces[seat * PIECE_KINDS * CLEARINGS : (seat * PIECE_KINDS + 1) * CLEARINGS])
    return faction(g, seat).file.tracks["roost"].points[roosts - 1] if roosts else 0.0


def unmet_orders(g: RootState, seat: int, board: EyrieBoard) -> float:
    """Suits of a column of the Decree for which no clearing would do now."""
    roosts = seat * PIECE_KINDS * CLEARINGS
    army, ruler = seat * CLEARINGS, g.ruler
    fit: tuple[Callable[[int], bool], ...] = (
        lambda c: g.pieces[roosts + c] > 0,
        lambda c: g.warriors[army + c] > 0,
        lambda c: g.warriors[army + c] > 0 and any(g.strength[s * CLEARINGS + c] for s in range(g.seats) if s != seat),
        lambda c: ruler[c] == seat and g.open_slots[c] > 0 and not g.pieces[roosts + c],
    )
    missing = 0
    for column, cards in enumerate(board.decree):
        wanted = {SUIT[card] for card in cards} - {BIRD}
        if wanted:
            missing += len(wanted - {g.suits[c] for c in MAP_CLEARINGS if fit[column](c)})
    return missing


def order(g: RootState, seat: int, action: Any, table: Readiness) -> float:
    """What nothing fits now will not be carried out later in the turn; a bird fits somewhere."""
    suit = SUIT[action.card]
    return 1.0 if suit == BIRD or execute(g, seat, action.column, suit) else UNFIT


FEATURES: dict[str, Feature] = {
    "income": roost_income,
    "orders": lambda g, seat, board: sum(map(len, board.decree)),
    "unmet": unmet_orders,
    "deposed": lambda g, seat, board: len(board.deposed),
}
CLOSER: dict[type[Action], Closer] = {DecreeBattle: battle, DecreeMove: march, AddOrder: order}

LEADERS = 4
LEADER = hots(LEADERS)
COLUMNS = (
    *counted("leader", LEADERS),
    *counted("deposed", LEADERS),
    *((f"decree{column}-{suit}", 3) for column in range(4) for suit in SUITS),
    *named(SUITS, 3, "pending-"),
)


def fill(g: RootState, seat: int, board: EyrieBoard, viewer: int) -> bytes:
    """All of it lies openly."""
    decree = bytearray(4 * len(SUITS))
    for column, cards in enumerate(board.decree):
        for card in cards:
            decree[column * len(SUITS) + SUIT[card]] += 1
    return b"".join((LEADER[board.leader], counts(board.deposed, LEADERS), decree, bytes(board.pending)))
