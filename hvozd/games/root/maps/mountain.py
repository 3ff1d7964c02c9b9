"""R-D.3: the mountain map: closed paths and the pass."""

from collections.abc import Sequence
from functools import partial

from hvozd.core import Action, Event, Offer
from hvozd.games.root.components import MAPS
from hvozd.games.root.hooks import DAYLIGHT, MapRules
from hvozd.games.root.rules.hand import spend
from hvozd.games.root.rules.pieces import present
from hvozd.games.root.rules.score import score
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Place, Seat

PATH_CLEARED = -2
"""Among the once-a-turn marks: the active player has opened a path."""


class PathOpened(Event):
    seat: Seat
    first: Place
    second: Place


class ClearPath(Action):
    """R-D.3.3, I-MAP-5: spend any card, remove a closed-path marker for good, score a point."""

    form = "clear path {first} {second} with {card}"
    first: Place
    second: Place
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        spend(g, seat, self.card)
        g.opened.append((self.first, self.second))
        g.used.append(PATH_CLEARED)
        g.log(PathOpened, seat, self.first, self.second)
        score(g, seat, 1)


def closed_paths(g: RootState, seat: int) -> list[tuple[int, int]]:
    """R-D.3.1, R-D.3.2, R-D.3.3: closed paths beside which the seat has a piece."""
    closed = [pair for pair in MAPS[g.map].row.closed if pair not in g.opened]
    return [pair for pair in closed if any(present(g, seat, clearing) for clearing in pair)]


def clearings_out(g: RootState, seat: int) -> Sequence[Action]:
    return [ClearPath(*pair, card) for pair in closed_paths(g, seat) for card in sorted(set(g.hands[seat]))]


class Mountain(MapRules):
    def window_offers(self, g: RootState, seat: int, window: int) -> Sequence[Offer]:
        if window != DAYLIGHT or PATH_CLEARED in g.used or not g.hands[seat] or not closed_paths(g, seat):
            return ()
        return (partial(clearings_out, seat=seat),)

    def turn_ends(self, g: RootState, seat: int) -> None:
        """R-D.3.4, RB-12.2.3, I-MAP-6: who rules the Pass at the end of the own Evening scores a point."""
        if g.ruler[MAPS[g.map].row.tower] == seat:
            score(g, seat, 1)


KINDS = (PathOpened, ClearPath)
