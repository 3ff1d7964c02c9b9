"""Lazy option lists, in the manner of python-chess's `legal_moves`.

An option list is a row of offers; an offer is a function that gives a sequence of actions when it is called, and the
sequence itself may be lazy (`Product`, `Chain`). So a random choice calls one offer and builds one action.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hvozd.core.rng import Rng

if TYPE_CHECKING:
    from hvozd.core.steps import Action


class Options:
    """The legal answers to one decision: iterate, count, test membership, sample."""

    __slots__ = ("_offers", "_state")

    def __init__(self, state: Any, offers: "Sequence[Callable[[Any], Sequence[Action]]]") -> None:
        self._state = state
        self._offers = offers

    def __iter__(self) -> "Iterator[Action]":
        for offer in self._offers:
            yield from offer(self._state)

    def __len__(self) -> int:
        return sum(len(offer(self._state)) for offer in self._offers)

    def __bool__(self) -> bool:
        return any(offer(self._state) for offer in self._offers)

    def __contains__(self, action: object) -> bool:
        return any(action in offer(self._state) for offer in self._offers)

    def rows(self) -> "list[Sequence[Action]]":
        """What is offered, offer by offer, without the empty ones: the kinds of action to weigh against each other."""
        return [actions for offer in self._offers if (actions := offer(self._state))]

    def sample(self, rng: Rng) -> "Action":
        """One option: first an offer, each non-empty one alike, then one of its actions, each alike.

        So the kinds of action are equally likely however many ways there are to do each; only what is picked is built.
        """
        offers = self._offers
        left = len(offers)
        i = rng.below(left) if left > 1 else 0
        actions = offers[i](self._state)
        if actions:
            return actions[rng.below(len(actions))]
        order = list(offers)
        while left > 1:
            left -= 1
            order[i] = order[left]
            i = rng.below(left)
            actions = order[i](self._state)
            if actions:
                return actions[rng.below(len(actions))]
        raise IndexError("there is no option to choose from")

    def __repr__(self) -> str:
        return f"<Options: {len(self)} actions>"


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

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, int):
            return [self[i] for i in range(*index.indices(self.size))]
        if not -self.size <= index < self.size:
            raise IndexError(index)
        index %= self.size
        axes = self.axes
        if len(axes) == 1:
            return self.make(axes[0][index])
        values = [None] * len(axes)
        for i in range(len(axes) - 1, -1, -1):
            axis = axes[i]
            index, at = divmod(index, len(axis))
            values[i] = axis[at]
        return self.make(*values)

    def __contains__(self, action: object) -> bool:
        if type(action) is not self.make:
            return False
        values = msgspec.structs.astuple(action)
        return all(value in axis for value, axis in zip(values, self.axes, strict=True))


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
        for part in self.parts:
            yield from part

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, int):
            return [self[i] for i in range(*index.indices(self.size))]
        if not -self.size <= index < self.size:
            raise IndexError(index)
        index %= self.size
        for part in self.parts:
            if index < len(part):
                return part[index]
            index -= len(part)
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self.parts)


class Picks(Sequence[tuple[Any, ...]]):
    """Every way to take k things out of a multiset, as tuples in the order given; serves as an axis of a Product.

    >>> list(Picks([("fox", 2), ("owl", 1)], 2))
    [('fox', 'fox'), ('fox', 'owl')]
    """

    __slots__ = ("stock", "ways")

    def __init__(self, stock: Sequence[tuple[Any, int]], k: int) -> None:
        self.stock = [(thing, count) for thing, count in stock if count > 0]
        if k == 1:
            self.ways = [[1, left] for left in range(len(self.stock), -1, -1)]
            return
        row = [1] + [0] * k
        self.ways = [row]
        for _, count in reversed(self.stock):
            row = [sum(row[j - count if j > count else 0 : j + 1]) for j in range(k + 1)]
            self.ways.append(row)
        self.ways.reverse()

    def __len__(self) -> int:
        return self.ways[0][-1]

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, int):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        index %= len(self)
        left = len(self.ways[0]) - 1
        if left == 1:
            return (self.stock[index][0],)
        picked: list[Any] = []
        for (thing, count), after in zip(self.stock, self.ways[1:], strict=True):
            take = min(count, left)
            while index >= after[left - take]:
                index -= after[left - take]
                take -= 1
            picked += [thing] * take
            left -= take
        return tuple(picked)

    def __contains__(self, picked: object) -> bool:
        if not isinstance(picked, tuple) or len(picked) != len(self.ways[0]) - 1:
            return False
        in_order: list[Any] = []
        for thing, count in self.stock:
            in_order += [thing] * min(count, picked.count(thing))
        return tuple(in_order) == picked


def tally(things: Sequence[Any]) -> list[tuple[Any, int]]:
    """A list as a multiset in ascending order, the way Picks takes it."""
    return [(thing, things.count(thing)) for thing in sorted(set(things))]
