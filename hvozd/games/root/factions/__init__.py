"""The factions of Root, one room each: a folder with an `ORDER`, the `FACTIONS` it brings and its `ROOM`."""

import sys

from hvozd.core.rooms import rooms_in
from hvozd.games.root import hooks

FOUND = rooms_in(sys.modules[__name__])
hooks.FACTIONS += [faction for found in FOUND for faction in found.FACTIONS]
ROOMS = tuple(found.ROOM for found in FOUND)
