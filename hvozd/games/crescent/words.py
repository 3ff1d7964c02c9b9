"""The vocabularies that the texts of actions use."""

from collections.abc import Mapping

from hvozd.games.crescent.components.figures import MARKETS, STRUCTURES
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.rules.actions.march import WAYS
from hvozd.games.crescent.rules.conflict import STANCES
from hvozd.games.crescent.state import ORDERS, PROMISES, CrescentState


def words(g: CrescentState) -> Mapping[str, tuple[str, ...]]:
    """By name; tiles and cards as the component tables of this game have them."""
    return {
        "seat": CAST,
        "hex": g.tables.tiles,
        "card": g.tables.cards,
        "structure": STRUCTURES,
        "market": MARKETS,
        "way": WAYS,
        "stance": STANCES,
        "order": ORDERS,
        "customer": (*CAST, "anybody"),
        "promise": PROMISES,
        "objective": g.tables.aims,
        "group": ("a", "b"),
        "token": ("stays", "goes"),
    }
