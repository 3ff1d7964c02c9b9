"""Random mixes of people and bots under every invariant, bots alone, and records of both."""

import pytest

from hvozd.core import Rng, Session, find_game
from hvozd.core.record import replay
from hvozd.proof.check import Checker
from hvozd.runs.sim import Plan, simulate

ROOT = find_game("root")


@pytest.mark.parametrize("seed", range(12))
def test_every_invariant_holds_in_mixed_games(seed: int) -> None:
    session = Session.new("root", {"bots": "any"}, seed)
    rng = Rng(seed)
    checker = Checker(ROOT, session.state, rng)
    for _ in range(30):
        if session.decision is None:
            break
        seat = session.decision.seat
        options = session.decision.options(seat)
        checker.watch(session, lambda options=options: options.sample(rng))
    if session.decision is None:
        checker.at_end(session.state, session.record)


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_bots_alone_play_to_the_end(seats: str) -> None:
    for seed in range(4):
        session = Session.new("root", {"bots": seats, "seats": seats}, seed)
        assert session.decision is None and session.state.result is not None
        assert session.state.number == 0
        assert replay(session.record) == session.state
        Checker(ROOT, session.state, Rng(seed)).at_end(session.state, session.record)


@pytest.mark.rule("RB-0.5")
def test_the_same_seed_gives_the_same_game_of_bots() -> None:
    given = {"bots": "3", "seats": "3"}
    first, second = (Session.new("root", given, 11).state for _ in range(2))
    assert first == second
    assert Session.new("root", given, 12).state != first


def test_the_simulation_copes_with_bots() -> None:
    tally = simulate(Plan("root", 3, {"bots": "any"}, check=False), 40)
    assert tally.games == 40 and tally.faults == []
    tally = simulate(Plan("root", 3, {"bots": "2", "seats": "2"}, check=True), 3)
    assert tally.games == 3 and tally.faults == []
