"""A position as text: what is so, or what a seat may know of it."""

from collections.abc import Iterator
from typing import Any

from hvozd.core import Rng, State
from hvozd.core.rng import number_of
from hvozd.core.steps import Answer, Step
from hvozd.kit.positions.layout import Layout
from hvozd.kit.positions.notes import head
from hvozd.kit.positions.trial import rests
from hvozd.kit.positions.values import Language, Number, Row, Truth

WORLDS = 5
"""So many worlds of a seat are compared, to find what it cannot know."""


def written(layout: Layout, g: State, seat: int | None, blind: bool) -> str:
    """The text of a position: everything; or with `blind` what a seat (None: a spectator) may know."""
    game = layout.game
    worlds: list[Any] = [game.determinize(g, seat, Rng(i)) for i in range(WORLDS)] if blind else [g]
    base = layout.base()
    language = layout.language(base)
    lines = [head(game.name, game.given(layout.settings))]
    if blind:
        lines.append(f"seen by: {'a spectator' if seat is None else game.seat_names(g)[seat]}")
    lines.append(f"decision: {g.number}")
    for key, value in (*_fields(layout, language, base, worlds, seat), *_flow(language, worlds)):
        lines.append(f"{key}: {value}")
    if not rests(g):
        lines.append("run: 0")
    if not blind:
        lines.append(f"dice: seed {number_of(g.seed)}, draws {g.draws}")
    return "\n".join(lines) + "\n"


def _fields(layout: Layout, language: Language, base: Any, worlds: list[Any], seat: int | None) -> Iterator[tuple[str, str]]:
    presumed = worlds[0].clone()
    layout.settle(presumed, frozenset())
    for name in layout.written(base):
        values = [getattr(world, name) for world in worlds]
        before, title = getattr(presumed if name in layout.presumed else base, name), layout.title(name)
        if name not in layout.always and all(value == before for value in values):
            continue
        shape = layout.shape(language, name)
        if name in layout.by and isinstance(shape, Row) and len(before) == len(values[0]):
            keys = list(language.words[layout.by[name]])
            old = [None] * len(keys) if name in layout.always | layout.presumed else before
            yield from _keyed(shape, title, keys, old, values)
        elif len(worlds) > 1 and isinstance(shape, Row) and (known := layout.pinned(worlds[0], name, seat)):
            yield title, shape.pinned(values[0], known)
        else:
            yield title, shape.write(values, top=True)
    for ground in layout.grounds(base):
        yield from ground.write(worlds)


def _keyed(shape: Row, title: str, keys: list[str], before: Any, values: list[Any]) -> Iterator[tuple[str, str]]:
    """A row with an entry for each seat (or whatever it is): numbers on one line, anything larger on lines of its own."""
    changed = [i for i in range(len(values[0])) if any(value[i] != before[i] for value in values)]
    texts = {keys[i]: shape.inner(i).write([value[i] for value in values], top=large(shape)) for i in changed}
    if large(shape):
        yield from ((f"{title} {key}", text) for key, text in texts.items())
    else:
        yield title, ", ".join(f"{key}={text}" for key, text in texts.items())


def large(shape: Row) -> bool:
    return not isinstance(shape.inner(0), Number | Truth)


def course(layout: Layout, g: State) -> str:
    """The lines of what is asked now and what comes then."""
    return "\n".join(f"{key}: {value}" for key, value in _flow(layout.language(layout.base()), [g]))


def _flow(language: Language, worlds: list[Any]) -> Iterator[tuple[str, str]]:
    """What is asked now and what comes then, from the top of the stack; what was answered secretly."""
    step, answer = language.shape(Step), language.shape(Answer)
    stacks = [world.stack[::-1] for world in worlds]
    for i in range(len(stacks[0])):
        yield ("then" if i else "now"), step.write([stack[i] for stack in stacks])
    for i, (seat, _) in enumerate(worlds[0].secret):
        yield "answered", f"{seat} {answer.write([world.secret[i][1] for world in worlds])}"
