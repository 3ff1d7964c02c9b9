"""Odessa: keeps cubes back and lets them come when the tree has spoken."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.core.rooms import room
from hvozd.games.harrow.hooks import Gift
from hvozd.games.harrow.rules.moves import done
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES

SPACE = 3


class Store(Action):
    form = "store x{cubes}"
    cubes: int


class Release(Action):
    form = "release x{cubes}"
    cubes: int


def _stored(g: HarrowState) -> int:
    assert g.family is not None
    return g.family.stored


class StoreCubes(Ask):
    """HC-10.24: up to three own cubes from the battleground to her board, never more than three there."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (done, lambda g: Product(Store, range(1, min(SPACE - _stored(g), g.field[self.faction]) + 1)))

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Store):
            assert g.family is not None
            g.family.stored += action.cubes
            g.field[self.faction] -= action.cubes


class ReleaseCubes(Ask):
    """HC-10.24: right after any activation of the tree, by anybody, before the results are read."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (done, lambda g: Product(Release, range(1, _stored(g) + 1)))

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Release):
            assert g.family is not None
            g.family.stored -= action.cubes
            g.field[self.faction] += action.cubes


class Odessa(Gift):
    name = "odessa"

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(StoreCubes(g.seat(faction), faction))

    def cubes_kept(self, g: HarrowState, faction: int) -> int:
        return 0 if g.family is None else g.family.stored

    def tree_fell(self, g: HarrowState, faction: int) -> None:
        if g.family is not None and g.family.stored:
            g.then(ReleaseCubes(g.seat(faction), faction))


GIFT = Odessa()

KINDS = (Store, Release, StoreCubes, ReleaseCubes)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
