"""HC-21.44, HC-21.45, HC-21.46, HC-21.47: infecting and summoning, the end actions."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Event, Offer, Product
from hvozd.games.harrow.factions.hester.anytime import HesterMidst
from hvozd.games.harrow.factions.hester.creeping import matching, payments
from hvozd.games.harrow.factions.hester.figures import HESTER_SLOT, TABLE
from hvozd.games.harrow.factions.hester.fires import witch
from hvozd.games.harrow.factions.hester.infection import Infect, infect, snakes
from hvozd.games.harrow.factions.hester.roots import root_hexes
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.rules.cubes import pay
from hvozd.games.harrow.rules.moves import Done, done
from hvozd.games.harrow.rules.units import haint_hexes, move_legend, slots_at
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, SEARCH_CUBE, TERRAIN_CUBE, CubeF, HexF


class HesterSummoned(Event):
    hex: HexF


class InfectOne(Action):
    form = "infect-one {hex}"
    hex: HexF


class Summon(Action):
    form = "summon {hex} with {cube}"
    hex: HexF
    cube: CubeF


def prices(g: HarrowState, h: int) -> list[tuple[int, ...]]:
    """HC-21.44, HC-33.3: one cube of the colour or three of any; the first may be free."""
    if witch(g).free_infection:
        return [()]
    return matching(g, h, TABLE.infect_match) + list(payments(g, TABLE.infect_any))


def infectable(g: HarrowState, h: int, used: Sequence[int]) -> list[int]:
    """HC-21.45: haints first; a legend only where no uninfected haint is left, each once an action."""
    found = []
    for colour in g.colours:
        if g.haints[2 * colour * HEXES + h]:
            found.append(2 * colour)
        elif haint_hexes(g, 2 * colour):
            found += [LEGEND_PIECE + slot for slot in slots_at(g, colour, h) if -1 - slot not in used]
    return found


class InfectHaints(HesterMidst):
    """HC-21.44, HC-21.45, HC-21.46, A-37: one infection for each root hex: an uninfected haint, else through a legend any
    haint of its faction."""

    used: tuple[int, ...] = ()
    """Root hexes used, and legends chosen as -1 - slot."""

    def open_to(self, g: HarrowState) -> bool:
        return snakes(g) > 0

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.infections, done, *self.free_offers(g))

    def infections(self, g: HarrowState) -> Sequence[Action]:
        found: list[Action] = []
        for h in sorted(root_hexes(g)):
            if h not in self.used and (g.land.terrain[h] or witch(g).free_infection):
                ways = prices(g, h)
                found += [Infect(piece, h, cubes) for piece in infectable(g, h, self.used) for cubes in ways]
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, Infect):
            if not isinstance(action, Done):
                self.free(g, action)
            return
        for cube in action.cubes:
            pay(g, cube, 1)
        witch(g).free_infection = False
        legend = action.piece >= LEGEND_PIECE
        mark = (-1 - (action.piece - LEGEND_PIECE),) if legend else ()
        g.then(InfectHaints(self.seat, self.faction, (*self.used, action.hex, *mark)))
        if legend:
            colour = next(c for c in g.colours if action.piece - LEGEND_PIECE in slots_at(g, c, action.hex))
            g.then(InfectInstead(self.seat, colour))
        else:
            infect(g, action.piece, action.hex)


class InfectInstead(Ask):
    """HC-21.45: a legend was chosen: any one uninfected haint of its faction on the map."""

    colour: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(InfectOne, haint_hexes(g, 2 * self.colour)),)

    def take(self, g: HarrowState, action: InfectOne) -> None:
        infect(g, 2 * self.colour, action.hex)


class SummonHester(HesterMidst):
    """HC-21.47, HC-33.5, A-65: cubes of the bonfire's terrain, 3, 2 or 1 with one, two or more bonfires; Sloth takes any
    one colour."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.summons, done, *self.free_offers(g))

    def summons(self, g: HarrowState) -> Sequence[Action]:
        fires = [h for h in range(HEXES) if g.fire[h]]
        if not fires or g.legend_at[HESTER_SLOT] >= 0:
            return ()
        cost = summon_cost(g)
        return [
            Summon(h, cube)
            for h in fires
            for cube in range(TERRAIN_CUBE, SEARCH_CUBE)
            if g.field[cube] >= cost and (witch(g).any_colour or cube == TERRAIN_CUBE + g.land.kind[h])
        ]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Summon):
            pay(g, action.cube, summon_cost(g))
            g.log(HesterSummoned, action.hex)
            move_legend(g, HESTER_SLOT, action.hex)
        elif not isinstance(action, Done):
            self.free(g, action)


def summon_cost(g: HarrowState) -> int:
    fires = sum(1 for flames in g.fire if flames)
    return TABLE.summon[min(fires, len(TABLE.summon)) - 1]


KINDS = (HesterSummoned, InfectOne, Summon, InfectHaints, InfectInstead, SummonHester)
