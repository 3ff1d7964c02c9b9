"""Proves puzzles: is a line of play sure to do it, is there any such line, how often does chance do it?"""

from collections.abc import Iterator
from typing import NamedTuple

from hvozd.core import Action, Rng, State
from hvozd.core.errors import HvozdError
from hvozd.core.flow import Decision, decision
from hvozd.kit.puzzles import Trial

FEW = 3
"""So many dice are tried in every way; of more, as of a shuffle, some ways are taken."""
SHUFFLES = 6


class TooLarge(HvozdError):
    """More positions than a search may look at."""


class Way(NamedTuple):
    """One way in which an answer may turn out: where it leads, and whether the puzzle is solved there (None: open)."""

    end: State
    solved: bool | None


def ways(trial: Trial, g: State, seat: int, action: Action, fell: tuple[int, ...] = ()) -> Iterator[Way]:
    """All ways in which an answer may turn out, when the first dice fell so."""
    way, rolled = _fall(trial, g, seat, action, fell)
    if rolled <= len(fell):
        yield way
    elif rolled > FEW:
        for seed in range(SHUFFLES):
            other = g.clone()
            other.reseed(seed * 7919 + 1)
            yield _fall(trial, other, seat, action, ())[0]
    else:
        for face in range(1000):
            try:
                _fall(trial, g, seat, action, (*fell, face))
            except HvozdError:
                raise
            except ValueError:
                return
            yield from ways(trial, g, seat, action, (*fell, face))


def _fall(trial: Trial, g: State, seat: int, action: Action, fell: tuple[int, ...]) -> tuple[Way, int]:
    end = g.clone()
    end.journal, end.loaded = None, list(fell)
    solved = trial.answer(end, seat, action)
    return Way(end, solved), end.draws - g.draws


def asked(trial: Trial, now: Decision) -> int:
    """Who answers next: of several at once others first, for nobody waits for what they choose in secret."""
    return next((seat for seat in now.seats if seat != trial.seat), trial.seat)


class Line:
    """A puzzle's own line of play, against everything that dice and others may do."""

    def __init__(self, trial: Trial, most: int = 50_000) -> None:
        self.trial, self.left = trial, most

    def certain(self, g: State, at: int = 0) -> bool:
        """Whether the line from its `at`-th answer on does it in every way."""
        now = decision(g)
        if now is None:
            return False
        self.left -= 1
        if self.left < 0:
            raise TooLarge("The line has too many ways to turn out.")
        seat = asked(self.trial, now)
        if seat == self.trial.seat and now.spared is None:
            action, at = self.next(g, now, at)
            return action is not None and self._all(g, seat, action, at)
        return all(self._all(g, seat, action, at) for action in ([now.spared] if now.spared else now.options(seat)))

    def _all(self, g: State, seat: int, action: Action, at: int) -> bool:
        return all(self.certain(end, at) if solved is None else solved for end, solved in ways(self.trial, g, seat, action))

    def next(self, g: State, now: Decision, at: int) -> tuple[Action | None, int]:
        """What the line says here, and where it goes on; None: it does not know."""
        solution = self.trial.puzzle.solution
        while at < len(solution):
            entry, at = solution[at], at + 1
            for text in entry.removeprefix("?").split(" | "):
                action = self.offered(g, now, text.strip())
                if action is not None:
                    return action, at
            if not entry.startswith("?"):
                return None, at
        return None, at

    def offered(self, g: State, now: Decision, text: str) -> Action | None:
        try:
            action = self.trial.game.read(g, text)
        except HvozdError:
            return None
        return action if action in now.options(self.trial.seat) else None


class Search:
    """Looks for a line of play that is sure to do it, knowing nothing of the puzzle's own."""

    def __init__(self, trial: Trial, most: int = 20_000) -> None:
        self.trial, self.left = trial, most
        self.known: dict[bytes, bool] = {}

    def sure(self, g: State) -> bool:
        """Whether the seat can do it from here, whatever happens."""
        now = decision(g)
        if now is None:
            return False
        key = self.key(g)
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooLarge("There are too many positions to look at.")
            self.known[key] = False  # who comes back to where one was has not come nearer
            seat = asked(self.trial, now)
            found = (self.holds(g, seat, one) for one in ([now.spared] if now.spared else now.options(seat)))
            self.known[key] = any(found) if seat == self.trial.seat else all(found)
        return self.known[key]

    def key(self, g: State) -> bytes:
        """The position, however many answers led to it."""
        number, g.number = g.number, 0
        data = g.data()
        g.number = number
        return data

    def holds(self, g: State, seat: int, action: Action) -> bool:
        """Whether it can still be done for certain after this answer."""
        return all(self.sure(end) if solved is None else solved for end, solved in ways(self.trial, g, seat, action))


def by_chance(trial: Trial, g: State, rng: Rng) -> bool:
    """Whether it is done by one who answers at random, and so do the others."""
    world = trial.game.determinize(g, trial.seat, rng)
    while (now := decision(world)) is not None:
        seat = rng.pick(now.seats)
        solved = trial.answer(world, seat, now.spared or now.options(seat).sample(rng))
        if solved is not None:
            return solved
    return False
