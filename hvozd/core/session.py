"""A game being played: the position, its record, and undo up to the last reveal."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hvozd.core.errors import UndoRefused
from hvozd.core.flow import Decision, decision, play
from hvozd.core.game import Game
from hvozd.core.record import Line, Record, load, replay, start
from hvozd.core.registry import find_game
from hvozd.core.state import State
from hvozd.core.steps import Action


class Session:
    """Plays one game: `play` answers the open decision, `undo` takes back, `record` can be saved at any time.

    `docs/kernel.md` shows it at work.
    """

    def __init__(self, game: Game, state: State, record: Record) -> None:
        self.game = game
        self.state = state
        self.record = record
        self._past: list[tuple[int, State]] = []
        """(seat, position before its action) for every action since the last barrier or change of seat."""

    @classmethod
    def new(
        cls, game: str | Game, options: Mapping[str, str] | None = None, seed: int = 0, seats: Sequence[str] = ()
    ) -> "Session":
        found = find_game(game) if isinstance(game, str) else game
        state, record = start(found, found.resolve(options or {}, seed), seed, list(seats))
        return cls(found, state, record)

    @classmethod
    def open(cls, path: Path) -> "Session":
        """Go on with a saved game."""
        record = load(path.read_bytes())
        state = replay(record)
        record.closing = None
        return cls(find_game(record.header.game), state, record)

    def save(self, path: Path) -> None:
        self.record.save(self.state, path)

    @property
    def decision(self) -> Decision | None:
        return decision(self.state)

    def play(self, action: Action | str, seat: int | None = None, number: int | None = None) -> None:
        """Answer the open decision; an illegal action raises IllegalAction and changes nothing."""
        now = self.decision
        before = self.state.clone()
        answer = self.game.read(self.state, action) if isinstance(action, str) else action
        play(self.state, answer, seat, number)
        assert now is not None and self.state.journal is not None
        who = now.seat if seat is None else seat
        self.record.lines.append(Line(before.number, who, self.game.write(before, answer), self.state.journal.outcomes))
        self.state.journal.outcomes = []
        final = self.state.barrier() != before.barrier() or len(now.seats) > 1
        if final or (self._past and self._past[-1][0] != who):
            self._past.clear()
        if not final:
            self._past.append((who, before))

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        self._back(seat, len(self._past) - 1)

    def undo_turn(self, seat: int) -> None:
        """Take back all that the seat did since the last reveal or since another seat decided."""
        self._back(seat, 0)

    def can_undo(self, seat: int) -> str | None:
        """The text of the action that undo would take back, or None."""
        return self.record.lines[-1].action if self._past and self._past[-1][0] == seat else None

    def _back(self, seat: int, index: int) -> None:
        if self.can_undo(seat) is None:
            why = "something was revealed or rolled, or another seat decided, since your last action"
            raise UndoRefused(f"There is nothing to undo: {why}.")
        _, self.state = self._past[index]
        dropped = len(self._past) - index
        del self._past[index:]
        del self.record.lines[-dropped:]

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def _repr_svg_(self) -> str | None:
        """The table in a notebook, as the seat that is asked sees it."""
        seat = self.decision.seat if self.decision else None
        picture = self.game.picture(self.view(seat), seat)
        return picture.svg(self.game.css, self.game.symbols()) if picture else None
