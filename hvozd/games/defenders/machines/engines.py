"""Chapter DW-12: engines advance, run along the border, reset in dead ends and are deployed again."""

from hvozd.core import Do
from hvozd.games.defenders.machines.radar import RADAR_EDGES
from hvozd.games.defenders.maps.geometry import CORE, EDGE, NEXT, OFF, PERIMETER, RIGHT, SPOKE, SPOKE_POSE
from hvozd.games.defenders.rules.events import EngineAdvanced, EngineDeployed, EngineReset
from hvozd.games.defenders.state import DEAD_END, ENGINE, NONE, WALL, DefendersState


class EnginesTogether(Do):
    """DW-12.3, DW-12.6, A-10: both engines advance twice by turns, the one first met by the radar before the other."""

    def run(self, g: DefendersState) -> None:
        order = radar_order(g)
        for engine in (*order, *order):
            advance(g, engine)
        g.then(DeployEngines(deployment_order(order)))


class EnginesApart(Do):
    """DW-12.11: the engine first met by the radar advances three times, then the other twice."""

    def run(self, g: DefendersState) -> None:
        order = radar_order(g)
        for engine, times in zip(order, (3, 2), strict=False):  # one may wait on the core
            for _ in range(times):
                advance(g, engine)
        g.then(DeployEngines(deployment_order(order)))


def radar_order(g: DefendersState) -> list[int]:
    """DW-2.12, A-14: the engines on the board in the order the radar meets them; one on the core is never met."""
    keys = RADAR_EDGES[g.direction][g.turns[g.top]]
    running = [engine for engine, pose in enumerate(g.engines) if pose != NONE]
    return sorted(running, key=lambda engine: keys[EDGE[g.engines[engine]]])


def deployment_order(order: list[int]) -> tuple[int, ...]:
    """DW-12.8: an engine that has waited on the core since an earlier card comes first."""
    return (*(engine for engine in (0, 1) if engine not in order), *order)


def advance(g: DefendersState, engine: int) -> None:
    """DW-12.4, DW-12.5, DW-12.7, DW-2.9, DW-6.5, A-11, A-15: on to the next inner edge around one hex, walls behind.

    A wall, a factory or the other engine ahead is a dead end: the engine goes to the core.
    """
    pose = g.engines[engine]
    if pose == NONE:
        return
    hub, side = around(pose, g.direction)
    while True:
        here, ahead = EDGE[hub * 6 + side], EDGE[hub * 6 + (side + g.direction) % 6]
        g.edge[here] = g.edge[here] & ~ENGINE | WALL
        if g.edge[ahead] & DEAD_END:
            g.engines[engine] = NONE
            g.log(EngineReset, engine + 1)
            return
        side = (side + g.direction) % 6
        if not PERIMETER[ahead]:
            break
    g.edge[ahead] |= ENGINE
    g.engines[engine] = hub * 6 + side if g.direction == RIGHT else NEXT[hub * 6 + side] * 6 + (side + 3) % 6
    g.log(EngineAdvanced, engine + 1, ahead)


def around(pose: int, direction: int) -> tuple[int, int]:
    """DW-2.8, DW-2.9: the hex an engine turns around, and the side of it that the engine stands on."""
    hex_, side = divmod(pose, 6)
    return (hex_, side) if direction == RIGHT else (NEXT[pose], (side + 3) % 6)


class DeployEngines(Do):
    """DW-12.8, DW-12.10: reset engines leave the core one after another; one without a free spoke waits there."""

    order: tuple[int, ...]

    def run(self, g: DefendersState) -> None:
        for engine in self.order:
            if g.engines[engine] != NONE:
                continue
            pose = free_spoke(g)
            if pose != NONE:
                g.engines[engine] = pose
                g.edge[EDGE[pose]] |= ENGINE
                g.log(EngineDeployed, engine + 1, EDGE[pose])


def free_spoke(g: DefendersState) -> int:
    """DW-12.8, DW-12.9, A-12: from the highest factory down to the core, corner by corner from the arrow on."""
    for number in range(len(g.factories) - 1, g.top - 1, -1):
        hex_ = CORE if number == g.top else g.factories[number]
        for turn in range(6):
            spoke = hex_ * 6 + (g.turns[number] + turn * g.direction) % 6
            edge = SPOKE[spoke]
            if edge != OFF and not g.edge[edge] & DEAD_END:
                return SPOKE_POSE[spoke]
    return NONE


KINDS = (EnginesTogether, EnginesApart, DeployEngines)
