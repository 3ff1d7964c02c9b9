"""Bruiser: shoves every legend."""

from collections.abc import Sequence

from hvozd.core import Action
from hvozd.core.rooms import room
from hvozd.games.harrow.factions.kammi.standees import Goblin, board
from hvozd.games.harrow.rules.moves import Move, MoveAsk, all_legends, places, steps
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES, LEGEND_PIECE

STEPS = 2


class ShoveLegends(MoveAsk):
    """HC-10.32, A-50: every legend on the map up to 2 hexes, step by step over legal hexes, no haints along."""

    used: tuple[int, ...] = (0, 0, 0, 0, 0)

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [
            move
            for piece in all_legends(g)
            if self.used[piece - LEGEND_PIECE] < STEPS
            for h in places(g, piece)
            for move in steps(g, piece, h)
        ]

    def moved(self, g: HarrowState, move: Move) -> None:
        slot = move.piece - LEGEND_PIECE
        g.then(ShoveLegends(self.seat, tuple(n + (i == slot) for i, n in enumerate(self.used))))


class Bruiser(Goblin):
    name = "bruiser"

    def use(self, g: HarrowState, faction: int) -> None:
        board(g).gift = False
        g.then(ShoveLegends(g.seat(faction)))


GIFT = Bruiser()

KINDS = (ShoveLegends,)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
