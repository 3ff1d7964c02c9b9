"""What agents should know of the Order."""

from hvozd.games.defenders.factions.order.item import UseMapsToMove, UseMapsToRegroup
from hvozd.games.defenders.hooks import Mind
from hvozd.games.defenders.mind.formulas import ITEM, nearer

MIND = Mind(
    leader="saffra",
    prices={
        UseMapsToMove: lambda scene, action: nearer(scene, action.hex) - ITEM,
        UseMapsToRegroup: lambda scene, action: nearer(scene, action.hex) - ITEM,
    },
    ways=(UseMapsToMove,),
)
