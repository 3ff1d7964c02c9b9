"""Chapter DW-10: using items: no point, no damage roll; each is used once and must then be gained again."""

from hvozd.core import Action
from hvozd.games.defenders.rules.events import ItemUsed
from hvozd.games.defenders.state import DefendersState


def has(g: DefendersState, item: int) -> bool:
    """DW-10.3: only the active player uses items."""
    return bool(g.items[g.turn] >> item & 1)


class Use(Action):
    """DW-10.3, DW-9.5, A-07: at any time of the own turn, for nothing and without a roll; the token is then used."""

    def use(self, g: DefendersState, item: int) -> int:
        g.items[g.turn] &= ~(1 << item)
        g.log(ItemUsed, g.turn, item)
        return g.turn
