"""What the maps add to the rules: one file a map that adds something. Winter only has other forests (R-D.1.1, I-MAP-1)."""

from hvozd.games.root.components import MAP_NAMES
from hvozd.games.root.hooks import MAP_RULES, MapRules
from hvozd.games.root.maps.lake import Lake
from hvozd.games.root.maps.mountain import Mountain

RULES: dict[str, MapRules] = {"lake": Lake(), "mountain": Mountain()}

MAP_RULES[:] = [RULES.get(name, MapRules()) for name in MAP_NAMES]
