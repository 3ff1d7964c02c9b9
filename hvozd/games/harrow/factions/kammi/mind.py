"""What Kammi wants: the true doll."""

from hvozd.games.harrow.factions.kammi.figures import KAMMI
from hvozd.games.harrow.maps import DISTANCE, HEXES
from hvozd.games.harrow.mind.aims import FAR, Mind, weights_of
from hvozd.games.harrow.state import HarrowState
from hvozd.kit.features import bits, counted, counts, hots


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


ROW = hots(3)
COLUMNS = (
    *counted("grid", 6, 2),
    *(("waiting", 2), ("gift", 1), ("unmasked", 2), ("herself-first", 1), ("herself-second", 1)),
    *counted("black", 3),
    *counted("cubes", 3, 8),
    *counted("true-doll", 3),
    *counted("maybe-doll", 3),
    *counted("standee@", 2 * HEXES),
)


def fill(g: HarrowState, viewer: int) -> bytes:
    """HC-20.1, HC-20.7: which standee is she only she knows; which doll is the true one everybody but she."""
    own = g.kammi
    if own is None:
        return bytes(len(COLUMNS))
    knows = viewer == KAMMI or own.unmasked > 0
    doll = own.true_doll if viewer != KAMMI or own.face_up else -1
    standees = [counts([at] if (at := g.legend_at[slot]) >= 0 else (), HEXES) for slot in (2, 3)]
    return b"".join(
        (
            bytes((*own.grid, own.waiting, own.gift, own.unmasked, knows and own.herself == 2, knows and own.herself == 3)),
            ROW[own.black],
            bytes(own.row_cubes),
            ROW[doll],
            bits(own.maybe, 3) if viewer == KAMMI else bytes(3),
            *standees,
        )
    )
