"""The factions, one folder each: whatever folder is here takes part, in the order that each declares."""

import sys

from hvozd.core.rooms import rooms_in
from hvozd.games.harrow.hooks import enter_faction

_found = rooms_in(sys.modules[__name__])
for _one in _found:
    enter_faction(_one.FACTION)
ROOMS = tuple(_one.ROOM for _one in _found)
