"""A written step: lines of a position's text put right, the others as they were; and what happens then, step by step.

Two lines of a written step belong to no position. `answer: pass` is what the asked seat answers; `run: 3` says that so many
steps happen then and no more. Without `run` everything happens that happens by itself.
"""

from collections.abc import Sequence
from typing import Any

from hvozd.core import PositionError
from hvozd.core.errors import HvozdError
from hvozd.core.flow import apply, decision
from hvozd.core.spelling import whole
from hvozd.kit.positions.layout import Layout
from hvozd.kit.positions.notes import Note, notes_of, refuse
from hvozd.kit.positions.trial import rests, step_on

FLOW = ("now", "then")
COURSE = ("answer", "run")
MOST_STEPS = 3000


def patched(layout: Layout, g: Any, lines: str) -> Any:
    """The position of the text with these lines in the place of its own; `now` and `then` go together.

    Dice that are laid ready in the old one fall, and what happens is told in its journal.
    """
    first, notes = notes_of(layout.write(g))
    said = notes_of(f"{first}\n{lines}")[1]
    if not said:
        raise refuse("Nothing is written.")
    course = {note.key: note.value for note in said if note.key in COURSE}
    new = [note for note in said if note.key not in COURSE]
    found = g.clone() if course and not new else _changed(layout, first, notes, new, bool(course))
    found.journal = None if g.journal is None else g.journal.clone()
    if course:
        found.loaded = list(g.loaded)
        happen(layout, found, course)
    return found


def _changed(layout: Layout, first: str, notes: list[Note], new: list[Note], still: bool) -> Any:
    if any(note.key in ("dice", "decision", "seen by") for note in new):
        raise refuse("A correction says what lies on the table, not the dice, the number of the decision or who looks.")
    keys = {note.key for note in new}
    if keys & {*FLOW}:
        keys |= {*FLOW}
    kept = [note for note in notes if note.key not in keys and note.key != "run"]
    if still:
        new = [*new, Note(0, "run", "0")]
    try:
        return _read(layout, first, [*kept, *new])
    except PositionError:
        dealt = {layout.title(name) for name in layout.always}
        loose = [note for note in kept if note.key not in dealt and note.key.rpartition(" ")[0] not in dealt]
        if len(loose) == len(kept):
            raise
        return _read(layout, first, [*loose, *new])


def happen(layout: Layout, g: Any, course: dict[str, str]) -> None:
    """The answer is given, so many steps happen."""
    steps = whole(course.get("run", "0"))
    if steps is None or steps > MOST_STEPS:
        raise refuse(f"'{course['run']}' is no number of steps.")
    try:
        if "answer" in course:
            answer(layout, g, course["answer"])
        for _ in range(steps):
            if rests(g):
                raise refuse("So many steps do not happen before somebody is asked.")
            step_on(g)
    except ValueError as error:
        raise error if isinstance(error, HvozdError) else refuse(f"The dice do not fit: {error}.") from None
    if g.loaded:
        raise refuse("More dice are given than are rolled.")


def answer(layout: Layout, g: Any, text: str) -> None:
    """The asked seat answers; nothing happens yet of what follows from it."""
    now = decision(g)
    if now is None or not rests(g):
        raise refuse("Nobody is asked anything.")
    action = layout.game.read(g, text)
    if action not in now.options():
        raise refuse(f"'{text}' is no answer to what is asked.")
    apply(g, now.seat, action)


def _read(layout: Layout, first: str, notes: Sequence[Note]) -> Any:
    text = "\n".join((first, *(f"{note.key}: {note.value}" for note in notes)))
    return layout.read(text)
