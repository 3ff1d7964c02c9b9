"""From the settings of a table to the first position."""

from hvozd.core.rooms import room
from hvozd.games.harrow.setup import start

ROOM = room(__name__, start)
