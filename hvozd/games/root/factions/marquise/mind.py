"""What the position of the Marquise de Cat is worth."""

from hvozd.games.root.factions.marquise import MarquiseBoard
from hvozd.games.root.factions.marquise.daylight import BUILDINGS, TRACKS
from hvozd.games.root.mind.minds import Feature
from hvozd.games.root.rules.pieces import on_map
from hvozd.games.root.state import PIECE_KINDS, RootState


def next_building(g: RootState, seat: int, board: MarquiseBoard) -> float:
    """What the next building of each track will score."""
    return sum(TRACKS[kind].points[on_map(g, seat, kind)] for kind in BUILDINGS if g.stock[seat * PIECE_KINDS + kind])


FEATURES: dict[str, Feature] = {"next": next_building}
