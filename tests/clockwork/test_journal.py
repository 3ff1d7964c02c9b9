"""The journal of bots is a contract: the map and the score can be rebuilt from it, and every step names its bot."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from hvozd.core import Event, Session
from hvozd.games.root.clockwork.bot import STEPS, BotStep
from hvozd.games.root.clockwork.bot_steps import BotStopped
from hvozd.games.root.clockwork.cogwheel_corvids.plots import BombReplaced
from hvozd.games.root.clockwork.logical_lizards import BecameAcolyte
from hvozd.games.root.clockwork.riverfolk_robots import Collected
from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.rules.events import Moved, PlacedPiece, PlacedWarriors, PointsLost, Removed, Scored, TookBack, TurnBegan
from hvozd.games.root.rules.pieces import count
from hvozd.games.root.rules.plots import BOMB, FACE_DOWN, SNARE, PlotFlipped, PlotPlaced
from hvozd.games.root.state import PIECE_KINDS, RootState
from tests.clockwork.test_explaining import MIXES, played

REACTIONS = {"outrage", "cost-of-errors", "investors", "hospitals", "raid", "backup-plans", "greedy", "setup"}
"""What a bot does in the turn of others."""
BOTS_ALONE = MIXES[:2]


class Reader:
    """Somebody who knows the table only from what was told."""

    def __init__(self, g: RootState) -> None:
        self.g = g
        self.warriors: Counter[tuple[int, int]] = Counter()
        self.pieces: Counter[tuple[int, int, int]] = Counter()
        self.points = [0] * g.seats

    def hear(self, event: Event) -> None:
        if isinstance(event, PlacedWarriors):
            self.warriors[event.seat, event.place] += event.warriors
        elif isinstance(event, Moved):
            self.warriors[event.owner, event.origin] -= event.warriors
            self.warriors[event.owner, event.target] += event.warriors
        elif isinstance(event, Removed):
            self.warriors[event.owner, event.place] -= event.warriors
            for piece in event.pieces:
                self.pieces[event.owner, piece % PIECE_KINDS, event.place] -= 1
        elif isinstance(event, BecameAcolyte | Collected):
            self.warriors[event.seat, event.place] -= event.warriors if isinstance(event, Collected) else 1
        elif isinstance(event, Scored | PointsLost):
            self.points[event.seat] = event.total
        else:
            self.hear_of_pieces(event)

    def hear_of_pieces(self, event: Event) -> None:
        if isinstance(event, PlacedPiece):
            self.pieces[event.seat, event.piece % PIECE_KINDS, event.place] += 1
        elif isinstance(event, TookBack):
            self.pieces[event.seat, event.piece % PIECE_KINDS, event.place] -= 1
        elif isinstance(event, PlotPlaced):
            self.pieces[event.seat, FACE_DOWN, event.place] += 1
        elif isinstance(event, PlotFlipped | BombReplaced):
            self.pieces[event.seat, FACE_DOWN if isinstance(event, PlotFlipped) else BOMB, event.place] -= 1
            self.pieces[event.seat, event.plot, event.place] += 1
        elif isinstance(event, BotStopped):
            owner = self.g.factions.index(next(i for i, one in enumerate(FACTIONS) if one.name == "cogwheel_corvids"))
            self.pieces[owner, SNARE, event.place] -= 1


def there(row: Mapping[Any, int]) -> dict[Any, int]:
    return {at: number for at, number in row.items() if number}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("mix", BOTS_ALONE)
def test_the_map_and_the_points_are_rebuilt_from_the_journal(mix: str, seed: int) -> None:
    g = Session.new("root", {"factions": mix}, seed).state
    reader = Reader(g)
    for event in g.read(None):
        reader.hear(event)
    seats, places = range(g.seats), range(CLEARINGS)
    assert there(reader.warriors) == there({(s, c): g.warriors[s * CLEARINGS + c] for s in seats for c in places})
    standing = {(s, k, c): count(g, s, k, c) for s in seats for k in range(PIECE_KINDS) for c in places}
    assert there(reader.pieces) == there(standing)
    assert reader.points == g.vp


@pytest.mark.parametrize("mix", MIXES)
def test_every_step_names_the_bot_whose_turn_it_is(mix: str) -> None:
    turn, steps = -1, 0
    for event in played(mix, 1).state.read(None):
        if isinstance(event, TurnBegan):
            turn = event.seat
        elif isinstance(event, BotStep) and STEPS[event.step] not in REACTIONS:
            assert event.seat == turn, event
            steps += 1
    assert steps > 40
