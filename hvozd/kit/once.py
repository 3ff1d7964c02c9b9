"""Drawings are made once: a function that draws from its arguments alone gives the same object for equal arguments.

What a drawing may hold is what its function is given. The arguments are the key, all of them, written out: so a drawing that
is kept can never show more than its caller could have drawn anew, whoever drew it first.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, TypeVar

import msgspec

P = ParamSpec("P")
T = TypeVar("T")
KEPT = 4096
"""So many drawings of one function are kept; then it begins anew."""
_write = msgspec.msgpack.Encoder().encode
_afresh = [False]
_written: dict[str, str] = {}


def once(draw: Callable[P, T]) -> Callable[P, T]:
    """For functions of plain data (numbers, texts, structs and rows of them) that look at nothing else.

    >>> @once
    ... def drawn(cards: list[int]) -> list[int]:
    ...     return sorted(cards)
    >>> drawn([3, 1]) is drawn([3, 1]), drawn([3, 1]) is drawn([1, 3])
    (True, False)
    """
    kept: dict[bytes, T] = {}

    @wraps(draw)
    def remembered(*facts: P.args, **named: P.kwargs) -> T:
        if _afresh[0]:
            return draw(*facts, **named)
        key = _write((facts, named) if named else facts)
        found = kept.get(key)
        if found is None:
            if len(kept) >= KEPT:
                kept.clear()
            found = kept[key] = draw(*facts, **named)
        return found

    return remembered


def same(drawing: str) -> str:
    """The drawing that was made before, where it is written alike: what is one object is compared at once.

    >>> same("".join(("a", "b"))) is same("".join(("a", "b")))
    True
    """
    if _afresh[0]:
        return drawing
    if len(_written) >= KEPT:
        _written.clear()
    return _written.setdefault(drawing, drawing)


def is_afresh() -> bool:
    return _afresh[0]


@contextmanager
def afresh() -> Iterator[None]:
    """Nothing that is kept is used here, and nothing is kept: to compare with what is."""
    before, _afresh[0] = _afresh[0], True
    try:
        yield
    finally:
        _afresh[0] = before
