"""Why maps do not help now."""

from hvozd.games.defenders.factions.order.item import MAPS, UseMapsToMove, UseMapsToRegroup
from hvozd.games.defenders.rules import needs
from hvozd.games.defenders.rules.turn import TakeActions
from hvozd.kit.reasons import Needs

MAP = needs.item(MAPS, "DW-10.7")
WHY: Needs = {TakeActions: {UseMapsToMove: (MAP, needs.moving), UseMapsToRegroup: (MAP, needs.regrouping)}}
