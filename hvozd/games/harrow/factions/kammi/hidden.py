"""HC-20.1, HC-20.7: which standee is Kammi, and which doll is the true one: who sees it, and dealing it anew."""

import msgspec

from hvozd.core import Rng
from hvozd.games.harrow.factions.kammi.figures import KAMMI
from hvozd.games.harrow.factions.kammi.standees import board
from hvozd.games.harrow.state import HarrowState


class KammiView(msgspec.Struct):
    grid: list[int]
    waiting: int
    black: int
    row_cubes: list[int]
    gift: bool
    herself: int
    """The standee that is Kammi; -1: hidden from this seat."""
    dolls: list[int]
    true_doll: int
    """-1: hidden from this seat."""
    money: list[int]


def seen(g: HarrowState, viewer: int) -> KammiView | None:
    """HC-20.1, HC-20.7, HC-28.2, A-30: standees are hidden from others, the true doll from Kammi."""
    own = g.kammi
    if own is None:
        return None
    knows = viewer == KAMMI or own.unmasked > 0
    sees_doll = viewer not in (KAMMI, -1) or own.face_up
    return KammiView(
        own.grid,
        own.waiting,
        own.black,
        own.row_cubes,
        own.gift,
        own.herself if knows else -1,
        own.dolls,
        own.true_doll if sees_doll else -1,
        own.money,
    )


def redeal(g: HarrowState, viewer: int, rng: Rng) -> None:
    """HC-20.1, HC-20.7: which standee is Kammi is hidden from others, which doll is true from her and from onlookers."""
    own = board(g)
    if viewer != KAMMI and not own.unmasked:
        own.herself = 2 + rng.below(2)
    if viewer in (KAMMI, -1) and not own.face_up:
        possible = [doll for doll in range(3) if own.maybe >> doll & 1]
        own.true_doll = rng.pick(possible)
