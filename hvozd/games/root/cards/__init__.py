"""What the cards do, one deck a file."""

from hvozd.games.root.cards.base import BASE
from hvozd.games.root.cards.exiles import EXILES
from hvozd.games.root.components import CARD
from hvozd.games.root.hooks import EFFECTS

EFFECTS.update({CARD[name]: effect for deck in (BASE, EXILES) for name, effect in deck.items()})
