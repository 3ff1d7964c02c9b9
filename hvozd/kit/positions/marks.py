"""What lies on the places of a map: `5: fox, ruin; cats 3 warriors, sawmill; birds nest`, a line a place.

A Mark is one kind of thing that can lie there, with its owner's name before it where it has one. What is not named is not there.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from hvozd.kit.positions.notes import Fault, suggest

_ITEM = re.compile(r"\s*,?\s*~?(?:([1-9][0-9]{0,2})\s*)?([a-z][\w-]*)")


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of thing: how many of it lie on a place, and how to put it there."""

    name: str
    many: str = ""
    """Its name where there are several, if it has another then."""
    short: str = ""
    """What people may type for it."""
    field: str
    """The row of the position that holds it; a name with a dot is a row of a board."""
    owner: str = ""
    base: int = 0
    """Where the places begin in that row."""
    most: int = 1
    places: int = 1000
    """Only places below this number can hold it."""
    open: bool = True
    """Whether everybody sees it."""

    def row(self, g: Any) -> Any:
        for name in self.field.split("."):
            g = getattr(g, name)
        return g

    def set(self, g: Any, at: int, value: int) -> None:
        row = self.row(g)
        if isinstance(row, tuple):
            setattr(g, self.field, (*row[:at], value, *row[at + 1 :]))
        else:
            row[at] = value

    def count(self, g: Any, place: int) -> int:
        return int(self.row(g)[self.base + place])

    def put(self, g: Any, place: int, number: int) -> None:
        self.set(g, self.base + place, number)

    def tap(self, g: Any, place: int, number: int) -> None:
        """So many of it by somebody's hand: what there is but once comes from elsewhere, what goes with it comes along."""
        if number or type(self).clear is Mark.clear:
            self.put(g, place, number)
        else:
            self.clear(g, range(place, place + 1))

    def clear(self, g: Any, places: range) -> None:
        """Take it off every place: the text names all that lie there."""
        for place in places:
            self.put(g, place, 0)


class Flag(Mark, frozen=True, kw_only=True):
    """One bit of a number."""

    bit: int

    def count(self, g: Any, place: int) -> int:
        return int(bool(self.row(g)[self.base + place] & self.bit))

    def put(self, g: Any, place: int, number: int) -> None:
        row = self.row(g)
        row[self.base + place] = row[self.base + place] & ~self.bit | self.bit * bool(number)


class Value(Mark, frozen=True, kw_only=True):
    """One value of a number: the suit of a clearing, whose camp it is."""

    value: int
    blank: int | None = None
    """What the number is where none of its values is named; None: as it was laid out."""

    def count(self, g: Any, place: int) -> int:
        return int(self.row(g)[self.base + place] == self.value)

    def put(self, g: Any, place: int, number: int) -> None:
        self.set(g, self.base + place, self.value)

    def clear(self, g: Any, places: range) -> None:
        if self.blank is not None:
            for place in places:
                self.set(g, self.base + place, self.blank)


class Spot(Mark, frozen=True, kw_only=True):
    """A single thing that knows its place: `base` is where in the row that is written; -1: nowhere."""

    def count(self, g: Any, place: int) -> int:
        return int(self.row(g)[self.base] == place)

    def tap(self, g: Any, place: int, number: int) -> None:
        self.clear(g, range(0))
        if number:
            self.put(g, place, 1)

    def put(self, g: Any, place: int, number: int) -> None:
        row = self.row(g)
        if row[self.base] != -1:
            raise Fault(f"{self.owner} {self.name}".strip() + " is in two places.")
        row[self.base] = place

    def clear(self, g: Any, places: range) -> None:
        self.row(g)[self.base] = -1


class Lone(Mark, frozen=True, kw_only=True):
    """The same, where the position holds its place as one number."""

    nowhere: int = -1

    def count(self, g: Any, place: int) -> int:
        return int(getattr(g, self.field) == place != self.nowhere)

    def tap(self, g: Any, place: int, number: int) -> None:
        self.clear(g, range(0))
        if number:
            self.put(g, place, 1)

    def put(self, g: Any, place: int, number: int) -> None:
        if getattr(g, self.field) != self.nowhere:
            raise Fault(f"the {self.name} is in two places.")
        setattr(g, self.field, place)

    def clear(self, g: Any, places: range) -> None:
        setattr(g, self.field, self.nowhere)


class Ground(msgspec.Struct, frozen=True):
    """Places with names, and what may lie on them."""

    names: Sequence[str]
    """By number; an empty name or `-` is no place."""
    marks: Sequence[Mark]
    title: str = ""
    """What stands before the name in the text, with a space: `edge `."""

    def keys(self) -> dict[str, int]:
        return {self.title + name: place for place, name in enumerate(self.names) if name not in ("", "-")}

    def clear(self, g: Any) -> None:
        for mark in self.marks:
            mark.clear(g, range(min(len(self.names), mark.places)))

    def write(self, worlds: Sequence[Any]) -> Iterator[tuple[str, str]]:
        """The places on which something lies, with what lies there."""
        for key, place in self.keys().items():
            groups: dict[str, list[str]] = {}
            for mark in self.marks:
                if place >= mark.places:
                    continue
                counts = [mark.count(world, place) for world in worlds]
                if counts[0]:
                    tilde = "~" if any(number != counts[0] for number in counts) else ""
                    item = mark.name if counts[0] == 1 else f"{counts[0]} {mark.many or mark.name}"
                    groups.setdefault(mark.owner, []).append(tilde + item)
            if groups:
                yield key, "; ".join(f"{owner} {', '.join(items)}".strip() for owner, items in groups.items())

    def read(self, g: Any, place: int, text: str) -> None:
        """Put on a place what its line names."""
        seen: set[Mark] = set()
        if text == "nothing":
            return
        for mark, number in self._named(text):
            if mark in seen or any(_excludes(mark, other) for other in seen):
                raise Fault(f"{mark.owner} {mark.name}".strip() + " is named twice, or with what excludes it.")
            if place >= mark.places:
                raise Fault(f"{mark.name} cannot lie here.")
            if number > mark.most:
                raise Fault(f"{number} {mark.name} are more than can be here ({mark.most}).")
            seen.add(mark)
            mark.put(g, place, number)

    def _named(self, text: str) -> Iterable[tuple[Mark, int]]:
        marks = {(mark.owner, mark.name): mark for mark in self.marks}
        owners = {mark.owner for mark in self.marks if mark.owner}
        for group in text.split(";"):
            owner, _, rest = group.strip().partition(" ")
            if owner not in owners:
                owner, rest = "", group
            yield from _items(rest, owner, marks)


def _excludes(one: Mark, other: Mark) -> bool:
    return isinstance(one, Value) and isinstance(other, Value) and (one.field, one.base) == (other.field, other.base)


def _items(text: str, owner: str, marks: dict[tuple[str, str], Mark]) -> Iterator[tuple[Mark, int]]:
    at, text = 0, text.strip()
    while at < len(text) or not at:
        found = _ITEM.match(text, at)
        if found is None:
            raise Fault(f"'{text[at:].strip()[:40]}' cannot be read; write a number and a name, with commas between.")
        yield _mark(found[2], owner, marks), int(found[1] or 1)
        at = found.end()


def _mark(name: str, owner: str, marks: dict[tuple[str, str], Mark]) -> Mark:
    """A mark by its name or by the only name that begins so: `3w` are three warriors."""
    if (owner, name) in marks:
        return marks[owner, name]
    own = [mark for mark in marks.values() if mark.owner == owner]
    close = [mark for mark in own if name in (mark.many, mark.short)] or [m for m in own if m.name.startswith(name)]
    if len(close) != 1:
        known = [f"{mark.owner} {mark.name}".strip() for mark in own]
        raise Fault(f"'{f'{owner} {name}'.strip()}' is nothing that lies here{suggest(name, known)}.")
    return close[0]
