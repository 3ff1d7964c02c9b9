"""Knocker: one great blow."""

from hvozd.core import Event
from hvozd.core.rooms import room
from hvozd.games.harrow.factions.kammi.standees import Goblin, board, discard_goblin_cards, goblin_at, goblin_slot, unmask
from hvozd.games.harrow.maps import NEIGHBOURS
from hvozd.games.harrow.rules.scoring import kill, kill_unscored
from hvozd.games.harrow.rules.units import LEGEND_PIN, set_legend, weakest
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES, LEGEND_PIECE, PieceF


class GoblinGone(Event):
    piece: PieceF


class Knocker(Goblin):
    """HC-10.30, HC-10.31, A-16: one haint dies on each adjacent hex, own ones without score; the goblin and its cards
    leave the game."""

    name = "knocker"
    may_leave = True

    def use(self, g: HarrowState, faction: int) -> None:
        board(g).gift = False
        unmask(g, 2)
        for h in NEIGHBOURS[goblin_at(g)]:
            for colour in g.colours:
                kind = weakest(g, colour, h)
                if kind >= 0:
                    kill_unscored(g, kind, h) if colour == faction else kill(g, faction, kind, h)
        slot = goblin_slot(g)
        if LEGEND_PIN + slot in g.pins:
            g.pins[g.pins.index(LEGEND_PIN + slot)] = -1
        g.log(GoblinGone, LEGEND_PIECE + slot)
        set_legend(g, slot, -1)
        discard_goblin_cards(g)


GIFT = Knocker()

KINDS = (GoblinGone,)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
