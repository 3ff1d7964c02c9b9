"""HC-20.1, HC-20.2, HC-20.3, HC-20.4, HC-20.5, HC-20.6: how a game with Kammi begins."""

from collections.abc import Iterator, Sequence

from hvozd.core import Action, Ask, Offer, Product, Step
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.factions.kammi.dolls import HideDoll
from hvozd.games.harrow.factions.kammi.figures import FIGURES, KAMMI
from hvozd.games.harrow.factions.kammi.standees import board
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.rules.units import add, set_legend
from hvozd.games.harrow.state import HarrowState, KammiBoard
from hvozd.games.harrow.words import ABILITIES, HexF


class Station(Action):
    form = "station {kammi} {goblin}"
    kammi: HexF
    goblin: HexF


class PlaceLegend(Action):
    form = "place-legend {hex}"
    hex: HexF


class Spread(Action):
    form = "spread {haints}"
    haints: tuple[int, ...]


def equip_kammi(g: HarrowState) -> None:
    """HC-20.2, HC-20.3: the grid is filled at random, an Advance token waits at its left, the gift is ready."""
    grid = [kind for kind, count in enumerate(FIGURES.grid.tokens) for _ in range(count)]
    g.shuffle(grid)
    waiting = ABILITIES.index(FIGURES.grid.waiting)
    for token in (*grid, waiting):
        g.box[token] -= 1
    g.kammi = KammiBoard(grid, waiting)


def start(g: HarrowState) -> list[Step]:
    """HC-20.4, HC-20.5, HC-20.6: Kammi's standees and haints, then the opponent's dolls, legend and haints."""
    other = g.rival(KAMMI)
    seat, rival = g.seat(KAMMI), g.seat(other)
    gate = tuple(g.land.gate(g.home[other]))
    return [
        StationStandees(seat),
        SpreadKammi(seat),
        HideTrueDoll(rival),
        StationLegend(rival, other),
        SpreadHaints(rival, other, (g.home[other], *gate)),
    ]


class StationStandees(Ask):
    """HC-20.1, HC-20.4: goblin and Kammi on two of the three edge hexes next to the home; which is which stays hidden."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        gate = g.land.gate(g.home[KAMMI])
        return (lambda g: [Station(a, b) for a in gate for b in gate if a != b],)

    def take(self, g: HarrowState, action: Station) -> None:
        first, second = sorted((action.kammi, action.goblin))
        set_legend(g, 2, first)
        set_legend(g, 3, second)
        board(g).herself = 2 if first == action.kammi else 3


class SpreadKammi(Ask):
    """HC-20.5: three haints freely over home and the hexes of both standees."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(Spread, list(shares(NUMBERS.start_haints, 3))),)

    def take(self, g: HarrowState, action: Spread) -> None:
        spread(g, KAMMI, (g.home[KAMMI], g.legend_at[2], g.legend_at[3]), action.haints)


class HideTrueDoll(Ask):
    """HC-20.6: three dolls face down on the edge hexes next to the opponent's home; he decides which is the true one."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(HideDoll, g.land.gate(g.home[g.rival(KAMMI)])),)

    def take(self, g: HarrowState, action: HideDoll) -> None:
        own = board(g)
        own.dolls = g.land.gate(g.home[g.rival(KAMMI)])
        own.true_doll = own.dolls.index(action.hex)


class StationLegend(Ask):
    """HC-20.6: the opponent's legend on his home or on one of the dolls' hexes."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        home = g.home[self.faction]
        return (lambda g: Product(PlaceLegend, [home, *g.land.gate(home)]),)

    def take(self, g: HarrowState, action: PlaceLegend) -> None:
        set_legend(g, rules_of(self.faction).slots[0], action.hex)


class SpreadHaints(Ask):
    """HC-20.6: three haints over home and dolls' hexes."""

    faction: int
    hexes: tuple[int, ...]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(Spread, list(shares(NUMBERS.start_haints, len(self.hexes)))),)

    def take(self, g: HarrowState, action: Spread) -> None:
        spread(g, self.faction, self.hexes, action.haints)


def spread(g: HarrowState, faction: int, hexes: Sequence[int], haints: Sequence[int]) -> None:
    for h, n in zip(hexes, haints, strict=True):
        g.supply_haints[faction] -= n
        add(g, 2 * faction, h, n)


def shares(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """All ways to share a number among so many places."""
    if parts == 1:
        yield (total,)
        return
    for n in range(total + 1):
        for rest in shares(total - n, parts - 1):
            yield (n, *rest)


KINDS = (Station, PlaceLegend, Spread, StationStandees, SpreadKammi, HideTrueDoll, StationLegend, SpreadHaints)
