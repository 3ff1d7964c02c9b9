"""HC-21.44, HC-21.45, HC-21.46, HC-21.47: infecting and summoning, the end actions."""

from hvozd.core import Action, Bag, Event
from hvozd.games.harrow.factions.hester.figures import TABLE
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.rules.scoring import fell
from hvozd.games.harrow.rules.units import add
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import CubeF, HexF, PieceF


class Infected(Event):
    piece: PieceF
    hex: HexF


class Infect(Action):
    form = "infect {piece} {hex} for {cubes}"
    piece: PieceF
    hex: HexF
    cubes: Bag[CubeF]


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


KINDS = (Infected, Infect)
