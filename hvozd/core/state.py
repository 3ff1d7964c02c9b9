"""One game's whole position: plain data, a stack of steps, seeded dice."""

from collections.abc import Iterator, Sequence
from typing import Self, TypeVar

import msgspec

from hvozd.core.journal import Entry, Event, Journal
from hvozd.core.rng import MASK, kept, keyed, mix
from hvozd.core.steps import Action, Answer, Ask, Step

T = TypeVar("T")


class Result(msgspec.Struct, frozen=True):
    """How the game ended: who won (several in a team or coalition, nobody in a defeat), the scores, the reason."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class State(msgspec.Struct, eq=False, kw_only=True):
    """The part of a position that every game has. A game's own State adds its components and extends `clone`."""

    seats: int
    seed: int | bytes
    """A number of up to 64 bits, or the key that a longer one is."""
    draws: int = 0
    """How many random numbers were used."""
    loaded: list[int] = []
    """Outcomes fixed in advance, for tests and for replaying a recorded table."""
    number: int = 0
    """How many decisions were answered: the number of the decision that is open."""
    stack: list[Step] = []
    secret: list[tuple[int, Answer]] = []
    """Answers to an AskAll that are not revealed yet."""
    reveals: list[int] = []
    """How often something hidden was shown to each seat, and last to everybody."""
    result: Result | None = None
    journal: Journal | None = None

    def __post_init__(self) -> None:
        if isinstance(self.seed, int):
            self.seed = kept(self.seed)
        if not self.reveals:
            self.reveals = [0] * (self.seats + 1)

    # -- copying and comparing -------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """A copy that shares nothing that can change. Subclasses copy their own lists on top of this."""
        new: Self = self.__copy__()  # type: ignore[attr-defined]  # msgspec's own, without copy.copy's detour
        new.stack = self.stack.copy()
        new.reveals = self.reveals.copy()
        new.secret = self.secret.copy()
        new.loaded = self.loaded.copy()
        if self.journal is not None:
            new.journal = self.journal.clone()
        return new

    def data(self) -> bytes:
        """The position as bytes; equal positions give equal bytes. The journal is not part of the position."""
        return msgspec.msgpack.encode(self, enc_hook=_no_journal)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.data() == other.data()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.data())

    # -- flow ------------------------------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Push steps so that they run in the order written."""
        self.stack += steps[::-1]

    def finish(self, result: Result) -> None:
        """End the game; nothing that still lies on the stack happens."""
        if self.result is None:
            self.result = result

    def answer(self, step: Ask) -> Answer | None:
        """What the game itself answers for a seat that needs no player; None: a player is asked."""
        return None

    def asides(self, seat: int) -> Sequence[Action]:
        """What a seat may do at any time, asked or not, while a question is open: it stays open, and its number too."""
        return ()

    # -- chance and hidden things: the only doors, so that undo barriers cannot be forgotten -------------------------

    def random(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.draws += 1
        if self.loaded:
            outcome = self.loaded.pop(0)
            if not 0 <= outcome < n:
                raise ValueError(f"a fixed outcome of {outcome} does not fit a choice of {n}")
        else:
            seed = self.seed
            outcome = (mix(seed, self.draws) if isinstance(seed, int) else keyed(seed, self.draws)) * n >> 64
        if self.journal is not None:
            self.journal.outcomes.append(outcome)
        return outcome

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.random(i + 1)
            items[i], items[j] = items[j], items[i]

    def reveal(self, *seats: int) -> None:
        """Say that hidden things become known to these seats (none named: to everybody). A barrier for undo."""
        if seats:
            for seat in seats:
                self.reveals[seat] += 1
        else:
            self.reveals = [count + 1 for count in self.reveals]

    def barrier(self) -> int:
        """A number that grows with every die, shuffle and reveal; undo never crosses a change of it."""
        return self.draws + sum(self.reveals)

    def reseed(self, seed: int) -> None:
        """Give a determinized clone a future of its own."""
        self.seed = seed & MASK
        self.loaded = []

    # -- telling ----------------------------------------------------------------------------------------------------

    def log(self, make: type[Event], *fields: object) -> None:
        """Tell everybody. Costs nothing while the journal is off: the event is only built for a reader."""
        if self.journal is not None:
            self.journal.entries.append(Entry(self.number, make(*fields)))

    def tell(self, seats: tuple[int, ...], event: Event, instead: Event | None = None) -> None:
        """Tell only some seats; everybody else is told `instead`, or nothing. Guard the call with `g.journal`."""
        if self.journal is not None:
            self.journal.entries.append(Entry(self.number, event, seats, instead))

    def read(self, seat: int | None, since: int = 0) -> Iterator[Event]:
        """The journal as a seat may read it."""
        return self.journal.for_seat(seat, since) if self.journal is not None else iter(())


def _no_journal(value: object) -> None:
    if not isinstance(value, Journal):
        raise TypeError(f"{type(value).__name__} is not plain data")
