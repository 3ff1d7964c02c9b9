"""Emmy: cubes among her haints that come to the battleground when she comes or blood flows."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.core.rooms import room
from hvozd.games.harrow.hooks import Gift, rules_of
from hvozd.games.harrow.rules.moves import done
from hvozd.games.harrow.rules.units import haints_of, unit_hexes
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES, HexF


class PlantCube(Action):
    form = "plant {hex}"
    hex: HexF


def bare(g: HarrowState, faction: int) -> list[int]:
    """HC-10.1: hexes with an own haint and no red cube."""
    return [h for h in unit_hexes(g, faction) if haints_of(g, faction, h) and not g.red_cubes[h]]


def plant(g: HarrowState, faction: int, h: int) -> None:
    g.supply[faction] -= 1
    g.red_cubes[h] = 1
    g.watch[h] += 1


class PlantCubes(Ask):
    """A-45: with too few cubes the player chooses the hexes."""

    faction: int

    def open_to(self, g: HarrowState) -> bool:
        return g.supply[self.faction] > 0 and bool(bare(g, self.faction))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(PlantCube, bare(g, self.faction)), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, PlantCube):
            g.then(self)
            plant(g, self.faction, action.hex)


class Emmy(Gift):
    """HC-10.1, HC-10.2, HC-10.3: the cube stays when the haint leaves; only entering collects it, not standing there."""

    name = "emmy"

    def use(self, g: HarrowState, faction: int) -> None:
        hexes = bare(g, faction)
        if len(hexes) > g.supply[faction]:
            g.then(PlantCubes(g.seat(faction), faction))
            return
        for h in hexes:
            plant(g, faction, h)

    def cubes_kept(self, g: HarrowState, faction: int) -> int:
        return sum(g.red_cubes)

    def entered(self, g: HarrowState, faction: int, h: int, slots: int) -> None:
        """HC-10.2: Emmy enters by any movement."""
        if slots >> rules_of(faction).slots[0] & 1:
            self.attacked(g, faction, h)

    def attacked(self, g: HarrowState, faction: int, h: int) -> None:
        """HC-10.2, HC-11.4, HC-27.44: before superiority is checked; a haint claimed elsewhere moves no cube."""
        if g.red_cubes[h]:
            g.red_cubes[h] = 0
            g.watch[h] -= 1
            g.field[faction] += 1


GIFT = Emmy()

KINDS = (PlantCube, PlantCubes)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
