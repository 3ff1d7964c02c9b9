"""What agents know of the factions, put together from their rooms."""

from hvozd.games.defenders.factions import FACTIONS

MINDS = tuple(faction.mind() for faction in FACTIONS)
LEADERS = tuple(mind.leader for mind in MINDS)
"""The organizers that the steward takes."""
ITEM_PRICES = {kind: formula for mind in MINDS for kind, formula in mind.prices.items()}
"""The prices of the actions that items offer."""
ITEM_WAYS = tuple(kind for mind in MINDS for kind in mind.ways)
"""Those of them that move the organizer."""
