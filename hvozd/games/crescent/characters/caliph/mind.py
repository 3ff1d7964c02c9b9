"""What agents should know of the Caliph's actions."""

from hvozd.games.crescent.characters.caliph import RelocatePalace
from hvozd.games.crescent.hooks import Mind

MIND = Mind(first={RelocatePalace: 1.0})
