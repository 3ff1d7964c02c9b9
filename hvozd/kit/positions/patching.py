"""A written step: lines of a position's text put right, the others as they were."""

from hvozd.core import PositionError, State
from hvozd.kit.positions.layout import Layout
from hvozd.kit.positions.notes import Note, notes_of, refuse

FLOW = ("now", "then")


def patched(layout: Layout, g: State, lines: str) -> State:
    """The position of the text with these lines in the place of its own; `now` and `then` go together."""
    first, notes = notes_of(layout.write(g))
    new = notes_of(f"{first}\n{lines}")[1]
    if not new:
        raise refuse("Nothing is written.")
    if any(note.key in ("dice", "decision", "seen by") for note in new):
        raise refuse("A correction says what lies on the table, not the dice, the number of the decision or who looks.")
    keys = {note.key for note in new}
    if keys & {*FLOW}:
        keys |= {*FLOW}
    kept = [note for note in notes if note.key not in keys]
    try:
        return _read(layout, first, [*kept, *new])
    except PositionError:
        dealt = {layout.title(name) for name in layout.always}
        loose = [note for note in kept if note.key not in dealt and note.key.rpartition(" ")[0] not in dealt]
        if len(loose) == len(kept):
            raise
        return _read(layout, first, [*loose, *new])


def _read(layout: Layout, first: str, notes: list[Note]) -> State:
    text = "\n".join((first, *(f"{note.key}: {note.value}" for note in notes)))
    found: State = layout.read(text)
    return found
