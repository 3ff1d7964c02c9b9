"""What everybody sees of the Family's board; nothing of it is hidden but the order in the bag, which has none."""

import msgspec

from hvozd.games.harrow.state import HarrowState


class FamilyView(msgspec.Struct):
    bag: list[int]
    board: list[int]
    kept: list[int]
    front: list[int]
    parked: list[int]
    stored: int


def seen(g: HarrowState) -> FamilyView | None:
    own = g.family
    if own is None:
        return None
    return FamilyView(own.bag, own.board, sorted(own.kept), sorted(own.front), own.parked, own.stored)
