"""Random games with every invariant of the architecture checked, over all presets."""

import pytest

from hvozd.core import Rng, Session, advance, apply
from hvozd.games.harrow.setup.settings import PRESET_NAMES
from hvozd.games.harrow.state import HarrowState
from hvozd.proof.check import Checker
from tests.harrow.table import GAME


def checked(options: dict[str, str], seed: int, decisions: int) -> Session:
    """A random game, checked at every decision, up to a number of them; the rest is played out unchecked."""
    session = Session.new(GAME, options, seed)
    rng = Rng(seed)
    checker = Checker(GAME, session.state, rng)
    while (now := session.decision) is not None and session.state.number < decisions:
        checker.at_decision(session.state)
        before = session.state.clone()
        action = now.options(now.seat).sample(rng)
        session.play(action, now.seat)
        checker.after_action(before, session.state, now.seat, action)
    return session


@pytest.mark.rule("HC-28.6", "HC-26.2")
@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_random_games_keep_the_invariants(preset: str) -> None:
    for seed in range(2):
        checked({"preset": preset}, seed, 250)


@pytest.mark.rule("HC-28.6")
@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_random_games_end(preset: str) -> None:
    for seed in range(4):
        g = GAME.new(GAME.resolve({"preset": preset}, seed), seed)
        rng = Rng(seed)
        census = None
        while (now := advance(g)) is not None:
            apply(g, now.seat, now.options(now.seat).sample(rng))
            if census is None:
                census = GAME.census(g)
            assert g.number < GAME.longest
        assert g.result is not None
        assert GAME.census(g) == census


def test_clone_shares_nothing_that_can_change() -> None:
    for preset in PRESET_NAMES:
        g = GAME.new(GAME.resolve({"preset": preset}, 5), 5)
        rng = Rng(5)
        for _ in range(60):
            now = advance(g)
            assert now is not None
            apply(g, now.seat, now.options(now.seat).sample(rng))
        advance(g)
        assert isinstance(g, HarrowState)
        before, copy = g.data(), g.clone()
        while (now := advance(copy)) is not None:
            apply(copy, now.seat, now.options(now.seat).sample(rng))
        assert g.data() == before
