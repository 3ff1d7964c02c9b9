"""What agents should know of the Coven."""

from hvozd.games.defenders.factions.coven.item import UsePotionsToClear, UsePotionsToHeal
from hvozd.games.defenders.hooks import Mind
from hvozd.games.defenders.mind.formulas import ITEM, clear, heal_one

MIND = Mind(
    leader="agarica",
    prices={
        UsePotionsToHeal: lambda scene, action: heal_one(scene) - ITEM,
        UsePotionsToClear: lambda scene, action: clear(scene, action) - ITEM,
    },
)
