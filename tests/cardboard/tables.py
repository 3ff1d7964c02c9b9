"""Turns of automatic opponents: as the engine plays them, and as the companion plays them when it is told what a table sees."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

import hvozd
from hvozd.core import Event, Journal, Rng
from hvozd.core.flow import apply, decision
from hvozd.kit.companion import Ahead, Companion, thing_by_thing
from hvozd.kit.positions import OPPONENT, layout_of
from hvozd.kit.positions.trial import rests, step_on


class Turn(NamedTuple):
    """One turn as the engine played it."""

    text: str
    """What a spectator sees before it."""
    told: list[Event]
    answers: list[str]
    """What people answered on the way."""
    seen: bytes
    """What a spectator sees after it."""


def view(game: Any, g: Any) -> bytes:
    return msgspec.json.encode(game.view(g, None))


def turns(name: str, seed: int, settings: dict[str, str], most: int) -> Iterator[Turn]:
    """A random game; each turn of a seat that needs nobody."""
    session = hvozd.new(name, seed=seed, **settings)
    layout, g, rng = layout_of(session.game, session.record.header.options), session.state, Rng(seed)
    automatic, found, last = session.game.automatic(g), 0, None
    while g.result is None and found < most:
        if rests(g):
            now = decision(g)
            assert now is not None
            apply(g, now.seat, now.options().sample(rng))
        else:
            step_on(g)
        seat = layout.turn_of(g) if g.stack and g.result is None else None
        if seat in (*automatic, OPPONENT) and seat != last and not rests(g):
            yield played(session.game, layout, g, rng)
            found += 1
        last = seat


def played(game: Any, layout: Any, before: Any, rng: Rng) -> Turn:
    """The engine's own turn from here, to its end."""
    text, g, answers = layout.write(before, None, blind=True), before.clone(), []
    g.journal, seat = Journal(), layout.turn_of(before)
    while g.result is None and layout.turn_of(g) in (seat, None):
        if rests(g):
            now = decision(g)
            assert now is not None
            action = now.options().sample(rng)
            answers.append(game.write(g, action))
            apply(g, now.seat, action)
        else:
            step_on(g)
    return Turn(text, list(g.read(None)), answers, view(game, g))


def told(turn: Turn, seed: int) -> Companion:
    """The companion from the same text with other dice, told only what everybody saw; it tells the same."""
    companion = Companion.begin(turn.text, seed)
    layout, events, answers = companion.layout, turn.told[:], turn.answers[:]
    seat = layout.turn_of(companion.state)
    while not companion.over and layout.turn_of(companion.state) in (seat, None):
        said: list[int] = []
        while (ahead := companion.ahead(said)).way is None:
            said.append(_answer(ahead, events, answers))
        news = list(companion.go(said))
        assert news == events[: len(news)], (news, events[:8])
        del events[: len(news)]
    assert not events and not answers
    return companion


def _answer(ahead: Ahead, events: list[Event], answers: list[str]) -> int:
    if isinstance(ahead.answers[0], str):
        return ahead.answers.index(answers.pop(0))
    things = [*thing_by_thing(events), None]
    happened = things[len(ahead.told)]
    return ahead.answers.index(happened if happened in ahead.answers else None)
