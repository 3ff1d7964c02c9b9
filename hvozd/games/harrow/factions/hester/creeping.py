"""HC-21.24, HC-21.25, HC-21.26, HC-21.27: what Hester moves and what it costs."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from hvozd.core import Action, Bag
from hvozd.games.harrow.factions.hester.bonfires import kindle, kindles
from hvozd.games.harrow.factions.hester.figures import HESTER, HESTER_SLOT, TABLE
from hvozd.games.harrow.factions.hester.fires import witch
from hvozd.games.harrow.rules.events import Moved
from hvozd.games.harrow.rules.moves import CarryDoll, may_carry
from hvozd.games.harrow.rules.units import move_haint, move_legend
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, SEARCH_CUBE, TERRAIN_CUBE, CubeF, HexF, PieceF

HERSELF = LEGEND_PIECE + HESTER_SLOT


class Creep(Action):
    form = "creep {piece} {origin}>{target} for {cubes}"
    piece: PieceF
    origin: HexF
    target: HexF
    cubes: Bag[CubeF]


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


KINDS = (Creep,)
