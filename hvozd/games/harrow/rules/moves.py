"""Moving single pieces by gifts, tracks, cards, pulls and pushes; who decides about a doll on the hex that is left."""

from collections.abc import Iterable, Sequence

from hvozd.core import Action, Ask, Offer
from hvozd.games.harrow.hooks import keeper
from hvozd.games.harrow.maps import HEXES, NEIGHBOURS, closer, farther
from hvozd.games.harrow.rules.events import DollMoved
from hvozd.games.harrow.rules.units import FREE_SLOTS, SLOT_COLOUR, haint_hexes, legal_for, movable, move_piece
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, HexF, PieceF


class Move(Action):
    form = "move {piece} {origin}>{target}"
    piece: PieceF
    origin: HexF
    target: HexF


class Done(Action):
    form = "done"


DONE = (Done(),)


def done(g: HarrowState) -> Sequence[Action]:
    return DONE


class TakeDoll(Action):
    form = "take-doll"


class LeaveDoll(Action):
    form = "leave-doll"


CARRY = (TakeDoll(), LeaveDoll())


class CarryDoll(Ask):
    """HC-20.10, HC-20.11, HC-21.73: the owner of a moved unit decides whether it takes the doll along."""

    origin: int
    target: int
    piece: int

    def open_to(self, g: HarrowState) -> bool:
        return may_carry(g, self.origin, self.target)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        """HC-20.32: who must not take the doll along is not asked."""
        forbidden = keeper(g).refuses_doll(g, self.origin, self.piece)
        return (lambda g: CARRY[1:] if forbidden else CARRY,)

    def take(self, g: HarrowState, action: Action) -> None:
        if type(action) is TakeDoll:
            keeper(g).takes_doll(g, self.origin, self.piece)
            carry_doll(g, self.origin, self.target)

    def public(self) -> tuple[int, ...]:
        return (self.seat, self.origin, self.target)


def may_carry(g: HarrowState, origin: int, target: int) -> bool:
    """HC-20.10: there is a doll to take, and at most one lies on a hex."""
    dolls = g.dolls
    return origin in dolls and target not in dolls


def carry_doll(g: HarrowState, origin: int, target: int) -> None:
    dolls = g.dolls
    assert isinstance(dolls, list)
    dolls[dolls.index(origin)] = target
    g.log(DollMoved, origin, target)


def owner(piece: int) -> int:
    """The colour of a piece, -1: none."""
    return SLOT_COLOUR[piece - LEGEND_PIECE] if piece >= LEGEND_PIECE else piece >> 1


def shift(g: HarrowState, move: Move, decider: int | None = None) -> None:
    """HC-19.2, HC-20.11: carry a move out; then the owner (or a decider who may decide for him) is asked about a doll."""
    move_piece(g, move.piece, move.origin, move.target)
    colour = owner(move.piece)
    if colour >= 0 and may_carry(g, move.origin, move.target):
        g.then(CarryDoll(g.seat(colour) if decider is None else decider, move.origin, move.target, move.piece))


class MoveAsk(Ask):
    """A question that is answered with one move, or with done."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        raise NotImplementedError

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.moves, done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Move):
            self.moved(g, action)
            shift(g, action)
        else:
            self.declined(g)

    def moved(self, g: HarrowState, move: Move) -> None:
        """Push what follows; the move itself is carried out after this, before anything pushed runs."""

    def declined(self, g: HarrowState) -> None:
        """Push what follows when nothing is moved."""


# -- lists of moves -----------------------------------------------------------------------------------------------------------


def places(g: HarrowState, piece: int) -> list[int]:
    """Where movable pieces of a sort stand."""
    if piece >= LEGEND_PIECE:
        h = g.legend_at[piece - LEGEND_PIECE]
        return [h] if h >= 0 and movable(g, piece, h) else []
    hexes = haint_hexes(g, piece)
    return [h for h in hexes if movable(g, piece, h)] if g.pins else hexes


def steps(g: HarrowState, piece: int, origin: int, targets: Iterable[int] | None = None) -> list[Move]:
    """HC-3.8: the legal moves of a piece from a hex to its neighbours, or to given hexes."""
    return [
        Move(piece, origin, target)
        for target in (NEIGHBOURS[origin] if targets is None else targets)
        if legal_for(g, piece, target)
    ]


def pulls(g: HarrowState, pieces: Iterable[int], reference: int) -> list[Move]:
    """HC-0.23, HC-0.25: pulls of one of the pieces towards a hex."""
    return [
        move for piece in pieces for origin in places(g, piece) for move in steps(g, piece, origin, closer(origin, reference))
    ]


def pushes(g: HarrowState, pieces: Iterable[int], reference: int) -> list[Move]:
    """HC-0.24, HC-0.25: pushes of one of the pieces away from a hex."""
    return [
        move for piece in pieces for origin in places(g, piece) for move in steps(g, piece, origin, farther(origin, reference))
    ]


def pieces_of(g: HarrowState, colour: int) -> tuple[int, ...]:
    """All sorts of units that a colour has."""
    return (2 * colour, 2 * colour + 1, *(LEGEND_PIECE + slot for slot in range(5) if SLOT_COLOUR[slot] == colour))


def haints_of_colour(colour: int) -> tuple[int, int]:
    return (2 * colour, 2 * colour + 1)


def any_units(g: HarrowState) -> tuple[int, ...]:
    others = (LEGEND_PIECE + slot for slot in FREE_SLOTS if g.legend_at[slot] >= 0)
    return (*(piece for colour in g.colours for piece in pieces_of(g, colour)), *others)


def all_legends(g: HarrowState) -> list[int]:
    """HC-34.11: every legend on the map, also one without a colour."""
    return [LEGEND_PIECE + slot for slot, h in enumerate(g.legend_at) if h >= 0]


# -- ability tokens ------------------------------------------------------------------------------------------


def token_places(g: HarrowState) -> list[tuple[int, int]]:
    """Kind and hex of every ability token on the map, each pair once."""
    return [divmod(at, HEXES) for at, count in enumerate(g.tokens) if count]


KINDS = (Move, Done, TakeDoll, LeaveDoll, CarryDoll)
