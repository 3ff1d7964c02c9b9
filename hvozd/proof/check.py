"""The invariants of the architecture, checked at every decision of a game (`hvozd sim --check`, property tests)."""

from collections.abc import Callable
from typing import Any

from hvozd.core.errors import IllegalAction, InvariantBroken, NotOffered, StaleDecision, UnreadableAction, WrongSeat
from hvozd.core.flow import Decision, advance, apply, decision, play
from hvozd.core.game import Game
from hvozd.core.journal import Journal
from hvozd.core.record import Record, replay, state_hash
from hvozd.core.rng import Rng
from hvozd.core.session import Session
from hvozd.core.state import State
from hvozd.core.steps import Action, Ask

MANY = 10
"""Of a longer option list only so many options, drawn anew every time, are looked up and read back."""
TAKEN_BACK = 8
"""One in so many actions that can be undone is undone and taken again."""
SAID = 4
"""One in so many things that a seat may do unasked is done."""


class Checker:
    """Watches one game. `watch` plays one decision; or call `at_decision` before and `after_action` behind every action,
    and `at_end` at the end."""

    def __init__(self, game: Game, g: State, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.census = game.census(g)
        self.hashes: list[str] = []
        self._data = b""
        """The open position as bytes, and decoded again from them."""
        self._copy: State | None = None
        self._seen: dict[int | None, bytes] = {}
        """What each seat sees of the open position, as far as it was looked at."""
        self._dealt: dict[int | None, State] = {}
        """The open position with all dealt anew that is hidden from a seat, untouched: what is done then is tried in it."""

    def fail(self, g: State, what: str) -> None:
        raise InvariantBroken(f"{what} (decision {g.number}, {type(g.stack[-1]).__name__ if g.stack else 'end'})")

    def watch(self, session: Session, choose: Callable[[], Action]) -> None:
        """Check the open decision, have its first seat choose, check what followed, and now and then take it back once."""
        self.at_decision(session.state)
        self._asides(session)
        assert session.decision is not None
        seat = session.decision.seat
        before = session.state.clone()
        action = choose()
        session.play(action, seat)
        self.after_action(before, session.state, seat, action)
        self._undo(session, before, seat, action)

    def at_decision(self, g: State) -> None:
        """Invariants 1, 3, 4, 5, 7 and 8 of the open decision."""
        now = decision(g)
        if now is None:
            raise InvariantBroken("no decision is open")
        self._look_at(g)
        self.hashes.append(state_hash(g))
        self._codec(g)
        self._conserved(g)
        for seat in now.seats:
            self._options(g, now, seat)
        self._hidden(g)
        self._harmless(g, now)
        if g.number > self.game.longest:
            self.fail(g, "the game does not end")

    def after_action(self, before: State, g: State, seat: int, action: Action) -> None:
        """Invariants 1, 4, 5 and 6 of the action just taken: what nobody showed, nobody may see."""
        again, dealt = self._copy or self.game.decode(before.data()), self._dealt
        apply(again, seat, action)
        advance(again)
        self._look_at(g)
        if again.data() != self._data:
            self.fail(g, f"a decoded position continues differently after {action!r}")
        if g.draws != before.draws:
            return
        before_told = len(before.journal.entries) if before.journal else 0
        for observer in (*range(g.seats), None):
            index = g.seats if observer is None else observer
            if g.reveals[index] != before.reveals[index]:
                continue
            other = dealt.pop(observer, None) or self.game.determinize(before, observer, self.rng)
            other.journal = Journal() if g.journal else None
            now = decision(other)
            if now is None or action not in now.options(seat):
                continue
            apply(other, seat, action)
            advance(other)
            if other.draws != before.draws:
                continue
            told = list(g.read(observer, before_told)) == list(other.read(observer))
            if not told or self._sight(other, observer) != self._sees(g, observer):
                self.fail(g, f"{action!r} showed seat {observer} something hidden without a reveal")

    def at_end(self, g: State, record: Record) -> None:
        """Invariant 2: the record replays to the same positions."""
        if g.result is None:
            self.fail(g, "the game stopped without a result")
        self._conserved(g)
        record.closing = None
        if replay(record) != g:
            self.fail(g, "the record does not replay to the final position")
        if not self.hashes:
            return  # a game that needed no decision
        middle = len(self.hashes) // 2
        if state_hash(replay(record, middle)) != self.hashes[middle]:
            self.fail(g, f"the record does not replay to position {middle}")

    def _look_at(self, g: State) -> None:
        """Take g for the open position; what was found out about the very same one is kept."""
        data = g.data()
        if data != self._data:
            self._data = data
            self._seen = {}
        self._copy, self._dealt = None, {}

    def _sees(self, g: State, seat: int | None) -> bytes:
        """What a seat sees of the open position."""
        if seat not in self._seen:
            self._seen[seat] = self._sight(g, seat)
        return self._seen[seat]

    def _sight(self, g: State, seat: int | None) -> bytes:
        """A seat's sight without the journal: of that, what was told since the last action is compared apart."""
        return self.game.sight(g, seat, len(g.journal.entries) if g.journal else 0)

    def _codec(self, g: State) -> None:
        self._copy = self.game.decode(self._data)
        if self._copy.data() != self._data or g.clone().data() != self._data:
            self.fail(g, "a decoded or cloned position is not equal to the original")

    def _conserved(self, g: State) -> None:
        census = self.game.census(g)
        if census != self.census:
            self.fail(g, f"components are not conserved: {census} instead of {self.census}")

    def _options(self, g: State, now: Decision, seat: int) -> None:
        options = now.options(seat)
        listed = list(options)
        if not listed:
            self.fail(g, "nobody can go on: no options")
        distinct = len(set(listed))
        if not len(options) == len(listed) == distinct:
            self.fail(g, f"the option list counts {len(options)}, lists {len(listed)}, distinct {distinct}")
        if options.sample(self.rng) not in options:
            self.fail(g, "a sampled option is not in the list")
        words = self.game.words(g)
        some = listed if len(listed) <= MANY else [self.rng.pick(listed) for _ in range(MANY)]
        for action in some:
            if action not in options:
                self.fail(g, f"{action!r} is listed but not contained")
            text = self.game.speller.write(action, words)
            if self.game.speller.read(text, words) != action:
                self.fail(g, f"'{text}' does not read back as {action!r}")

    def _hidden(self, g: State) -> None:
        counted = self.rng.below(g.seats + 1)
        for index, seat in enumerate((*range(g.seats), None)):
            other = self._dealt[seat] = self.game.determinize(g, seat, self.rng)
            if index == counted and self.game.census(other) != self.census:
                self.fail(g, f"re-dealing for seat {seat} loses components")
            if self._sight(other, seat) != self._sees(g, seat):
                self.fail(g, f"re-dealing what is hidden from seat {seat} changes what it sees")
            step: Any = other.stack[-1]
            if isinstance(step, Ask) and not step.open_to(other):
                self.fail(g, f"whether the seat is asked depends on what is hidden from seat {seat}")

    def _harmless(self, g: State, now: Decision) -> None:
        action = now.options(now.seat).sample(self.rng)
        stranger = next((seat for seat in range(g.seats) if seat not in now.seats), g.seats)
        if action in g.asides(now.seat):
            self.fail(g, f"{action!r} is an answer and may be said beside")
        attempts: tuple[tuple[type[IllegalAction], Any, int, int], ...] = (
            (UnreadableAction, "xyzzy 1>2", now.seat, now.number),
            (WrongSeat, action, stranger, now.number),
            (StaleDecision, action, now.seat, now.number + 1),
            (NotOffered, Nonsense(), now.seat, now.number),
        )
        for kind, attempt, seat, number in attempts:
            try:
                play(g, self.game.read(g, attempt) if isinstance(attempt, str) else attempt, seat, number)
            except kind:
                continue
            self.fail(g, f"{kind.__name__} was not raised")
        if g.data() != self._data:
            self.fail(g, "a refused action changed the position")

    def _asides(self, session: Session) -> None:
        """What a seat does unasked is what it sees that it may do, and leaves the question as it is."""
        for seat in range(session.state.seats):
            for action in session.state.asides(seat):
                if self.rng.below(SAID):
                    continue
                g, before = session.state, session.state.clone()
                session.play(action, seat)
                if (g.stack, g.number, g.secret) != (before.stack, before.number, before.secret):
                    self.fail(g, f"{action!r} of seat {seat}, said beside, changed the question")
                self.hashes.append(state_hash(g))
                self._look_at(g)
                self._codec(g)
                self._conserved(g)
                self._hidden(g)

    def _undo(self, session: Session, before: State, seat: int, action: Action) -> None:
        """Invariant 6: what can be undone leads back to the very position, and the same action to the same one again."""
        if session.can_undo(seat) is None or self.rng.below(TAKEN_BACK):
            return
        after = session.state
        session.undo(seat)
        if session.state.data() != before.data():
            self.fail(session.state, f"undoing {action!r} does not lead back")
        session.play(action, seat)
        if session.state.data() != after.data():
            self.fail(session.state, f"{action!r} taken again leads elsewhere")


class Nonsense(Action):
    """An action that no step ever offers."""

    form = "nonsense"
