"""The factions, one folder each; whatever folder is here takes part."""

import sys

from hvozd.core.rooms import room, rooms_in
from hvozd.games.defenders.hooks import Faction

_found = rooms_in(sys.modules[__name__])
FACTIONS: tuple[Faction, ...] = tuple(one.FACTION for one in _found)
ROOMS = (room(__name__), *(one.ROOM for one in _found))
