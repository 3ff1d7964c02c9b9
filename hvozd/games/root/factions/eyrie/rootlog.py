"""The Eyrie in a Rootlog."""

from hvozd.games.root.factions.eyrie.decree import LEADERS, EyrieBoard, FellIntoTurmoil, LeaderChosen
from hvozd.games.root.notation.letters import Notation, Position, letter
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.state import RootState

COLUMN_CODES = ("$_r", "$_m", "$_x", "$_b")


def count(g: RootState, seat: int, home: str, found: Position) -> None:
    """The cards in the columns of the Decree."""
    board = g.boards[seat]
    assert isinstance(board, EyrieBoard)
    for code, column in zip(COLUMN_CODES, board.decree, strict=True):
        for card in column:
            found[card, code] += 1


def turmoil(scribe: Scribe, event: FellIntoTurmoil) -> None:
    scribe.line().add("$_->")


def leader_chosen(scribe: Scribe, event: LeaderChosen) -> None:
    scribe.line(letter(scribe.g, event.seat)).add(f"#{LEADERS[event.leader]}->$")


NOTATIONS = {
    "eyrie": Notation(
        "E",
        pieces={"roost": "b"},
        count_own=count,
        silent=COLUMN_CODES,
        after={FellIntoTurmoil: turmoil, LeaderChosen: leader_chosen},
    )
}
