"""The Woodland Alliance in a Rootlog."""

from collections.abc import Sequence

from hvozd.games.root.factions.alliance.supporters import own
from hvozd.games.root.notation.letters import Notation, Position
from hvozd.games.root.state import RootState


def on_board(g: RootState, seat: int) -> Sequence[int]:
    return own(g, seat).supporters


def count(g: RootState, seat: int, home: str, found: Position) -> None:
    found[home[0] + "w", home] = own(g, seat).officers


NOTATIONS = {
    "alliance": Notation(
        "A",
        pieces={"fox_base": "b_f", "rabbit_base": "b_r", "mouse_base": "b_m", "sympathy": "t"},
        on_board=on_board,
        count_own=count,
    )
}
