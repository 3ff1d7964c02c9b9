"""Willa: looks into the bag."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer
from hvozd.core.rooms import room
from hvozd.games.harrow.factions.family import KeepTokens, board
from hvozd.games.harrow.hooks import Gift
from hvozd.games.harrow.rules.moves import done
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_NAMES, TokenF


class PickToken(Action):
    form = "pick {token}"
    token: TokenF


class PickFromBag(Ask):
    """HC-10.25, A-49: take any one token of the bag, upgrades too, and activate it; afterwards it goes to board or bag."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.picks, done)

    def picks(self, g: HarrowState) -> Sequence[Action]:
        return [PickToken(token) for token, count in enumerate(board(g).bag) if count]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, PickToken):
            board(g).bag[action.token] -= 1
            board(g).kept.append(action.token)
            g.then(KeepTokens(False))


class Willa(Gift):
    name = "willa"

    def use(self, g: HarrowState, faction: int) -> None:
        g.then(PickFromBag(g.seat(faction)))


GIFT = Willa()

KINDS = (PickToken, PickFromBag)
ORDER = LEGEND_NAMES.index(GIFT.name)
ROOM = room(__name__)
