"""What the cards do, one deck a file."""

from hvozd.core.rooms import room
from hvozd.games.root.cards import base, exiles, standing
from hvozd.games.root.components import CARD
from hvozd.games.root.hooks import EFFECTS

EFFECTS.update({CARD[name]: effect for deck in (base.BASE, exiles.EXILES) for name, effect in deck.items()})
ROOM = room(__name__, base, exiles, standing)
