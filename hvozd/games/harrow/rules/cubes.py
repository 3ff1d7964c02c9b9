"""Cubes: supply, battleground, set aside, and the tree."""

from hvozd.core import Do
from hvozd.games.harrow.components import RULES
from hvozd.games.harrow.hooks import gift_of
from hvozd.games.harrow.rules.events import Strengthened, TreeFell
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import COLOURS, SEARCH_CUBE, TERRAIN_CUBE, TREE_ORDER

SCALE = RULES.tower.scale


def strengthen(g: HarrowState, faction: int, n: int) -> None:
    """HC-6.14, HC-1.7: cubes from the own supply to the own side of the battleground, as far as there are any."""
    n = min(n, g.supply[faction])
    g.supply[faction] -= n
    g.field[faction] += n
    g.log(Strengthened, faction, n)


def gain(g: HarrowState, cube: int, n: int = 1) -> int:
    """HC-1.7: cubes of any colour from the stock to the battleground; returns how many there were."""
    n = min(n, g.supply[cube])
    g.supply[cube] -= n
    g.field[cube] += n
    return n


def pay(g: HarrowState, cube: int, n: int) -> None:
    """HC-11.8: cubes from the battleground back to the supply."""
    g.field[cube] -= n
    g.supply[cube] += n


def terrain_cubes(g: HarrowState) -> int:
    """HC-21.51: the terrain cubes on the battleground."""
    return sum(g.field[TERRAIN_CUBE:SEARCH_CUBE])


class ActivateTree(Do):
    """HC-11.6, HC-12.9, HC-21.70: all cubes of the battleground go into the tree; what falls out returns to its side."""

    def run(self, g: HarrowState) -> None:
        """HC-11.19, HC-12.10: cubes of uninvolved factions too; nothing set aside, on the map or on a board."""
        throw(g)
        for faction in g.colours:
            gift_of(g, faction).tree_fell(g, faction)


def throw(g: HarrowState) -> None:
    """HC-12.1, HC-12.2, HC-12.3, HC-12.4, HC-12.7: old cubes are shaken loose, thrown ones pass or stick, what exceeds the
    room falls."""
    thrown = g.field[:]
    n = sum(thrown)
    if n == 0:
        return
    model = RULES.tower.models[g.tower]
    loose = model.release + round((SCALE - model.release) * (1 - (1 - model.pressure / SCALE) ** n))
    fallen = _fall(g, g.tree, loose)
    passed = _fall(g, thrown, model.pass_chance)
    for cube in range(len(COLOURS)):
        g.tree[cube] += thrown[cube] - passed[cube] - fallen[cube]
        fallen[cube] += passed[cube]
    for _ in range(sum(g.tree) - model.capacity):
        cube = _overflow(g)
        g.tree[cube] -= 1
        fallen[cube] += 1
    g.field = fallen
    g.log(TreeFell, tuple(thrown), tuple(fallen), tuple(g.tree))


def _fall(g: HarrowState, cubes: list[int], chance: int) -> list[int]:
    """HC-12.4: one number a cube, colours in the fixed order."""
    fallen = [0] * len(COLOURS)
    for cube in TREE_ORDER:
        for _ in range(cubes[cube]):
            if g.random(SCALE) < chance:
                fallen[cube] += 1
    return fallen


def _overflow(g: HarrowState) -> int:
    at = g.random(sum(g.tree))
    for cube in TREE_ORDER:
        if at < g.tree[cube]:
            return cube
        at -= g.tree[cube]
    raise AssertionError("the tree holds fewer cubes than it counts")


KINDS = (ActivateTree,)
