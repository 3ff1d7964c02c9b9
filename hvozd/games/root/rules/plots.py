"""R-13.7, RB-11.7: plots on the map, whoever lays them: where they lie, and what a snare and a bomb do."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from hvozd.core import Event, Word
from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS
from hvozd.games.root.hooks import faction, seats_from
from hvozd.games.root.rules.pieces import count, enemies, may_place, on_map, take_piece
from hvozd.games.root.rules.removal import remove
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Place, Seat

FACE_DOWN, BOMB, SNARE, EXTORTION, RAID = range(5)
"""Kinds of pieces: a plot face down, and the four kinds face up."""


PLOTS = (BOMB, SNARE, EXTORTION, RAID)


PLOT_WORDS = ("face_down", "bomb", "snare", "extortion", "raid")


Plot: TypeAlias = Annotated[int, Word("plot")]


class PlotPlaced(Event):
    seat: Seat
    place: Place


class PlotFlipped(Event):
    seat: Seat
    place: Place
    plot: Plot


class PlotRevealed(Event):
    seat: Seat
    place: Place
    plot: Plot


def plot_at(g: RootState, seat: int, clearing: int) -> int | None:
    """The kind of piece lying there: face down, or a kind face up; None without a plot."""
    base = seat * PIECE_KINDS * CLEARINGS + clearing
    return next((kind for kind in range(5) if g.pieces[base + kind * CLEARINGS]), None)


def without_plot(g: RootState, seat: int) -> list[int]:
    """R-13.2.2.II: clearings that may take a plot."""
    return [c for c in MAP_CLEARINGS if plot_at(g, seat, c) is None and may_place(g, seat, c)]


def snared(g: RootState, seat: int, clearing: int) -> tuple[int, int, int]:
    """R-13.7.2, RB-11.7.2, RB-11.8.2, I-CC-5, I-GEN-6: under a face-up snare no enemy places or leaves; bots are stopped once."""
    if not count(g, seat, SNARE, clearing):
        return 0, 0, 0
    foes = sum(1 << other for other in range(g.seats) if enemies(g, seat, other)) & ~g.bots
    return foes, foes, 0


def spring(g: RootState, seat: int, clearing: int, other: int) -> bool:
    """RB-11.8.2: a face-up snare stops a bot and is removed; nobody scores it."""
    if not count(g, seat, SNARE, clearing) or not enemies(g, seat, other):
        return False
    take_piece(g, seat, SNARE, clearing)
    return True


def face_up(g: RootState, seat: int) -> int:
    return sum(on_map(g, seat, plot) for plot in PLOTS)


def blast(g: RootState, seat: int, clearing: int) -> None:
    """R-13.7.1, RB-11.7.1, RB-11.8.1: all enemy pieces of a clearing, but of a bot only a few; pawns stay and suffer."""
    others = [owner for owner in seats_from(g, g.turn) if enemies(g, owner, seat)]
    losses = [faction(g, owner).bombed(g, owner, seat, clearing) for owner in others]
    remove(g, losses, [step for owner in others for step in faction(g, owner).swept(g, owner, seat, clearing)])


def secret_faults(g: RootState, seat: int, secret: Sequence[int], supply: Sequence[int]) -> Sequence[str]:
    """What may never be of plots that lie face down: for a position that somebody wrote."""
    down = [bool(count(g, seat, FACE_DOWN, clearing)) for clearing in range(CLEARINGS)]
    if [bool(kind) for kind in secret] != down or not all(0 <= kind <= len(PLOTS) for kind in secret):
        return ("every plot that lies face down has a kind, and nothing else has",)
    if len(supply) != 1 + len(PLOTS) or min(supply) < 0 or sum(supply) != g.stock[seat * PIECE_KINDS + FACE_DOWN]:
        return ("the plots in the supply are those that lie nowhere else",)
    return ()


KINDS = (PlotPlaced, PlotFlipped, PlotRevealed)
