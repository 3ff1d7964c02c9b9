"""Seeded chance: a counter-based generator, so a position holds its dice in two integers.

The n-th number of a seed is a pure function of (seed, n): cloning costs nothing and the same seed gives the same
game on every platform and Python. Seeds of up to 64 bits draw by a fast generator, for simulations; whoever sees enough of
its numbers can search for the seed. A longer seed draws by a keyed hash: what is known of it tells nothing of the rest.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
SEEDS = range(-(1 << 63), 1 << 256)
"""What can be a seed."""


def mix(seed: int, count: int) -> int:
    """The count-th 64-bit number of a seed (SplitMix64's finalizer).

    >>> mix(0, 1)
    16294208416658607535
    """
    x = (seed + count * GOLDEN) & MASK
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & MASK
    return x ^ (x >> 31)


def keyed(key: bytes, count: int) -> int:
    """The count-th 64-bit number of a long seed.

    >>> keyed(key_of(1 << 127), 1)
    13761698785296003139
    """
    return int.from_bytes(blake2b(count.to_bytes(8, "big"), key=key, digest_size=8).digest(), "big")


def key_of(seed: int) -> bytes:
    """The key that a seed of more than 64 bits is."""
    return (seed % SEEDS.stop).to_bytes(32, "big")


def kept(seed: int) -> int | bytes:
    """A seed as a position keeps it: as it is, or as a key."""
    return key_of(seed) if seed > MASK else seed


def number_of(seed: int | bytes) -> int:
    """The seed that is kept so."""
    return seed if isinstance(seed, int) else int.from_bytes(seed, "big")


class Rng:
    """A generator of its own for drivers, agents and determinization; games draw through their State instead."""

    __slots__ = ("count", "seed")

    def __init__(self, seed: int, count: int = 0) -> None:
        self.seed = keyed(key_of(seed), 0) if seed > MASK else seed & MASK
        self.count = count

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.count += 1
        if n == 1:
            return 0
        # `mix`, written out with its constants: these are the hottest lines of random play
        x = (self.seed + self.count * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        x = (x ^ (x >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        return (x ^ (x >> 31)) * n >> 64

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self, label: int) -> "Rng":
        """An independent generator, the same for the same label."""
        return Rng(mix(self.seed ^ 0x5851F42D4C957F2D, label))
