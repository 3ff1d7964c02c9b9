"""What a player of Root who knows a little would do, quickly: how a search plays a turn on, and what it tries first.

A kind of action is drawn, as readily as `likely.json` says, then an action of that kind; a battle, a move and an order of the
Decree are looked at a little closer, and another one is drawn instead if it does not please.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hvozd.core import Action, Options, Rng
from hvozd.core.errors import ComponentError
from hvozd.core.game import classes
from hvozd.games.root.battle import Fight
from hvozd.games.root.components import BIRD, CLEARINGS, SUIT
from hvozd.games.root.factions.eyrie_decree import AddOrder, DecreeBattle, DecreeMove, execute
from hvozd.games.root.factions.lizards_conspiracies import CrusadeBattle, CrusadeMove
from hvozd.games.root.factions.riverfolk import RiverBattle, RiverMove
from hvozd.games.root.move import Move
from hvozd.games.root.state import RootState

TRIES = 4
FINE = 1 << 16
"""Readiness is drawn in steps so small."""


class Readiness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    source: str
    note: str
    other: float
    kinds: dict[str, float]
    unfit: float
    """An order of the Decree for which no clearing would do now is so much less likely."""
    hopeless: float
    """A battle against as many warriors or more is so much less likely."""
    bare: float
    """A move that leaves own pieces without a warrior is so much less likely."""
    timid: float
    """A move that takes some of the warriors and leaves some without a reason is so much less likely."""


def load(path: Path, package: str) -> Readiness:
    """The table, every name checked."""
    try:
        table = msgspec.json.decode(path.read_bytes(), type=Readiness)
    except msgspec.DecodeError as error:
        raise ComponentError(f"{path.name} does not fit: {error}.") from None
    unknown = set(table.kinds) - {kind.__name__ for kind in classes(Action, package)}
    if unknown:
        raise ComponentError(f"{path.name} names {', '.join(sorted(unknown))}, which are no actions.")
    return table


def battle(g: RootState, seat: int, action: Any, table: Readiness) -> float:
    """Less likely against more warriors than one has; a pawn fights with its swords, so nothing is said of it."""
    mine = g.warriors[seat * CLEARINGS + action.clearing]
    return table.hopeless if 0 < mine <= g.warriors[action.defender * CLEARINGS + action.clearing] else 1.0


def march(g: RootState, seat: int, action: Any, table: Readiness) -> float:
    """Own pieces keep a guard; where there is nothing to guard, all go."""
    at = seat * CLEARINGS + action.origin
    guarded = g.strength[at] > g.warriors[at] or g.tokens[at]
    left = g.warriors[at] - action.warriors
    if guarded:
        return 1.0 if left else table.bare
    return table.timid if left else 1.0


def order(g: RootState, seat: int, action: Any, table: Readiness) -> float:
    """What nothing fits now will not be carried out later in the turn; a bird fits somewhere."""
    suit = SUIT[action.card]
    return 1.0 if suit == BIRD or execute(g, seat, action.column, suit) else table.unfit


CLOSER: dict[type[Action], Callable[[RootState, int, Any, Readiness], float]] = {
    Fight: battle,
    DecreeBattle: battle,
    CrusadeBattle: battle,
    RiverBattle: battle,
    Move: march,
    DecreeMove: march,
    CrusadeMove: march,
    RiverMove: march,
    AddOrder: order,
}


class Likely:
    """Draws an action by the table."""

    def __init__(self) -> None:
        self.table = load(Path(__file__).with_name("likely.json"), __package__ or "")
        self.readiness = {
            kind: self.table.kinds[kind.__name__]
            for kind in classes(Action, __package__ or "")
            if kind.__name__ in self.table.kinds
        }

    def draw(self, g: RootState, seat: int, options: Options, rng: Rng) -> Action:
        rows = options.rows()
        row = rows[0]
        if len(rows) > 1:
            ready = [self.readiness.get(type(row[0]), self.table.other) for row in rows]
            row = rows[drawn(ready, rng)]
        action = row[rng.below(len(row))]
        closer = CLOSER.get(type(action))
        if closer is not None and len(row) > 1:
            for _ in range(TRIES):
                if rng.below(FINE) < closer(g, seat, action, self.table) * FINE:
                    break
                action = row[rng.below(len(row))]
        return action


def drawn(weights: Sequence[float], rng: Rng) -> int:
    """An index, each as likely as its weight says."""
    left = rng.below(FINE) / FINE * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(weights) - 1
