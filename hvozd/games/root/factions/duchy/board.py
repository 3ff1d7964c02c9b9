"""The board of the Underground Duchy: its pieces, ministers and crowns."""

from bisect import insort
from pathlib import Path

import msgspec

from hvozd.core import Event
from hvozd.games.root.components import faction_file, read
from hvozd.games.root.hidden.knowledge import left_openly
from hvozd.games.root.rules.ministers import MINISTERS, Minister
from hvozd.games.root.state import PIECE_KINDS, Board, RootState
from hvozd.games.root.words import Card, Seat

FIGURES = Path(__file__).with_name("duchy.json")
FILE = faction_file(FIGURES)


class Rank(msgspec.Struct, frozen=True):
    cards: int
    points: int
    crowns: int


class MinisterFile(msgspec.Struct, frozen=True):
    """R-B.3.3, R-B.3.4: nine ministers in three ranks, three crowns a rank."""

    recruits: list[int]
    ministers: dict[str, str]
    ranks: dict[str, Rank]


_FILE = read(FIGURES, MinisterFile)
assert tuple(_FILE.ministers) == MINISTERS
RANKS = tuple(_FILE.ranks.values())
RANK = tuple(list(_FILE.ranks).index(rank) for rank in _FILE.ministers.values())
RECRUITS = _FILE.recruits
FOREMOLE, CAPTAIN, MARSHAL, BRIGADIER, BANKER, MAYOR, DUCHESS, BARON, EARL = range(9)
LORD = 2


class DuchyBoard(Board, msgspec.Struct, tag="duchy"):
    swayed: list[Minister] = []
    crowns: list[int] = msgspec.field(default_factory=lambda: [rank.crowns for rank in RANKS])
    """Crowns left on the board, per rank."""
    revealed: list[Card] = []
    acted: list[Minister] = []
    """Ministers that have acted this turn."""

    def clone(self) -> "DuchyBoard":
        return DuchyBoard(self.swayed.copy(), self.crowns.copy(), self.revealed.copy(), self.acted.copy())


class DuchyView(msgspec.Struct, tag="duchy"):
    burrow: int
    swayed: list[int]
    crowns: list[int]
    revealed: list[int]
    acted: list[int]
    citadels: int
    markets: int


class CardShown(Event):
    seat: Seat
    card: Card


class MinisterLost(Event):
    seat: Seat
    minister: Minister


def own(g: RootState, seat: int) -> DuchyBoard:
    return g.boards[seat]  # type: ignore[return-value]


def piece(g: RootState, seat: int, kind: int) -> int:
    return g.factions[seat] * PIECE_KINDS + kind


def show(g: RootState, seat: int, card: int) -> None:
    """R-2.1.4, I-UD-8: a revealed card lies face up, out of hand, until the Evening."""
    g.hands[seat].remove(card)
    left_openly(g, seat, card)
    insort(own(g, seat).revealed, card)
    g.reveal()
    g.log(CardShown, seat, card)


KINDS = (DuchyBoard, CardShown, MinisterLost)
