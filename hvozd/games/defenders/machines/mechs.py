"""Chapter DW-14: engines deploy hunters, hunters pursue organizers, difficult cards hurt."""

from hvozd.core import Do
from hvozd.games.defenders.maps.geometry import OFF, RIGHT, STEPS, front_hex, left_hex
from hvozd.games.defenders.rules.damage import hurt
from hvozd.games.defenders.rules.events import HunterDeployed, HuntersPursued
from hvozd.games.defenders.state import ANY_WALL, HABITAT, NONE, DefendersState, clockwise

ACTIVE_RANGE, OTHER_RANGE = 2, 1


class DeployHunters(Do):
    """DW-14.1, DW-12.10, DW-1.6, A-06: one hunter before each engine on the board; an empty supply deploys none."""

    def run(self, g: DefendersState) -> None:
        for pose in g.engines:
            if pose != NONE and g.supply:
                hex_ = hunter_hex(g, pose)
                g.mechs[hex_] += 1
                g.supply -= 1
                g.log(HunterDeployed, hex_)


def hunter_hex(g: DefendersState, pose: int) -> int:
    """DW-14.1, A-08: the front hex; if that is no habitat hex, the hex on the machines' side of the engine."""
    front = front_hex(pose)
    if front != OFF and g.tile[front] == HABITAT:
        return front
    return pose // 6 if g.direction == RIGHT else left_hex(pose)


class Pursue(Do):
    """DW-14.2, DW-14.5, DW-21.8, A-28: the active player is pursued over two hexes, then the others clockwise over one."""

    def run(self, g: DefendersState) -> None:
        for player in clockwise(g, g.turn):
            hunt(g, g.at[player], ACTIVE_RANGE if player == g.turn else OTHER_RANGE)


def hunt(g: DefendersState, target: int, reach: int) -> None:
    """DW-14.2, DW-14.3, DW-14.4, A-16, A-17: every hunter that reaches the organizer and shares no hex with one moves there."""
    if g.tile[target] != HABITAT:
        return
    found = {target}
    row = [target]
    for _ in range(reach):
        ahead = []
        for hex_ in row:
            for near, across in STEPS[hex_]:
                if near not in found and g.tile[near] == HABITAT and not g.edge[across] & ANY_WALL:
                    found.add(near)
                    ahead.append(near)
        row = ahead
    for hex_ in sorted(found):
        hunters = g.mechs[hex_]
        if hunters and hex_ not in g.at:
            g.mechs[hex_] = 0
            g.mechs[target] += hunters
            g.log(HuntersPursued, hunters, hex_, target)


class DamageByMechs(Do):
    """DW-14.6, A-30: 1 damage for every player whose organizer shares a hex with mechs, the active player first."""

    def run(self, g: DefendersState) -> None:
        for player in clockwise(g, g.turn):
            if g.result is None and g.mechs[g.at[player]]:
                hurt(g, player, 1)


KINDS = (DeployHunters, Pursue, DamageByMechs)
