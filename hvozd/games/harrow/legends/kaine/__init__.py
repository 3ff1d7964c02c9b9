"""Kaine: nightmares from the tree."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer
from hvozd.core.rooms import room
from hvozd.games.harrow.hooks import Gift, rules_of
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.rules.cubes import ActivateTree
from hvozd.games.harrow.rules.effects import Remove
from hvozd.games.harrow.rules.moves import done
from hvozd.games.harrow.rules.scoring import kill_unscored
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES

CUBES = 3


class Nightmare(Ask):
    """HC-10.23, HC-15.6, A-48: with three own cubes out remove one haint of any faction from a hex of the same terrain, no
    score."""

    faction: int

    def open_to(self, g: HarrowState) -> bool:
        return g.field[self.faction] >= CUBES and bool(self.removes(g))

    def removes(self, g: HarrowState) -> Sequence[Action]:
        hexes = g.land.of_kind[g.land.kind[rules_of(self.faction).legends(g)[0]]]
        return [Remove(kind, h) for kind in range(6) for h in hexes if g.haints[kind * HEXES + h]]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.removes, done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Remove):
            kill_unscored(g, action.piece, action.hex)


class Kaine(Gift):
    name = "kaine"

    def usable(self, g: HarrowState, faction: int) -> bool:
        """HC-10.23: only on a terrain hex."""
        return g.land.terrain[rules_of(faction).legends(g)[0]]

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(ActivateTree(), Nightmare(g.seat(faction), faction))


GIFT = Kaine()

KINDS = (Nightmare,)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
