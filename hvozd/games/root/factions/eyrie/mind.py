"""What the position of the Eyrie is worth, and which orders it is likely to add to the Decree."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hvozd.core import Action
from hvozd.games.root.components import BIRD, CLEARINGS, MAP_CLEARINGS, SUIT, SUITS
from hvozd.games.root.factions.eyrie.decree import (
    BATTLE,
    MOVE,
    VIZIERS,
    AddOrder,
    DecreeBattle,
    DecreeMove,
    EyrieBoard,
    execute,
    own,
)
from hvozd.games.root.hooks import faction
from hvozd.games.root.mind.minds import Closer, Feature, Gift, read_mind
from hvozd.games.root.mind.policy import Readiness, battle, march
from hvozd.games.root.rules.move import adjacent
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


def nobody_to_fight(g: RootState, seat: int, action: AddOrder) -> bool:
    """An order to battle in a suit where the moves ordered so far reach no foe. Who means to march there orders that first."""
    if action.column != BATTLE:
        return False
    board, roosts, suit = own(g, seat), seat * PIECE_KINDS * CLEARINGS, SUIT[action.card]
    moves = len(board.decree[MOVE]) + VIZIERS[board.leader].count(MOVE)
    near = {c for c in MAP_CLEARINGS if g.warriors[seat * CLEARINGS + c] or g.pieces[roosts + c]}
    for _ in range(moves):
        near |= {other for c in near for other in adjacent(g, seat, c)}
    return not any(suit in (BIRD, g.suits[c]) and foes(g, seat, c) for c in near)


def foes(g: RootState, seat: int, clearing: int) -> bool:
    places = [(other, other * CLEARINGS + clearing) for other in range(g.seats) if other != seat]
    return any(g.strength[at] or g.tokens[at] or g.pawns[other] == clearing for other, at in places)


FEATURES: dict[str, Feature] = {
    "income": roost_income,
    "orders": lambda g, seat, board: sum(map(len, board.decree)),
    "unmet": unmet_orders,
    "deposed": lambda g, seat, board: len(board.deposed),
}
CLOSER: dict[type[Action], Closer] = {DecreeBattle: battle, DecreeMove: march, AddOrder: order}
GIFTS: dict[type[Action], Gift] = {AddOrder: nobody_to_fight}

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
