"""Simulation: the fast and the checked way play the same games; any game can be played again; agents see no state."""

import types
from pathlib import Path

import pytest

from hvozd.agents import Place, add_agent
from hvozd.core import Action, Rng, Session
from hvozd.core.errors import SettingError
from hvozd.core.record import load, replay
from hvozd.runs.sim import Plan, Tally, simulate


@pytest.fixture(autouse=True)
def _game(highcard: types.ModuleType) -> None:
    pass


def outcome(tally: Tally) -> tuple[object, ...]:
    return tally.games, tally.decisions, dict(tally.winners), dict(tally.scores), tally.shortest, tally.longest, len(tally.faults)


def test_every_way_plays_the_same_games(tmp_path: Path) -> None:
    fast = outcome(simulate(Plan("highcard", 7), 24))
    assert outcome(simulate(Plan("highcard", 7, check=True), 24)) == fast
    assert outcome(simulate(Plan("highcard", 7, save=str(tmp_path)), 24)) == fast
    assert outcome(simulate(Plan("highcard", 7), 24, jobs=2)) == fast
    assert outcome(simulate(Plan("highcard", 8), 24)) != fast


def test_unset_options_are_drawn() -> None:
    tally = simulate(Plan("highcard", 1), 60)
    assert {f"player {seat}" for seat in range(4)} == set(tally.played)
    assert tally.played["player 0"] == 60 > tally.played["player 2"] > tally.played["player 3"] > 0


def test_a_part_of_a_run_can_be_played_again() -> None:
    whole = simulate(Plan("highcard", 3), 10)
    parts = [simulate(Plan("highcard", 3), 5, first=first) for first in (0, 5)]
    assert whole.decisions == sum(part.decisions for part in parts)


def test_saved_games_verify(tmp_path: Path) -> None:
    simulate(Plan("highcard", 3, save=str(tmp_path)), 5)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 5
    for path in files:
        assert replay(load(path.read_bytes())).result is not None


def test_time_is_a_limit() -> None:
    assert simulate(Plan("highcard", 3), 1_000_000, minutes=0.002).games < 1_000_000


class Highest:
    """Lays the highest card and keeps."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, place: Place) -> Action:
        assert set(place.view.hand) >= {getattr(action, "card", place.view.hand[0]) for action in place.options}
        return max(place.options, key=lambda action: getattr(action, "card", 99))


def test_a_better_agent_wins_more_and_sees_only_its_view(tmp_path: Path) -> None:
    add_agent("highest", Highest)
    tally = simulate(Plan("highcard", 5, {"seats": "2"}, ("highest", "random"), save=str(tmp_path)), 30)
    assert not tally.faults
    assert tally.decisions == simulate(Plan("highcard", 5, {"seats": "2"}, ("highest", "random")), 30).decisions


def test_an_agent_that_cheats_is_a_fault(highcard: types.ModuleType) -> None:
    class Cheat(Highest):
        def choose(self, place: Place) -> Action:
            return highcard.Lay(77)  # type: ignore[no-any-return]

    add_agent("cheat", Cheat)
    tally = simulate(Plan("highcard", 5, {"seats": "2"}, ("cheat",)), 2)
    assert len(tally.faults) == 2
    assert "not offered" in tally.faults[0].sentence


def test_imagined_positions_look_the_same_to_the_seat() -> None:
    session = Session.new("highcard", {"seats": "3"}, seed=2)
    now = session.decision
    assert now is not None
    place = Place(session.game, session.state, now, 1)
    dealt = {tuple(place.imagine(Rng(seed)).data()) for seed in range(5)}
    assert len(dealt) == 5
    told = len(list(session.state.read(1)))
    sights = {session.game.sight(place.imagine(Rng(seed)), 1) for seed in range(5)}
    assert sights == {session.game.sight(session.state, 1, since=told)}
    assert place.imagine(Rng(1)).journal is None


def test_agents_must_fit_the_seats() -> None:
    with pytest.raises(SettingError, match="3 agents are named for a game with 2 seats"):
        simulate(Plan("highcard", 1, {"seats": "2"}, ("random",) * 3), 1)


def test_naming_agents_sets_the_seats() -> None:
    tally = simulate(Plan("highcard", 1, {}, ("random",) * 3), 10)
    assert tally.played == {"player 0": 10, "player 1": 10, "player 2": 10}


def test_a_game_without_end_is_a_fault(highcard: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(highcard.HighCard, "longest", 3)
    for plan in (Plan("highcard", 1), Plan("highcard", 1, check=True)):
        assert "does not end" in simulate(plan, 1).faults[0].sentence


def test_a_game_that_cannot_be_set_up_is_a_fault(highcard: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, options: object, seed: int) -> None:
        raise StopIteration

    monkeypatch.setattr(highcard.HighCard, "new", broken)
    tally = simulate(Plan("highcard", 1), 2)
    assert len(tally.faults) == 2
    assert tally.faults[0].sentence.startswith("StopIteration in test_sim.py:")
