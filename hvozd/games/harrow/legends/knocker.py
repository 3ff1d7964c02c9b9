"""Knocker: one great blow."""

from hvozd.games.harrow.geography import NEIGHBOURS
from hvozd.games.harrow.goblins import board, discard_goblin_cards, goblin_at, goblin_slot, unmask
from hvozd.games.harrow.rooms import Gift, enter_gift
from hvozd.games.harrow.scoring import kill, kill_unscored
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.units import LEGEND_PIN, set_legend, weakest


class Goblin(Gift):
    """HC-10.30, HC-10.32, HC-10.33: a goblin's gift is there once a game."""

    def usable(self, g: HarrowState, faction: int) -> bool:
        return board(g).gift and all(g.legend_at[slot] >= 0 for slot in (2, 3))


class Knocker(Goblin):
    """HC-10.30, HC-10.31, A-16: one haint dies on each adjacent hex, own ones without score; the goblin and its cards
    leave the game."""

    name = "knocker"

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
        set_legend(g, slot, -1)
        discard_goblin_cards(g)


enter_gift(Knocker())
