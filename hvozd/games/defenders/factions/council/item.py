"""DW-10.4: bread, the item that camps of the Council give."""

from collections.abc import Sequence

from hvozd.core import Action
from hvozd.games.defenders.components import ITEMS
from hvozd.games.defenders.rules.items import Use, has
from hvozd.games.defenders.state import DefendersState

BREAD = ITEMS.index("bread")


class UseBread(Use):
    form = "use bread"

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-10.4, A-42: one more point for any action, which rolls as usual."""
        self.use(g, BREAD)
        g.points += 1


def breads(g: DefendersState) -> Sequence[Action]:
    return (UseBread(),) if has(g, BREAD) else ()


OFFERS = (breads,)
KINDS = (UseBread,)
