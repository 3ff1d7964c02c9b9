"""A puzzle in the terminal: the table from its position on, until it is clear whether the task is done."""

from rich.text import Text

from hvozd.core import Decision
from hvozd.kit.puzzles import Puzzle, Standing, standing
from hvozd.tui.picker import Picker
from hvozd.tui.table import Table

SOLUTION = "solution"


class Clear(Exception):
    """It is clear how the puzzle was played."""


class PuzzleTable(Table):
    """One person, one task; `solution` tells how it is done."""

    puzzle: Puzzle

    def tell(self, part: str, style: str = "") -> None:
        """A part of the puzzle in words: title, task, told."""
        self.console.print(Text(self.teller.texts.get(self.puzzle.key(part)), style=style), highlight=False)

    @property
    def standing(self) -> Standing:
        return standing(self.puzzle, self.session.record.header, self.session.record.lines)

    def _next(self, now: Decision) -> int:
        if self.standing.solved is not None:
            raise Clear
        return super()._next(now)

    def _answer(self, text: str, picker: Picker, now: Decision, seat: int) -> bool:
        if text == SOLUTION:
            self.tell("told", "green")
            return False
        return super()._answer(text, picker, now, seat)

    def _over(self) -> None:
        """The game is over, and so is the puzzle; who has won is no part of it."""
