"""HC-21.40, HC-21.41, HC-21.42: infected haints of two factions meet, a bonfire burns; filled squares win."""

from collections.abc import Callable, Sequence
from typing import Any

from hvozd.core import Action, Ask, Do, Event, Offer, Product, Result
from hvozd.games.harrow.factions.hester.figures import HESTER, TABLE
from hvozd.games.harrow.factions.hester.fires import witch
from hvozd.games.harrow.hooks import present, rules_of
from hvozd.games.harrow.maps import HEXES, NEIGHBOURS
from hvozd.games.harrow.rules.effects import DrawToken, MoveNest, PullDoll, ShiftPath, move_path, move_token
from hvozd.games.harrow.rules.moves import Move, carry_doll, steps
from hvozd.games.harrow.rules.rounds import points
from hvozd.games.harrow.rules.units import LIMIT, add_fire, move_piece, remove_haint, room_for, take_haint, units_here
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import HexF

SIDE = TABLE.squares
HAINTS = 6


class BonfireMade(Event):
    hex: HexF
    flames: int


class SquareFilled(Event):
    squares: int


class MoveCube(Action):
    form = "cube {origin}>{target}"
    origin: HexF
    target: HexF


class FillSquare(Action):
    form = "square {side}"
    side: int


def kindles(g: HarrowState, colour: int, h: int) -> bool:
    """HC-21.40, HC-3.4: an infected haint of this colour would make a bonfire: only infected haints of another faction there,
    room for one more, and flames left."""
    if g.closed[colour * HEXES + h] or not any(witch(g).slots):
        return False
    other = g.rival(colour)
    infected = g.haints[(2 * other + 1) * HEXES + h]
    return 0 < infected == g.crowd[h] < LIMIT


def creep_space(g: HarrowState, colour: int, h: int) -> bool:
    """HC-21.26, HC-3.7, HC-27.34, HC-27.35: where Hester may move an infected haint: a legal hex, or one that makes a bonfire."""
    return room_for(g, colour, h) > 0 or kindles(g, colour, h)


def kindle(g: HarrowState, h: int) -> None:
    """HC-21.40, HC-21.41, A-32, A-65: the leftmost flames go to the hex, one haint of each faction to a square; everything
    else is pushed aside."""
    own = witch(g)
    slot = next(slot for slot, flames in enumerate(own.slots) if flames)
    for colour in g.colours:
        take_haint(g, 2 * colour + 1, h)
    flames, own.slots[slot] = own.slots[slot], 0
    add_fire(g, h, flames)
    g.log(BonfireMade, h, flames)
    g.then(FillOne(HAINTS), ClearHex(h), NewFlame())


class FillOne(Do):
    """HC-21.41, A-35: haints of a bonfire go on an empty square of either side."""

    code: int

    def run(self, g: HarrowState) -> None:
        free = [side for side in (0, 1) if free_square(g, side) >= 0]
        if len(free) == 1:
            fill(g, free[0], self.code)
        elif free:
            g.then(ChooseSquare(g.seat(HESTER), self.code))


class ChooseSquare(Ask):
    """HC-21.41: on which side the square is."""

    code: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(FillSquare, (1, 2)),)

    def take(self, g: HarrowState, action: FillSquare) -> None:
        fill(g, action.side - 1, self.code)


def free_square(g: HarrowState, side: int) -> int:
    """HC-21.5: the first empty one of the three squares towards an opponent; -1: none."""
    squares = witch(g).squares
    return next((at for at in range(side * SIDE, side * SIDE + SIDE) if not squares[at]), -1)


def fill(g: HarrowState, side: int, code: int) -> None:
    """HC-21.80, HC-18.5, HC-23.16: six filled squares win at once, on the map or not; in the duel at the end of her turn
    (HC-25.8)."""
    squares = witch(g).squares
    squares[free_square(g, side)] = code
    g.log(SquareFilled, sum(1 for square in squares if square))
    if g.preset != "duel":
        crown(g)


def crown(g: HarrowState) -> None:
    if all(witch(g).squares):
        g.finish(Result((g.seat(HESTER),), points(g), "six-squares"))


class NewFlame(Do):
    """HC-21.20, HC-21.42, A-69: one flame from the supply to the left of the board: one more action, now and later."""

    def run(self, g: HarrowState) -> None:
        own = witch(g)
        if own.supply:
            own.supply -= 1
            own.flames += 1


# -- what is pushed aside -----------------------------------------------------------------------------------------------------


class ClearHex(Do):
    """HC-21.41: one piece after another goes to a legal neighbour, each where Hester likes; a haint without one goes home."""

    hex: int

    def run(self, g: HarrowState) -> None:
        for kind in range(6):
            if g.haints[kind * HEXES + self.hex] and not steps(g, kind, self.hex):
                remove_haint(g, kind, self.hex)
                g.then(self)
                return
        if leftovers(g, self.hex):
            g.then(PushAside(g.seat(HESTER), self.hex), self)


class PushAside(Ask):
    """HC-21.41, HC-27.36: other infected haints, paths, dolls, ability tokens, gift tokens, nests, cubes; storms stay."""

    hex: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: leftovers(g, self.hex),)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Move):
            move_piece(g, action.piece, action.origin, action.target)
        else:
            ASIDE[type(action)](g, action)


def leftovers(g: HarrowState, h: int) -> list[Action]:
    """What may be done with the next sort of piece that lies on the hex."""
    near = NEIGHBOURS[h]
    sorts: list[list[Action]] = [
        [move for kind in range(6) if g.haints[kind * HEXES + h] for move in steps(g, kind, h)],
        [DrawToken(kind, h, to) for kind in range(4) if g.tokens[kind * HEXES + h] for to in near],
        [ShiftPath(h, to) for to in near if g.paths[h] and not g.fire[to]],
        _doll_moves(g, h),
        [MoveNest(h, to) for to in near if g.nests[h] and not g.nests[to]],
        [MoveCube(h, to) for to in near if cubes_on(g, h) and may_take_cube(g, h, to)],
    ]
    return next((actions for actions in sorts if actions), [])


def _doll_moves(g: HarrowState, h: int) -> list[Action]:
    dolls = g.dolls
    return [PullDoll(h, to) for to in NEIGHBOURS[h] if to not in dolls] if h in dolls else []


def cubes_on(g: HarrowState, h: int) -> bool:
    """Cubes and gift tokens that lie on a hex: red cubes, Blood Money, Needful Sacrifice, a taunt."""
    return g.watch[h] > 0


def may_take_cube(g: HarrowState, h: int, to: int) -> bool:
    """A cube or taunt may go where its like does not lie yet; a taunt not under units."""
    if g.red_cubes[h]:
        return not g.red_cubes[to]
    if h in g.taunts:
        return to not in g.taunts and not units_here(g, to)
    return h not in witch(g).planted[::2] or to not in witch(g).planted[::2]


def _move_cube(g: HarrowState, action: MoveCube) -> None:
    h, to = action.origin, action.target
    own = witch(g)
    g.watch[h] -= 1
    g.watch[to] += 1
    if g.red_cubes[h]:
        g.red_cubes[h], g.red_cubes[to] = 0, 1
    elif h in g.taunts:
        g.taunts[g.taunts.index(h)] = to
    elif h in own.planted[::2]:
        own.planted[2 * own.planted[::2].index(h)] = to
    else:
        for faction in present(g):
            rules_of(faction).pushed_aside(g, h, to)


def _move_path(g: HarrowState, action: ShiftPath) -> None:
    move_path(g, action.origin, action.target)


def _move_nest(g: HarrowState, action: MoveNest) -> None:
    g.nests[action.target], g.nests[action.origin] = g.nests[action.origin], 0


ASIDE: dict[Any, Callable[[HarrowState, Any], None]] = {
    DrawToken: lambda g, a: move_token(g, a.token, a.origin, a.target),
    ShiftPath: _move_path,
    PullDoll: lambda g, a: carry_doll(g, a.origin, a.target),
    MoveNest: _move_nest,
    MoveCube: _move_cube,
}

KINDS = (BonfireMade, SquareFilled, MoveCube, FillSquare, FillOne, ChooseSquare, NewFlame, ClearHex, PushAside)
