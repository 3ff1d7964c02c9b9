"""The reason that only the Caliph has."""

from hvozd.games.crescent.rules.events import Hex
from hvozd.kit.reasons import Reason


class PalaceThere(Reason):
    """The palace stands there."""

    hex: Hex


KINDS = (PalaceThere,)
