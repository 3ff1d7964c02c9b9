"""The Clockwork: automated factions, one room each as those of people, on `bot.py` and the other shared modules."""

import sys

from hvozd.core.rooms import room, rooms_in
from hvozd.games.root import hooks
from hvozd.games.root.clockwork import bot, bot_steps, choosing, service_cards

FOUND = rooms_in(sys.modules[__name__])
hooks.FACTIONS += [faction for found in FOUND for faction in found.FACTIONS]
ROOMS = (room(__name__, bot, bot_steps, choosing, service_cards), *(found.ROOM for found in FOUND))
