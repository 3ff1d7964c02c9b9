"""Factions of Root from other packages: entry points of the group `hvozd.root.factions`, each a module that is a room.

Their number among the factions comes behind all others; who does not name them never meets them.
"""

from functools import cache
from importlib.metadata import entry_points
from types import ModuleType

import msgspec

from hvozd.core.errors import RoomError
from hvozd.core.rooms import Room
from hvozd.games.root.hooks import FACTIONS

GROUP = "hvozd.root.factions"


@cache
def receive() -> tuple[Room, ...]:
    """Put the factions of all visiting packages behind the others; their rooms."""
    entries = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return tuple(welcome(entry.name, entry.load()) for entry in entries)


def welcome(scope: str, module: ModuleType) -> Room:
    """Its factions are known from now on; the tags of its kinds begin with the name of the entry point."""
    if not (hasattr(module, "FACTIONS") and hasattr(module, "ROOM")):
        raise RoomError(f"The package {scope} brings no faction: its module {module.__name__} needs FACTIONS and a ROOM.")
    known = {one.name for one in FACTIONS}
    for one in module.FACTIONS:
        if one.name in known:
            raise RoomError(f"The package {scope} brings a faction '{one.name}', but there is one already; give it another name.")
        one.visiting = True
        FACTIONS.append(one)
    own: Room = module.ROOM
    return msgspec.structs.replace(own, scope=scope)
