"""What the maps add to the rules: one file a map that adds something. Winter only has other forests (R-D.1.1, I-MAP-1)."""

from hvozd.core.rooms import room
from hvozd.games.root.components import MAP_NAMES
from hvozd.games.root.hooks import MAP_RULES, MapRules
from hvozd.games.root.maps import lake, mountain

RULES: dict[str, MapRules] = {"lake": lake.Lake(), "mountain": mountain.Mountain()}

MAP_RULES[:] = [RULES.get(name, MapRules()) for name in MAP_NAMES]
ROOM = room(__name__, lake, mountain)
