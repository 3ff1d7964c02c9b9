"""The journal is a contract: the map, points, turns, dominance and coalitions are rebuilt from events alone, for people and bots,
on every map.

Not in it yet: hand sizes, crafted cards and items, the discard pile (an event says what was discarded, not from where).
"""

from typing import Any

import pytest

from hvozd.core import find_game
from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.plots import BOMB, FACE_DOWN, PLOTS, SNARE
from hvozd.games.root.state import PIECE_KINDS, RootState, unpack
from tests import journals

PUBLIC = "warriors pieces pawns vp turn round dominance coalition ferry opened ruins"


class Told(journals.Told):
    def __init__(self, g: RootState) -> None:
        held = g.clone()
        for name in PUBLIC.split():
            setattr(self, name, getattr(held, name))
        self._under = [len(unpack(packed)) for packed in g.ruin_items]
        names = [faction(g, seat).name for seat in range(g.seats)]
        self._plotter = next((seat for seat, name in enumerate(names) if "corvids" in name), -1)

    def public(self) -> dict[str, Any]:
        """Rows of the map without their zeros: where something stands."""
        found = super().public()
        return found | {name: {at: n for at, n in enumerate(found[name]) if n} for name in ("warriors", "pieces")}

    # -- pieces --------------------------------------------------------------------------------------------------------

    def warriors_to(self, seat: int, place: int, count: int) -> None:
        self.warriors[seat * CLEARINGS + place] += count

    def piece_to(self, seat: int, kind: int, place: int, count: int) -> None:
        self.pieces[(seat * PIECE_KINDS + kind % PIECE_KINDS) * CLEARINGS + place] += count

    def on_PlacedWarriors(self, e: Any) -> None:
        self.warriors_to(e.seat, e.place, e.warriors)

    on_WarriorsTreated = on_PlacedWarriors

    def on_Moved(self, e: Any) -> None:
        self.warriors_to(e.owner, e.origin, -e.warriors)
        self.warriors_to(e.owner, e.target, e.warriors)

    def on_Removed(self, e: Any) -> None:
        self.warriors_to(e.owner, e.place, -e.warriors)
        for piece in e.pieces:
            self.piece_to(e.owner, piece, e.place, -1)

    def on_PlacedPiece(self, e: Any) -> None:
        self.piece_to(e.seat, e.piece, e.place, 1)

    def on_TookBack(self, e: Any) -> None:
        self.piece_to(e.seat, e.piece, e.place, -1)

    def on_PlotPlaced(self, e: Any) -> None:
        self.piece_to(e.seat, FACE_DOWN, e.place, 1)

    def on_PlotFlipped(self, e: Any) -> None:
        self.piece_to(e.seat, FACE_DOWN, e.place, -1)
        self.piece_to(e.seat, e.plot, e.place, 1)

    def on_PlotsSwapped(self, e: Any) -> None:
        """Two face down lie as they did before, as far as anybody sees."""
        kinds = [self.plot_at(e.seat, e.first), self.plot_at(e.seat, e.second)]
        for kind, origin, target in ((kinds[0], e.first, e.second), (kinds[1], e.second, e.first)):
            self.piece_to(e.seat, kind, origin, -1)
            self.piece_to(e.seat, kind, target, 1)

    def plot_at(self, seat: int, place: int) -> int:
        return next(k for k in (FACE_DOWN, *PLOTS) if self.pieces[(seat * PIECE_KINDS + k) * CLEARINGS + place])

    def on_Exposed(self, e: Any) -> None:
        if e.right:
            self.piece_to(self._plotter, FACE_DOWN, e.place, -1)

    def on_BombReplaced(self, e: Any) -> None:
        self.piece_to(e.seat, BOMB, e.place, -1)
        self.piece_to(e.seat, e.plot, e.place, 1)

    def on_BotStopped(self, e: Any) -> None:
        self.piece_to(self._plotter, SNARE, e.place, -1)

    def on_BecameAcolyte(self, e: Any) -> None:
        self.warriors_to(e.seat, e.place, -1)

    def on_Collected(self, e: Any) -> None:
        self.warriors_to(e.seat, e.place, -e.warriors)

    def on_PawnMoved(self, e: Any) -> None:
        assert self.pawns[e.seat] == e.origin
        self.pawns[e.seat] = e.target

    def on_PawnPlaced(self, e: Any) -> None:
        self.pawns[e.seat] = e.place

    def on_RuinExplored(self, e: Any) -> None:
        """A ruin leaves with the last item under it."""
        if e.item is not None:
            self._under[e.place] -= 1
            self.ruins[e.place] = bool(self._under[e.place])

    def on_PathOpened(self, e: Any) -> None:
        self.opened = [*self.opened, (e.first, e.second)]

    def on_FerryTaken(self, e: Any) -> None:
        self.ferry = e.place

    # -- points and turns ----------------------------------------------------------------------------------------------

    def on_TurnBegan(self, e: Any) -> None:
        self.turn, self.round = e.seat, e.round

    def on_Scored(self, e: Any) -> None:
        self.vp[e.seat] += e.points
        assert self.vp[e.seat] == e.total, e

    def on_PointsLost(self, e: Any) -> None:
        self.vp[e.seat] -= e.points
        assert self.vp[e.seat] == e.total, e

    def on_DominanceActivated(self, e: Any) -> None:
        self.dominance[e.seat] = e.card

    def on_CoalitionFormed(self, e: Any) -> None:
        self.coalition[e.seat] = e.partner


@pytest.mark.parametrize("map_", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize("bots", ["none", "any"])
def test_what_is_told_is_what_lies_open(map_: str, bots: str) -> None:
    settings = {"map": map_, "rulings": "any"} | ({"bots": bots} if bots == "any" else {})
    game = find_game("root")
    assert sum(journals.listened(game, Told, settings, seed, 500, lambda g, question: g.round > 0) for seed in range(5)) > 150
