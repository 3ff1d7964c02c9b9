"""The example of docs/kernel.md runs, and keeps every invariant."""

import re
import sys
import types
from pathlib import Path

import pytest

from hvozd.core import Rng, Session, find_game
from hvozd.core.flow import advance, apply
from hvozd.proof.check import Checker

PAGE = Path(__file__).parents[2] / "docs" / "kernel.md"


@pytest.fixture(scope="module")
def example() -> types.ModuleType:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.S)
    module = types.ModuleType("highcard_example")
    sys.modules[module.__name__] = module
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), module.__dict__)
    return module


def test_the_page_runs(example: types.ModuleType) -> None:
    assert example.session.view(1).played == []
    assert len(example.session.view(0).hand) == 3
    assert len(example.session.record.lines) == 1


@pytest.mark.parametrize("seed", range(30))
def test_the_example_keeps_every_invariant(example: types.ModuleType, seed: int) -> None:
    game = find_game("highcard")
    session = Session.new(game, seed=seed)
    rng = Rng(seed)
    checker = Checker(game, session.state, rng)
    while (now := session.decision) is not None:
        checker.at_decision(session.state)
        seat = rng.pick(now.seats)
        before = session.state.clone()
        action = now.options(seat).sample(rng)
        session.play(action, seat)
        checker.after_action(before, session.state, seat, action)
    checker.at_end(session.state, session.record)


def test_a_leak_is_found(example: types.ModuleType) -> None:
    """The checker is no ornament: a view that shows the deck is caught."""
    game = find_game("highcard")
    session = Session.new(game, {"seats": "2"}, seed=1)
    honest = type(game).view
    type(game).view = lambda self, g, seat: example.HighCardView(list(g.deck), [], 0, [], [])  # type: ignore[method-assign]
    try:
        with pytest.raises(AssertionError, match="hidden from seat"):
            Checker(game, session.state, Rng(1)).at_decision(session.state)
    finally:
        type(game).view = honest  # type: ignore[method-assign]


def test_unchecked_play_is_the_same_game(example: types.ModuleType) -> None:
    game = find_game("highcard")
    g = game.new(game.resolve({}, 5), 5)
    rng = Rng(2)
    while (now := advance(g)) is not None:
        apply(g, now.seat, now.options().sample(rng))
    assert g.result is not None and sum(g.result.scores) == 3
