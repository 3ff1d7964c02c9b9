"""Measures one environment for a few seconds and prints one JSON object: `environment.py hvozd:root`, `catanatron-gym`.

Both alike: four seats (`/2`: two, which is catanatron-gym's default), one of them picks at random among what it is told to be
allowed, random agents play the others. Counted are decisions of the engine, those of the others too, in seconds of the processor:
what a learner pays for them, observations and masks included. Of ours also the microseconds of a row of features and of a mask.
`hvozd:root/base` is the base game, as catanatron's is. Runs in the environment of its subject.
"""

import json
import random
import sys
import time
from typing import Any

from measure import VARIANTS

SECONDS = 4.0


def hvozd(name: str, seats: int) -> dict[str, float]:
    from hvozd.rl import seat_env

    name, _, variant = name.partition("/")
    env = seat_env(name, seats=seats, settings=VARIANTS.get(variant))
    games = decisions = 0
    random.seed(1)
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        _, info = env.reset(seed=games)
        over = False
        while not over:
            _, _, ended, cut, info = env.step(random.choice(info["action_mask"].nonzero()[0]))
            over = ended or cut
        games, decisions = games + 1, decisions + info["decisions"]
    spent = time.process_time() - began
    positions = seen(env)
    return {
        "decisions_per_second": decisions / spent,
        "features_us": best(env.engine.features.vector, positions),
        "mask_us": best(env.engine.tokens.mask, positions),
    }


def seen(env: Any) -> list[Any]:
    """Positions from all phases of six games, and who is asked there."""
    positions: list[Any] = []
    for seed in range(6):
        env.reset(seed=seed)
        while not env.engine.over:
            positions.append((env.engine.g.clone(), env.engine.seat))
            for _ in range(40):
                if not env.engine.over:
                    env.step(picked(env))
    return positions


def picked(env: Any) -> int:
    return int(random.choice(env.action_masks().nonzero()[0]))


def best(function: Any, positions: list[Any]) -> float:
    """Microseconds of one call, the best of seven rounds."""
    rounds = []
    for _ in range(7):
        began = time.process_time()
        for g, seat in positions:
            function(g, seat)
        rounds.append(time.process_time() - began)
    return min(rounds) / len(positions) * 1e6


def catanatron_gym(seats: int) -> dict[str, float]:
    import catanatron_gym  # type: ignore[import-not-found]  # noqa: F401
    import gymnasium
    from catanatron import Color, RandomPlayer  # type: ignore[import-not-found]

    others = [RandomPlayer(color) for color in (Color.RED, Color.ORANGE, Color.WHITE)[: seats - 1]]
    env = gymnasium.make("catanatron_gym:catanatron-v1", config={"enemies": others}, disable_env_checker=True)
    games = decisions = 0
    random.seed(1)
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        _, info = env.reset(seed=games)
        over = False
        while not over:
            _, _, ended, cut, info = env.step(random.choice(info["valid_actions"]))
            over = ended or cut
        games, decisions = games + 1, decisions + len(env.unwrapped.game.state.actions)
    return {"decisions_per_second": decisions / (time.process_time() - began)}


if __name__ == "__main__":
    subject = sys.argv[1]
    two = subject.endswith("/2")
    name, seats = subject.removesuffix("/2"), 2 if two else 4
    measured = hvozd(name.removeprefix("hvozd:"), seats) if name.startswith("hvozd:") else catanatron_gym(seats)
    print(json.dumps(measured))
