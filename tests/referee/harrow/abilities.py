"""HC-6 to HC-8: the questions in which abilities are used."""

from typing import Any

from tests.referee.harrow.groups import spawns, steps, strengthens, unpins
from tests.referee.harrow.world import World


def offers(w: World, faction: int, pools: Any, alone: bool, strides: bool) -> set[str]:
    """Advances, Spawns and Strengthens that are left, and any of the three for wild ones."""
    advance, spawn, strengthen, wild = pools
    found = set()
    if advance + wild:
        found |= steps(w, faction, "advance", 0, advance + wild, alone) | unpins(w, faction)
    elif strides:
        found |= steps(w, faction, "advance", 0, 0, alone)
    return found | spawns(w, faction, spawn + wild) | strengthens(w, faction, strengthen + wild)


def abilities(w: World, step: Any) -> set[str]:
    return offers(w, step.faction, step.pools, step.alone, step.strides) | {"stop"}


QUESTIONS = {"Abilities": abilities}
