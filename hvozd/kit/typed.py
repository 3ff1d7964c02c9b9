"""Real dice in a game that Hvozd runs: what falls on the table is typed in, and the record has the dice as they fell."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from hvozd.core import Action, Event, Journal, State
from hvozd.core.flow import apply
from hvozd.kit.companion import FEW, thing_by_thing
from hvozd.kit.positions import Layout
from hvozd.kit.positions.trial import rests, step_on

Asked = Callable[[Sequence[Event]], int]
"""Which of these has happened?"""
Unit = Callable[[State], None]
"""The smallest thing that happens."""


def rolled(layout: Layout, g: State, seat: int, answer: Action, ask: Asked) -> list[int]:
    """All dice that follow on an answer: what everybody sees falls as the table says, everything else as the seed gives it."""

    def first(new: State) -> None:
        apply(new, seat, answer)

    at, dice = g, list[int]()
    unit: Unit = first
    while True:
        end = done(at, unit)
        if any(getattr(event, "dice", ()) for event in end.read(None)):
            end = said(layout, at, unit, end, ask)
        dice += outcomes(end)
        if rests(end):
            return dice
        at, unit = end, step_on


def done(at: State, unit: Unit, row: Sequence[int] = ()) -> State:
    g = at.clone()
    g.journal, g.loaded = Journal(), list(row)
    unit(g)
    return g


def outcomes(g: State) -> list[int]:
    return g.journal.outcomes if g.journal else []


def things(g: State) -> tuple[Event, ...]:
    return tuple(thing_by_thing(g.read(None)))


def said(layout: Layout, at: State, unit: Unit, end: State, ask: Asked) -> State:
    """The way in which it fell at the table: the first thing that may be otherwise is asked, then the next one."""
    told = 0
    while True:
        same = things(end)[:told]
        ways = [end, *(one for one in falls(layout, at, unit, end) if things(one)[:told] == same)]
        for at_thing in range(told, max(len(things(one)) for one in ways)):
            found = {things(one)[at_thing]: one for one in reversed(ways) if at_thing < len(things(one))}
            if len(found) > 1:
                break
        else:
            return end
        events = sorted(found, key=msgspec.json.encode)
        end, told = found[events[ask(events)]], at_thing + 1


def falls(layout: Layout, at: State, unit: Unit, end: State) -> Iterator[State]:
    """The ways in which one thing falls otherwise, or, of a few dice, all."""
    rows = list(layout.tosses(end, ()))
    if rows or len(outcomes(end)) > FEW:
        yield from (done(at, unit, row) for row in rows)
    else:
        yield from every(at, unit, ())


def every(at: State, unit: Unit, row: tuple[int, ...]) -> Iterator[State]:
    end = done(at, unit, row)
    if len(outcomes(end)) <= len(row):
        yield end
        return
    for face in range(1000):
        try:
            done(at, unit, (*row, face))
        except ValueError:
            return
        yield from every(at, unit, (*row, face))
