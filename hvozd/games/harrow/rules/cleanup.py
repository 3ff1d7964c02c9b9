"""HC-13: the cleanup of a faction's turn."""

from hvozd.core import Do
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.hooks import rules_of, strangers
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.rules.cubes import pay
from hvozd.games.harrow.rules.events import TokenCollected
from hvozd.games.harrow.rules.units import unit_hexes
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import COLOURS, SCROLL


class Cleanup(Do):
    """HC-13.1, HC-13.2, HC-13.3, HC-13.4, HC-13.5, HC-13.6, HC-13.7, HC-13.8, HC-13.9, HC-5.8: the five steps in order."""

    faction: int

    def run(self, g: HarrowState) -> None:
        g.then(
            LimitCubes(self.faction),
            CollectTokens(self.faction),
            ReachGoal(self.faction),
            CollectOffers(self.faction),
            TurnOver(self.faction),
        )


class LimitCubes(Do):
    """HC-13.1, HC-6.15, A-44: at most six own cubes stay on the battleground."""

    faction: int

    def run(self, g: HarrowState) -> None:
        over = g.field[self.faction] - NUMBERS.battleground
        if over > 0:
            pay(g, self.faction, over)


class CollectTokens(Do):
    """HC-13.2, HC-2.12, A-42: all ability tokens from all hexes with an own unit; then the faction puts them away."""

    faction: int

    def run(self, g: HarrowState) -> None:
        tokens = g.tokens
        for h in unit_hexes(g, self.faction):
            for kind in range(4):
                for _ in range(tokens[kind * HEXES + h]):
                    receive(g, self.faction, kind, h)
        rules_of(self.faction).put_away(g)


def receive(g: HarrowState, faction: int, kind: int, h: int) -> None:
    """HC-13.3, HC-9.2: a scroll goes on the track or, if that is full, into the box; the rest where the faction keeps it."""
    g.tokens[kind * HEXES + h] -= 1
    g.log(TokenCollected, faction, kind, h)
    if kind != SCROLL:
        rules_of(faction).collect(g, kind)
    elif g.scrolls[faction] < NUMBERS.track_slots:
        g.scrolls[faction] += 1
        rules_of(faction).scroll_gained(g)
    else:
        g.box[SCROLL] += 1


class ReachGoal(Do):
    """HC-13.7: the goal of the faction."""

    faction: int

    def run(self, g: HarrowState) -> None:
        rules_of(self.faction).goal(g)


class CollectOffers(Do):
    """HC-13.8: offers under own units."""

    faction: int

    def run(self, g: HarrowState) -> None:
        for other in strangers(g):
            other.collected(g, self.faction)


class TurnOver(Do):
    """HC-13.9, A-91: cubes set aside return, effects of this turn end."""

    faction: int

    def run(self, g: HarrowState) -> None:
        return_aside(g)
        g.range_bonus = 0
        g.tremors = False
        g.active = -1
        rules_of(self.faction).turn_over(g)


def return_aside(g: HarrowState) -> None:
    """HC-30.16, HC-32.12, A-91: set-aside cubes go back to the battleground, even above the limit."""
    for cube in range(len(COLOURS)):
        g.field[cube] += g.aside[cube]
        g.aside[cube] = 0


KINDS = (Cleanup, LimitCubes, CollectTokens, ReachGoal, CollectOffers, TurnOver)
