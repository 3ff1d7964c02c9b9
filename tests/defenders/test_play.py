"""Whole random games under the checker: every number of seats, every difficulty."""

import pytest

from hvozd.core import Rng, Session
from hvozd.games.defenders.state import DefendersState
from hvozd.proof.check import Checker


def play(options: dict[str, str], seed: int) -> Session:
    session = Session.new("defenders", options, seed)
    rng = Rng(seed)
    checker = Checker(session.game, session.state, rng)
    while (now := session.decision) is not None:
        checker.at_decision(session.state)
        seat = rng.pick(now.seats)
        before = session.state.clone()
        action = now.options(seat).sample(rng)
        session.play(action, seat)
        checker.after_action(before, session.state, seat, action)
    checker.at_end(session.state, session.record)
    return session


@pytest.mark.rule("DW-1.4", "DW-1.6", "DW-5.5")
@pytest.mark.parametrize("seats", ["1", "2", "3", "4"])
@pytest.mark.parametrize("difficult", ["0", "2", "4", "6"])
def test_random_games_keep_every_invariant(seats: str, difficult: str) -> None:
    for seed in range(4):
        result = play({"seats": seats, "difficult": difficult}, seed).state.result
        assert result is not None
        assert result.reason in ("victory", "massacre", "toxic-disaster", "core-complete")


def test_a_clone_shares_nothing_that_changes() -> None:
    session = Session.new("defenders", {"seats": "3"}, 1)
    g = session.state
    assert isinstance(g, DefendersState)
    new = g.clone()
    for field in g.__struct_fields__:
        mine, copied = getattr(g, field), getattr(new, field)
        if isinstance(mine, list):
            assert mine is not copied, field
            for inner, other in zip(mine, copied, strict=True):
                assert inner is not other or not isinstance(inner, list), field
        else:
            assert not isinstance(mine, dict | set), field


@pytest.mark.rule("DW-8.6", "DW-8.7", "DW-21.9")
@pytest.mark.parametrize("seats", ["1", "2", "3", "4"])
def test_random_endgames_keep_every_invariant(seats: str) -> None:
    """Random players seldom get far, so here each needs one more camp only: they leave, stay alone, and win."""
    reasons, left = set(), 0
    for seed in range(16):
        session = Session.new("defenders", {"seats": seats, "difficult": "1"}, seed)
        g = session.state
        assert isinstance(g, DefendersState)
        g.camps[:] = [1] * g.players
        rng = Rng(seed)
        checker = Checker(session.game, g, rng)
        while (now := session.decision) is not None:
            checker.at_decision(session.state)
            before = session.state.clone()
            options = now.options(now.seat)
            action = next((option for option in options if type(option).__name__ == "Build"), options.sample(rng))
            session.play(action, now.seat)
            checker.after_action(before, session.state, now.seat, action)
        assert g.result is not None
        reasons.add(g.result.reason)
        left += any(g.out)
    assert left
    assert len(reasons) > 1
