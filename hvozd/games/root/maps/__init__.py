"""What the maps add to the rules: one file a map that adds something."""

from hvozd.games.root.components import MAP_NAMES
from hvozd.games.root.hooks import MAP_RULES, MapRules

RULES: dict[str, MapRules] = {}

MAP_RULES[:] = [RULES.get(name, MapRules()) for name in MAP_NAMES]
