"""The lines of a position's text: `key: value`, a first line that names game and settings, and what is wrong with a line."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

import msgspec

from hvozd.core.errors import PositionError

MOST_LINES, LONGEST = 1000, 20_000
_SETTING = re.compile(r'\s*([\w-]+)\s+("(?:[^"\\]|\\.)*"|[^\s;·"]+)\s*(?:[;·]|$)')
_BARE = re.compile(r'[^\s;·"]+')


class Fault(Exception):
    """A sentence about what is wrong; who knows the line makes a PositionError of it."""

    def __init__(self, sentence: str, about: str = "") -> None:
        super().__init__(sentence)
        self.about = about
        """Words of the line that is wrong, where the fault is one of the whole position."""


class Note(msgspec.Struct, frozen=True):
    """One line: where it stands, what it is about, what it says."""

    line: int
    key: str
    value: str


def refuse(sentence: str, line: int = 0, last: int = 0) -> PositionError:
    """The error that a person reads: the line, or all of them, and the reason."""
    where = f"Line {line}: " if line else f"Lines 1 to {last}: " if last else ""
    return PositionError(where + sentence)


def about(notes: Sequence[Note], words: str) -> int:
    """The last line that says all these words, or 0."""
    asked = {*words.split()}
    said = [note.line for note in notes if words and asked <= {*re.split(r"[\s,;:=()\[\]]+", f"{note.key} {note.value}")}]
    return said[-1] if said else 0


def notes_of(text: str) -> tuple[str, list[Note]]:
    """The first line, and the others one by one; blank lines and those that begin with `#` are for people."""
    if len(text) > MOST_LINES * LONGEST // 20:
        raise refuse("The text is too long for a position.")
    rows = [(number, row.strip()) for number, row in enumerate(text.splitlines(), 1)]
    rows = [(number, row) for number, row in rows if row and not row.startswith("#")]
    if not rows:
        raise refuse("The text is empty; a position begins with the name of its game.")
    if len(rows) > MOST_LINES:
        raise refuse("The text has too many lines for a position.")
    return rows[0][1], [_note(number, row) for number, row in rows[1:]]


def _note(number: int, row: str) -> Note:
    key, colon, value = row.partition(":")
    if not colon or not key.strip():
        raise refuse(f"'{row[:60]}' is not a line of a position; write what it is about, a colon, and what holds.", number)
    return Note(number, " ".join(key.split()), value.strip())


def head(game: str, given: Mapping[str, str]) -> str:
    """The first line: `root · seats 2 · map autumn`."""
    parts = [f"{name} {value if _BARE.fullmatch(value) else json.dumps(value)}" for name, value in given.items()]
    return " · ".join((game, *parts))


def read_head(row: str) -> tuple[str, dict[str, str]]:
    """The game's name and the settings as texts."""
    name, *rest = re.split(r"\s*[;·]\s*", row, maxsplit=1)
    given: dict[str, str] = {}
    left = rest[0] if rest else ""
    while left.strip():
        found = _SETTING.match(left)
        if found is None:
            raise refuse(f"'{left[:60]}' is not a setting; write a name and a value, with ; between settings.", 1)
        setting, value = found.groups()
        if setting in given:
            raise refuse(f"Setting {setting} is given twice.", 1)
        given[setting] = _unquoted(value)
        left = left[found.end() :]
    return name.strip(), given


def _unquoted(value: str) -> str:
    if not value.startswith('"'):
        return value
    try:
        return str(json.loads(value))
    except ValueError:
        raise refuse(f"{value[:60]} is not a text in quotes.", 1) from None


def suggest(word: str, known: Iterable[str]) -> str:
    """What may have been meant: all that there is where it is little, else what is close."""
    names = list(dict.fromkeys(known))
    close = names if len(names) <= 14 else get_close_matches(word, names, 4, 0.5)
    return f"; there are {', '.join(close)}" if close and len(names) <= 14 else f"; perhaps {' or '.join(close)}" if close else ""
