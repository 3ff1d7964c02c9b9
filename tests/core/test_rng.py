"""Chance is the same on every platform: these numbers never change, or every saved game breaks."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from hvozd.core import Rng, Session, State
from hvozd.core.record import load
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


LONG = (1 << 159) + 12345
"""A seed such as tables get."""


def test_a_long_seed_gives_its_own_games_and_they_replay() -> None:
    for name in ("root", "crescent", "defenders", "harrow"):
        session, rng = Session.new(name, {}, LONG), Rng(4)
        for _ in range(40):
            now = session.decision
            assert now is not None
            session.play(now.options(now.seat).sample(rng), now.seat)
        again = Session.resume(load(session.record.dump(session.state)))
        assert again.state == session.state
        assert again.record.header.seed == LONG
        assert session.game.decode(session.game.encode(session.state)) == session.state


def test_every_bit_of_a_long_seed_counts_and_none_of_them_shows() -> None:
    """The fast generator looks at 64 bits; two seeds that differ in one other bit have nothing in common."""

    def drawn(seed: int) -> list[int]:
        g = State(seats=1, seed=seed)
        return [g.random(1 << 32) for _ in range(20)]

    seeds = [LONG, *(LONG ^ (1 << bit) for bit in range(0, 159, 7))]
    assert len({tuple(drawn(seed)) for seed in seeds}) == len(seeds)
    assert not set(drawn(LONG)) & {mix(LONG & MASK, count) * (1 << 32) >> 64 for count in range(1, 200)}
    assert len({Rng(seed).seed for seed in seeds}) == len(seeds)
    assert Rng(LONG).seed != LONG & MASK


def test_a_long_seed_draws_evenly() -> None:
    g = State(seats=1, seed=LONG)
    counts = Counter(g.random(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25.7  # one in ten thousand


def test_a_position_with_a_long_seed_is_written_and_read_back() -> None:
    import hvozd
    from hvozd.kit.positions import read

    game = hvozd.new("root", seed=LONG, factions="marquise,eyrie", map="autumn")
    assert f"seed {LONG}," in game.position()
    again = read(game.position())[2]
    assert (again.seed, again.draws, again.random(1 << 60)) == (
        game.state.seed,
        game.state.draws,
        game.state.clone().random(1 << 60),
    )
