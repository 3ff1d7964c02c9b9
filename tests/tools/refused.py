"""Actions that are refused: legal ones of this and other positions of random games, changed in one field or taken as they are."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from hvozd.core import Action, Rng, Session, State, apply, find_game
from hvozd.core.flow import advance, decision
from hvozd.kit.texts import fields_of

KEPT = 400


class Refused(NamedTuple):
    """A position, who is asked there, and what cannot be answered."""

    state: Any
    seat: int
    action: Action


def positions(name: str, seed: int, every: int) -> Iterator[State]:
    """Decisions of random games, each one of so many on the average."""
    rng, game = Rng(seed), find_game(name)
    for number in range(1000):
        g: Any = Session.new(game, {}, seed * 1000 + number).state
        g.journal = None
        while (now := decision(g)) is not None:
            if not rng.below(every):
                yield g
            seat = rng.pick(now.seats)
            apply(g, seat, now.options(seat).sample(rng))
            advance(g)


def refused(name: str, seed: int, count: int, every: int = 8) -> Iterator[Refused]:
    """So many refused actions; the positions must not be changed."""
    rng = Rng(seed + 1)
    pool: list[Action] = []
    for g in positions(name, seed, every):
        now: Any = decision(g)
        seat = rng.pick(now.seats)
        options = now.options(seat)
        legal = options.sample(rng)
        action = changed(legal, pool, rng) if rng.below(3) or not pool else rng.pick(pool)
        pool.append(legal)
        if len(pool) > KEPT:
            del pool[rng.below(KEPT)]
        action = find_game(name).speller.tidy(action)
        if action in options or action in g.asides(seat) or not writable(name, g, action):
            continue
        yield Refused(g, seat, action)
        count -= 1
        if not count:
            return


def changed(action: Action, pool: list[Action], rng: Rng) -> Action:
    """The action with one field as another action has it, or one more or less."""
    fields = fields_of(type(action))
    if not fields:
        return rng.pick(pool) if pool else action
    field = rng.pick(fields)
    value = getattr(action, field.name)
    donors = [
        getattr(other, f.name)
        for other in pool
        for f in fields_of(type(other))
        if (f.word, f.many, f.convert) == (field.word, field.many, field.convert)
        and (field.word or f.name == field.name)
        and (field.optional or getattr(other, f.name) is not None)
    ]
    number = isinstance(value, int) and not isinstance(value, bool) and not field.word
    other = value + rng.pick((-1, 1, 2)) if number and (not donors or rng.below(2)) else rng.pick(donors) if donors else value
    return msgspec.structs.replace(action, **{field.name: max(other, 0) if number and other is not None else other})


def writable(name: str, g: State, action: Action) -> bool:
    """Whether the words of this game can say it: a piece of a faction that does not play cannot be named."""
    game = find_game(name)
    try:
        return bool(game.read(g, game.write(g, action)) == action)
    except (ValueError, IndexError, KeyError):
        return False
