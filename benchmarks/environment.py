"""Measures one environment for a few seconds and prints one JSON object: `environment.py hvozd:root`, `catanatron-gym`.

One seat picks at random among what its mask allows, random agents play the others. Counted are decisions of the engine, those of
the others too, in seconds of the processor: what a learner pays for them, observations and masks included. Of ours also the
microseconds of a row of features and of a mask. Runs in the environment of its subject.
"""

import json
import random
import sys
import time
from typing import Any

SECONDS = 4.0


def hvozd(name: str) -> dict[str, float]:
    import numpy as np

    from hvozd.rl import seat_env

    env = seat_env(name, seats=4 if name in ("root", "crescent", "defenders") else None)
    draw, games, decisions = np.random.default_rng(1), 0, 0
    positions: list[Any] = []
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        _, info = env.reset(seed=games)
        over = False
        while not over:
            allowed = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(allowed[int(draw.random() * len(allowed))])
        games, decisions = games + 1, decisions + env.engine.decisions
    spent = time.process_time() - began
    for seed in range(6):
        env.reset(seed=seed)
        while not env.engine.over:
            positions.append((env.engine.g.clone(), env.engine.seat))
            for _ in range(40):
                if not env.engine.over:
                    env.step(picked(env, draw))
    features, tokens = env.engine.features, env.engine.tokens
    return {
        "decisions_per_second": decisions / spent,
        "features_us": best(features.vector, positions),
        "mask_us": best(tokens.mask, positions),
    }


def picked(env: Any, draw: Any) -> int:
    import numpy as np

    allowed = np.flatnonzero(env.action_masks())
    return int(allowed[int(draw.random() * len(allowed))])


def best(function: Any, positions: list[Any]) -> float:
    """Microseconds of one call, the best of seven rounds."""
    rounds = []
    for _ in range(7):
        began = time.process_time()
        for g, seat in positions:
            function(g, seat)
        rounds.append(time.process_time() - began)
    return min(rounds) / len(positions) * 1e6


def catanatron_gym(_: str) -> dict[str, float]:
    import catanatron_gym  # type: ignore[import-not-found]  # noqa: F401
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1")
    games = decisions = 0
    random.seed(1)
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        env.reset(seed=games)
        over = False
        while not over:
            _, _, ended, cut, _ = env.step(random.choice(env.unwrapped.get_valid_actions()))
            over = ended or cut
        games, decisions = games + 1, decisions + len(env.unwrapped.game.state.actions)
    return {"decisions_per_second": decisions / (time.process_time() - began)}


if __name__ == "__main__":
    subject = sys.argv[1]
    measured = hvozd(subject.removeprefix("hvozd:")) if subject.startswith("hvozd:") else catanatron_gym(subject)
    print(json.dumps(measured))
