"""What the position of the Underground Duchy is worth."""

from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.mind.minds import Feature

FEATURES: dict[str, Feature] = {
    "ministers": lambda g, seat, board: len(board.swayed),
    "burrow": lambda g, seat, board: g.warriors[seat * CLEARINGS],
}
