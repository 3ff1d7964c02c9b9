"""A game being played: the position, its record, and undo up to the last reveal."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Self

from hvozd.core.errors import UndoRefused
from hvozd.core.flow import Decision, decision, play
from hvozd.core.game import Game, S, V
from hvozd.core.record import Line, Record, begin, check_end, load, start, step_through
from hvozd.core.registry import find_game
from hvozd.core.steps import Action


class Session(Generic[S, V]):
    """Plays one game: `play` answers the open decision, `undo` takes back, `record` can be saved at any time.

    `docs/kernel.md` shows it at work.
    """

    def __init__(self, game: Game[S, V], state: S, record: Record) -> None:
        self.game = game
        self.state = state
        self.record = record
        self._past: list[tuple[int, S]] = []
        """(seat, position before its action) for every action since the last barrier or change of seat."""

    @classmethod
    def new(
        cls, game: str | Game[S, V], settings: Mapping[str, str] | None = None, seed: int = 0, seats: Sequence[str] = ()
    ) -> Self:
        found = find_game(game) if isinstance(game, str) else game
        state: Any
        state, record = start(found, found.resolve(settings or {}, seed), seed, list(seats))
        return cls(found, state, record)

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Go on with a saved game."""
        return cls.resume(load(Path(path).read_bytes()))

    @classmethod
    def resume(cls, record: Record) -> Self:
        """Go on where a record ends; what could be undone then can be undone now."""
        first: Any = begin(record)
        session = cls(find_game(record.header.game), first, Record(record.header, [], stopped=record.stopped))
        for line in record.lines:
            session.follow(line)
        check_end(record, session.state)
        return session

    def forget(self) -> None:
        """Nothing of what was played so far can be taken back any more."""
        self._past.clear()

    def clone(self) -> Self:
        """A session of its own: what is played there changes nothing here."""
        new = type(self)(self.game, self.state.clone(), Record(self.record.header, self.record.lines[:], self.record.closing))
        new._past = self._past[:]
        return new

    def save(self, path: Path | str) -> None:
        self.record.save(self.state, Path(path))

    @property
    def decision(self) -> Decision | None:
        return decision(self.state)

    def play(self, action: Action | str, seat: int | None = None, number: int | None = None) -> None:
        """Answer the open decision; an illegal action raises IllegalAction and changes nothing."""
        now, before = self.decision, self.state.clone()
        answer = self.game.read(self.state, action) if isinstance(action, str) else self.game.speller.tidy(action)
        play(self.state, answer, seat, number)
        assert now is not None and self.state.journal is not None
        who = now.seat if seat is None else seat
        line = Line(before.number, who, self.game.write(before, answer), self.state.journal.outcomes)
        self.state.journal.outcomes = []
        self._remember(line, now, before)

    def follow(self, line: Line) -> None:
        """Play a recorded action; a RecordError if it cannot be taken or the dice fall otherwise."""
        now, before = self.decision, self.state.clone()
        step_through(self.record, self.state, line)
        self._remember(line, now, before)

    def _remember(self, line: Line, now: Decision | None, before: S) -> None:
        self.record.lines.append(line)
        final = self.state.barrier() != before.barrier() or now is None or len(now.seats) > 1
        if final or (self._past and self._past[-1][0] != line.seat):
            self._past.clear()
        if not final:
            self._past.append((line.seat, before))

    def undo(self, seat: int | None = None, actions: int = 1) -> None:
        """Take back the last action of a seat (None: of whoever acted last), or so many of them."""
        self._back(self._past[-1][0] if seat is None and self._past else seat, len(self._past) - actions)

    def undo_turn(self, seat: int) -> None:
        """Take back all that the seat did since the last reveal or since another seat decided."""
        self._back(seat, 0)

    def can_undo(self, seat: int | None) -> str | None:
        """The text of the action that undo would take back, or None."""
        return self.record.lines[-1].action if self._past and self._past[-1][0] == seat else None

    def _back(self, seat: int | None, index: int) -> None:
        if self.can_undo(seat) is None or not 0 <= index < len(self._past):
            why = "something was revealed or rolled, or another seat decided, since your last action"
            raise UndoRefused(f"There is nothing to undo: {why}.")
        self.state = self._past[index][1].clone()
        dropped = len(self._past) - index
        del self._past[index:]
        del self.record.lines[-dropped:]

    def view(self, seat: int | None) -> V:
        return self.game.view(self.state, seat)
