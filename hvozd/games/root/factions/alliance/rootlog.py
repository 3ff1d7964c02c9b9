"""The Woodland Alliance in a Rootlog."""

from collections.abc import Iterator, Sequence

from hvozd.games.root.factions.alliance.supporters import own
from hvozd.games.root.notation.arbiter import scored_next
from hvozd.games.root.notation.letters import Notation, Position
from hvozd.games.root.notation.logbook import Row
from hvozd.games.root.notation.signs import told
from hvozd.games.root.notation.tally import Tally
from hvozd.games.root.state import RootState
from hvozd.kit.imports import Slip


def on_board(g: RootState, seat: int) -> Sequence[int]:
    return own(g, seat).supporters


def count(g: RootState, seat: int, home: str, found: Position) -> None:
    found[home[0] + "w", home] = own(g, seat).officers


def judge(tally: Tally, row: Row) -> Iterator[Slip]:
    """R-8.4.2.III: each sympathy token scores its space."""
    track, placed = tally.factions[row.faction].file.tracks["sympathy"], tally.on_map("At")
    for at, action in enumerate(row.actions):
        if any(one.key[:3] == ("move", "At", "") for one in told(action, row.faction) or ()) and placed < len(track.points):
            points = scored_next(row, at)
            if points != track.points[placed] and not tally.scores_no_more(row, at):
                values = {"points": track.points[placed], "scored": points}
                yield Slip(row.line, action, "sympathy-points", values, "R-8.4.2.III")
            placed += 1


NOTATIONS = {
    "alliance": Notation(
        "A",
        pieces={"fox_base": "b_f", "rabbit_base": "b_r", "mouse_base": "b_m", "sympathy": "t"},
        on_board=on_board,
        count_own=count,
        judge=judge,
        higher_roll=True,
    )
}
