"""Random games in which every question is put to both referees."""

import argparse
import importlib
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from hvozd.core import Rng, find_game
from hvozd.core.flow import advance, apply

PUSHED = 30
"""From this decision on a game is pushed, at the first question that allows it."""


class Difference(msgspec.Struct):
    game: str
    seed: int
    number: int
    question: str
    missing: list[str]
    """Legal by the second referee, not offered by the engine."""
    surplus: list[str]
    """Offered by the engine, not legal by the second referee."""


def differences(
    name: str, legal: Any, seeds: Any, settings: dict[str, str], most: int, seen: Counter[str], every: int = 1, push: Any = None
) -> Iterator[Difference]:
    """Play random games of these seeds until so many questions were compared; `push` brings a game towards rare things."""
    game = find_game(name)
    compared = 0
    for seed in seeds:
        g, rng = game.new(game.resolve(settings, seed), seed), Rng(seed)
        now, pushed = advance(g), False
        while now is not None:
            if push and not pushed and now.number >= PUSHED and len(now.seats) == 1 and push(g, now.name, rng):
                pushed = True
            if now.number % every == seed % every:
                for seat in now.seats:
                    expected = legal(g, now.step, seat)
                    seen["compared" if expected is not None else f"no word: {now.name}"] += 1
                    if expected is None:
                        continue
                    seen[f"question {now.name}"] += 1
                    compared += 1
                    offered = {game.write(g, action) for action in now.options(seat)}
                    if offered != expected:
                        missing, surplus = sorted(expected - offered), sorted(offered - expected)
                        yield Difference(name, seed, now.number, now.name, missing, surplus)
                    if compared >= most:
                        return
            apply(g, now.seat, now.options(now.seat).sample(rng))
            now = advance(g)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--show", type=int, default=10)
    parser.add_argument(
        "--pushed", action="store_true", help="towards rare things: points, full hands, an empty deck, last pieces"
    )
    parser.add_argument("--setting", action="append", default=[])
    args = parser.parse_args()
    referee = importlib.import_module(f"tests.referee.{args.game}")
    settings = dict(one.split("=", 1) for one in args.setting)
    push = referee.push if args.pushed else None
    seen: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    seeds = range(args.seed, args.seed + 1_000_000)
    for one in differences(args.game, referee.legal, seeds, settings, args.decisions, seen, args.every, push):
        kinds[one.question] += 1
        if kinds[one.question] <= args.show:
            place = f"seed {one.seed}, decision {one.number}, {one.question}"
            print(f"{place}: not offered {one.missing[:6]}, offered {one.surplus[:6]}")
    print(f"{seen['compared']} questions compared, {sum(kinds.values())} differences {dict(kinds)}")
    print({name: n for name, n in seen.items() if name.startswith("no word")})
    sys.exit(bool(kinds))


if __name__ == "__main__":
    main()
