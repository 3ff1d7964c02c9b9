"""What agents should know of the Council."""

from hvozd.games.defenders.factions.council.item import UseBread
from hvozd.games.defenders.hooks import Mind
from hvozd.games.defenders.mind.formulas import ITEM, more_points

MIND = Mind(
    leader="nexto",
    prices={UseBread: lambda scene, action: more_points(scene) - ITEM},
)
