"""Actions as one line of text and back: `march 3>7 x4`, after the `form` of the action's class.

A field is an int, a str without spaces, a tuple of them (`1,2`, empty: `-`) or one of these or None (`-`). A field
annotated with a `Word`, `card: Annotated[int, Word("card")]`, is an index into a vocabulary and is written as its word.
A tuple whose order says nothing is a `Bag`: it is read in any order, and offered and written in ascending order.
"""

import re
import types
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec

from hvozd.core.errors import UnreadableAction
from hvozd.core.steps import Action

Vocabulary: TypeAlias = Mapping[str, Sequence[str]]

_PART = re.compile(r"\{(\w+)\}")
_WHOLE = re.compile(r"0|[1-9][0-9]{0,17}")


def whole(text: str) -> int | None:
    """The whole number that a text stands for, in the only spelling allowed: no sign, spaces, other digits, leading zeros.

    >>> whole("17"), whole("017"), whole("+1"), whole("1_0"), whole("١")
    (17, None, None, None, None)
    """
    return int(text) if _WHOLE.fullmatch(text) else None


class Word:
    """Marks an int field as an index into the game's vocabulary of this name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class AnyOrder:
    """Marks a tuple as a set or multiset."""


T = TypeVar("T")
Bag: TypeAlias = Annotated[tuple[T, ...], AnyOrder()]


class Field:
    """How one field of an action is written and read."""

    __slots__ = ("any_order", "convert", "many", "name", "optional", "word")

    def __init__(self, name: str, hint: Any) -> None:
        self.name = name
        self.word = ""
        self.optional = self.many = self.any_order = False
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
            self.any_order |= isinstance(mark, AnyOrder)
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
            values = [] if text == "-" else [self._read_one(part, words) for part in text.split(",")]
            return tuple(sorted(values) if self.any_order else values)
        if self.optional and text == "-":
            return None
        return self._read_one(text, words)

    def _read_one(self, text: str, words: Vocabulary) -> Any:
        if self.word:
            return list(words[self.word]).index(text)
        if self.convert is bool:
            return ("no", "yes").index(text)
        value = self.convert(text)
        if str(value) != text:
            raise ValueError(text)
        return value


class Speller:
    """Writes and reads the actions of one game."""

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self._fields: dict[type[Action], list[Field]] = {}
        self._readers: dict[str, list[tuple[re.Pattern[str], type[Action]]]] = {}
        """By the first word of the form, which holds no field."""
        for action in actions:
            fields = {info.name: Field(info.name, info.type) for info in msgspec.structs.fields(action)}
            self._fields[action] = list(fields.values())
            literal = _PART.split(action.form)
            pattern = "".join(f"(?P<{part}>[^\\s>]+)" if i % 2 else re.escape(part) for i, part in enumerate(literal))
            if set(literal[1::2]) != set(fields) or "{" in action.form.split(" ")[0]:
                raise TypeError(f"the form of {action.__name__} does not name its fields {sorted(fields)} behind a first word")
            self._readers.setdefault(action.form.split(" ")[0], []).append((re.compile(pattern), action))

    def write(self, action: Action, words: Vocabulary) -> str:
        values = {field.name: field.write(getattr(action, field.name), words) for field in self._fields[type(action)]}
        return type(action).form.format(**values)

    def tidy(self, action: Action) -> Action:
        """The action as it is offered, whatever the order of its bags."""
        bags = [field.name for field in self._fields.get(type(action), []) if field.any_order]
        return msgspec.structs.replace(action, **{name: tuple(sorted(getattr(action, name))) for name in bags})

    def read(self, text: str, words: Vocabulary) -> Action:
        """The action of a text; UnreadableAction says what forms there are."""
        text = " ".join(text.split())
        known = self._readers.get(text.split(" ")[0], ())
        for pattern, action in known:
            if match := pattern.fullmatch(text):
                try:
                    return action(*(field.read(match[field.name], words) for field in self._fields[action]))
                except (ValueError, KeyError):
                    continue
        expected = " or ".join(sorted(action.form for _, action in known)) or ", ".join(sorted(self._readers))
        raise UnreadableAction(f"'{text[:80]}' is not an action of this game; expected {expected}.")
