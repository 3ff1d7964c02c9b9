"""Lazy option lists, in the manner of python-chess's `legal_moves`.

An option list is a row of offers; an offer is a function that gives a sequence of actions when it is called, and the
sequence itself may be lazy (`Product`, `Chain`). So a random choice calls one offer and builds one action.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product, starmap
from typing import TYPE_CHECKING, Any

import msgspec

from hvozd.core.rng import Rng

if TYPE_CHECKING:
    from hvozd.core.steps import Action


class Options:
    """The legal answers to one decision: iterate, count, test membership, sample."""

    __slots__ = ("_full", "_offers", "_rows", "_state")

    def __init__(self, state: Any, offers: "Sequence[Callable[[Any], Sequence[Action]]]") -> None:
        self._state = state
        self._offers = offers
        self._rows: list[Sequence[Action]] = []
        """What the first offers gave, each called once: a list is looked at before the position goes on, never behind."""
        self._full: list[Sequence[Action]] | None = None

    def _all(self) -> "list[Sequence[Action]]":
        rows, g = self._rows, self._state
        rows += [offer(g) for offer in self._offers[len(rows) :]]
        return rows

    def __iter__(self) -> "Iterator[Action]":
        for i, offer in enumerate(self._offers):
            if i == len(self._rows):
                self._rows.append(offer(self._state))
            yield from self._rows[i]

    def __len__(self) -> int:
        return sum(map(len, self._all()))

    def __contains__(self, action: object) -> bool:
        return self.where(action) >= 0

    def where(self, action: object, first: int = 0) -> int:
        """Which offer has an action, the one that is guessed looked at first; -1: none."""
        rows, offers = self._rows, self._offers
        if len(rows) <= first < len(offers) and action in offers[first](self._state):
            return first
        for index, offer in enumerate(offers):
            if index == len(rows):
                rows.append(offer(self._state))
            if action in rows[index]:
                return index
        return -1

    def rows(self) -> "list[Sequence[Action]]":
        """What is offered, offer by offer, without the empty ones: the kinds of action to weigh against each other."""
        if self._full is None:
            self._full = [row for row in self._all() if row]
        return self._full

    def sample(self, rng: Rng) -> "Action":
        """One option: first an offer, each non-empty one alike, then one of its actions, each alike.

        So the kinds of action are equally likely however many ways there are to do each; only what is picked is built.
        """
        return sample(self._state, self._offers, rng.below)

    def __repr__(self) -> str:
        return f"<Options: {len(self)} actions>"


def sample(g: Any, offers: "Sequence[Callable[[Any], Sequence[Action]]]", below: Callable[[int], int]) -> "Action":
    """`Options.sample` where nothing else is asked of the list; `below(n)` gives a random number from 0 to n - 1."""
    left = len(offers)
    i = below(left) if left > 1 else 0
    actions = offers[i](g)
    if actions:
        return actions[below(len(actions))]
    order = list(offers)
    while left > 1:
        left -= 1
        order[i] = order[left]
        i = below(left)
        actions = order[i](g)
        if actions:
            return actions[below(len(actions))]
    raise IndexError("there is no option to choose from")


def elsewhere(lazy: Sequence[Any], index: Any) -> Any:
    """What a lazy sequence gives for an index that is no plain place in it: a slice, or a place counted from the end."""
    size = len(lazy)
    if isinstance(index, slice):
        return [lazy[i] for i in range(*index.indices(size))]
    if not -size <= index < size:
        raise IndexError(index)
    return lazy[int(index) % size]


class Product(Sequence["Action"]):
    """Every combination of the fields of one action class, built only when looked at.

    `Product(March, (3,), (7,), range(1, 5))` is four marches from 3 to 7.
    """

    __slots__ = ("axes", "make", "size")

    def __init__(self, make: "type[Action]", *axes: Sequence[Any]) -> None:
        self.make = make
        self.axes = axes
        size = 1
        for axis in axes:
            size *= len(axis)
        self.size = size

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> "Iterator[Action]":
        return starmap(self.make, product(*self.axes))

    def __getitem__(self, index: Any) -> Any:
        size = self.size
        if type(index) is not int or not 0 <= index < size:
            return elsewhere(self, index)
        axes = self.axes
        if len(axes) == 1:
            return self.make(axes[0][index])
        values = []
        for axis in axes:
            size //= len(axis)
            values.append(axis[index // size])
            index %= size
        return self.make(*values)

    def __contains__(self, action: object) -> bool:
        if type(action) is not self.make:
            return False
        return all(value in axis for value, axis in zip(msgspec.structs.astuple(action), self.axes, strict=True))


class Chain(Sequence["Action"]):
    """Several sequences one after another, still lazy."""

    __slots__ = ("parts", "size")

    def __init__(self, parts: "Sequence[Sequence[Action]]") -> None:
        self.parts = parts
        size = 0
        for part in parts:
            size += len(part)
        self.size = size

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> "Iterator[Action]":
        return chain.from_iterable(self.parts)

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not int or not 0 <= index < self.size:
            return elsewhere(self, index)
        for part in self.parts:
            if index < len(part):
                return part[index]
            index -= len(part)
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self.parts)
