"""Hvozd beside a real box: an automatic opponent's turn, a step at a time, with the dice and cards of the table.

Nothing is invented that the table can see. What a step would do is tried in every way in which the dice may fall and what is
face down may turn up; where the ways differ, the table is asked which one it was. The game is a record of written steps:
corrections, and `run: 3` for what happened, with the dice as they fell.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple, Self, TypeVar

import msgspec

from hvozd.core import Action, Event, Journal, State
from hvozd.core.errors import HvozdError
from hvozd.core.flow import apply, decision
from hvozd.core.record import WRITTEN, Line, Record, check_end, load
from hvozd.core.registry import find_game
from hvozd.kit.front import Session
from hvozd.kit.positions import OPPONENT, Layout, layout_of
from hvozd.kit.positions.notes import notes_of
from hvozd.kit.positions.trial import rests, step_on
from hvozd.kit.rulebook import reference

T = TypeVar("T")
LONGEST = 400
"""So many steps may pass before something is told."""
FEW = 3
"""So many dice are tried in every way; of more, as of a shuffle, some ways are taken."""
SHUFFLES = 400


class Way(NamedTuple):
    """One way in which the next thing may happen: where it begins, how the dice fall, what is told, where it ends."""

    start: State
    answer: Action | None
    steps: int
    outcomes: tuple[int, ...]
    told: tuple[Event, ...]
    """A row of several things is told thing by thing: of `a, b` first `a`, then `a, b`."""
    end: State
    first: int
    """So many of the dice fell before the last step."""


class Ahead(NamedTuple):
    """What comes next: a question to the table with its possible answers, or, where there is none, the one way it goes."""

    answers: tuple[Event | str | None, ...]
    """Events of which one has happened, None for nothing more; or actions of the asked seat as they are typed."""
    way: Way | None
    told: tuple[Event, ...] = ()
    """What is sure to happen before that."""


class Companion:
    """A game at a real table: `ahead` says what must be known, `go` lets the next step happen, `correct` puts things right."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        self.layout = layout_of(session.game, session.record.header.options)
        self._seen: dict[tuple[int, ...], Ahead] = {}
        """What comes next in this position, by what is said."""
        self.news: tuple[Event, ...] = ()
        """What was told of the last thing that was done."""
        self.screens: list[int] = []
        """How long the record was before each thing that was done."""

    @classmethod
    def begin(cls, text: str, seed: int = 0) -> Self:
        """At a position's text; nothing of it has happened by itself."""
        still = any(note.key == "run" for note in notes_of(text)[1])
        session = Session.from_position(text if still else f"{text.rstrip()}\nrun: 0\n", seed)
        session.record.header = msgspec.structs.replace(session.record.header, written=True)
        return cls(session)

    @classmethod
    def preset(cls, game: str, settings: Mapping[str, str], seed: int = 0) -> Self:
        """A table that is set up by the rulebook, with settings that have an automatic side where the game has others too;
        where people choose before it is handed over, the first choice is taken."""
        found = find_game(game)
        needs = layout_of(found, found.resolve({}, 0)).beside
        if needs is None:
            raise HvozdError(f"{found.title} has no automatic side.", "error-companion-none", game=found.title)
        for name, values in needs.items():
            if settings.get(name, values[0]) not in values:
                told = ", ".join(values)
                raise HvozdError(
                    f"An automatic side is there with {name}={told}.", "error-companion-setting", name=name, values=told
                )
        return cls._until(
            {**{name: values[0] for name, values in needs.items()}, **settings}, game, seed, lambda layout, g: layout.laid(g)
        )

    @classmethod
    def lay(cls, game: str, settings: Mapping[str, str], seed: int = 0) -> Self:
        """Any game after its setup, for who wants to change what lies there; the first of all choices is taken."""
        return cls._until(settings, game, seed, lambda layout, g: layout.played(g))

    @classmethod
    def _until(cls, settings: Mapping[str, str], game: str, seed: int, there: Callable[[Layout, State], bool]) -> Self:
        session = Session.new(game, settings, seed)
        layout, g = layout_of(session.game, session.record.header.options), session.state
        while g.result is None and not there(layout, g):
            if rests(g):
                now = decision(g)
                assert now is not None
                apply(g, now.seat, next(iter(now.options(now.seat))))
            else:
                step_on(g)
        return cls.begin(layout.write(g, None, blind=True), seed)

    def afresh(self, seed: int) -> bytes:
        """The record of an ordinary game that begins here; what nobody sees is dealt anew."""
        text = self.layout.write(self.state, None, blind=True)
        lines = [line for line in text.splitlines() if not line.startswith(("run:", "seen by:"))]
        new = Session.from_position("\n".join(lines) + "\n", seed)
        return new.record.dump(new.state)

    @classmethod
    def resume(cls, data: bytes) -> Self:
        """Where a record ends; every step before can be taken back."""
        record = load(data)
        if record.header.dice is None or not isinstance(record.header.position, str):
            raise HvozdError("This is no record of a real table.", "error-no-companion")
        new = cls(Session.resume(Record(record.header, record.lines[:-1])))
        new.screens = list(range(len(record.lines)))
        for line in record.lines[-1:]:
            before = new._told()
            new.session.follow(line)
            new.news = tuple(new.state.read(None))[before:]
        check_end(record, new.state)
        return new

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def people(self) -> int | None:
        """The seat of a person whose turn it is: played on the real table, and written down; None: the engine goes on."""
        return person(self.layout, self.state)

    @property
    def asked(self) -> int | None:
        """The seat of a person who must answer something in the turn of another."""
        now = decision(self.state) if rests(self.state) else None
        return now.seat if now is not None and self.people is None else None

    def rule(self, event: Event, lang: str) -> str:
        """By which rule something happened: its sentence, or where the rules tell it."""
        return self.session.teller(lang).rule(event) or reference(self.session.game, event, lang)

    def at(self, state: State) -> Self:
        """The same table at another position; nothing of it is written down."""
        new = copy(self)
        new.session, new._seen = copy(self.session), {}
        new.session.state = state
        new.session.forget()
        return new

    # -- what comes next ---------------------------------------------------------------------------------------------

    def ahead(self, said: Sequence[int] = ()) -> Ahead:
        """What must be known before the next step, if these answers were given already."""
        if self.over or self.people is not None:
            return Ahead((), None)
        if tuple(said) not in self._seen:
            self._seen[tuple(said)] = self._ahead(said)
        return self._seen[tuple(said)]

    def _ahead(self, said: Sequence[int]) -> Ahead:
        left, told = list(said), 0
        answers = self._answers() if self.asked is not None else {}
        if answers:
            if not left:
                return Ahead(tuple(answers), None)
            way = happens(self.layout, *answers[picked(tuple(answers), left.pop(0))])
        else:
            way = happens(self.layout, self.state)
        while True:
            at, ways = self._ways(way, told)
            if not ways:
                return Ahead((), way)
            if not left:
                return Ahead(tuple(other.told[at] if at < len(other.told) else None for other in ways), None, way.told[:at])
            way, told = picked(ways, left.pop(0)), at + 1

    def _answers(self) -> Mapping[str, tuple[State, Action]]:
        """What the asked person may answer, whatever the cards in hand are, with a position where it is possible."""
        found: dict[str, tuple[State, Action]] = {}
        for g in (self.state, *self.layout.unseen(self.state, self.state)):
            now = decision(g)
            for action in now.options() if now else ():
                found.setdefault(self.session.game.write(g, action), (g, action))
        return found

    def _ways(self, way: Way, told: int) -> tuple[int, tuple[Way, ...]]:
        """The first thing from `told` on that may be otherwise, and one way for each that it may be; none: all is known."""
        if way.end.barrier() == way.start.barrier():
            return 0, ()
        same = way.told[:told]
        others = [way, *(other for other in self._others(way) if other.told[:told] == same)]
        for at in range(told, max(len(other.told) for other in others)):
            found = {other.told[at : at + 1]: other for other in reversed(others)}
            if len(found) > 1:
                return at, tuple(found[key] for key in sorted(found, key=msgspec.json.encode))
        return 0, ()

    def _others(self, way: Way) -> Iterator[Way]:
        if len(way.outcomes) > FEW:
            yield from tosses(self.layout, way) or shuffles(self.layout, way)
        elif way.outcomes:
            yield from falls(self.layout, way.start, way.answer)
        if self.layout.turns_up(way.start, way.end):
            for world in self.layout.unseen(way.start, way.end):
                world.seed, world.draws = way.start.seed, way.start.draws
                now = decision(world)
                if way.answer is None or (now is not None and way.answer in now.options()):
                    few = 0 < len(way.outcomes) <= FEW
                    yield from falls(self.layout, world, way.answer) if few else (happens(self.layout, world, way.answer),)

    # -- what is done ------------------------------------------------------------------------------------------------

    def go(self, said: Sequence[int] = ()) -> tuple[Event, ...]:
        """Let the next step happen, with these answers of the table; what it is told of it."""
        way = self.ahead(said).way
        if way is None:
            raise HvozdError("It must be said first what happened at the table.", "error-companion-ask")
        answer = [] if way.answer is None else [f"answer: {self.session.game.write(way.start, way.answer)}"]
        lines = [*self._changed(way.start), *answer, f"run: {way.steps}"]
        self._write("\n".join(lines), list(way.outcomes))
        return self.news

    def correct(self, lines: str) -> None:
        """Put right what the table has otherwise; the step under way goes on from there."""
        notes = notes_of(f"x\n{lines}")[1]
        if not notes or any(note.key in ("answer", "run") for note in notes):
            raise HvozdError("A correction says what lies on the table.", "error-companion-lines")
        self._write(f"{lines.strip()}\nrun: 0", [])

    def turn_over(self) -> None:
        """The person whose turn it was has played it."""
        if self.people is None:
            raise HvozdError("It is nobody's turn who sits at the table.", "error-companion-turn")
        self._write(self.layout.turn_over(self.state), [])

    def back(self) -> None:
        """Take back what was done last."""
        if not self.screens:
            raise HvozdError("Nothing was done yet.", "error-companion-back")
        old, self._seen = self.session.record, {}
        self.session, self.news = Session.resume(Record(old.header, old.lines[: self.screens.pop()])), ()

    def dump(self) -> bytes:
        """The record."""
        return self.session.record.dump(self.state)

    def _write(self, lines: str, outcomes: list[int]) -> None:
        g = self.state.clone()
        g.loaded = outcomes[:]
        self.layout.put_right(g, lines)
        now, before = decision(self.state), self._told()
        line = Line(self.state.number, now.seat if now else 0, WRITTEN + lines, outcomes)
        self.screens.append(len(self.session.record.lines))
        self.session.record.lines.append(line)
        self.session.state = g
        self.session.forget()
        self._seen = {}
        self.news = tuple(g.read(None))[before:]

    def _told(self) -> int:
        return len(list(self.state.read(None)))

    def _changed(self, start: State) -> list[str]:
        """The lines by which a position that cannot be told from the true one becomes the true one."""
        if start is self.state:
            return []
        old, new = ({note.key: note.value for note in notes_of(self.layout.write(g))[1]} for g in (self.state, start))
        kept = ("decision", "dice", "run", "now", "then")
        lines = [f"{key}: {value}" for key, value in new.items() if key not in kept and old.get(key) != value]
        return lines + [f"{key}: -" for key in old if key not in new and key not in kept]


def person(layout: Layout, g: State) -> int | None:
    """The seat of a person whose turn it is."""
    seat = layout.turn_of(g) if g.result is None and g.stack else None
    return None if seat is None or seat in (OPPONENT, *layout.game.automatic(g)) else seat


def happens(layout: Layout, start: State, answer: Action | None = None, outcomes: Sequence[int] = ()) -> Way:
    """The next steps with these dice, until something is told to everybody, somebody is asked, or a person's turn begins."""
    g = start.clone()
    g.journal, g.loaded, steps, first = Journal(), list(outcomes), 0, 0
    if answer is not None and (now := decision(g)) is not None:
        apply(g, now.seat, answer)
    while steps < LONGEST and not rests(g) and not list(g.read(None)) and person(layout, g) is None:
        first = len(g.journal.outcomes)
        step_on(g)
        steps += 1
    return Way(start, answer, steps, tuple(g.journal.outcomes), tuple(thing_by_thing(g.read(None))), g, first)


def thing_by_thing(events: Iterable[Event]) -> Iterator[Event]:
    """Rows of the same length are read side by side."""
    for event in events:
        rows = {name: row for name in event.__struct_fields__ if isinstance(row := getattr(event, name), tuple)}
        lengths = {len(row) for row in rows.values()}
        for length in range(1, lengths.pop() if len(lengths) == 1 else 0):
            yield msgspec.structs.replace(event, **{name: row[:length] for name, row in rows.items()})
        yield event


def tosses(layout: Layout, way: Way) -> list[Way]:
    """The ways in which one thing falls otherwise; none where the game knows of no such dice."""
    rows = layout.tosses(way.end, way.outcomes[: way.first])
    return [happens(layout, way.start, way.answer, row) for row in rows]


def shuffles(layout: Layout, way: Way) -> Iterator[Way]:
    for seed in range(SHUFFLES):
        shuffled = way.start.clone()
        shuffled.seed = seed
        yield happens(layout, shuffled, way.answer)


def falls(layout: Layout, start: State, answer: Action | None, outcomes: tuple[int, ...] = ()) -> Iterator[Way]:
    """Every way in which a few dice may fall, when the first of them fell so."""
    way = happens(layout, start, answer, outcomes)
    if len(way.outcomes) <= len(outcomes):
        yield way
        return
    for face in range(1000):
        try:
            happens(layout, start, answer, (*outcomes, face))
        except ValueError:
            return
        yield from falls(layout, start, answer, (*outcomes, face))


def short(labels: Sequence[str]) -> list[str]:
    """Sentences without the words that all of them begin with.

    >>> short(["It drew a fox.", "It drew a red hen."])
    ['fox.', 'red hen.']
    """
    rows = [label.split(" ") for label in labels]
    least = min(map(len, rows), default=0)
    first = next((at for at in range(least - 1) if len({row[at] for row in rows}) > 1), max(least - 1, 0))
    return [" ".join(row[first:]) for row in rows]


def picked(row: Sequence[T], at: int) -> T:
    if not 0 <= at < len(row):
        raise HvozdError(f"There is no such answer; there are {len(row)}.", "error-companion-answer", answers=len(row))
    return row[at]
