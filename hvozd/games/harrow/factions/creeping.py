"""HC-21.24, HC-21.25, HC-21.26, HC-21.27: what Hester moves and what it costs."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations_with_replacement

from hvozd.core import Action, Ask, Offer
from hvozd.games.harrow.components import BOARDS
from hvozd.games.harrow.cubes import pay
from hvozd.games.harrow.events import Moved
from hvozd.games.harrow.factions.bonfires import creep_space, kindle, kindles
from hvozd.games.harrow.fires import witch
from hvozd.games.harrow.geography import NEIGHBOURS
from hvozd.games.harrow.moves import CarryDoll, done, may_carry, places
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.units import LEGEND_PIN, move_haint, move_legend
from hvozd.games.harrow.words import HESTER, HESTER_SLOT, LEGEND_PIECE, SEARCH_CUBE, TERRAIN_CUBE, CubeF, HexF, PieceF

TABLE = BOARDS.hester
HERSELF = LEGEND_PIECE + HESTER_SLOT


class Creep(Action):
    form = "creep {piece} {origin}>{target} for {cubes}"
    piece: PieceF
    origin: HexF
    target: HexF
    cubes: tuple[CubeF, ...]


class UnpinHester(Action):
    form = "unpin-hester for {cubes}"
    cubes: tuple[CubeF, ...]


def payments(g: HarrowState, n: int) -> Iterator[tuple[int, ...]]:
    """Every way to pay so many terrain cubes of any colours."""
    held = [cube for cube in range(TERRAIN_CUBE, SEARCH_CUBE) if g.field[cube]]
    for cubes in combinations_with_replacement(held, n):
        if all(cubes.count(cube) <= g.field[cube] for cube in set(cubes)):
            yield cubes


def matching(g: HarrowState, h: int, n: int) -> list[tuple[int, ...]]:
    """Paying with cubes of the colour of a terrain hex."""
    if not g.land.terrain[h]:
        return []
    cube = TERRAIN_CUBE + g.land.kind[h]
    return [(cube,) * n] if g.field[cube] >= n else []


def prices(g: HarrowState, piece: int, h: int) -> list[tuple[int, ...]]:
    """HC-21.24, HC-21.25, A-66: the ways to pay for a step of an infected haint or of Hester; each path token makes it one
    cube cheaper."""
    less = g.paths[h]
    if piece == HERSELF:
        found = matching(g, h, max(0, TABLE.hester_match - less))
        if not g.land.terrain[h]:
            found += payments(g, max(0, TABLE.hester_any - less))
        return found
    found = matching(g, h, max(0, TABLE.move_match - less))
    if found == [()]:
        return found
    return found + list(payments(g, max(0, TABLE.move_any - less)))


class HesterMoves(Ask):
    """HC-21.24, HC-21.26, HC-21.27, HC-27.34: any number of steps of infected haints and Hester, each paid separately."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [done]
        for colour in g.colours:
            kind = 2 * colour + 1
            found += [partial(self.creeps, kind=kind, origin=h) for h in places(g, kind)]
        if g.legend_at[HESTER_SLOT] >= 0:
            found.append(self.walks)
        return found

    def creeps(self, g: HarrowState, kind: int, origin: int) -> Sequence[Action]:
        return [
            Creep(kind, origin, target, cubes)
            for target in NEIGHBOURS[origin]
            if creep_space(g, kind >> 1, target)
            for cubes in prices(g, kind, target)
        ]

    def walks(self, g: HarrowState) -> Sequence[Action]:
        """HC-3.6, HC-10.7: Hester goes anywhere, unless pinned; then two cubes of any colours free her."""
        at = g.legend_at[HESTER_SLOT]
        if g.pins and LEGEND_PIN + HESTER_SLOT in g.pins:
            return [UnpinHester(cubes) for cubes in payments(g, TABLE.unpin)]
        return [Creep(HERSELF, at, target, cubes) for target in NEIGHBOURS[at] for cubes in prices(g, HERSELF, target)]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Creep | UnpinHester):
            g.then(self)
            for cube in action.cubes:
                pay(g, cube, 1)
            if isinstance(action, Creep):
                creep(g, action.piece, action.origin, action.target)
            else:
                g.pins[g.pins.index(LEGEND_PIN + HESTER_SLOT)] = -1


def creep(g: HarrowState, piece: int, origin: int, target: int) -> None:
    """HC-21.40, HC-21.73: the step itself; it may kindle a bonfire; Hester decides about a doll."""
    g.log(Moved, piece, origin, target)
    if piece == HERSELF:
        move_legend(g, HESTER_SLOT, target)
        return
    fire = kindles(g, piece >> 1, target)
    own = witch(g)
    if origin in own.moved:
        own.moved.remove(origin)
    own.moved.append(target)
    move_haint(g, piece, origin, target)
    if fire:
        kindle(g, target)
    if may_carry(g, origin, target):
        g.then(CarryDoll(g.seat(HESTER), origin, target, piece))
