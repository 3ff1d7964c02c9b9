"""HC-24.44, HC-24.45, HC-34: what offers do for Hester where they do something else for the others."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Offer
from hvozd.games.harrow.factions.hester.bonfires import creep_space
from hvozd.games.harrow.factions.hester.cards import GainCubes
from hvozd.games.harrow.factions.hester.creeping import creep
from hvozd.games.harrow.factions.hester.figures import HESTER
from hvozd.games.harrow.factions.hester.spawning import SpawnFor, spawn_for, spawn_places
from hvozd.games.harrow.maps import NEIGHBOURS
from hvozd.games.harrow.rules.effects import PARTS, TwoParts
from hvozd.games.harrow.rules.moves import Move, MoveAsk, done, places
from hvozd.games.harrow.state import HarrowState


class MoveInfected(MoveAsk):
    """HC-34.4, HC-34.7, HC-34.9: one infected haint to a legal neighbour, no cubes."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [
            Move(2 * colour + 1, h, to)
            for colour in g.colours
            for h in places(g, 2 * colour + 1)
            for to in NEIGHBOURS[h]
            if creep_space(g, colour, to)
        ]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Move):
            creep(g, action.piece, action.origin, action.target)


class HesterSpawns(Ask):
    """HC-34.5, HC-34.6, HC-24.45, A-83: Spawns where her Spawn action could, without cubes."""

    left: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (spawn_places, done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, SpawnFor):
            if self.left > 1:
                g.then(HesterSpawns(self.seat, self.left - 1))
            spawn_for(g, action)


def _nothing(g: HarrowState, faction: int) -> None:
    """HC-34.3: no effect."""


def _move(g: HarrowState, faction: int) -> None:
    g.then(MoveInfected(g.seat(HESTER)))


def _cubes(g: HarrowState, faction: int) -> None:
    """HC-34.8, HC-34.10: two terrain cubes of choice."""
    g.then(GainCubes(g.seat(HESTER), 2))


PARTS["hester-spawns"] = (lambda g, f: g.then(HesterSpawns(g.seat(f), 2)), _cubes)
ANSWERS: dict[str, Callable[[HarrowState, int], None]] = {
    "move-any-haint": _nothing,
    "move-enemy-haint": _move,
    "advance-1": _move,
    "strengthen-1": _move,
    "advance-2": _cubes,
    "strengthen-2": _cubes,
    "spawn-1": lambda g, f: g.then(HesterSpawns(g.seat(f), 1)),
    "spawn-2": lambda g, f: g.then(TwoParts(g.seat(f), f, "hester-spawns")),
}
"""By offer: what it does for Hester."""

KINDS = (MoveInfected, HesterSpawns)
