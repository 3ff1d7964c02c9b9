"""The environments of `hvozd.rl`, by the tests of PettingZoo and Gymnasium, and played to the end."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from hvozd.core import Rng
from hvozd.core.errors import HvozdError
from hvozd.kit.features import features_of
from hvozd.rl import aec_env, seat_env, vector_env

GAMES = ("crescent", "defenders", "harrow", "root")


def first_of(mask: Any, rng: Rng) -> int:
    allowed = np.flatnonzero(mask)
    return int(allowed[rng.below(len(allowed))])


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(name), num_cycles=400)
    seed_test(lambda: aec_env(name), num_cycles=60)
    render_test(lambda render_mode: aec_env(name, render_mode=render_mode), custom_tests={"svg": lambda drawn: "<svg" in drawn})
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(seat_env(name, lenient=True, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_ends_with_the_winners_rewarded(name: str) -> None:
    env, rng = aec_env(name), Rng(4)
    env.reset(seed=3)
    engine = env.unwrapped.engine
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert not truncated
        env.step(None if terminated else first_of(seen["action_mask"], rng))
    assert engine.g.result is not None
    assert total == {f"seat_{seat}": float(seat in engine.g.result.winners) for seat in range(engine.seats)}


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_the_row_of_its_seat_and_the_mask_only_of_who_is_asked(name: str) -> None:
    env, rng = aec_env(name), Rng(2)
    env.reset(seed=8)
    engine = env.unwrapped.engine
    features = features_of(engine.game)
    for _ in range(60):
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            back = np.rint(seen["observation"][: features.size] / engine.scale).astype(int)
            assert back.tolist() == list(features.vector(engine.g, seat))
            assert bool(seen["action_mask"].any()) == (agent == env.agent_selection)
            hidden = engine.game.determinize(engine.g, seat, rng)
            assert features.vector(hidden, seat) == features.vector(engine.g, seat)
        env.step(first_of(env.observe(env.agent_selection)["action_mask"], rng))
        if engine.over:
            break


def test_one_seat_plays_against_agents_to_the_end_wherever_it_sits() -> None:
    env, rng = seat_env("root", seat=None, opponents=["random", "random", "random"], seats=4, shaping=0.01), Rng(1)
    seats, rewards = set(), []
    for seed in range(6):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        done, total = False, 0.0
        while not done:
            _, reward, done, cut, info = env.step(first_of(info["action_mask"], rng))
            total += reward
            assert not cut
        rewards.append(total)
    assert len(seats) > 1 and all(total > 0 for total in rewards)
    assert info["decisions"] > 100


@pytest.mark.parametrize("processes", [False, True])
def test_several_side_by_side(processes: bool) -> None:
    envs, rng = vector_env("defenders", 3, processes=processes, seats=2), Rng(1)
    seen, _ = envs.reset(seed=5)
    for _ in range(30):
        seen, rewards, *_ = envs.step(np.array([first_of(mask, rng) if mask.any() else 0 for mask in seen["action_mask"]]))
        assert seen["observation"].shape[0] == 3 and rewards.shape == (3,)
    envs.close()


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(HvozdError, match="3 other seats"):
        seat_env("root", seats=4, opponents=["random"])
    with pytest.raises(HvozdError, match="never give 3 seats"):
        aec_env("harrow", settings={"preset": "chapter1"}, seats=3)
    env = seat_env("root", seats=2)
    env.reset(seed=1)
    with pytest.raises(HvozdError, match="may not be picked"):
        env.step(0)
