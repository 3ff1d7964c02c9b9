"""What everybody sees of Hester's board, and what lies on it."""

import msgspec

from hvozd.games.harrow.state import HarrowState


class HesterView(msgspec.Struct):
    slots: list[int]
    flames: int
    spent: int
    supply: int
    roots: list[int]
    old_roots: list[int]
    black: bool
    squares: list[int]
    active: list[int]
    covered: list[int]
    used: list[int]
    hand: int
    planted: list[int]


def seen(g: HarrowState) -> HesterView | None:
    own = g.hester
    if own is None:
        return None
    hand = g.hands[3]
    return HesterView(
        own.slots,
        own.flames,
        own.spent,
        own.supply,
        own.roots,
        own.old_roots,
        own.black,
        own.squares,
        own.active,
        own.covered,
        own.used,
        len(hand.held) if hand else 0,
        own.planted,
    )
