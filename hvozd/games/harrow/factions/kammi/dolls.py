"""HC-20.22, HC-20.30, HC-20.31, HC-20.32, HC-20.33: the dolls, one of them the true one: hidden, mixed, turned over, taken."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Event, Offer
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.factions.kammi.figures import KAMMI
from hvozd.games.harrow.factions.kammi.standees import board, unmask
from hvozd.games.harrow.rules.scoring import score
from hvozd.games.harrow.rules.units import unit_hexes
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, HexF, group_code


class DollChecked(Event):
    hex: HexF
    true: bool


class DollTaken(Event):
    hex: HexF


class HideDoll(Action):
    form = "hide-doll {hex}"
    hex: HexF


class KeepDolls(Action):
    form = "keep-dolls"


class ShuffleDolls(Ask):
    """HC-20.22, HC-28.4: Kammi was hit: the opponent may secretly permute the dolls on hexes without purple units; they
    lie face down."""

    def open_to(self, g: HarrowState) -> bool:
        return bool(free_dolls(g))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.hides,)

    def hides(self, g: HarrowState) -> Sequence[Action]:
        own = board(g)
        free = free_dolls(g)
        if own.true_doll not in free:
            return (KeepDolls(),)
        return [HideDoll(own.dolls[doll]) for doll in free]

    def take(self, g: HarrowState, action: Action) -> None:
        own = board(g)
        bits = sum(1 << doll for doll in free_dolls(g))
        if own.maybe & bits:
            own.maybe |= bits
        if isinstance(action, HideDoll):
            own.true_doll = own.dolls.index(action.hex)
            own.face_up = False


def free_dolls(g: HarrowState) -> list[int]:
    """HC-20.22: dolls in the game on hexes without purple units."""
    purple = unit_hexes(g, KAMMI)
    return [doll for doll, h in enumerate(board(g).dolls) if h >= 0 and h not in purple]


def check_doll(g: HarrowState, slot: int, doll: int) -> None:
    """HC-20.30, HC-20.31, HC-20.32, HC-20.33: a decoy leaves the game; the true doll stays face up or is taken."""
    own = board(g)
    h = own.dolls[doll]
    true = doll == own.true_doll
    g.reveal()
    g.log(DollChecked, h, true)
    if not true:
        own.dolls[doll] = -1
        own.maybe &= ~(1 << doll)
        return
    own.face_up = True
    own.maybe = 1 << doll
    unmask(g, 1)
    if slot == own.herself:
        own.dolls[doll] = -1
        g.log(DollTaken, h)
        score(g, KAMMI, NUMBERS.doll)


# -- who carries a doll ---------------------------------------------------------------------------------------------------------


def open_doll(g: HarrowState, origin: int) -> bool:
    """Whether the true doll lies face up on a hex."""
    own = board(g)
    return own.face_up and own.dolls[own.true_doll] == origin


def lone_carrier(g: HarrowState, origin: int, piece: int) -> bool:
    """HC-20.32: a standee that would take the open doll along."""
    return piece in (LEGEND_PIECE + 2, LEGEND_PIECE + 3) and open_doll(g, origin)


def tell(g: HarrowState) -> None:
    """HC-20.32: who carries the open doll alone is the goblin, as everybody can tell."""
    own = board(g)
    if not own.unmasked:
        own.unmasked = 1
        g.reveal()


def carrying_groups(g: HarrowState, origin: int, codes: Sequence[int]) -> Sequence[int] | None:
    """HC-20.32: Kammi alone cannot carry the true doll that lies face up."""
    if not open_doll(g, origin):
        return None
    own = board(g)
    herself = group_code(0, 0, 1 << own.herself - 2)
    lone = g.active == KAMMI
    return [code for code in codes if not (lone and code == herself)]


KINDS = (DollChecked, DollTaken, HideDoll, KeepDolls, ShuffleDolls)
