"""From the settings of a table to its first position."""

from hvozd.core.rooms import room
from hvozd.games.defenders.setup import start

ROOM = room(__name__, start)
