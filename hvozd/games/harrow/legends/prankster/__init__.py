"""Prankster: snatches a doll."""

from collections.abc import Sequence

from hvozd.core import Action
from hvozd.core.rooms import room
from hvozd.games.harrow.factions.kammi.standees import Goblin, StandeeAsk, board
from hvozd.games.harrow.maps import NEIGHBOURS
from hvozd.games.harrow.rules.effects import PullDoll
from hvozd.games.harrow.rules.moves import carry_doll
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES


class SnatchDoll(StandeeAsk):
    """HC-10.33: pull one doll from an adjacent hex onto the goblin's hex, which must hold none."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        dolls = board(g).dolls
        return () if at in dolls else [PullDoll(h, at) for h in dolls if h in NEIGHBOURS[at]]

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, PullDoll)
        carry_doll(g, action.origin, action.target)


class Prankster(Goblin):
    name = "prankster"

    def use(self, g: HarrowState, faction: int) -> None:
        board(g).gift = False
        g.then(SnatchDoll(g.seat(faction)))


GIFT = Prankster()

KINDS = (SnatchDoll,)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
