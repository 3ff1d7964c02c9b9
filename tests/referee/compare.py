"""Random games in which every question is put to both referees."""

import argparse
import importlib
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from hvozd.core import Ask, Rng, find_game
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


class Watch:
    """What a referee says beyond the legal answers, if it says anything: `outside`, the texts it has no word on; `follow`, the
    positions that a step without a question or an answer may lead to; `looks`, a position as `follow` writes it.
    """

    def __init__(self, name: str, referee: Any, seed: int, seen: Counter[str]) -> None:
        self.name, self.seed, self.seen = name, seed, seen
        self.outside = getattr(referee, "outside", lambda text: False)
        self._follow = getattr(referee, "follow", None)
        self._looks = getattr(referee, "looks", None)
        self.found: list[Difference] = []

    def step(self, g: Any, step: Any, text: str, go: Any) -> None:
        """Let it happen, and see whether the position is one of those foretold."""
        expected = self._follow(g, step, text) if self._follow else None
        go()
        if expected is None:
            return
        name, after = type(step).__name__, self._looks(g)
        self.seen[f"outcome {name}"] += 1
        if after not in expected:
            pairs = [(key, value, after.get(key)) for key, value in (expected or [{}])[0].items() if value != after.get(key)]
            missing, surplus = [f"{key}: {value!r}" for key, value, _ in pairs], [f"{key}: {value!r}" for key, _, value in pairs]
            self.found.append(Difference(self.name, self.seed, g.number, f"{name} {text}".strip(), missing, surplus))

    def advance(self, g: Any) -> Any:
        """As `hvozd.core.flow.advance`, but the steps that ask nobody are watched."""
        while g.stack and g.result is None:
            step: Any = g.stack[-1]
            if not step.asks:
                g.stack.pop()
                self.step(g, step, "", partial(step.run, g))
            elif not isinstance(step, Ask) or (step.open_to(g) and g.answer(step) is None):
                break
            elif not step.open_to(g):
                g.stack.pop()
                self.step(g, step, "", partial(step.skipped, g))
            else:
                answer = g.answer(step)
                g.stack.pop()
                step.take(g, answer)
        return advance(g)


def differences(
    name: str,
    legal: Any,
    seeds: Any,
    settings: dict[str, str],
    most: int,
    seen: Counter[str],
    every: int = 1,
    push: Any = None,
    referee: Any = None,
) -> Iterator[Difference]:
    """Play random games of these seeds until so many questions were compared; `push` brings a game towards rare things.

    A referee may say after how many decisions a game is left (`LONGEST`), so that long games do not crowd out others.
    """
    game = find_game(name)
    compared, longest = 0, getattr(referee, "LONGEST", 1_000_000)
    for seed in seeds:
        g, rng, watch = game.new(game.resolve(settings, seed), seed), Rng(seed), Watch(name, referee, seed, seen)
        now, pushed = watch.advance(g), False
        while now is not None and now.number < longest:
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
                    offered = {text for action in now.options(seat) if not watch.outside(text := game.write(g, action))}
                    if offered != expected:
                        missing, surplus = sorted(expected - offered), sorted(offered - expected)
                        yield Difference(name, seed, now.number, now.name, missing, surplus)
            action = now.options(now.seat).sample(rng)
            watch.step(g, now.step, game.write(g, action), partial(apply, g, now.seat, action))
            now = watch.advance(g)
            yield from watch.found
            watch.found.clear()
            if compared >= most:
                return


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
    parser.add_argument("--stop", action="store_true", help="at the first difference")
    parser.add_argument("--setting", action="append", default=[])
    args = parser.parse_args()
    referee = importlib.import_module(f"tests.referee.{args.game}")
    settings = dict(one.split("=", 1) for one in args.setting)
    push = referee.push if args.pushed else None
    seen: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    seeds = range(args.seed, args.seed + 1_000_000)
    for one in differences(args.game, referee.legal, seeds, settings, args.decisions, seen, args.every, push, referee):
        kinds[one.question] += 1
        if kinds[one.question] <= args.show:
            place = f"seed {one.seed}, decision {one.number}, {one.question}"
            print(f"{place}: not offered {one.missing[:6]}, offered {one.surplus[:6]}")
        if args.stop:
            break
    print(f"{seen['compared']} questions compared, {sum(kinds.values())} differences {dict(kinds)}")
    for kind in ("question", "outcome", "no word"):
        print(
            kind, {name.split(" ", 1)[1].removeprefix("word: "): n for name, n in sorted(seen.items()) if name.startswith(kind)}
        )
    sys.exit(bool(kinds))


if __name__ == "__main__":
    main()
