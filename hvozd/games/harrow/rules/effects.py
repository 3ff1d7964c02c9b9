"""Pieces of effects that gifts, cards, tracks and tiles share."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.games.harrow.maps import BRAMBLES, HEXES
from hvozd.games.harrow.rules.events import CubesSetAside, PathMoved, StormMoved, StormPlaced, TokenMoved, TokenPlaced
from hvozd.games.harrow.rules.moves import Move, MoveAsk, done
from hvozd.games.harrow.rules.units import pinned, pinned_slot, stormy
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, HexF, PieceF, TokenF


class PutToken(Action):
    form = "put {token} {hex}"
    token: TokenF
    hex: HexF


class DrawToken(Action):
    form = "draw {token} {origin}>{target}"
    token: TokenF
    origin: HexF
    target: HexF


class PlaceStorm(Action):
    form = "storm {hex}"
    hex: HexF


class PullDoll(Action):
    form = "pull-doll {origin}>{target}"
    origin: HexF
    target: HexF


class ShiftPath(Action):
    form = "shift {origin}>{target}"
    origin: HexF
    target: HexF


class MoveNest(Action):
    form = "nest {origin}>{target}"
    origin: HexF
    target: HexF


class Remove(Action):
    form = "remove {piece} {hex}"
    piece: PieceF
    hex: HexF


class Part(Action):
    form = "part {part}"
    part: int


class SetAside(Action):
    form = "set-aside x{cubes}"
    cubes: int


# -- ability tokens -----------------------------------------------------------------------------------------------------------


class TokenPlacing(Ask):
    """A-20: ability tokens of choice from the box, as long as the box has them, each on another hex."""

    left: int
    used: tuple[int, ...] = ()

    def hexes(self, g: HarrowState) -> Sequence[int]:
        raise NotImplementedError

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.puts, done)

    def puts(self, g: HarrowState) -> Sequence[Action]:
        kinds = [kind for kind in range(4) if g.box[kind]]
        return Product(PutToken, kinds, [h for h in self.hexes(g) if h not in self.used])

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, PutToken):
            return
        if self.left > 1:
            g.then(type(self)(self.seat, self.left - 1, (*self.used, action.hex)))
        put_token(g, action.token, action.hex)


def put_token(g: HarrowState, kind: int, h: int) -> None:
    g.box[kind] -= 1
    g.tokens[kind * HEXES + h] += 1
    g.log(TokenPlaced, kind, h)


def move_token(g: HarrowState, kind: int, origin: int, target: int) -> None:
    """HC-2.12, A-42: an ability token may come to any hex, also to one with others."""
    g.tokens[kind * HEXES + origin] -= 1
    g.tokens[kind * HEXES + target] += 1
    g.log(TokenMoved, kind, origin, target)


class TokenMoving(Ask):
    """One ability token is moved, or none."""

    def draws(self, g: HarrowState) -> Sequence[Action]:
        raise NotImplementedError

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.draws, done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, DrawToken):
            self.chosen(g, action)
            move_token(g, action.token, action.origin, action.target)
        else:
            self.chosen(g, None)

    def chosen(self, g: HarrowState, action: DrawToken | None) -> None:
        """Push what follows."""


# -- storms -------------------------------------------------------------------------------------------------------------------


def may_storm(g: HarrowState, h: int) -> bool:
    """HC-2.13, HC-9.30, A-9: a storm token may be placed: not on the brambles, while tokens last; by the switch not on a
    storm either."""
    return g.storm_supply > 0 and g.land.kind[h] != BRAMBLES and not ("A-9" in g.rulings and stormy(g, h))


def place_storm(g: HarrowState, h: int) -> None:
    g.storm_supply -= 1
    g.storms[h] += 1
    g.log(StormPlaced, h)


def move_storm(g: HarrowState, origin: int, target: int) -> None:
    g.storms[origin] -= 1
    g.storms[target] += 1
    g.log(StormMoved, origin, target)


def move_path(g: HarrowState, origin: int, target: int) -> None:
    g.paths[origin] -= 1
    g.paths[target] += 1
    g.log(PathMoved, origin, target)


# -- every unit one step -------------------------------------------------------------------------------------


class EachSteps(MoveAsk):
    """Several units may make one step each; `moved` holds piece and hex of those that have."""

    moved_to: tuple[int, ...] = ()

    def left(self, g: HarrowState, piece: int, h: int) -> bool:
        """HC-3.10: whether a piece of this sort on the hex can still make its step."""
        if piece >= LEGEND_PIECE:
            return not pinned_slot(g, piece - LEGEND_PIECE) and piece * HEXES + h not in self.moved_to
        still = self.moved_to.count(piece * HEXES + h) + pinned(g, piece, h)
        return g.haints[piece * HEXES + h] > still

    def after(self, move: Move) -> tuple[int, ...]:
        return (*self.moved_to, move.piece * HEXES + move.target)


# -- two parts in either order -------------------------------------------------------------------------------


class TwoParts(Ask):
    """A-52: both parts of an effect, in either order, one finished before the other starts."""

    faction: int
    effect: str
    left: int = 3

    def open_to(self, g: HarrowState) -> bool:
        return self.left > 0

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.parts, done)

    def parts(self, g: HarrowState) -> Sequence[Action]:
        return [Part(part) for part in (1, 2) if self.left & part]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Part):
            g.then(TwoParts(self.seat, self.faction, self.effect, self.left - action.part))
            PARTS[self.effect][action.part - 1](g, self.faction)


PARTS: dict[str, tuple[Callable[[HarrowState, int], None], Callable[[HarrowState, int], None]]] = {}
"""What the two parts of an effect are; the rooms of the cards enter them here."""


# -- cubes set aside -----------------------------------------------------------------------------------------


class SetAsideCubes(Ask):
    """HC-30.16, HC-32.12: up to so many cubes of a colour leave the battleground until the end of the turn."""

    cube: int
    most: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (done, lambda g: Product(SetAside, range(1, min(self.most, g.field[self.cube]) + 1)))

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, SetAside):
            set_aside(g, self.cube, action.cubes)


def set_aside(g: HarrowState, cube: int, n: int) -> None:
    g.field[cube] -= n
    g.aside[cube] += n
    g.log(CubesSetAside, cube, n)


KINDS = (PutToken, DrawToken, PlaceStorm, PullDoll, ShiftPath, MoveNest, Remove, Part, SetAside, TwoParts, SetAsideCubes)
