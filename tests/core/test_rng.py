"""Chance is the same on every platform: these numbers never change, or every saved game breaks."""

from hypothesis import given
from hypothesis import strategies as st

from hvozd.core import Rng
from hvozd.core.rng import MASK, mix


def test_the_numbers_of_a_seed_are_fixed() -> None:
    assert [mix(0, n) for n in (1, 2, 3)] == [16294208416658607535, 7960286522194355700, 487617019471545679]
    rng = Rng(42)
    assert [rng.below(100) for _ in range(8)] == [74, 15, 27, 34, 3, 86, 21, 80]
    cards = list(range(10))
    Rng(7).shuffle(cards)
    assert cards == [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]
    assert Rng(1).fork(5).seed == 16101796784505229367


@given(st.integers(), st.integers(1, 10_000))
def test_numbers_stay_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert 0 <= rng.seed <= MASK
    assert all(0 <= rng.below(n) < n for _ in range(5))


@given(st.integers(0, MASK), st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_comes_up_about_equally() -> None:
    orders: dict[tuple[int, ...], int] = {}
    rng = Rng(3)
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_forks_do_not_disturb_and_do_not_meet() -> None:
    rng = Rng(9)
    left, right = rng.fork(1), rng.fork(2)
    assert rng.count == 0
    assert [left.below(1 << 60) for _ in range(4)] != [right.below(1 << 60) for _ in range(4)]
    assert rng.fork(1).seed == left.seed
