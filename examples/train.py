"""A masked policy that learns Root in a minute or two on two cores, with numpy alone (extra `train`).

    python examples/train.py --compare                  # learn, and the same with columns mixed up; random, then each other
    python examples/train.py --out learned.npz          # only learn, and measure it
    python examples/train.py --out nothing.npz --shuffle
    python examples/train.py --match learned.npz nothing.npz --games 400

First random games say what positions are worth: a logistic regression of who won on what a seat saw. Then the policy plays
against random answers: picks after which things went better than they had looked become more likely (REINFORCE with advantages).
Both are linear in the columns of `hvozd features`, so every weight has a name. All numbers of games are fixed before the first.
"""

import argparse
import math
import multiprocessing
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from hvozd.core import Rng
from hvozd.core.flow import advance
from hvozd.kit.features import features_of
from hvozd.kit.tokens import Walk
from hvozd.rl.engine import Engine

GAME = "root"
SETTINGS = {"factions": "duchy,lizards", "map": "autumn", "deck": "base"}
"""Two sides that both learn and of which neither wins every game: where the side decides, a match cannot tell policies apart."""
STEP, FORESIGHT, DECAY = 0.01, 0.9, 1e-3
"""How fast the policy learns, how far a decision answers for what comes after it, how strongly weights are held near zero."""
Array = Any


class Eyes:
    """What a seat sees, as the columns that are not zero and their values; with `shuffle` in other columns every time."""

    def __init__(self, engine: Engine, shuffle: bool, seed: int) -> None:
        self.engine, self.shuffle = engine, shuffle
        self.scale = np.append(engine.scale, np.float32(1))
        self.draw = np.random.default_rng(seed)

    def look(self, seat: int) -> tuple[Array, Array]:
        row = np.frombuffer(self.engine.features.vector(self.engine.g, seat), np.uint8)
        at = np.flatnonzero(row)
        values = row[at] * self.scale[at]
        if self.shuffle:
            at = self.draw.choice(len(row), len(at), replace=False)
        return np.append(at, len(row)), np.append(values, np.float32(1))


class Policy:
    """For each token a row of weights; a pick is drawn among what is allowed, by the softmax of their sums."""

    def __init__(self, tokens: int, columns: int) -> None:
        self.weights = np.zeros((tokens, columns + 1), np.float32)

    def chances(self, allowed: Array, at: Array, values: Array) -> Array:
        sums = self.weights[np.ix_(allowed, at)] @ values
        odds = np.exp(sums - sums.max())
        return odds / odds.sum()

    def answer(self, walk: Walk, seen: tuple[Array, Array], draw: Any) -> list[tuple[Array, int, Array]]:
        """Picks until the answer is complete; of each what was allowed, what was picked, and how likely all were."""
        picks = []
        while walk.allowed:
            allowed = np.fromiter(sorted(walk.allowed), np.int64)
            at = 0
            if len(allowed) > 1:
                chances = self.chances(allowed, *seen)
                at = min(int(np.searchsorted(np.cumsum(chances), draw.random())), len(allowed) - 1)
                picks.append((allowed, at, chances))
            walk.take(int(allowed[at]))
        return picks

    def learn(self, picks: Sequence[tuple[Array, int, Array]], seen: tuple[Array, Array], step: float) -> None:
        """Make these picks more likely, or less."""
        where, values = seen
        for allowed, at, chances in picks:
            wanted = -chances
            wanted[at] += 1
            self.weights[np.ix_(allowed, where)] += (step * np.outer(wanted, values)).astype(np.float32)


def worth(value: Array, seen: tuple[Array, Array]) -> float:
    """The chance to win that a position looks like."""
    return 1 / (1 + math.exp(-float(value[seen[0]] @ seen[1])))


# -- first: what positions are worth --------------------------------------------------------------------------------------------


def play_random(first: int, games: int, shuffle: bool) -> list[tuple[Array, Array, float]]:
    """Positions of random games, and whether the seat that saw them won."""
    engine = Engine(GAME, SETTINGS)
    eyes, rows = Eyes(engine, shuffle, first), []
    for number in range(first, first + games):
        rng = Rng(number)
        engine.only = engine.seats  # nobody picks token by token
        engine.reset(number)
        seen = []
        while not engine.over:
            if rng.below(12) == 0:
                seen += [(seat, eyes.look(seat)) for seat in range(engine.seats)]
            anything(engine, rng)
        won = engine.rewards()
        rows += [(at, values, won[seat]) for seat, (at, values) in seen]
    return rows


def fit(rows: list[tuple[Array, Array, float]], columns: int, rounds: int = 6) -> Array:
    """Logistic regression by small steps; rare columns are held near zero."""
    value = np.zeros(columns + 1, np.float32)
    draw = np.random.default_rng(1)
    for turn in range(rounds):
        step = 0.02 / (1 + turn)
        for index in draw.permutation(len(rows)):
            at, values, won = rows[index]
            value[at] += step * ((won - worth(value, (at, values))) * values - DECAY * value[at])
    return value


# -- then: the policy -----------------------------------------------------------------------------------------------------------


def improve(policy: Policy, value: Array, shuffle: bool, first: int, games: int) -> None:
    """Games at each seat in turn against random answers (against itself, a side that always wins teaches the other one nothing).
    After each the picks are learned by how much better things went than they looked."""
    engine = Engine(GAME, SETTINGS)
    eyes, draw = Eyes(engine, shuffle, first), np.random.default_rng(first)
    spread, usual = 0.1, [0.0] * engine.seats
    for number in range(first, first + games):
        mine, rng = number % engine.seats, Rng(number)
        engine.only = mine
        engine.reset(number)
        told: list[Any] = []
        while not engine.over:
            if engine.seat != mine:
                anything(engine, rng)
                continue
            seen = eyes.look(mine)
            assert engine.walk is not None
            told.append((policy.answer(engine.walk, seen, draw), seen, worth(value, seen)))
            engine.act(engine.walk.action)
        gains = advantages([looked for _, _, looked in told], engine.rewards()[mine])
        usual[mine] += 0.05 * (float(np.mean(gains)) - usual[mine])
        spread += 0.05 * (float(np.std(gains)) - spread)
        for (picks, seen, _), gain in zip(told, gains - usual[mine], strict=True):
            policy.learn(picks, seen, STEP * float(np.clip(gain / max(spread, 1e-3), -2, 2)))


def anything(engine: Engine, rng: Rng) -> None:
    """A random answer of the seat that is asked."""
    now = advance(engine.g)
    assert now is not None
    engine.act(now.options(now.seat).sample(rng))


def advantages(looked: Sequence[float], won: float) -> Array:
    """For each decision how much better things went from there on than it looked (generalised advantage estimation)."""
    gains, later, after = np.zeros(len(looked), np.float32), 0.0, won
    for at in range(len(looked) - 1, -1, -1):
        later = after - looked[at] + FORESIGHT * later
        after, gains[at] = looked[at], later
    return gains


# -- and: how good it is --------------------------------------------------------------------------------------------------------


def match(one: Policy, other: Policy | None, games: int, first: int = 10_000_000) -> int:
    """How many games the first wins, at each seat in turn, against another policy or (None) random answers."""
    engine = Engine(GAME, SETTINGS)
    eyes, draw, won = Eyes(engine, False, 0), np.random.default_rng(first), 0
    for number in range(games):
        mine, rng = number % engine.seats, Rng(first + number)
        engine.only = None if other else mine
        engine.reset(first + number // engine.seats)
        while not engine.over:
            policy = one if engine.seat == mine else other
            if policy is None:
                anything(engine, rng)
            else:
                assert engine.walk is not None
                policy.answer(engine.walk, eyes.look(engine.seat), draw)
                engine.act(engine.walk.action)
        won += int(engine.rewards()[mine])
    return won


def told(won: int, games: int, against: str) -> str:
    from hvozd.runs.arena.standings import wilson

    low, high = wilson(won, games)
    return f"{won} of {games} against {against}: {won / games:.1%}, 95 % interval {low:.1%} to {high:.1%} (even: 50 %)"


def train(shuffle: bool, random_games: int, games: int, seed: int = 0) -> tuple[Policy, Array]:
    """The whole of it: value, then policy. Each seed has deals of its own, and none of those of the match."""
    engine = Engine(GAME, SETTINGS)
    size = engine.features.size
    value = fit(play_random(1_000_000 + 10_000 * seed, random_games, shuffle), size)
    policy = Policy(engine.tokens.size, size)
    improve(policy, value, shuffle, 2_000_000 + 100_000 * seed, games)
    return policy, value


def compare(random_games: int, games: int, seed: int, matched: int) -> None:
    """Both kinds of training at once, a process each; then how they do."""
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        both = pool.starmap(train, [(shuffle, random_games, games, seed) for shuffle in (False, True)])
        learned, nothing = (policy for policy, _ in both)
        pairs = ((learned, None), (nothing, None), (learned, nothing))
        won = pool.starmap(match, [(*pair, matched) for pair in pairs], chunksize=1)
    print(f"seed {seed}: {random_games} random games, then {games} of the policy")
    print("learned: " + told(won[0], matched, "random"))
    print("mixed up: " + told(won[1], matched, "random"))
    print("learned: " + told(won[2], matched, "mixed up"))


def load(path: str) -> Policy:
    with np.load(path) as file:
        policy = Policy(*file["weights"].shape)
        policy.weights = file["weights"]
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="learn Root, or measure what was learned")
    parser.add_argument("--compare", action="store_true", help="learn with the columns and with columns mixed up; let them play")
    parser.add_argument("--random-games", type=int, default=400)
    parser.add_argument("--learn", type=int, default=1200, help="games of the policy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--shuffle", action="store_true", help="mix the columns up anew for every position")
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    parser.add_argument("--match", nargs=2, metavar="FILE", help="let two of them play instead")
    parser.add_argument("--games", type=int, default=400, help="of a match")
    args = parser.parse_args()
    if args.compare:
        compare(args.random_games, args.learn, args.seed, args.games)
        return
    if args.match:
        one, other = map(load, args.match)
        print(told(match(one, other, args.games), args.games, args.match[1]))
        return
    policy, value = train(args.shuffle, args.random_games, args.learn, args.seed)
    digest = features_of(Engine(GAME, SETTINGS).game).digest
    np.savez_compressed(args.out, weights=policy.weights, value=value, features=digest)
    print(told(match(policy, None, args.games), args.games, "random"))


if __name__ == "__main__":
    main()
