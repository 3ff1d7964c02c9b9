"""Why bread does not help now."""

from hvozd.games.defenders.factions.council.item import BREAD, UseBread
from hvozd.games.defenders.rules import needs
from hvozd.games.defenders.rules.turn import TakeActions
from hvozd.kit.reasons import Needs

WHY: Needs = {TakeActions: {UseBread: (needs.item(BREAD, "DW-10.4"),)}}
