"""HC-21.44, HC-21.45, HC-21.46, HC-21.47: infecting and summoning, the end actions."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.games.harrow.components import BOARDS
from hvozd.games.harrow.cubes import pay
from hvozd.games.harrow.events import HesterSummoned, Infected
from hvozd.games.harrow.factions.creeping import matching, payments
from hvozd.games.harrow.factions.roots import root_hexes
from hvozd.games.harrow.fires import witch
from hvozd.games.harrow.geography import HEXES
from hvozd.games.harrow.moves import done
from hvozd.games.harrow.scoring import fell
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.units import add, haint_hexes, move_legend, slots_at
from hvozd.games.harrow.words import HESTER_SLOT, LEGEND_PIECE, SEARCH_CUBE, TERRAIN_CUBE, CubeF, HexF, PieceF

TABLE = BOARDS.hester


class Infect(Action):
    form = "infect {piece} {hex} for {cubes}"
    piece: PieceF
    hex: HexF
    cubes: tuple[CubeF, ...]


class InfectOne(Action):
    form = "infect-one {hex}"
    hex: HexF


class Summon(Action):
    form = "summon {hex} with {cube}"
    hex: HexF
    cube: CubeF


def snakes(g: HarrowState) -> int:
    """HC-21.46: snakes in the supply."""
    return TABLE.snakes - sum(sum(g.haints[kind * HEXES : (kind + 1) * HEXES]) for kind in (1, 3, 5))


def infect(g: HarrowState, kind: int, h: int) -> None:
    """HC-21.44: a haint gets a snake; a nail stays under it if no other is there."""
    add(g, kind, h, -1)
    add(g, kind + 1, h, 1)
    pin = kind * HEXES + h
    if g.pins and g.pins.count(pin) > g.haints[pin]:
        g.pins[g.pins.index(pin)] = pin + HEXES
    g.log(Infected, kind, h)
    fell(g)


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


class InfectHaints(Ask):
    """HC-21.44, HC-21.45, HC-21.46, A-37: one infection for each root hex: an uninfected haint, else through a legend any
    haint of its faction."""

    used: tuple[int, ...] = ()
    """Root hexes used, and legends chosen as -1 - slot."""

    def open_to(self, g: HarrowState) -> bool:
        return snakes(g) > 0

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.infections, done)

    def infections(self, g: HarrowState) -> Sequence[Action]:
        found: list[Action] = []
        for h in sorted(root_hexes(g)):
            if h not in self.used and (g.land.terrain[h] or witch(g).free_infection):
                ways = prices(g, h)
                found += [Infect(piece, h, cubes) for piece in infectable(g, h, self.used) for cubes in ways]
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, Infect):
            return
        for cube in action.cubes:
            pay(g, cube, 1)
        witch(g).free_infection = False
        legend = action.piece >= LEGEND_PIECE
        mark = (-1 - (action.piece - LEGEND_PIECE),) if legend else ()
        g.then(InfectHaints(self.seat, (*self.used, action.hex, *mark)))
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


class SummonHester(Ask):
    """HC-21.47, HC-33.5, A-65: cubes of the bonfire's terrain, 3, 2 or 1 with one, two or more bonfires; Sloth takes any
    one colour."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.summons, done)

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


def summon_cost(g: HarrowState) -> int:
    fires = sum(1 for flames in g.fire if flames)
    return TABLE.summon[min(fires, len(TABLE.summon)) - 1]
