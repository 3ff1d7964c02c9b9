"""What an automatic seat would do in its next turn, for each thing that may turn up first: for whom it helps to plan."""

from collections.abc import Sequence
from typing import NamedTuple

from hvozd.core import Event, State
from hvozd.kit.companion import Ahead, Companion, short
from hvozd.kit.positions import OPPONENT
from hvozd.kit.texts import Teller

LONGEST = 200
"""So many steps of one turn are looked ahead."""


class Forecast(NamedTuple):
    """Whatever of `found` turns up, `told` happens; then the turn is over, or dice, cards or a person decide."""

    seat: int
    found: tuple[Event, ...]
    told: tuple[Event, ...]
    over: bool


def forecasts(companion: Companion) -> tuple[Forecast, ...]:
    """The turn under way or the next one, if it is an automatic seat's; what turns out the same is one forecast."""
    table, before = first_question(companion)
    seat = table.layout.turn_of(table.state)
    if seat is None or table.over or table.people is not None:
        return ()
    rows: dict[object, Forecast] = {}
    answers = table.ahead().answers if table.asked is None else ()
    for at, answer in enumerate(answers or (None,)):
        told, over = walked(table, [at] if answers else [])
        found = (answer,) if isinstance(answer, Event) else ()
        key = (tuple(bare(one, found) for one in told), over)
        if key in rows:
            rows[key] = rows[key]._replace(found=rows[key].found + found)
        else:
            rows[key] = Forecast(seat, found, (*before, *told), over)
    return tuple(rows.values())


def bare(event: Event, found: tuple[Event, ...]) -> tuple[object, ...]:
    """An event without the name of what turned up: two cards that lead to the same are one forecast."""
    named = {name: getattr(one, name) for one in found for name in one.__struct_fields__ if name != "seat"}
    known = {*named.items(), *((f"{name}s", (value,)) for name, value in named.items())}
    fields = [(name, getattr(event, name)) for name in event.__struct_fields__]
    return (type(event), *(name if (name, value) in known else (name, value) for name, value in fields))


def called(rows: Sequence[Forecast], teller: Teller) -> list[str]:
    """What turns up in each forecast, without the words that all have alike; nothing where nothing does."""
    names = iter(short([teller.event(one) for row in rows for one in row.found]))
    return [" · ".join(next(names) for _ in row.found) for row in rows]


def opponent(row: Forecast, teller: Teller) -> str:
    """Whose turn it would be: a seat's, or that of the box itself."""
    return teller.texts.get("opponent") if row.seat == OPPONENT else teller.seat(row.seat)


def first_question(companion: Companion) -> tuple[Companion, tuple[Event, ...]]:
    """The table where something must first be known, and what is told until then; people's turns before count as over."""
    told: list[Event] = []
    for _ in range(LONGEST):
        way = companion.ahead().way
        if companion.people is not None:
            g: State = companion.state.clone()
            companion.layout.put_right(g, companion.layout.turn_over(g))
            companion, told = companion.at(g), []
        elif way is None or way.end.result is not None:
            break
        else:
            told.extend(way.told)
            companion = companion.at(way.end)
    return companion, tuple(told)


def walked(companion: Companion, said: list[int]) -> tuple[tuple[Event, ...], bool]:
    """What is sure to happen when the first thing is known, and whether the turn is over then."""
    told: list[Event] = []
    seat = companion.layout.turn_of(companion.state)
    for _ in range(LONGEST):
        ahead: Ahead = companion.ahead(said)
        if ahead.way is None:
            return (*told, *ahead.told), False
        told.extend(ahead.way.told)
        companion, said = companion.at(ahead.way.end), []
        if companion.over or companion.layout.turn_of(companion.state) != seat:
            return tuple(told), True
    return tuple(told), False
