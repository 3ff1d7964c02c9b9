"""DW-12, DW-13, DW-14: what the machines do by themselves, worked out on a board of the referee's own."""

from math import atan2, cos, degrees, hypot, pi, sin, sqrt
from typing import Any

from tests.referee.defenders.board import CORE, FACTORY, HABITAT, HEXES, RIGHT, TOXIC, Board, Hex, beyond
from tests.referee.defenders.figures import CHUTES, FACTORIES
from tests.referee.defenders.wounds import hurt

Pose = tuple[Hex, int]


def point(h: Hex) -> tuple[float, float]:
    """DW-2.13, y upwards."""
    return sqrt(3) * (h[0] + h[1] / 2), -1.5 * h[1]


def turned(b: Board, x: float, y: float) -> float:
    """How far the radar turns from the arrow of the core's top tile until it points there, in degrees."""
    north = degrees(atan2(x, y))
    away = (north - 60 * b.arrow[b.top]) * (1 if b.direction == RIGHT else -1)
    return round(away % 360, 6) % 360


# -- engines -------------------------------------------------------------------------------------------------------------


def radar_of_engines(b: Board) -> list[int]:
    """DW-2.12, A-14: by the angle of the middle of the edge, then by distance; an engine on the core is not met."""

    def met(engine: int) -> tuple[float, ...]:
        pose = b.engines[engine]
        if pose is None:
            return (1.0, 0.0, 0.0, engine)
        (x, y), (x2, y2) = point(pose[0]), point(beyond(*pose))
        x, y = (x + x2) / 2, (y + y2) / 2
        return (0.0, turned(b, x, y), round(hypot(x, y), 6), engine)

    return sorted(range(len(b.engines)), key=met)


def next_pose(b: Board, pose: Pose) -> Pose:
    """DW-2.9: around the hex on the right, or around the hex on the left."""
    r, s = pose
    return (r, (s + 1) % 6) if b.direction == RIGHT else (beyond(r, s + 1), (s - 1) % 6)


def rim(b: Board, pose: Pose) -> bool:
    return not (b.on(pose[0]) and b.on(beyond(*pose)))


def advance(b: Board, engine: int) -> None:
    """DW-12.4, DW-12.5, DW-12.7, A-11: one step, longer along the rim; a dead end brings the engine to the core."""
    while (pose := b.engines[engine]) is not None:
        target = next_pose(b, pose)
        b.engines[engine] = None
        b.walls.add(b.edge(*pose))
        if b.walled(*target) or b.engine_on(*target):
            return
        b.engines[engine] = target
        if not rim(b, target):
            return


def engines_together(b: Board, step: Any) -> list[Board]:
    """DW-12.3, A-10: two advances each, by turns, in the order in which the radar meets them at the start."""
    order, waiting = radar_of_engines(b), [engine for engine, pose in enumerate(b.engines) if pose is None]
    for _ in range(2):
        for engine in order:
            advance(b, engine)
    return [reset(b, waiting, order)]


def engines_apart(b: Board, step: Any) -> list[Board]:
    """DW-12.11: three advances of the engine met first, two of the other."""
    order, waiting = radar_of_engines(b), [engine for engine, pose in enumerate(b.engines) if pose is None]
    for engine, times in zip(order, (3, 2), strict=True):
        for _ in range(times):
            advance(b, engine)
    return [reset(b, waiting, order)]


def reset(b: Board, waiting: list[int], order: list[int]) -> Board:
    """DW-12.8: in which order the engines on the core will be deployed."""
    b.deploys = waiting + [engine for engine in order if b.engines[engine] is None and engine not in waiting]
    return b


def deploy_engines(b: Board, step: Any) -> list[Board]:
    """DW-12.8, DW-12.9, DW-12.10: those on the core, in the order given; from the highest number down, the core last."""
    for engine in step.order:
        if b.engines[engine] is None:
            b.engines[engine] = spoke(b)
    b.deploys = []
    return [b]


def spoke(b: Board) -> Pose | None:
    places = [(b.factories[n], b.arrow[n]) for n in sorted(b.factories, reverse=True)] + [(CORE, b.arrow[b.top])]
    for h, arrow in places:
        for i in range(6):
            c = (arrow + i * (1 if b.direction == RIGHT else -1)) % 6
            left, right = beyond(h, c - 1), beyond(h, c)
            pose = (right, (c + 4) % 6)
            if b.on(left) and b.on(right) and not b.walled(*pose) and not b.engine_on(*pose):
                return pose
    return None


# -- factories -----------------------------------------------------------------------------------------------------------


def enclosed(b: Board, h: Hex) -> bool:
    """DW-13.1, A-08."""
    return b.tile[h] == HABITAT and all(b.walled(h, side) for side in range(6))


def radar_of_hexes(b: Board) -> list[Hex]:
    """DW-2.11, A-13: by the angle at which the turning ray enters the inside of a hex, then by distance from the core."""
    return sorted((h for h in HEXES if h != CORE), key=lambda h: (entered(b, h), round(hypot(*point(h)), 6)))


def entered(b: Board, h: Hex) -> float:
    """The ray has entered a hex at once if it lies across the beginning, not if it only touches it from behind."""
    x, y = point(h)
    middle = turned(b, x, y)
    corners = [turned(b, x + sin(pi * c / 3), y + cos(pi * c / 3)) - middle for c in range(6)]
    half = [(away + 180) % 360 - 180 for away in corners]
    begin, end = round(middle + min(half), 6), round(middle + max(half), 6)
    across = begin < 0 < end or begin < 360 < end
    return 0.0 if across else begin % 360


def build_factory(b: Board, step: Any) -> list[Board]:
    """DW-13.2 to DW-13.6, DW-13.11, A-55: pollution is spread if nothing was built, by a difficult card always."""
    candidates = [h for h in radar_of_hexes(b) if enclosed(b, h)]
    b.spreads = not candidates or step.spread_too
    if not candidates:
        return [b]
    if len(b.factories) >= FACTORIES:
        b.over = "core-complete"
        return [b]
    place(b, candidates[0])
    return [b]


def place(b: Board, h: Hex) -> None:
    number = b.top
    b.walls -= {b.edge(h, side) for side in range(6)}
    b.tile[h], b.factories[number] = FACTORY, h
    b.top -= 1
    b.mechs[h] += b.mechs[CORE]
    b.mechs[CORE] = min(2, b.supply)
    b.supply -= b.mechs[CORE]
    tokens = (b.pollution[h], b.pollution[CORE])
    b.pollution[CORE] = 0
    if TOXIC in tokens:
        b.pollution[h] = TOXIC
        b.toxic_sites += tokens.count(TOXIC) - 1
    else:
        b.pollution[h] = min(sum(tokens), TOXIC - 1)
        if sum(tokens) >= TOXIC:
            pollute(b, h)


def pollute(b: Board, h: Hex) -> None:
    """DW-6.10, DW-13.8, DW-13.9: the third token is a toxic site; without one left the game is lost."""
    b.pollution[h] += 1
    if b.pollution[h] == TOXIC:
        if not b.toxic_sites:
            b.pollution[h] -= 1
            b.over = "toxic-disaster"
            return
        b.toxic_sites -= 1


def spread(b: Board, step: Any) -> list[Board]:
    """DW-13.6, DW-13.7, A-20: from the highest number down, the core last; chutes clockwise from the arrow."""
    sources = [(n, h) for n, h in sorted(b.factories.items(), reverse=True) if b.tile[h] == FACTORY] + [(b.top, CORE)]
    for number, h in sources:
        for chute in CHUTES[number]:
            side = (chute + b.arrow[number]) % 6
            target = beyond(h, side)
            while b.on(target) and b.pollution[target] == TOXIC:
                target = beyond(target, side)
            if b.on(target) and not b.over:
                pollute(b, target)
    return [b]


def switch(b: Board, step: Any) -> list[Board]:
    """DW-13.10."""
    b.direction = -b.direction
    return [b]


# -- mechs ---------------------------------------------------------------------------------------------------------------


def deploy_hunters(b: Board, step: Any) -> list[Board]:
    """DW-14.1, A-06, A-08."""
    for pose in b.engines:
        if pose is None or not b.supply:
            continue
        front = beyond(pose[0], pose[1] + 1)
        if not b.on(front) or b.tile[front] != HABITAT:
            front = pose[0] if b.direction == RIGHT else beyond(*pose)
        b.mechs[front] += 1
        b.supply -= 1
    return [b]


def players_in_order(b: Board) -> list[int]:
    """Clockwise from the active player; who has left is skipped."""
    n = b.players
    return [p for i in range(n) if not b.out[p := (b.g.turn + i) % n]]


def pursue(b: Board, step: Any) -> list[Board]:
    """DW-14.2 to DW-14.5, A-16, A-17, A-28."""
    busy = {h for h in b.at if h}
    moved = dict.fromkeys(HEXES, 0)
    hunters = {h: n for h, n in b.mechs.items() if n and b.tile[h] == HABITAT and h not in busy}
    for player in players_in_order(b):
        home = b.at[player]
        if home is None or b.tile[home] != HABITAT:
            continue
        for h in within(b, home, 2 if player == b.g.turn else 1):
            moved[home] += hunters.pop(h, 0) if h != home else 0
    still = {h: n for h, n in b.mechs.items() if b.tile[h] != HABITAT or h in busy}
    b.mechs = {h: still.get(h, 0) + hunters.get(h, 0) + moved[h] for h in HEXES}
    return [b]


def within(b: Board, h: Hex, steps: int) -> set[Hex]:
    """DW-14.3: the hexes from which a hunter reaches this one."""
    found = {h}
    for _ in range(steps):
        for one in list(found):
            for side in range(6):
                other = beyond(one, side)
                if b.on(other) and b.tile[other] == HABITAT and not b.walled(one, side):
                    found.add(other)
    return found


def damage_by_mechs(b: Board, step: Any) -> list[Board]:
    """DW-14.6, A-30: one damage for whoever shares a hex with mechs."""
    found = [b]
    for player in players_in_order(b):
        h = b.at[player]
        if h and b.mechs[h]:
            found = [after for one in found for after in hurt(one, player, 1)]
    return found


RUNS = {
    "EnginesTogether": engines_together,
    "EnginesApart": engines_apart,
    "DeployEngines": deploy_engines,
    "BuildFactory": build_factory,
    "SpreadPollution": spread,
    "SwitchDirection": switch,
    "DeployHunters": deploy_hunters,
    "Pursue": pursue,
    "DamageByMechs": damage_by_mechs,
}
