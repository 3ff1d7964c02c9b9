"""What the Family wants: storms from its home to a building."""

from hvozd.games.harrow.factions.family import ToBag
from hvozd.games.harrow.factions.family.figures import FAMILY
from hvozd.games.harrow.maps import HEXES, NEIGHBOURS
from hvozd.games.harrow.mind.aims import FAR, Mind, nothing, weights_of
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import TOKEN_NAMES
from hvozd.kit.features import counts, named


class FamilyMind(Mind):
    weights = weights_of(__file__)
    likely = {ToBag: nothing}

    def add(self, g: HarrowState, own: list[int], found: dict[str, float]) -> None:
        features(g, own, found)


def features(g: HarrowState, own: list[int], found: dict[str, float]) -> None:
    """How many storms are missing between home and the nearest building."""
    board = g.family
    assert board is not None
    found["tokens"] = sum(board.bag) + len(board.kept) + len(board.front) + len(board.board)
    found["board"] = len(board.board)
    if any(g.buildings):
        found["storms"] = missing_storms(g)


def missing_storms(g: HarrowState) -> int:
    """The fewest storms that would join the home with a building."""
    storms, printed, buildings = g.storms, g.land.printed, g.buildings
    home = g.home[FAMILY]
    calm = int(not (storms[home] or printed[home]))
    rings: list[list[int]] = [[] for _ in range(HEXES + 2)]
    rings[calm].append(home)
    seen = bytearray(HEXES)
    for cost, ring in enumerate(rings):
        for h in ring:
            if seen[h]:
                continue
            seen[h] = 1
            if buildings[h]:
                return cost
            for near in NEIGHBOURS[h]:
                if not seen[near]:
                    rings[cost if storms[near] or printed[near] else cost + 1].append(near)
    return FAR


MIND = FamilyMind()


PILES = ("board", "kept", "front", "parked")
COLUMNS = (("stored", 3), *named(TOKEN_NAMES, 4, "bag-"), *(c for pile in PILES for c in named(TOKEN_NAMES, 2, f"{pile}-")))


def fill(g: HarrowState, viewer: int) -> bytes:
    """All of it lies openly."""
    own = g.family
    if own is None:
        return bytes(len(COLUMNS))
    piles = [counts(pile, len(TOKEN_NAMES)) for pile in (own.board, own.kept, own.front, own.parked)]
    return b"".join((bytes((own.stored, *own.bag)), *piles))
