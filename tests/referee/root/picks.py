"""Ways to choose out of things of which some are alike."""

from collections import Counter
from collections.abc import Iterable, Iterator


def ways(things: Iterable[int], k: int) -> set[tuple[int, ...]]:
    """The different ways to take k of them, each in ascending order; none for a number below zero."""
    return set(_ways(sorted(Counter(things).items()), k)) if k >= 0 else set()


def _ways(stock: list[tuple[int, int]], k: int) -> Iterator[tuple[int, ...]]:
    if not k:
        yield ()
    elif stock:
        (thing, count), rest = stock[0], stock[1:]
        for n in range(min(count, k) + 1):
            for others in _ways(rest, k - n):
                yield (thing,) * n + others


def listed(things: Iterable[object]) -> str:
    return ",".join(map(str, things)) or "-"
