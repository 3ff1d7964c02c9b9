"""HC-31: the nine upgrade tokens of the Family."""

from collections.abc import Callable, Sequence
from typing import Any

from hvozd.core import Action, Ask, Offer
from hvozd.games.harrow.factions.family.figures import FAMILY
from hvozd.games.harrow.hooks import present, rules_of
from hvozd.games.harrow.maps import BRAMBLES, HEXES, NEIGHBOURS, closer
from hvozd.games.harrow.rules.abilities import use
from hvozd.games.harrow.rules.cubes import strengthen
from hvozd.games.harrow.rules.effects import PARTS, EachSteps, TwoParts, move_path, move_storm, move_token
from hvozd.games.harrow.rules.events import BuildingMoved, TownsfolkMoved
from hvozd.games.harrow.rules.moves import Move, MoveAsk, any_units, carry_doll, done, may_carry, pieces_of, places, steps
from hvozd.games.harrow.rules.objectives import building_may_enter, townsfolk_may_enter
from hvozd.games.harrow.rules.units import (
    add_building,
    add_townsfolk,
    empty_hexes,
    movable,
    move_piece,
    pinned,
    stormy,
    units_here,
)
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, TOKEN_NAMES, HexF

PARKING = (TOKEN_NAMES.index("weaving-of-fate"), TOKEN_NAMES.index("knife-in-the-dark"))


class Merge(Action):
    form = "merge {origin}>{target}"
    origin: HexF
    target: HexF


def park(g: HarrowState, token: int) -> None:
    """HC-19.14, HC-31.8, HC-31.9, A-49: one Strengthen; the token waits on the attack jar, across rounds if need be."""
    own = g.family
    assert own is not None
    strengthen(g, FAMILY, 1)
    own.kept.remove(token)
    own.parked.append(token)


class StormSteps(EachSteps):
    """HC-31.2, HC-27.39: the legend and every own haint may each step onto an adjacent storm hex, no Advances."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        found: list[Move] = []
        for piece in pieces_of(g, FAMILY):
            for h in places(g, piece):
                if self.left(g, piece, h):
                    found += steps(g, piece, h, [to for to in NEIGHBOURS[h] if stormy(g, to)])
        return found

    def moved(self, g: HarrowState, move: Move) -> None:
        g.then(StormSteps(self.seat, self.after(move)))


class Lead(MoveAsk):
    """HC-31.3, A-54, HC-21.75: relocate any uninfected haint, by the switch an own one, to a terrain hex without units and
    ability tokens."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        colours = (FAMILY,) if "A-54" in g.rulings else g.colours
        empty = [h for h in empty_hexes(g) if g.land.terrain[h] and not _tokens(g, h)]
        kinds = [2 * colour for colour in colours]
        return [move for kind in kinds for h in places(g, kind) for move in steps(g, kind, h, empty)]


def _tokens(g: HarrowState, h: int) -> bool:
    return any(g.tokens[kind * HEXES + h] for kind in range(4))


# -- Merging -------------------------------------------------------------------------------------------------


class MergeHex(Ask):
    """HC-31.6, A-55: pull everything on one hex, not the legend's own, a hex towards the legend."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.hexes, done)

    def hexes(self, g: HarrowState) -> Sequence[Action]:
        at = g.legend_at[1]
        if at < 0:
            return ()
        return [Merge(h, to) for h in range(HEXES) if h != at and _filled(g, h) for to in closer(h, at)]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Merge):
            g.then(MergeUnits(self.seat, action.origin, action.target))
            merge_things(g, action.origin, action.target)


def merged(g: HarrowState) -> tuple[int, ...]:
    """HC-31.6, A-55: the units that can be pulled: all, by the switch only those with a colour."""
    return any_units(g) if "A-55" not in g.rulings else tuple(piece for colour in g.colours for piece in pieces_of(g, colour))


def _filled(g: HarrowState, h: int) -> bool:
    pieces = g.townsfolk[h] or g.buildings[h] or g.paths[h] or g.storms[h]
    if pieces or _tokens(g, h) or h in g.dolls or g.nests[h] or h in g.taunts:
        return True
    if "A-55" in g.rulings:
        return any(g.units[colour * HEXES + h] for colour in g.colours)
    return units_here(g, h) or g.watch[h] > 0


def merge_things(g: HarrowState, origin: int, target: int) -> None:
    """HC-31.6, A-55: all that may enter goes along: tokens, paths, storms, dolls, nests, gift tokens, objectives, cubes (by
    the switch these stay); the rest stays."""
    for kind in range(4):
        for _ in range(g.tokens[kind * HEXES + origin]):
            move_token(g, kind, origin, target)
    for _ in range(0 if g.fire[target] else g.paths[origin]):
        move_path(g, origin, target)
    for _ in range(g.storms[origin] if g.land.kind[target] != BRAMBLES else 0):
        move_storm(g, origin, target)
    _merge_objectives(g, origin, target)
    if may_carry(g, origin, target):
        carry_doll(g, origin, target)
    if g.nests[origin] and not g.nests[target]:
        g.nests[target], g.nests[origin] = g.nests[origin], 0
    if origin in g.taunts and target not in g.taunts and not units_here(g, target):
        g.taunts[g.taunts.index(origin)] = target
        g.watch[origin] -= 1
        g.watch[target] += 1
    if "A-55" not in g.rulings:
        _merge_cubes(g, origin, target)


def _merge_cubes(g: HarrowState, origin: int, target: int) -> None:
    """HC-31.6: cubes that wait on the hex; one of a sort that lies on the other hex already stays."""
    if g.red_cubes[origin] and not g.red_cubes[target]:
        g.red_cubes[origin], g.red_cubes[target] = 0, 1
        g.watch[origin] -= 1
        g.watch[target] += 1
    for faction in present(g):
        rules_of(faction).cubes_pulled(g, origin, target)


def _merge_objectives(g: HarrowState, origin: int, target: int) -> None:
    """HC-2.13, HC-2.15: no objective onto the brambles, none onto the other kind or onto units that avoid it."""
    while g.townsfolk[origin] and townsfolk_may_enter(g, target):
        add_townsfolk(g, origin, -1)
        add_townsfolk(g, target, 1)
        g.log(TownsfolkMoved, origin, target)
    while g.buildings[origin] and building_may_enter(g, target):
        add_building(g, origin, -1)
        add_building(g, target, 1)
        g.log(BuildingMoved, origin, target)


class MergeUnits(MoveAsk):
    """HC-31.6, A-55: units that may enter go along; beyond the limit the Family chooses which."""

    origin: int
    target: int

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.moves(g))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.moves,)

    def moves(self, g: HarrowState) -> Sequence[Move]:
        return [
            move
            for piece in merged(g)
            if self.there(g, piece) and movable(g, piece, self.origin)
            for move in steps(g, piece, self.origin, (self.target,))
        ]

    def there(self, g: HarrowState, piece: int) -> bool:
        if piece >= LEGEND_PIECE:
            return g.legend_at[piece - LEGEND_PIECE] == self.origin
        return g.haints[piece * HEXES + self.origin] > pinned(g, piece, self.origin)

    def take(self, g: HarrowState, action: Any) -> None:
        g.then(self)
        move_piece(g, action.piece, action.origin, action.target)


# -- what each token does ------------------------------------------------------------------------------------


def _two_parts(name: str) -> Callable[[HarrowState], None]:
    return lambda g: g.then(TwoParts(g.seat(FAMILY), FAMILY, name))


def _tremors(g: HarrowState) -> None:
    """HC-31.5: one Spawn; all own Spawns of this turn may be made in the legend's range."""
    g.tremors = True
    use(g, FAMILY, spawn_count=1)


ACTIVATE: dict[str, Callable[[HarrowState], None]] = {
    "council-seat": lambda g: use(g, FAMILY, advances=2),
    "storm-guide": _two_parts("storm-guide"),
    "psychopomp": _two_parts("psychopomp"),
    "faceless-portraits": lambda g: use(g, FAMILY, spawn_count=2),
    "distant-tremors": _tremors,
    "merging": _two_parts("merging"),
    "din-and-clamor": lambda g: strengthen(g, FAMILY, 2),
}


def activate(g: HarrowState, name: str) -> None:
    """HC-19.13, HC-19.15, HC-31.1, HC-31.4, HC-31.7: all of a token is resolved before any other."""
    ACTIVATE[name](g)


PARTS["storm-guide"] = (lambda g, f: use(g, f, advances=1), lambda g, f: g.then(StormSteps(g.seat(f))))
PARTS["psychopomp"] = (lambda g, f: use(g, f, advances=1), lambda g, f: g.then(Lead(g.seat(f))))
PARTS["merging"] = (lambda g, f: use(g, f, spawn_count=1), lambda g, f: g.then(MergeHex(g.seat(f))))

KINDS = (Merge, StormSteps, Lead, MergeHex, MergeUnits)
