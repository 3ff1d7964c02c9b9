"""R-4.2: moving, and what is adjacent."""

from collections.abc import Sequence

from hvozd.core import Action, Chain, Product, Step
from hvozd.games.root.components import CLEARINGS, MAPS
from hvozd.games.root.hooks import EFFECTS, FACTION_LINKS, FACTIONS, FERRY, MAP_RULES, RIVERS, faction, listeners
from hvozd.games.root.rules.events import Moved
from hvozd.games.root.rules.pieces import set_rule
from hvozd.games.root.rules.removal import trigger
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place


class Moving(Action):
    """Any action that takes a granted move."""

    def destination(self) -> int:
        """Where the move ends, as a place number."""
        target: int = self.target  # type: ignore[attr-defined]
        return target


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
    if g.opened:
        near = (*near, *(b if a == clearing else a for a, b in g.opened if clearing in (a, b)))
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
    """R-4.2.1, I-MAP-4: adjacent clearings to which the rule of origin or destination lets a seat move; what holds it there
    holds it on the ferry too."""
    near = adjacent(g, seat, origin)
    if g.no_leave[origin] >> seat & 1:
        return []
    ruler = g.ruler
    own = FACTIONS[g.factions[seat]]
    free = ruler[origin] == seat or not own.moves_need_rule
    if not free and g.crafted[seat]:
        free = any(EFFECTS[card].moves_freely for card in g.crafted[seat])
    shut = g.no_enter
    if origin == g.ferry:
        near = (*near, *MAP_RULES[g.map].targets(g, seat, origin))
        return [there for there in near if may_land(g, seat, origin, there, free)]
    if own.swims and not free:
        river = MAPS[g.map].rivers[origin]
        return [there for there in near if (there in river or ruler[there] == seat) and not shut[there] >> seat & 1]
    return [there for there in near if (free or ruler[there] == seat) and not shut[there] >> seat & 1]


def may_land(g: RootState, seat: int, origin: int, there: int, free: bool) -> bool:
    """R-4.2.1, I-MAP-3, I-RF-12: the ferry needs rule like a path; swimmers need none along a river without it."""
    place = landing(there)
    swims = FACTIONS[g.factions[seat]].swims and there in MAPS[g.map].rivers[origin]
    return (free or swims or g.ruler[place] == seat) and not g.no_enter[place] >> seat & 1


def landing(target: int) -> int:
    """The clearing where a move ends, by ferry or not."""
    return target - FERRY if target >= FERRY else target


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
    return parts[0] if len(parts) == 1 else Chain(parts)


def move(g: RootState, mover: int, owner: int, origin: int, target: int, warriors: int) -> None:
    """R-4.2, I-WA-4: carry warriors along; what the move triggers comes before anything else."""
    by_ferry, target = target, landing(target)
    base = owner * CLEARINGS
    g.warriors[base + origin] -= warriors
    g.strength[base + origin] -= warriors
    g.warriors[base + target] += warriors
    g.strength[base + target] += warriors
    set_rule(g, origin)
    set_rule(g, target)
    g.log(Moved, mover, owner, origin, target, warriors)
    if by_ferry >= FERRY:
        g.then(*MAP_RULES[g.map].carried(g, mover, target))
    steps: list[Step] = []
    for seat, own in listeners(g, "moved_in", max(g.turn, 0)):
        steps.extend(own.moved_in(g, seat, mover, owner, target))
    if steps:
        trigger(g, steps)


KINDS = (Move,)
