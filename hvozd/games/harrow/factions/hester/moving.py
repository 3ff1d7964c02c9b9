"""HC-21.24: the action by which Hester moves infected haints and herself."""

from collections.abc import Sequence
from functools import partial

from hvozd.core import Action, Bag, Offer
from hvozd.games.harrow.factions.hester.anytime import HesterMidst
from hvozd.games.harrow.factions.hester.bonfires import creep_space
from hvozd.games.harrow.factions.hester.creeping import HERSELF, Creep, creep, payments, prices
from hvozd.games.harrow.factions.hester.figures import HESTER_SLOT, TABLE
from hvozd.games.harrow.maps import NEIGHBOURS
from hvozd.games.harrow.rules.cubes import pay
from hvozd.games.harrow.rules.moves import Done, done, places
from hvozd.games.harrow.rules.units import LEGEND_PIN
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import CubeF


class UnpinHester(Action):
    form = "unpin-hester for {cubes}"
    cubes: Bag[CubeF]


class HesterMoves(HesterMidst):
    """HC-21.24, HC-21.26, HC-21.27, HC-27.34: any number of steps of infected haints and Hester, each paid separately."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [done, *self.free_offers(g)]
        for colour in g.colours:
            kind = 2 * colour + 1
            found += [partial(self.creeps, kind=kind, origin=h) for h in places(g, kind)]
        if g.legend_at[HESTER_SLOT] >= 0:
            found.append(self.walks)
        return found

    def creeps(self, g: HarrowState, kind: int, origin: int) -> Sequence[Action]:
        return [
            Creep(kind, origin, target, cubes)
            for target in NEIGHBOURS[origin]
            if creep_space(g, kind >> 1, target)
            for cubes in prices(g, kind, target)
        ]

    def walks(self, g: HarrowState) -> Sequence[Action]:
        """HC-3.6, HC-10.7: Hester goes anywhere, unless pinned; then two cubes of any colours free her."""
        at = g.legend_at[HESTER_SLOT]
        if g.pins and LEGEND_PIN + HESTER_SLOT in g.pins:
            return [UnpinHester(cubes) for cubes in payments(g, TABLE.unpin)]
        return [Creep(HERSELF, at, target, cubes) for target in NEIGHBOURS[at] for cubes in prices(g, HERSELF, target)]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, (Creep, UnpinHester)):
            g.then(self)
            for cube in action.cubes:
                pay(g, cube, 1)
            if isinstance(action, Creep):
                creep(g, action.piece, action.origin, action.target)
            else:
                g.pins[g.pins.index(LEGEND_PIN + HESTER_SLOT)] = -1
        elif not isinstance(action, Done):
            self.free(g, action)


KINDS = (UnpinHester, HesterMoves)
