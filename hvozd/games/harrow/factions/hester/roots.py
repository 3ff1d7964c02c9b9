"""Hester's roots and the terrain cubes they bring."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Event, Offer, Product
from hvozd.games.harrow.factions.hester.figures import HESTER
from hvozd.games.harrow.factions.hester.fires import witch
from hvozd.games.harrow.maps import EDGE_HEXES, NEIGHBOURS
from hvozd.games.harrow.rules.cubes import gain
from hvozd.games.harrow.rules.units import add_fire
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import TERRAIN_CUBE, CubeF, HexF


class RootGrown(Event):
    hex: HexF


class TerrainCubesGained(Event):
    cubes: tuple[CubeF, ...]


class FlameAdded(Event):
    hex: HexF


class Grow(Action):
    form = "grow {hex}"
    hex: HexF


def touched(roots: Sequence[int]) -> set[int]:
    """A-68: both hexes of every root; the half outside the map is none."""
    return {h for h in roots if h >= 0}


def root_hexes(g: HarrowState) -> set[int]:
    return touched(witch(g).roots)


def root_targets(g: HarrowState) -> list[int]:
    """HC-21.11, HC-21.12, HC-21.17: from the tip to a neighbour that no root of this or the previous turn touches; the
    first from the edge."""
    own = witch(g)
    path = own.roots or own.old_roots
    if not path:
        return list(EDGE_HEXES)
    barred = touched(own.roots) | touched(own.old_roots)
    return [h for h in NEIGHBOURS[path[-1]] if h not in barred]


def grow(g: HarrowState, h: int) -> None:
    """HC-21.11, HC-21.15, A-62: the root leads to the hex; a bonfire there gets one more flame."""
    own = witch(g)
    path = own.roots or own.old_roots
    own.roots += [path[-1] if path else -1, h]
    g.log(RootGrown, h)
    if g.fire[h] and own.supply:
        own.supply -= 1
        add_fire(g, h, 1)
        g.log(FlameAdded, h)


class GrowRoots(Do):
    """HC-21.10, HC-21.16, A-31: so many roots, as many as fit; if not even one does, all are lifted and she starts anew
    from the edge."""

    left: int

    def run(self, g: HarrowState) -> None:
        own = witch(g)
        if not self.left:
            return
        if not root_targets(g):
            if own.roots:
                return
            own.old_roots = []
        g.then(GrowRoot(g.seat(HESTER)), GrowRoots(self.left - 1))


class GrowRoot(Ask):
    """HC-21.11, HC-21.12: where the next root leads."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(Grow, root_targets(g)),)

    def take(self, g: HarrowState, action: Grow) -> None:
        grow(g, action.hex)


class HarvestRoots(Do):
    """HC-21.13, HC-21.14, HC-27.31: the roots of the previous turn are removed; a cube for every terrain hex that this
    turn's touch."""

    def run(self, g: HarrowState) -> None:
        own = witch(g)
        own.old_roots = []
        gained = [cube for h in sorted(touched(own.roots)) if (cube := cube_of(g, h)) >= 0 and gain(g, cube)]
        g.log(TerrainCubesGained, tuple(gained))


def cube_of(g: HarrowState, h: int) -> int:
    """HC-21.14: the cube of a terrain hex; -1: mountain and brambles give none."""
    return TERRAIN_CUBE + g.land.kind[h] if g.land.terrain[h] else -1


class ExtraCube(Do):
    """HC-21.22, HC-27.32: one cube for the hex that the extra root reached."""

    def run(self, g: HarrowState) -> None:
        cube = cube_of(g, witch(g).roots[-1])
        if cube >= 0 and gain(g, cube):
            g.log(TerrainCubesGained, (cube,))


KINDS = (RootGrown, TerrainCubesGained, FlameAdded, Grow, GrowRoots, GrowRoot, HarvestRoots, ExtraCube)
