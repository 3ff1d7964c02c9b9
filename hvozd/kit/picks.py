"""Several things at once out of a multiset: the axes of options such as "discard any two cards"."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hvozd.core.options import elsewhere


@lru_cache(maxsize=1 << 14)
def _ways(counts: tuple[int, ...], k: int) -> list[list[int]]:
    """In how many ways j of the things from the i-th kind on can be taken, for every i and every j up to k."""
    row = [1] + [0] * k
    ways = [row]
    for count in reversed(counts):
        row = [sum(row[j - count if j > count else 0 : j + 1]) for j in range(k + 1)]
        ways.append(row)
    return ways[::-1]


class Picks(Sequence[tuple[Any, ...]]):
    """Every way to take k things out of a multiset, as tuples in the order given; serves as an axis of a Product.

    >>> list(Picks([("fox", 2), ("owl", 1)], 2))
    [('fox', 'fox'), ('fox', 'owl')]
    """

    __slots__ = ("stock", "ways")

    def __new__(cls, stock: Sequence[tuple[Any, int]], k: int) -> Any:
        """To take one thing is so common that a plain list of the kinds stands for it."""
        return [(thing,) for thing, count in stock if count > 0] if k == 1 else object.__new__(cls)

    def __init__(self, stock: Sequence[tuple[Any, int]], k: int) -> None:
        self.stock = [(thing, count) for thing, count in stock if count > 0]
        self.ways = _ways(tuple([count for _, count in self.stock]), k)

    def __len__(self) -> int:
        return self.ways[0][-1]

    def __getitem__(self, index: Any) -> Any:
        ways = self.ways
        if type(index) is not int or not 0 <= index < ways[0][-1]:
            return elsewhere(self, index)
        left = len(ways[0]) - 1
        picked: list[Any] = []
        for (thing, count), after in zip(self.stock, ways[1:], strict=True):
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
