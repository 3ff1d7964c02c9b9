"""Any value of a position as text and back, by the type of its field.

Numbers that stand for something are written as its word (`fox`, `sawmill`, `none` for -1; `#17` where there is none), a row is
`a, b` (inside another value `[a, b]`, empty `-`), a Struct `field=value, …`, a step `Tag(field=value, …)`, an action its own
text in quotes. What differs among the worlds that a seat may be in is marked: `~crown` may be otherwise, and `2 cards` are
cards that it has not seen.
"""

import json
import re
import types
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT

from hvozd.core import Action, Vocabulary, Word
from hvozd.core.errors import UnreadableAction
from hvozd.core.rooms import tag_of
from hvozd.core.spelling import Speller
from hvozd.kit.positions.notes import Fault, suggest

Worlds: TypeAlias = Sequence[Any]
"""The same value in several worlds; the first is the one that is written."""
UNKNOWN = -1000
"""Stands in a pile for a card that nobody has named."""
_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^\s,=()\[\]"~]+|[,=()\[\]~])')
_ATOM = re.compile(r'[^\s,=()\[\]"~#:;]+')
_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,18})")
MOST_UNKNOWN = 200
MOST = 99_999
"""No number is larger, but for sets of bits that a game declares."""
LEAST = 20
"""No mark in the place of a word is further below 0."""


class Language:
    """What a game's values are written with: its words, its kinds, which fields are words, which rows are piles."""

    def __init__(
        self,
        words: Vocabulary,
        unions: Mapping[type, Sequence[type]],
        speller: Speller,
        named: Mapping[str, str | tuple[str, ...]],
        piles: frozenset[str],
        wide: frozenset[str] = frozenset(),
        below: frozenset[str] = frozenset(),
    ) -> None:
        self.words, self.speller, self.named, self.unions = words, speller, named, unions
        self.piles, self.wide, self.below = piles, wide, below
        self.kinds = {base: {tag_of(kind): kind for kind in members} for base, members in unions.items()}
        self.index = {name: _first(row) for name, row in words.items()}
        self.own: Mapping[str, Shape] | None = None
        """Shapes of fields that the game itself says, once it is asked."""
        self._shapes: dict[Any, Shape] = {}
        self._fields: dict[type, list[FieldOf]] = {}

    def renamed(self, named: Mapping[str, str | tuple[str, ...]]) -> "Language":
        """The same with other words for some fields."""
        return Language(self.words, self.unions, self.speller, named, self.piles, self.wide, self.below)

    def shape(self, hint: Any, field: str = "") -> "Shape":
        key = (hint, field)
        try:
            return self._shapes[key]
        except KeyError:
            self._shapes[key] = new = shape_of(self, hint, field)
            return new

    def fields(self, kind: type) -> "list[FieldOf]":
        if kind not in self._fields:
            self._fields[kind] = [FieldOf(self, kind, info) for info in msgspec.structs.fields(kind)]
        return self._fields[kind]


def _first(row: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for i, word in enumerate(row):
        found.setdefault(word, i)
    return found


class FieldOf:
    """A field of a Struct: its name, its shape, what it is where nothing is said."""

    def __init__(self, language: Language, kind: type, info: msgspec.structs.FieldInfo) -> None:
        self.name = info.name
        own = f"{kind.__name__}.{info.name}"
        self.shape = language.shape(info.type, own if own in language.named else info.name)
        self.default = info.default if info.default_factory is NODEFAULT else info.default_factory()
        self.needed = info.default is NODEFAULT and info.default_factory is NODEFAULT


class Desk:
    """The words of one line, read from left to right."""

    def __init__(self, text: str) -> None:
        self.tokens: list[str] = []
        at = 0
        text = text.rstrip()
        while at < len(text):
            found = _TOKEN.match(text, at)
            if found is None:
                raise Fault(f"'{text[at : at + 20]}' cannot be read.")
            self.tokens.append(found[1])
            at = found.end()
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[self.at + ahead] if self.at + ahead < len(self.tokens) else ""

    def take(self) -> str:
        if not self.peek():
            raise Fault("the line ends too early.")
        self.at += 1
        return self.tokens[self.at - 1]

    def skip(self, token: str) -> bool:
        there = self.peek() == token
        self.at += there
        return there

    def expect(self, token: str) -> None:
        if not self.skip(token):
            raise Fault(f"'{token}' is missing before '{self.peek() or 'the end'}'.")

    def end(self) -> None:
        if self.peek():
            raise Fault(f"'{self.peek()}' is too much.")


class Shape:
    """How values of one type are written and read."""

    def write(self, worlds: Worlds, top: bool = False) -> str:
        """The text of the first world; `~` where others differ."""
        return ("" if alike(worlds) else "~") + self.plain(worlds[0])

    def plain(self, value: Any) -> str:
        raise NotImplementedError

    def read(self, desk: Desk, top: bool = False) -> Any:
        desk.skip("~")
        return self.parse(desk)

    def parse(self, desk: Desk) -> Any:
        raise NotImplementedError


def alike(worlds: Worlds) -> bool:
    return all(world == worlds[0] for world in worlds[1:])


class Number(Shape):
    def __init__(self, language: Language, word: str, wide: bool = False) -> None:
        self.most = (1 << 63) - 1 if wide else MOST
        self.word = word if language.words.get(word) else ""
        self.row: Sequence[str] = language.words.get(self.word, ())
        self.least = -self.most
        if self.word:
            self.least, self.most = -LEAST if self.word in language.below else 0, len(self.row) - 1
        self.index = language.index.get(self.word, {})

    def plain(self, value: Any) -> str:
        if not self.word:
            return str(value)
        if value == -1:
            return "none"
        named = 0 <= value < len(self.row) and self.index[self.row[value]] == value and _ATOM.fullmatch(self.row[value])
        return self.row[value] if named else f"#{value}"

    def parse(self, desk: Desk) -> int:
        text = desk.take()
        if self.word and text in self.index:
            return self.index[text]
        if self.word and text == "none":
            return -1
        if self.word and not text.startswith("#"):
            raise Fault(f"'{text}' is no {self.word}{suggest(text, self.row)}.")
        number = text.removeprefix("#") if self.word else text
        if not _WHOLE.fullmatch(number) or not self.least <= int(number) <= self.most:
            raise Fault(f"'{text}' is no number that can stand here.")
        return int(number)


class Truth(Shape):
    def plain(self, value: Any) -> str:
        return "yes" if value else "no"

    def parse(self, desk: Desk) -> bool:
        text = desk.take()
        if text not in ("yes", "no"):
            raise Fault(f"'{text}' is neither yes nor no.")
        return text == "yes"


class Text(Shape):
    def plain(self, value: Any) -> str:
        return value if _ATOM.fullmatch(value) and value != "nothing" else json.dumps(value, ensure_ascii=False)

    def parse(self, desk: Desk) -> str:
        return unquoted(desk.take())


def unquoted(token: str) -> str:
    if not token.startswith('"'):
        return token
    try:
        return str(json.loads(token))
    except ValueError:
        raise Fault(f"{token[:40]} is not a text in quotes.") from None


class Perhaps(Shape):
    """A value, or none."""

    def __init__(self, inner: Shape) -> None:
        self.inner = inner

    def write(self, worlds: Worlds, top: bool = False) -> str:
        if worlds[0] is None:
            return ("" if alike(worlds) else "~") + "nothing"
        if any(world is None for world in worlds):
            return "~" + self.inner.write(worlds[:1], top)
        return self.inner.write(worlds, top)

    def plain(self, value: Any) -> str:
        return self.write([value])

    def read(self, desk: Desk, top: bool = False) -> Any:
        tilde = desk.peek() == "~"
        if desk.peek(int(tilde)) == "nothing":
            desk.at += 1 + tilde
            return None
        return self.inner.read(desk, top)


class Row(Shape):
    """A list, a tuple or a bytearray."""

    def __init__(self, make: type, inners: Sequence[Shape], fixed: bool, pile: bool) -> None:
        self.make, self.inners, self.fixed, self.pile = make, inners, fixed, pile

    def inner(self, i: int) -> Shape:
        if self.fixed and i >= len(self.inners):
            raise Fault(f"there are more than {len(self.inners)} values.")
        return self.inners[i] if self.fixed else self.inners[0]

    def write(self, worlds: Worlds, top: bool = False) -> str:
        sizes = {len(world) for world in worlds}
        tilde = "" if len(sizes) == 1 else "~"
        shown = worlds if not tilde else worlds[:1]
        if self.pile and not alike(worlds) and not tilde:
            body = self._pile(worlds)
        else:
            body = ", ".join(self.inner(i).write([world[i] for world in shown]) for i in range(len(worlds[0])))
        if top:
            return tilde + (body or "-")
        return f"{tilde}[{body}]"

    def pinned(self, pile: Sequence[int], known: Collection[int]) -> str:
        """A pile of which some places are known, and of the others only how many there are."""
        parts: list[str] = []
        unknown = 0
        for i, card in enumerate((*pile, UNKNOWN)):
            if i in known or i == len(pile):
                parts += [f"{unknown} card{'s' * (unknown > 1)}"] if unknown else []
                unknown = 0
                parts += [self.inner(0).plain(card)] if i < len(pile) else []
            else:
                unknown += 1
        return ", ".join(parts) or "-"

    def _pile(self, worlds: Worlds) -> str:
        """What is the same in all worlds, and how many cards there are besides."""
        known: Counter[int] = Counter(worlds[0])
        for world in worlds[1:]:
            known &= Counter(world)
        left, parts = known.copy(), []
        for card in worlds[0]:
            if left[card] > 0:
                left[card] -= 1
                parts.append(self.inner(0).plain(card))
        unknown = len(worlds[0]) - len(parts)
        if not unknown:
            return "~" + ", ".join(parts)  # the cards are known, their order is not
        return ", ".join([*parts, *([f"{unknown} card{'s' * (unknown > 1)}"] if unknown else [])])

    def read(self, desk: Desk, top: bool = False) -> Any:
        desk.skip("~")
        values: list[Any] = []
        if top and desk.peek() == "-" and not desk.peek(1):
            desk.take()
        elif top or not self._empty(desk):
            while True:
                values += self._items(desk, len(values))
                if not desk.skip(","):
                    break
        if not top:
            desk.expect("]")
        if self.fixed and len(values) != len(self.inners):
            raise Fault(f"there are {len(values)} values instead of {len(self.inners)}.")
        return self.built(values)

    def _empty(self, desk: Desk) -> bool:
        desk.expect("[")
        return desk.peek() == "]"

    def _items(self, desk: Desk, at: int) -> list[Any]:
        """One value, or so many cards that are not known."""
        if self.pile and desk.peek(1) in ("card", "cards") and desk.peek().isdecimal():
            number = int(desk.take()[:6])
            desk.take()
            if number > MOST_UNKNOWN:
                raise Fault(f"{number} cards are too many.")
            return [UNKNOWN] * number
        return [self.inner(at).read(desk)]

    def built(self, values: list[Any]) -> Any:
        try:
            return values if self.make is list else self.make(values)
        except ValueError:
            raise Fault("each of the numbers must be from 0 to 255.") from None

    parse = read


class Record(Shape):
    """A Struct of one kind: its fields by name, those left out that are as by default."""

    def __init__(self, language: Language, kind: type) -> None:
        self.language, self.kind = language, kind

    def body(self, worlds: Worlds) -> str:
        parts = []
        for field in self.language.fields(self.kind):
            values = [getattr(world, field.name) for world in worlds]
            if field.needed or values[0] != field.default or not alike(values):
                parts.append(f"{field.name}={field.shape.write(values)}")
        return ", ".join(parts)

    def write(self, worlds: Worlds, top: bool = False) -> str:
        body = self.body(worlds)
        return (body or "-") if top else f"({body})"

    def read(self, desk: Desk, top: bool = False) -> Any:
        desk.skip("~")
        if top and desk.peek() == "-" and not desk.peek(1):
            desk.take()
            return self.made({})
        if not top:
            desk.expect("(")
        found = self.read_body(desk, ")" if not top else "")
        if not top:
            desk.expect(")")
        return self.made(found)

    def read_body(self, desk: Desk, closing: str) -> dict[str, Any]:
        fields = {field.name: field for field in self.language.fields(self.kind)}
        found: dict[str, Any] = {}
        while desk.peek() != closing:
            name = desk.take()
            if name not in fields:
                raise Fault(f"'{name}' is nothing that {self.kind.__name__} has{suggest(name, fields)}.")
            if name in found:
                raise Fault(f"{name} is said twice.")
            desk.expect("=")
            found[name] = fields[name].shape.read(desk)
            if not desk.skip(","):
                break
        return found

    def made(self, found: dict[str, Any]) -> Any:
        for field in self.language.fields(self.kind):
            if field.needed and field.name not in found:
                raise Fault(f"{field.name} of {self.kind.__name__} is missing.")
        return self.kind(**found)

    def plain(self, value: Any) -> str:
        return self.write([value])


class OneOf(Shape):
    """A step, a board: one of the kinds that are registered, by its tag. An action is its own text in quotes."""

    def __init__(self, language: Language, base: type) -> None:
        self.language, self.base, self.kinds = language, base, language.kinds[base]

    def write(self, worlds: Worlds, top: bool = False) -> str:
        first = worlds[0]
        if isinstance(first, Action):
            return ("" if alike(worlds) else "~") + json.dumps(self.language.speller.write(first, self.language.words))
        tilde = "" if all(type(world) is type(first) for world in worlds) else "~"
        body = Record(self.language, type(first)).body(worlds if not tilde else worlds[:1])
        return f"{tilde}{tag_of(type(first))}" + (f"({body})" if body else "")

    def read(self, desk: Desk, top: bool = False) -> Any:
        desk.skip("~")
        token = desk.take()
        if token.startswith('"'):
            return self._action(unquoted(token))
        if token not in self.kinds:
            raise Fault(f"'{token}' is no {self.base.__name__.lower()} of this game{suggest(token, self.kinds)}.")
        record = Record(self.language, self.kinds[token])
        found: dict[str, Any] = {}
        if desk.skip("("):
            found = record.read_body(desk, ")")
            desk.expect(")")
        return record.made(found)

    def _action(self, text: str) -> Any:
        try:
            return self.language.speller.read(text, self.language.words)
        except UnreadableAction as error:
            raise Fault(str(error)) from None


def shape_of(language: Language, hint: Any, field: str) -> Shape:
    """The shape of a type; the field's name says which words its numbers are, where the type does not."""
    row = language.named.get(field, "")
    word = row if isinstance(row, str) else ""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Word):
            word = mark.name
    hint = get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return Perhaps(language.shape(next(arg for arg in args if arg is not type(None)), field))
    if origin in (list, tuple):
        fixed = origin is tuple and args[-1] is not Ellipsis
        inners = [language.shape(arg, field) for arg in args if arg is not Ellipsis]
        if fixed and isinstance(row, tuple):
            inners = [Number(language, each) for each in row]
        return Row(origin, inners, fixed, field in language.piles and isinstance(inners[0], Number))
    if hint is bytearray:
        return Row(bytearray, [Number(language, word)], False, False)
    if hint in language.kinds:
        return OneOf(language, hint)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return Record(language, hint)
    return Truth() if hint is bool else Number(language, word, field in language.wide) if hint is int else Text()
