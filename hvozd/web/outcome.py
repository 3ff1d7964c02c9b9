"""What a finished game looks like in retrospect: points and chances after every action, where points came from, where it turned.

Made of the record, once, beside the loop. Only of a game that is over: then nothing in it is hidden.
"""

from collections import Counter
from itertools import groupby, pairwise
from typing import Any

import msgspec

from hvozd.core import Action, Game, State, find_game
from hvozd.core.journal import Event
from hvozd.core.record import Line, Record, begin, step_through
from hvozd.kit.evaluation import Evaluation
from hvozd.kit.texts import Texts, fields_of, locale_folders, message_key

POINTS = 5
"""So many turning points are told."""
LEAST = 0.04
"""A turn that moves nobody's chances by more is none."""


class Turn(msgspec.Struct, frozen=True):
    """Consecutive actions of one seat, and what they did to the chances of the seat they moved most."""

    first: int
    """How many actions had been taken before it."""
    seat: int
    action: Action | None
    """Its action that moved most."""
    mover: int
    before: float
    after: float

    @property
    def moved(self) -> float:
        return abs(self.after - self.before)


class Outcome(msgspec.Struct):
    """The course of a game."""

    points: list[tuple[int, ...]] = []
    """After 0, 1, 2, … actions: everybody's points; rows are empty in a game that has none."""
    chances: list[tuple[float, ...]] = []
    actions: list[Action | None] = []
    rounds: list[int] = []
    """How many actions had been taken when each round began."""
    numbered: bool = False
    """Whether these are rounds that the game itself counts."""
    sources: Counter[tuple[int, Event | None]] = Counter()
    """By seat and by what brought them: points."""
    turns: list[Turn] = []


def outcome_of(record: Record) -> Outcome:
    """The course of the game of a record."""
    g = begin(Record(record.header, []))
    assert g.journal is not None
    game = find_game(record.header.game)
    texts = Texts(locale_folders(game), "en")
    judge: Evaluation = game.evaluation() or Evaluation(game)
    found, seen, marks = Outcome(sources=Counter()), 0, list[tuple[int, Any]]()
    note(found, game, judge, g, None)
    for at, line in enumerate(record.lines):
        action = None if line.written is not None else game.read(g, line.action)
        step_through(record, g, line)
        fresh = [entry.event for entry in g.journal.entries[seen:]]
        seen = len(g.journal.entries)
        note(found, game, judge, g, action)
        marks += [(at + bool(at), event) for event in fresh if getattr(type(event), "heads", False)]
        attribute(found, fresh, game, g, texts)
    found.rounds = rounds(marks)
    found.numbered = any(hasattr(event, "round") for _, event in marks)
    found.turns = turning(found, record.lines)
    return found


def note(found: Outcome, game: Game, judge: Evaluation, g: State, action: Action | None) -> None:
    """How everybody stands now; who sees nothing of another's points knows the own."""
    known = [game.scores(g, seat) for seat in range(g.seats)]
    found.points.append(tuple(row[seat] or 0 for seat, row in enumerate(known)) if all(known) else ())
    found.chances.append(tuple(round(chance, 4) for chance in judge.chances(g)))
    found.actions.append(action)


def attribute(found: Outcome, fresh: list[Event], game: Game, g: State, texts: Texts) -> None:
    """The points of the last action to what brought them, as far as the game has words for it (`source-<Event>`): to the event
    that tells of them or the one before it; what no event tells of, to the last one that has words."""
    before, after = found.points[-2:]
    left = {seat: new - old for seat, (old, new) in enumerate(zip(before, after, strict=True))}
    known = [event if texts.has(message_key("source", event)) else None for event in fresh]
    cause: Event | None = None
    for event, own in zip(fresh, known, strict=True):
        if (gain := gain_of(event, game, g)) is None:
            cause = own
            continue
        seat, amount = gain
        found.sources[seat, own or cause] += amount
        left[seat] = left.get(seat, 0) - amount
    rest = next((event for event in reversed(known) if event is not None), None)
    found.sources.update({(seat, rest): amount for seat, amount in left.items() if amount})


def gain_of(event: Event, game: Game, g: State) -> tuple[int, int] | None:
    """(seat, points) of an event that tells of points: its class says in which fields they are, and whether they were lost."""
    gains = getattr(type(event), "gains", None)
    if gains is None:
        return None
    who, what, sign = gains
    field = next(field for field in fields_of(type(event)) if field.name == who)
    names, called = game.seat_names(g), field.write(getattr(event, who), game.words(g))
    return names.index(called) if called in names else getattr(event, who), sign * getattr(event, what)


def rounds(marks: list[tuple[int, Any]]) -> list[int]:
    """Where rounds began: where the round that a heading names is another one; each heading, where none names a round."""
    named = [(at, event) for at, event in marks if hasattr(event, "round")]
    if not named:
        return [at for at, _ in marks]
    return [next(group)[0] for _, group in groupby(named, key=lambda mark: mark[1].round)]


def turning(found: Outcome, lines: list[Line]) -> list[Turn]:
    """The turns that moved somebody's chances most, in their order."""
    firsts = [next(group)[0] for _, group in groupby(enumerate(lines), key=lambda pair: pair[1].seat)]
    turns = [turn(found, lines[first].seat, first, end) for first, end in pairwise([*firsts, len(lines)])]
    begun = found.rounds[0] if found.rounds else 0  # where pieces are set up before, nothing turns yet
    best = sorted((one for one in turns if one.moved >= LEAST and one.first >= begun), key=lambda one: -one.moved)[:POINTS]
    return sorted(best, key=lambda one: one.first)


def turn(found: Outcome, seat: int, first: int, end: int) -> Turn:
    before, after = found.chances[first], found.chances[end]
    mover = max(range(len(before)), key=lambda one: (abs(after[one] - before[one]), after[one]))
    moved = [abs(new[mover] - old[mover]) for old, new in pairwise(found.chances[first : end + 1])]
    action = found.actions[first + 1 + moved.index(max(moved))]
    return Turn(first, seat, action, mover, before[mover], after[mover])
