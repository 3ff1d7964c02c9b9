"""Seeded chance: a counter-based generator, so a position holds its dice in two integers.

The n-th number of a seed is a pure function of (seed, n): cloning costs nothing and the same seed gives the same
game on every platform and Python.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15


def mix(seed: int, count: int) -> int:
    """The count-th 64-bit number of a seed (SplitMix64's finalizer).

    >>> mix(0, 1)
    16294208416658607535
    """
    x = (seed + count * GOLDEN) & MASK
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & MASK
    return x ^ (x >> 31)


class Rng:
    """A generator of its own for drivers, agents and determinization; games draw through their State instead."""

    __slots__ = ("count", "seed")

    def __init__(self, seed: int, count: int = 0) -> None:
        self.seed = seed & MASK
        self.count = count

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.count += 1
        # `mix`, written out with its constants: these are the hottest lines of random play
        x = (self.seed + self.count * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        x = (x ^ (x >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        return (x ^ (x >> 31)) * n >> 64

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self, label: int) -> "Rng":
        """An independent generator, the same for the same label."""
        return Rng(mix(self.seed ^ 0x5851F42D4C957F2D, label))
