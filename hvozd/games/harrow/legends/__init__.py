"""The legends, one room each: a gift and what it watches. Whatever is here takes part."""

import sys

from hvozd.core.rooms import rooms_in
from hvozd.games.harrow.hooks import enter_gift

_found = rooms_in(sys.modules[__name__])
for _one in _found:
    enter_gift(_one.GIFT)
ROOMS = tuple(_one.ROOM for _one in _found)
