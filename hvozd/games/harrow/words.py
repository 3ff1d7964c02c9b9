"""The words that actions and events use for hexes, pieces, tokens, cards; an int field is an index into one of these rows."""

from typing import Annotated, TypeAlias

from hvozd.core import Vocabulary, Word
from hvozd.games.harrow.components import FACTION_FILES, LEGEND_FILES, RULES, TILES
from hvozd.games.harrow.maps import KIND_NAMES, NAMES
from hvozd.kit.texts import Amounts

FACTIONS = tuple(file.name for file in FACTION_FILES)
COLOURED = sum(1 for file in FACTION_FILES if file.colour)
"""So many factions, the first ones, have a colour."""
ADVANCE, SPAWN, STRENGTHEN, SCROLL = range(4)
ABILITIES = ("advance", "spawn", "strengthen", "legend")
DECKS = {file.deck: tuple(card.name for card in file.cards.cards) for file in FACTION_FILES}
TACTICS, UPGRADES, GOBLINS = DECKS["tactic"], DECKS["upgrade"], DECKS["goblin"]
TOKEN_NAMES = (*ABILITIES, *UPGRADES)
FIRST_UPGRADE = len(ABILITIES)
JARS = ("ability", "wild", "legend", "attack")
ABILITY_JAR, WILD_JAR, LEGEND_JAR, ATTACK_JAR = range(4)
COLOURS = (*(file.colour for file in FACTION_FILES if file.colour), "brown", "teal", "yellow", "green", "silver")
"""Cubes: one colour a faction, one a terrain (swamp, marsh, plains, forest), silver for searching."""
TERRAIN_CUBE, SEARCH_CUBE = 3, 7
TREE_ORDER = tuple(COLOURS.index(name) for name in RULES.tower.colour_order)
PIECES = (
    *(f"{colour}-{kind}" for colour in COLOURS[:COLOURED] for kind in ("haint", "infected")),
    *(piece for file in FACTION_FILES for piece in file.pieces),
)
LEGEND_PIECE = 6
LEGEND_NAMES = tuple(legend.name for legend in LEGEND_FILES)
LEGEND_OF = tuple(FACTIONS.index(legend.faction) for legend in LEGEND_FILES)
QUESTS = tuple(quest.name for file in FACTION_FILES if file.quests for quest in file.quests.cards)
OFFERS = tuple(name for file in FACTION_FILES if file.offers for name in file.offers.names)
AXIS_NAMES = ("north-south", "rising", "falling")
"""The rows of equal q, of equal r and of equal q + r, as they run on a map of flat-topped hexes."""


def group_code(haints: int, infected: int, legends: int) -> int:
    return haints + 5 * infected + 25 * legends


def _group_name(code: int) -> str:
    haints, infected, legends = code % 5, code // 5 % 5, code // 25
    parts = []
    if legends:
        parts.append(("", "legend", "second", "both")[legends])
    if haints:
        parts.append(f"{haints}h")
    if infected:
        parts.append(f"{infected}i")
    return "-".join(parts) or "nobody"


GROUPS = tuple(_group_name(code) for code in range(100))
"""Units that go together: `legend-2h-1i` is the legend, two haints and an infected one (two standees: legend, second,
both)."""

HexF: TypeAlias = Annotated[int, Word("hex")]
FactionF: TypeAlias = Annotated[int, Word("faction")]
JarF: TypeAlias = Annotated[int, Word("jar")]
TileF: TypeAlias = Annotated[int, Word("tile")]
TokenF: TypeAlias = Annotated[int, Word("token")]
PieceF: TypeAlias = Annotated[int, Word("piece")]
GroupF: TypeAlias = Annotated[int, Word("group")]
CubeF: TypeAlias = Annotated[int, Word("cube")]
CubesF: TypeAlias = Annotated[tuple[int, ...], Amounts("cube")]
"""So many of each colour."""
TacticF: TypeAlias = Annotated[int, Word("tactic")]
UpgradeF: TypeAlias = Annotated[int, Word("upgrade")]
GoblinF: TypeAlias = Annotated[int, Word("goblin")]
QuestF: TypeAlias = Annotated[int, Word("quest")]
OfferF: TypeAlias = Annotated[int, Word("offer")]
KindF: TypeAlias = Annotated[int, Word("kind")]
AxisF: TypeAlias = Annotated[int, Word("axis")]
SoloF: TypeAlias = Annotated[int, Word("solo")]

SOLO_DECKS = ("tactics", "upgrades", "goblin")
SOLO_NAMES = (*TACTICS, *GOBLINS, *UPGRADES)
CARD_NUMBER = (0, len(TACTICS) + len(GOBLINS), len(TACTICS))
"""Where the cards of each faction with a colour begin in the vocabulary of all their cards."""

WORDS: Vocabulary = {
    "hex": NAMES,
    "faction": FACTIONS,
    "jar": JARS,
    "tile": TILES.tiles,
    "token": TOKEN_NAMES,
    "piece": PIECES,
    "group": GROUPS,
    "cube": COLOURS,
    **DECKS,
    "quest": QUESTS,
    "offer": OFFERS,
    "kind": KIND_NAMES,
    "axis": AXIS_NAMES,
    "solo": SOLO_NAMES,
    "deck": SOLO_DECKS,
}
