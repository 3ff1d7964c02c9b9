"""The characters, one folder each, in turn order (CM-2.10)."""

import sys

from hvozd.core import rooms_in
from hvozd.games.crescent.hooks import CHARACTERS

FOUND = rooms_in(sys.modules[__name__])
CHARACTERS.extend(found.CHARACTER for found in FOUND)
ROOMS = tuple(found.ROOM for found in FOUND)
