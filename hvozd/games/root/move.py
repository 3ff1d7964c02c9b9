"""R-4.2: moving, and what is adjacent."""

from collections.abc import Sequence

from hvozd.core import Action, Chain, Product, Step
from hvozd.games.root.components import CLEARINGS, MAPS
from hvozd.games.root.events import Moved
from hvozd.games.root.hooks import EFFECTS, FACTION_LINKS, FACTIONS, MAP_RULES, RIVERS, faction, seats_from
from hvozd.games.root.pieces import set_rule
from hvozd.games.root.removal import trigger
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place


class Moving(Action):
    """Any action that takes a granted move."""


class Move(Moving):
    """R-4.2: some warriors from one clearing to an adjacent one."""

    form = "move {origin}>{target} x{warriors}"
    origin: Place
    target: Place
    warriors: int

    def do(self, g: RootState, seat: int) -> None:
        move(g, seat, seat, self.origin, self.target, self.warriors)


def adjacent(g: RootState, seat: int, clearing: int) -> Sequence[int]:
    """R-2.2.1, R-2.3: joined by a path (rivers are none), or by something that makes more clearings adjacent for this seat."""
    near = MAPS[g.map].paths[clearing]
    if not g.links:
        return near
    more = set(near)
    for who, mark in g.links:
        if who == seat:
            if mark == RIVERS:
                more.update(MAPS[g.map].rivers[clearing])
            elif mark == FACTION_LINKS:
                more.update(faction(g, seat).links(g, seat, clearing))
            else:
                more.update(EFFECTS[mark].links(g, seat, clearing))
    return sorted(more)


def targets(g: RootState, seat: int, origin: int) -> list[int]:
    """R-4.2.1: adjacent clearings to which the rule of origin or destination lets a seat move."""
    near = adjacent(g, seat, origin)
    if g.no_leave[origin] >> seat & 1:
        return []
    ruler = g.ruler
    free = ruler[origin] == seat or not FACTIONS[g.factions[seat]].moves_need_rule
    shut = g.no_enter
    if FACTIONS[g.factions[seat]].swims and not free:
        river = MAPS[g.map].rivers[origin]
        return [there for there in near if (there in river or ruler[there] == seat) and not shut[there] >> seat & 1]
    return [there for there in near if (free or ruler[there] == seat) and not shut[there] >> seat & 1]


def move_options(g: RootState, seat: int, origins: Sequence[int] | None = None) -> Sequence[Action]:
    """R-4.2, R-4.2.2: every move of own warriors, as often as moves are granted."""
    warriors = g.warriors
    base = seat * CLEARINGS
    parts: list[Sequence[Action]] = []
    if origins is None:
        origins = range(CLEARINGS)
    for origin in origins:
        here = warriors[base + origin]
        if here:
            there = targets(g, seat, origin)
            if there:
                parts.append(Product(Move, (origin,), there, range(1, here + 1)))
    if g.map:
        parts.extend(MAP_RULES[g.map].moves(g, seat, origins))
    return parts[0] if len(parts) == 1 else Chain(parts)


def move(g: RootState, mover: int, owner: int, origin: int, target: int, warriors: int) -> None:
    """R-4.2, I-WA-4: carry warriors along; what the move triggers comes before anything else."""
    base = owner * CLEARINGS
    g.warriors[base + origin] -= warriors
    g.strength[base + origin] -= warriors
    g.warriors[base + target] += warriors
    g.strength[base + target] += warriors
    set_rule(g, origin)
    set_rule(g, target)
    g.log(Moved, mover, owner, origin, target, warriors)
    steps: list[Step] = []
    for seat in seats_from(g, max(g.turn, 0)):
        steps.extend(faction(g, seat).moved_in(g, seat, mover, owner, target))
    if steps:
        trigger(g, steps)
