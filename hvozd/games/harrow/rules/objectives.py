"""HC-17: townsfolk and buildings, and the rivals who place them."""

from collections.abc import Sequence
from itertools import compress

from hvozd.core import Action, Ask, Do, Offer, Product
from hvozd.games.harrow.maps import BRAMBLES, HEXES
from hvozd.games.harrow.rules.events import BuildingPlaced, TownsfolkPlaced
from hvozd.games.harrow.rules.units import BUILDING_BARS, TOWNSFOLK_BARS, add_building, add_townsfolk, units_here
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import HexF

TERRAINS = 4


class PlaceTownsfolk(Action):
    form = "townsfolk {hex}"
    hex: HexF


class PlaceBuilding(Action):
    form = "building {hex}"
    hex: HexF


def owns(faction: int) -> int:
    """HC-17.5: the row of `waiting` with a faction's objectives: 0 townsfolk, 4 buildings; -1: it has none."""
    if faction not in TOWNSFOLK_BARS:
        return 0
    return TERRAINS if faction not in BUILDING_BARS else -1


class PlaceObjectives(Do):
    """HC-17.3: from the lantern holder on, each player puts one objective of the opponent on the map."""

    def run(self, g: HarrowState) -> None:
        for faction in (g.rival(g.lantern), g.lantern):
            if owns(g.rival(faction)) >= 0:
                g.then(PlaceObjective(g.seat(faction), owns(g.rival(faction))))


def free_for_objective(g: HarrowState, h: int) -> bool:
    """HC-2.13, HC-2.15, HC-17.4, HC-17.6, A-2, A-26, A-27: no units, townsfolk, buildings or flames; anything else does
    not matter."""
    return not (units_here(g, h) or g.townsfolk[h] or g.buildings[h] or g.fire[h])


class PlaceObjective(Ask):
    """HC-17.2, HC-17.4: on a terrain hex of the kind of its space on the scoring board; skipped where there is none."""

    row: int

    def open_to(self, g: HarrowState) -> bool:
        return any(self.hexes(g, terrain) for terrain in range(TERRAINS))

    def hexes(self, g: HarrowState, terrain: int) -> list[int]:
        if not g.waiting[self.row + terrain]:
            return []
        return [h for h in g.land.of_kind[terrain] if free_for_objective(g, h)]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.places,)

    def places(self, g: HarrowState) -> Sequence[Action]:
        make = PlaceBuilding if self.row else PlaceTownsfolk
        return Product(make, [h for terrain in range(TERRAINS) for h in self.hexes(g, terrain)])

    def take(self, g: HarrowState, action: PlaceTownsfolk | PlaceBuilding) -> None:
        g.waiting[self.row + g.land.kind[action.hex]] -= 1
        put_objective(g, self.row, action.hex)


def put_objective(g: HarrowState, row: int, h: int) -> None:
    if row:
        add_building(g, h, 1)
        g.log(BuildingPlaced, h)
    else:
        add_townsfolk(g, h, 1)
        g.log(TownsfolkPlaced, h)


def townsfolk_hexes(g: HarrowState) -> list[int]:
    return [*compress(range(HEXES), g.townsfolk)]


def townsfolk_may_enter(g: HarrowState, h: int) -> bool:
    """HC-2.13, HC-2.15, HC-9.20, HC-14.1: no brambles, no unit that avoids townsfolk, no building, no flames."""
    barred = any(g.units[colour * HEXES + h] for colour in TOWNSFOLK_BARS)
    return g.land.kind[h] != 5 and not barred and not g.buildings[h] and not g.fire[h]


def building_may_enter(g: HarrowState, h: int) -> bool:
    """HC-2.13, HC-2.15: whether a building may be moved onto a hex."""
    barred = any(g.units[colour * HEXES + h] for colour in BUILDING_BARS)
    return g.land.kind[h] != BRAMBLES and not barred and not g.townsfolk[h] and not g.fire[h]


KINDS = (PlaceTownsfolk, PlaceBuilding, PlaceObjectives, PlaceObjective)
