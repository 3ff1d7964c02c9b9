"""Random games of the second four bots under the Checker: all maps, variants, difficulties and traits that the seed draws."""

import pytest

from hvozd.core import Rng, Session
from hvozd.proof.check import Checker

MIXES = (
    "logical_lizards,riverfolk_robots,drillbit_duchy,cogwheel_corvids,marquise",
    "cogwheel_corvids,mechanical_marquise,eyrie,vagabond",
    "corvids,logical_lizards,drillbit_duchy,automated_alliance",
    "riverfolk_robots,alliance,electric_eyrie,vagabot,lizards",
    "riverfolk,drillbit_duchy,logical_lizards,mechanical_marquise",
    "duchy,cogwheel_corvids,riverfolk_robots",
)


@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize("mix", MIXES)
def test_a_random_game_keeps_every_invariant(mix: str, map: str) -> None:
    seed = MIXES.index(mix) + 10
    session = Session.new("root", {"factions": mix, "map": map}, seed)
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
    assert session.state.result is not None


def test_a_game_of_bots_alone_ends_without_a_question() -> None:
    mix = "logical_lizards,riverfolk_robots,drillbit_duchy,cogwheel_corvids"
    session = Session.new("root", {"factions": mix, "traits": "none"}, 4)
    assert session.decision is None
    assert session.state.result is not None
    assert max(session.state.vp) >= 30
