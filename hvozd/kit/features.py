"""Positions as numbers: a row of small counts with a name a column, seen from one seat's chair.

Own things come first, then those of the others in turn order. A column is a whole number from 0 to 255, so a row is `bytes` that
positions of flat arrays give almost for nothing; `most` of the schema brings each column to 0 to 1. Only what the seat may know
is in it: with all that is hidden dealt anew the bytes are the same. Made of the position itself, for a view costs ten times more.
"""

import hashlib
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

import msgspec

from hvozd.core import Game, State, Step
from hvozd.core.rooms import tag_of

MANY = 255
OWN_CHAIR = ("chair0", "side0")
"""The block of what everybody has, seen from the own chair."""
Row: TypeAlias = bytes | bytearray
"""Some columns one after another."""


class Block(msgspec.Struct, frozen=True):
    """Columns that belong together: of the board, of a chair, of a room."""

    name: str
    columns: tuple[tuple[str, int], ...]
    """Name, and the most that is usual: what is divided by to come to 0 to 1."""

    @property
    def size(self) -> int:
        return len(self.columns)


class Features:
    """The row of one game: `blocks` declares the columns, `parts` gives their bytes in the same order.

    This one knows of any game who is asked what, and the scores. A game's own, in `mind/features.py`, says more.
    """

    version = "1"
    """Raised when a column changes its meaning."""
    chairs = 6
    """So many may sit at a table; the chairs that are empty are zeros."""
    seat_words: Mapping[str, int] = {}
    """Vocabularies of actions that name seats, with their greatest size: tokens count them from the own chair."""
    numbers = range(0, 64)
    """The plain numbers that occur in actions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        questions = by_rooms(game, Step, game.questions)
        self.asked = Block("asks", tuple((tag_of(step), 1) for step in questions))
        self._questions = {step: one_hot(i, len(questions)) for i, step in enumerate(questions)}
        self._nothing = bytes(len(questions))
        self.blocks: tuple[Block, ...] = (self.asked, Block("asked", counted("chair", self.chairs)), *self.own_blocks())
        self.names = tuple(f"{block.name}.{name}" for block in self.blocks for name, _ in block.columns)
        self.most = tuple(most for block in self.blocks for _, most in block.columns)
        self.size = len(self.names)
        self._own: dict[str, tuple[int, ...]] = {}

    def own_blocks(self) -> Sequence[Block]:
        """What a game has beside who is asked what."""
        return (Block("score", counted("chair", self.chairs, 50)),)

    def parts(self, g: Any, seat: int) -> Sequence[Row]:
        """The bytes of the own blocks."""
        scores = self.game.scores(g, seat) or (0,) * g.seats
        return [chaired([capped(score or 0) for score in scores], seat, self.chairs)]

    def vector(self, g: State, seat: int) -> bytes:
        """The position from the chair of a seat."""
        step: Any = g.stack[-1] if g.stack and g.result is None else None
        row = bytearray(self.chairs)
        question = self._nothing
        if step is not None and step.asks:
            question = self._questions[type(step)]
            for asked in (step.seat,) if hasattr(step, "seat") else step.seats:
                row[(asked - seat) % g.seats] = 1
        return b"".join((question, row, *self.parts(g, seat)))

    def own_columns(self, who: str) -> tuple[int, ...]:
        """The columns of the own chair and of the own room, by their place in the row."""
        if who not in self._own:
            blocks = (*OWN_CHAIR, who)
            self._own[who] = tuple(at for at, name in enumerate(self.names) if name.partition(".")[0] in blocks)
        return self._own[who]

    def own(self, g: State, seat: int) -> bytes:
        """These columns alone."""
        row = self.vector(g, seat)
        return bytes(row[at] for at in self.own_columns(self.game.seat_names(g)[seat]))

    @property
    def digest(self) -> str:
        """What weights and data note of the columns that they were made with."""
        text = "\n".join((self.game.name, self.version, *self.names))
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def schema(self) -> dict[str, Any]:
        """The columns as JSON values."""
        columns = [{"name": name, "most": most} for name, most in zip(self.names, self.most, strict=True)]
        return {"game": self.game.name, "version": self.version, "digest": self.digest, "columns": columns}


# -- building bytes ----------------------------------------------------------------------------------------------------------


def one_hot(index: int, size: int) -> bytes:
    """A row of zeros with a 1; none of them if the index is outside.

    >>> list(one_hot(1, 3)), list(one_hot(-1, 3))
    ([0, 1, 0], [0, 0, 0])
    """
    row = bytearray(size)
    if 0 <= index < size:
        row[index] = 1
    return bytes(row)


def hots(size: int) -> tuple[bytes, ...]:
    """Every `one_hot` of a size, and last the row of zeros: so an index of -1 finds it.

    >>> hots(2)[-1] == bytes(2)
    True
    """
    return (*(one_hot(index, size) for index in range(size)), bytes(size))


def counts(things: Iterable[int], size: int) -> bytearray:
    """How many there are of each thing."""
    row = bytearray(size)
    for thing in things:
        row[thing] += 1
    return row


def bits(flags: int, size: int) -> bytes:
    """A bit set as a row.

    >>> list(bits(5, 4))
    [1, 0, 1, 0]
    """
    return bytes(flags >> i & 1 for i in range(size))


def capped(number: int) -> int:
    """A number as a column takes it."""
    return 0 if number < 0 else min(number, MANY)


def chaired(row: Sequence[int], seat: int, chairs: int) -> bytes:
    """A row by seat, turned so that the seat comes first, filled up with zeros.

    >>> list(chaired([1, 2, 3], 2, 4))
    [3, 1, 2, 0]
    """
    return bytes((*row[seat:], *row[:seat])) + bytes(chairs - len(row))


def counted(name: str, number: int, most: int = 1, first: int = 0) -> tuple[tuple[str, int], ...]:
    """Columns that are only counted: chair0, chair1, …"""
    return tuple((f"{name}{i}", most) for i in range(first, first + number))


def named(names: Iterable[str], most: int = 1, prefix: str = "") -> tuple[tuple[str, int], ...]:
    """Columns with words for names."""
    return tuple((prefix + name, most) for name in names)


def by_rooms(game: Game, base: type[Any], kinds: Iterable[type[Any]]) -> list[type[Any]]:
    """Kinds in the order of the rooms: those of a room from outside come last and move no others."""
    known = {kind for kind in kinds if issubclass(kind, base)}
    ordered = dict.fromkeys(kind for one in game.rooms for kind in one.kinds if kind in known)
    return list(ordered) or sorted(known, key=tag_of)


@cache
def features_of(game: Game) -> Features:
    """The features of a game: what its `mind/features.py` makes, or what is known of any game."""
    package = type(game).__module__
    if not hasattr(sys.modules[package], "__path__") or find_spec(f"{package}.mind") is None:
        return Features(game)
    if find_spec(f"{package}.mind.features") is None:
        return Features(game)
    made: Features = import_module(f"{package}.mind.features").make(game)
    return made
