"""Why potions do not help now."""

from hvozd.games.defenders.factions.coven.item import POTIONS, UsePotionsToClear, UsePotionsToHeal
from hvozd.games.defenders.rules import needs
from hvozd.games.defenders.rules.turn import TakeActions
from hvozd.kit.reasons import Needs

POTION = needs.item(POTIONS, "DW-10.5")
WHY: Needs = {TakeActions: {UsePotionsToHeal: (POTION, needs.damage), UsePotionsToClear: (POTION, needs.pollution)}}
