"""R-D.2: the lake map and its ferry."""

from collections.abc import Sequence

from hvozd.core import Do, Event, Step
from hvozd.games.root.components import MAPS
from hvozd.games.root.hooks import FERRY, MapRules
from hvozd.games.root.rules.hand import draw
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place, Seat

FERRY_USED = -1
"""Among the once-a-turn marks: the active player has taken the ferry."""


class FerryTaken(Event):
    seat: Seat
    place: Place


class FerryCard(Do):
    """R-D.2.5, I-MAP-3: whoever took the ferry draws a card, after what the move triggers."""

    seat: int

    def run(self, g: RootState) -> None:
        draw(g, self.seat, 1)


class Lake(MapRules):
    """R-D.2.1, R-D.2.3: the ferry starts in the coastal corner; coastal clearings touch the lake."""

    def setup(self, g: RootState) -> None:
        g.ferry = MAPS[g.map].row.ferry

    def targets(self, g: RootState, seat: int, origin: int) -> Sequence[int]:
        """R-D.2.5: once a turn, from the ferry's clearing to any other coastal clearing."""
        if FERRY_USED in g.used or seat != g.turn:
            return ()
        return [FERRY + coast for coast in MAPS[g.map].row.coastal if coast != origin]

    def carried(self, g: RootState, mover: int, target: int) -> Sequence[Step]:
        """R-D.2.5: the ferry goes along."""
        g.ferry = target
        g.used.append(FERRY_USED)
        g.log(FerryTaken, mover, target)
        return (FerryCard(mover),)


KINDS = (FerryTaken, FerryCard)
