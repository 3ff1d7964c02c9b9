"""Option lists in both forms: the same actions at the same places, and the same are drawn."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hvozd.core.options as compiled
from hvozd.core import Rng
from hvozd.kit.picks import Picks
from tests.compiled.plain import plain
from tests.core.test_options import Haul, Rest

source = plain("hvozd.core.options")
FORMS = (compiled, source)
axis = st.lists(st.integers(0, 9), unique=True, max_size=4)


def seen(lazy: Any, size: int) -> list[Any]:
    """All that can be asked of a lazy sequence."""
    places = [lazy[i] for i in range(-size, size)]
    slices = [lazy[1:], lazy[::-1], lazy[-2:9:2]]
    inside = [Haul(o, t, x) in lazy for o in range(3) for t in range(3) for x in range(3)] + [Rest() in lazy]
    asked = [(lazy.index(each), lazy.count(each)) for each in lazy]
    return [len(lazy), list(lazy), places, slices, inside, list(reversed(lazy)), asked, isinstance(lazy, Sequence)]


@given(axis, axis, axis, axis)
def test_products_and_chains(origins: list[int], targets: list[int], loads: list[int], others: list[int]) -> None:
    def made(form: Any) -> list[Any]:
        product = form.Product(Haul, origins, targets, loads)
        chain = form.Chain([product, form.Product(Haul, others, (1,), range(2)), [Rest()], ()])
        return [*seen(product, product.size), *seen(chain, chain.size)]

    assert made(compiled) == made(source)


def test_what_is_outside_is_refused_alike() -> None:
    for form in FORMS:
        for lazy in (form.Product(Haul, (1,), (2,), (3, 4)), form.Chain([[Rest()], [Rest()]])):
            for outside in (2, -3, 99, 1 << 70):
                with pytest.raises(IndexError):
                    lazy[outside]
            with pytest.raises(TypeError):
                lazy["1"]
        with pytest.raises(IndexError):
            form.sample(None, [lambda g: (), lambda g: ()], Rng(1).below)


@given(st.lists(st.lists(axis, min_size=3, max_size=3), min_size=1, max_size=5), st.integers(0, 1 << 60))
def test_what_is_drawn(rows: list[list[list[int]]], seed: int) -> None:
    def drawn(form: Any) -> list[Any]:
        offers = [lambda g, row=row: form.Product(Haul, *row) for row in rows] + [lambda g: (Rest(),)]
        options, rng = form.Options(None, offers), Rng(seed)
        some = [options.sample(rng) for _ in range(12)]
        places, listed = [options.where(each) for each in some], list(map(list, options.rows()))
        return [some, rng.count, len(options), places, listed, repr(options)]

    assert drawn(compiled) == drawn(source)


stock = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3)), unique_by=lambda kind: kind[0], max_size=5)


@given(stock, st.integers(0, 5))
def test_picks(kinds: list[tuple[int, int]], k: int) -> None:
    ours, theirs = Picks(kinds, k), plain("hvozd.kit.picks").Picks(kinds, k)
    assert list(ours) == list(theirs)
    assert [each in ours for each in theirs] == [True] * len(theirs)
    assert list(ours[::2]) == list(theirs[::2])
