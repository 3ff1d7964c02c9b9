"""What agents should know of the Sultan's market."""

from hvozd.games.crescent.characters.sultan.bazaar import PostCard, ProposeCard, TakeCard, TakeFree
from hvozd.games.crescent.components import tables
from hvozd.games.crescent.hooks import Mind
from hvozd.games.crescent.mind.haggle import astray
from hvozd.games.crescent.state import CrescentState
from hvozd.kit.features import counts, named


def _price(g: CrescentState, action: ProposeCard | TakeCard) -> float:
    return astray(action.price, 1)


MIND = Mind(
    first={TakeFree: 3.0, ProposeCard: 1.0, TakeCard: 2.0, PostCard: -1.0}, closer={ProposeCard: _price, TakeCard: _price}
)


CARDS = tables("").cards
COLUMNS = named(CARDS, 1, "bazaar-")


def fill(g: CrescentState) -> bytes:
    """CM-7.9.3: the second market lies openly."""
    return bytes(counts([card for card in g.bazaar if card >= 0], len(CARDS)))
