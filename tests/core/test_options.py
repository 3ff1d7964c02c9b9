"""Option lists are lazy, and all ways to look at one agree."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hvozd.core import Action, Chain, Options, Product, Rng
from hvozd.kit.picks import Picks


class Haul(Action):
    form = "haul {origin}>{target} x{load}"
    origin: int
    target: int
    load: int


class Rest(Action):
    form = "rest"


class Counted:
    """An offer that counts how often it is called."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = actions
        self.calls = 0

    def __call__(self, g: object) -> Sequence[Action]:
        self.calls += 1
        return self.actions


def test_sampling_calls_one_offer_only() -> None:
    offers = [Counted([Haul(i, i, 1)]) for i in range(50)]
    Options(None, offers).sample(Rng(1))
    assert sum(offer.calls for offer in offers) == 1


def test_making_a_list_calls_nothing() -> None:
    offer = Counted([Rest()])
    Options(None, [offer])
    assert offer.calls == 0


def test_membership_stops_where_it_finds() -> None:
    offers = [Counted([Haul(1, 2, 3)]), Counted([Rest()])]
    assert Haul(1, 2, 3) in Options(None, offers)
    assert [offer.calls for offer in offers] == [1, 0]
    assert Haul(9, 9, 9) not in Options(None, offers)


def test_empty_offers_are_passed_over() -> None:
    options = Options(None, [Counted([]), Counted([Rest()]), Counted([])])
    assert {options.sample(Rng(seed)) for seed in range(20)} == {Rest()}
    assert options
    assert not Options(None, [Counted([])])
    with pytest.raises(IndexError):
        Options(None, [Counted([]), Counted([])]).sample(Rng(1))


def test_kinds_of_action_are_sampled_alike() -> None:
    """A hundred hauls and one rest: half of the picks are rests."""
    options = Options(None, [Counted(Product(Haul, range(10), range(10), (1,))), Counted([Rest()])])
    rng = Rng(5)
    rests = sum(options.sample(rng) == Rest() for _ in range(2000))
    assert 900 < rests < 1100


axis = st.lists(st.integers(0, 30), unique=True, max_size=5)


@given(axis, axis, axis, st.integers(0, 1 << 60))
def test_a_product_is_its_list(origins: list[int], targets: list[int], loads: list[int], seed: int) -> None:
    lazy = Product(Haul, origins, targets, loads)
    listed = [Haul(o, t, x) for o in origins for t in targets for x in loads]
    assert list(lazy) == listed
    assert len(lazy) == len(listed)
    assert lazy[1:4] == listed[1:4]
    assert all(action in lazy for action in listed)
    assert Haul(99, 0, 0) not in lazy
    assert Rest() not in lazy
    if listed:
        assert lazy[-1] == listed[-1]
        assert Rng(seed).pick(lazy) in listed
    with pytest.raises(IndexError):
        lazy[len(listed)]


@given(st.lists(axis, max_size=4))
def test_a_chain_is_its_list(parts: list[list[int]]) -> None:
    products = [Product(Haul, part, (1,), (2,)) for part in parts]
    lazy = Chain(products)
    listed = [action for product in products for action in product]
    assert list(lazy) == listed == [lazy[i] for i in range(len(lazy))]
    assert len(lazy) == len(listed)
    assert all(action in lazy for action in listed)
    assert Rest() not in lazy


@given(st.lists(st.integers(1, 3), max_size=5), st.integers(0, 5))
def test_picks_are_all_ways_to_take(counts: list[int], k: int) -> None:
    from itertools import combinations

    things = [thing for thing, count in enumerate(counts) for _ in range(count)]
    expected = set(combinations(things, k))
    picks = Picks(list(enumerate(counts)), k)
    assert set(picks) == expected
    assert len(picks) == len(expected) == len(list(picks))
    assert all(pick in picks for pick in expected)
    assert (*range(k), 99) not in picks
