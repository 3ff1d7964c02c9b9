"""Actions as one line of text and back: `march 3>7 x4`, after the `form` of the action's class.

A field is an int, a str without spaces, a tuple of them (`1,2`, empty: `-`) or one of these or None (`-`). A field
annotated with a `Word`, `card: Annotated[int, Word("card")]`, is an index into a vocabulary and is written as its word.
"""

import re
import types
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias, Union, get_args, get_origin

import msgspec

from hvozd.core.errors import UnreadableAction
from hvozd.core.steps import Action

Vocabulary: TypeAlias = Mapping[str, Sequence[str]]

_PART = re.compile(r"\{(\w+)\}")


class Word:
    """Marks an int field as an index into the game's vocabulary of this name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Field:
    """How one field of an action is written and read."""

    __slots__ = ("convert", "many", "name", "optional", "word")

    def __init__(self, name: str, hint: Any) -> None:
        self.name = name
        self.word = ""
        self.optional = self.many = False
        hint = self._unwrap(hint)
        if get_origin(hint) in (Union, types.UnionType):
            self.optional = True
            hint = self._unwrap(next(arg for arg in get_args(hint) if arg is not type(None)))
        if get_origin(hint) is tuple:
            self.many = True
            hint = self._unwrap(get_args(hint)[0])
        self.convert: type = bool if hint is bool else int if hint is int else str

    def _unwrap(self, hint: Any) -> Any:
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Word):
                self.word = mark.name
        return get_args(hint)[0] if hasattr(hint, "__metadata__") else hint

    def write(self, value: Any, words: Vocabulary) -> str:
        if value is None:
            return "-"
        if self.many:
            return ",".join(self._write_one(item, words) for item in value) or "-"
        return self._write_one(value, words)

    def _write_one(self, value: Any, words: Vocabulary) -> str:
        if self.word:
            return words[self.word][int(value)]
        return ("yes" if value else "no") if self.convert is bool else str(value)

    def read(self, text: str, words: Vocabulary) -> Any:
        if self.many:
            return () if text == "-" else tuple(self._read_one(part, words) for part in text.split(","))
        if self.optional and text == "-":
            return None
        return self._read_one(text, words)

    def _read_one(self, text: str, words: Vocabulary) -> Any:
        if self.word:
            return list(words[self.word]).index(text)
        if self.convert is bool:
            return ("no", "yes").index(text)
        return self.convert(text)


class Speller:
    """Writes and reads the actions of one game."""

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self._fields: dict[type[Action], list[Field]] = {}
        self._readers: list[tuple[re.Pattern[str], type[Action]]] = []
        for action in actions:
            fields = {info.name: Field(info.name, info.type) for info in msgspec.structs.fields(action)}
            self._fields[action] = list(fields.values())
            literal = _PART.split(action.form)
            pattern = "".join(f"(?P<{part}>[^\\s>]+)" if i % 2 else re.escape(part) for i, part in enumerate(literal))
            if set(literal[1::2]) != set(fields):
                raise TypeError(f"the form of {action.__name__} does not name its fields {sorted(fields)}")
            self._readers.append((re.compile(pattern), action))

    def write(self, action: Action, words: Vocabulary) -> str:
        values = {field.name: field.write(getattr(action, field.name), words) for field in self._fields[type(action)]}
        return type(action).form.format(**values)

    def read(self, text: str, words: Vocabulary) -> Action:
        """The action of a text; UnreadableAction says what forms there are."""
        text = " ".join(text.split())
        for pattern, action in self._readers:
            if match := pattern.fullmatch(text):
                try:
                    return action(*(field.read(match[field.name], words) for field in self._fields[action]))
                except (ValueError, KeyError):
                    continue
        verb = text.split(" ")[0]
        forms = sorted(a.form for a in self._fields if a.form.split(" ")[0] == verb)
        expected = " or ".join(forms) if forms else ", ".join(sorted({a.form.split(" ")[0] for a in self._fields}))
        raise UnreadableAction(f"'{text[:80]}' is no action of this game; expected {expected}.")
