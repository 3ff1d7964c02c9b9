"""The reasons that only concern the Nomad's mercenaries."""

from hvozd.games.crescent.rules.events import Hex, Seat
from hvozd.kit.reasons import Reason


class TooFewToHire(Reason):
    """So many cannot be hired: reserves card, own supply and the table set the limit."""

    units: int


class TooFewToBribe(Reason):
    """So many cannot be bribed there."""

    hex: Hex
    units: int


class NobodyDeserts(Reason):
    """Not so many mercenaries of that player there."""

    player: Seat
    hex: Hex
    have: int


KINDS = (TooFewToHire, TooFewToBribe, NobodyDeserts)
