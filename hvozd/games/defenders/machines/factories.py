"""Chapter DW-13: enclosed hexes become factories, or the factories spread pollution."""

from hvozd.core import Do
from hvozd.games.defenders.components import CHUTES, SNIPERS_ON_CORE
from hvozd.games.defenders.machines.radar import RADAR
from hvozd.games.defenders.maps.geometry import CORE, EDGES_OF, NEXT, OFF
from hvozd.games.defenders.rules.events import DirectionSwitched, FactoryBuilt, TileShown
from hvozd.games.defenders.rules.pollution import add_pollution, place_toxic_site
from hvozd.games.defenders.state import ANY_WALL, FACTORY, FACTORY_WALL, HABITAT, NONE, TOXIC, WALL, DefendersState, lose


class SwitchDirection(Do):
    """DW-13.10: a Reboot turns the machines' direction before it works like a factories card."""

    def run(self, g: DefendersState) -> None:
        g.direction = -g.direction
        g.log(DirectionSwitched, g.direction)


class BuildFactory(Do):
    """DW-13.2, DW-13.3, DW-13.6, DW-13.11, A-21: one factory is built, or else, on difficult cards also, pollution spreads."""

    spread_too: bool

    def run(self, g: DefendersState) -> None:
        hex_ = first_enclosed(g)
        if hex_ == NONE:
            g.then(SpreadPollution())
            return
        build(g, hex_)
        if self.spread_too:
            g.then(SpreadPollution())


def enclosed(g: DefendersState, hex_: int) -> bool:
    """DW-13.1, DW-6.6, A-08, A-55: a habitat hex with a wall on all six edges, whatever stands on it; engines are none."""
    edge = g.edge
    if g.tile[hex_] != HABITAT:
        return False
    return all(edge[around] & ANY_WALL for around in EDGES_OF[hex_])


def first_enclosed(g: DefendersState) -> int:
    """DW-13.2, DW-2.11: the enclosed hex that the radar of the core's top tile meets first."""
    for hex_ in RADAR[g.direction][g.turns[g.top]]:
        if enclosed(g, hex_):
            return hex_
    return NONE


def build(g: DefendersState, hex_: int) -> None:
    """DW-13.3, DW-13.4, DW-6.2, DW-20.2: the top tile moves with all on it; with only the last one left the core is complete."""
    if not g.top:
        lose(g, "core-complete")
        return
    for edge in EDGES_OF[hex_]:
        g.edge[edge] = g.edge[edge] & ~WALL | FACTORY_WALL
    g.tile[hex_] = FACTORY
    g.factories[g.top] = hex_
    g.log(FactoryBuilt, g.top, hex_)
    g.top -= 1
    g.reveal()
    g.log(TileShown, g.top, g.turns[g.top])
    g.mechs[hex_] += g.mechs[CORE]
    snipers = min(SNIPERS_ON_CORE, g.supply)
    g.mechs[CORE] = snipers
    g.supply -= snipers
    merge_pollution(g, hex_)


def merge_pollution(g: DefendersState, hex_: int) -> None:
    """DW-13.5, DW-13.9, A-19: what lay on the hex and on the tile comes together; one toxic site at most."""
    here, moved = g.pollution[hex_], g.pollution[CORE]
    g.pollution[CORE] = 0
    if TOXIC in (here, moved):
        g.pollution[hex_] = TOXIC
        g.toxic_sites += here == moved
    elif here + moved >= TOXIC:
        place_toxic_site(g, hex_)
    else:
        g.pollution[hex_] = here + moved


class SpreadPollution(Do):
    """DW-13.6, DW-6.2, A-52: un-rewilded factories from the highest number down, the core's top tile last, three chutes each."""

    def run(self, g: DefendersState) -> None:
        for number in range(len(g.factories) - 1, g.top - 1, -1):
            hex_ = CORE if number == g.top else g.factories[number]
            if hex_ == CORE or g.tile[hex_] == FACTORY:
                for chute in CHUTES[number]:
                    pollute(g, hex_, (chute + g.turns[number]) % 6)
                    if g.result is not None:
                        return


def pollute(g: DefendersState, hex_: int, side: int) -> None:
    """DW-13.7: to the next hex in a straight line that has no toxic site; off the board nothing is placed."""
    target = NEXT[hex_ * 6 + side]
    while target != OFF and g.pollution[target] == TOXIC:
        target = NEXT[target * 6 + side]
    if target != OFF:
        add_pollution(g, target)


KINDS = (SwitchDirection, BuildFactory, SpreadPollution)
