"""What agents should know of the Sect."""

from hvozd.games.defenders.factions.sect.item import UseRocketsToBreach, UseRocketsToDestroy
from hvozd.games.defenders.hooks import Mind
from hvozd.games.defenders.mind.formulas import ITEM, breach, destroying

MIND = Mind(
    leader="guszper",
    prices={
        UseRocketsToDestroy: lambda scene, action: destroying(scene, action.hex) - ITEM,
        UseRocketsToBreach: lambda scene, action: breach(scene, action) - ITEM,
    },
)
