"""What Kammi wants: the true doll."""

from hvozd.games.harrow.factions.kammi.figures import KAMMI
from hvozd.games.harrow.maps import DISTANCE
from hvozd.games.harrow.mind.aims import FAR, Mind, weights_of
from hvozd.games.harrow.state import HarrowState


class KammiMind(Mind):
    weights = weights_of(__file__)

    def add(self, g: HarrowState, own: list[int], found: dict[str, float]) -> None:
        features(g, own, found)


def features(g: HarrowState, own: list[int], found: dict[str, float]) -> None:
    """How far she is from the nearest doll that may be the true one."""
    found["tokens"] = sum(g.rows[3 * KAMMI : 3 * KAMMI + 3])
    board = g.kammi
    if board is not None:
        at = g.legend_at[board.herself]
        dolls = [h for doll, h in enumerate(board.dolls) if h >= 0 and board.maybe >> doll & 1]
        found["dolls"] = min([DISTANCE[at][h] for h in dolls], default=FAR) if at >= 0 else FAR


MIND = KammiMind()
