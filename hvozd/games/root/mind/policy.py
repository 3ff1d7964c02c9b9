"""What a player of Root who knows a little would do, quickly: how a search plays a turn on, and what it tries first.

A kind of action is drawn, as readily as `policy.json` and the `mind.json` of its room say, then an action of that kind; some, as
battles and moves, are looked at a little closer, and another one is drawn instead if it does not please.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hvozd.core import Action, Chain, Game, Options, Product, Rng
from hvozd.core.errors import ComponentError
from hvozd.core.rooms import tag_of
from hvozd.games.root.cards.standing import UsePartisans
from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.mind.minds import Closer, mind_of
from hvozd.games.root.rules.battle import Fight
from hvozd.games.root.rules.move import Move
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
    hopeless: float
    """A battle against as many warriors or more is so much less likely."""
    bare: float
    """A move that leaves own pieces without a warrior is so much less likely."""
    timid: float
    """A move that takes some of the warriors and leaves some without a reason is so much less likely."""


def load(path: Path) -> Readiness:
    """The shared table."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Readiness)
    except msgspec.DecodeError as error:
        raise ComponentError(f"{path.name} does not fit: {error}.") from None


def named(likely: Mapping[str, float], actions: Mapping[str, type[Action]], source: str) -> dict[type[Action], float]:
    """A table by kind of action, every name checked."""
    unknown = set(likely) - set(actions)
    if unknown:
        raise ComponentError(f"{source} names {', '.join(sorted(unknown))}, which are not actions.")
    return {actions[name]: ready for name, ready in likely.items()}


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


def keeping(g: RootState, seat: int, action: Any, table: Readiness) -> float:
    """Nobody parts with birds that may stay, without a reason."""
    return 0.1 if action.birds else 1.0


CLOSER: dict[type[Action], Closer] = {Fight: battle, Move: march, UsePartisans: keeping}
"""Those of the shared rules; rooms have their own."""


class Likely:
    """Draws an action by the table."""

    def __init__(self, game: Game) -> None:
        actions = {tag_of(kind): kind for kind in game.kinds(Action)}
        self.table = load(Path(__file__).with_name("policy.json"))
        self.readiness = named(self.table.kinds, actions, "policy.json")
        self.closer: dict[type[Action], Closer] = dict(CLOSER)
        for one in FACTIONS:
            mind = mind_of(one)
            self.readiness |= named(mind.file.likely, actions, f"The mind.json of {one.name}")
            self.closer |= mind.closer

    def draw(self, g: RootState, seat: int, options: Options, rng: Rng) -> Action:
        rows = options.rows()
        row = rows[0]
        if len(rows) > 1:
            readiness, other = self.readiness, self.table.other
            ready = [readiness.get(row.make if type(row) is Product else kind_of(row), other) for row in rows]
            row = rows[drawn(ready, rng)]
        action = row[rng.below(len(row))]
        closer = self.closer.get(type(action))
        if closer is not None and len(row) > 1:
            for _ in range(TRIES):
                if rng.below(FINE) < closer(g, seat, action, self.table) * FINE:
                    break
                action = row[rng.below(len(row))]
        return action


def kind_of(row: Sequence[Action]) -> type[Action]:
    """The kind of a row's first action, without making one where the row is lazy."""
    while type(row) is Chain:
        row = next(part for part in row.parts if part)
    return row.make if type(row) is Product else type(row[0])


def drawn(weights: Sequence[float], rng: Rng) -> int:
    """An index, each as likely as its weight says."""
    left = rng.below(FINE) / FINE * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(weights) - 1
