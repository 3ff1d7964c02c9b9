"""Chance in both forms: the same numbers, bit for bit."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hvozd.core.rng as compiled
from hvozd.agents.lookahead import Quick
from hvozd.core import State
from tests.compiled.plain import plain

source = plain("hvozd.core.rng")
MASK = source.MASK
EDGES = [0, 1, 2, 42, -1, -(1 << 63), 1 << 63, MASK - 1, MASK, MASK + 1, (1 << 159) + 12345, (1 << 256) - 1]
SEEDS = [*EDGES, *range(10**9, 10**9 + 400)]
SIZES = [1, 2, 3, 5, 6, 7, 54, 1000, (1 << 31) - 1, 1 << 32, (1 << 63) - 1, 1 << 63, MASK]
whole = st.integers()


def test_what_is_compared_are_two_forms() -> None:
    assert compiled.__file__.endswith((".so", ".pyd")) and source.__file__.endswith(".py")


@given(whole, whole)
def test_mix(seed: int, count: int) -> None:
    assert compiled.mix(seed, count) == source.mix(seed, count)


@pytest.mark.parametrize("seed", SEEDS)
def test_below_at_every_size(seed: int) -> None:
    ours, theirs = compiled.Rng(seed), source.Rng(seed)
    for draw in range(40):
        for size in SIZES:
            assert ours.below(size) == theirs.below(size), (draw, size)
    assert (ours.seed, ours.count) == (theirs.seed, theirs.count)


@given(whole.filter(lambda seed: seed <= (1 << 256) - 1), st.lists(whole, min_size=1, max_size=60), st.integers(0, MASK))
def test_shuffles_picks_and_forks(seed: int, items: list[int], label: int) -> None:
    def drawn(form: Any) -> list[Any]:
        rng, row = form.Rng(seed, 3), list(items)
        rng.shuffle(row)
        fork = rng.fork(label)
        return [row, rng.pick(row), rng.count, fork.seed, fork.count, [fork.below(7) for _ in range(9)]]

    assert drawn(compiled) == drawn(source)


@given(st.integers(-(1 << 63), (1 << 256) - 1), st.lists(st.sampled_from(SIZES), max_size=30))
def test_the_draws_of_a_position(seed: int, sizes: list[int]) -> None:
    g = State(seats=1, seed=seed)
    key = source.kept(seed)
    nth = source.mix if isinstance(key, int) else source.keyed
    assert [g.random(size) for size in sizes] == [nth(key, i + 1) * size >> 64 for i, size in enumerate(sizes)]


@given(whole.filter(lambda seed: seed <= MASK), st.lists(st.sampled_from(SIZES), max_size=30))
def test_the_dice_of_a_search_begin_alike(seed: int, sizes: list[int]) -> None:
    quick, x = Quick(compiled.Rng(seed)), source.Rng(seed).below(1 << 63)
    for size in sizes:
        x = (x * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & MASK
        assert quick.below(size) == ((x >> 32) * size >> 32 if size <= 0xFFFFFFFF else x * size >> 64)


def test_a_generator_is_copied_and_kept_where_it_stands() -> None:
    rng = compiled.Rng(5)
    rng.below(6)
    for other in (copy.copy(rng), pickle.loads(pickle.dumps(rng))):
        assert (other.seed, other.count, other.below(1 << 40)) == (rng.seed, 1, source.Rng(5, 1).below(1 << 40))


def test_what_is_no_number_of_things_is_refused() -> None:
    for wrong in ("6", 2.5, None):
        with pytest.raises(TypeError):
            compiled.Rng(1).below(wrong)
    for wrong in (-1, MASK + 1):
        with pytest.raises(OverflowError):
            compiled.Rng(1).below(wrong)
