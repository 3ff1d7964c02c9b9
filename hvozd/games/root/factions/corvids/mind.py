"""The position of the Corvid Conspiracy as numbers."""

from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.factions.corvids.plots import CorvidsBoard
from hvozd.games.root.rules.plots import PLOTS
from hvozd.games.root.state import RootState
from hvozd.kit.features import counted

KINDS_OF_PLOT = len(PLOTS) + 1
SECRET = bytes(KINDS_OF_PLOT * CLEARINGS + KINDS_OF_PLOT)
COLUMNS = (
    ("placed", 2),
    ("exerted", 1),
    *counted("guessed@", CLEARINGS, 3),
    *counted("supply", KINDS_OF_PLOT, 2),
    *((f"secret{kind}@{clearing}", 1) for clearing in range(CLEARINGS) for kind in range(KINDS_OF_PLOT)),
)


def fill(g: RootState, seat: int, board: CorvidsBoard, viewer: int) -> bytes:
    """Only the Corvids know what lies face down; everybody knows what wrong guesses have excluded."""
    public = bytes((board.placed, board.exerted, *(out.bit_count() for out in board.ruled_out)))
    if viewer != seat:
        return public + SECRET
    secret = bytearray(KINDS_OF_PLOT * CLEARINGS)
    for clearing, kind in enumerate(board.secret):
        if kind:
            secret[clearing * KINDS_OF_PLOT + kind] = 1
    return public + bytes(board.supply) + secret
