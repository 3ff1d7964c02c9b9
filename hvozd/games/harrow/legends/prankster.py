"""Prankster: snatches a doll."""

from collections.abc import Sequence

from hvozd.core import Action
from hvozd.games.harrow.factions.schemes import PullDoll, move_doll
from hvozd.games.harrow.geography import NEIGHBOURS
from hvozd.games.harrow.goblins import StandeeAsk, board
from hvozd.games.harrow.legends.knocker import Goblin
from hvozd.games.harrow.rooms import enter_gift
from hvozd.games.harrow.state import HarrowState


class SnatchDoll(StandeeAsk):
    """HC-10.33: pull one doll from an adjacent hex onto the goblin's hex, which must hold none."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        dolls = board(g).dolls
        return () if at in dolls else [PullDoll(h, at) for h in dolls if h in NEIGHBOURS[at]]

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, PullDoll)
        move_doll(g, action.origin, action.target)


class Prankster(Goblin):
    name = "prankster"

    def use(self, g: HarrowState, faction: int) -> None:
        board(g).gift = False
        g.then(SnatchDoll(g.seat(faction)))


enter_gift(Prankster())
