"""Why Kammi's questions refuse an answer."""

from collections.abc import Mapping, Sequence

from hvozd.core import Action
from hvozd.games.harrow.factions.kammi import UseGrid
from hvozd.games.harrow.factions.kammi.cards import PlayGoblin
from hvozd.games.harrow.factions.kammi.figures import KAMMI
from hvozd.games.harrow.rules import needs
from hvozd.games.harrow.rules.around import CardWindow
from hvozd.kit.reasons import Need, Needs

GOBLIN: Mapping[type[Action], Sequence[Need]] = {PlayGoblin: (needs.own_card(KAMMI, "HC-19.20"),)}
WHY: Needs = {CardWindow: GOBLIN, UseGrid: GOBLIN}
