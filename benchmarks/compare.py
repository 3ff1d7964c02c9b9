"""`make compare BASE=commit`: is this tree as fast as another? Both play the same seeds, turn about, in processor time.

A round measures every subject in the old tree and at once in the new one (the next round the other way about), so that a noisy
machine hurts both; the median of the rounds' ratios counts, and their spread is printed. Above 1: the new tree is faster.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

SUBJECTS = ("root", "root/base", "root/expansions", "crescent", "defenders", "harrow")
SETTINGS = {
    "root/base": {"factions": "marquise,eyrie,alliance,vagabond", "map": "autumn", "deck": "base"},
    "root/expansions": {"factions": "lizards,riverfolk,duchy,corvids", "map": "autumn", "deck": "base"},
}
KINDS = ("play", "clone", "search")
DECISIONS = 40_000
"""So many decisions of random play are timed in one go."""
SEARCHES, ITERATIONS = 6, 300


def play(name: str) -> float:
    """Decisions of random play a second of the processor."""
    from hvozd.core import Rng, find_game
    from hvozd.core.flow import advance, apply

    game = find_game(name.partition("/")[0])
    decisions, seed, began = 0, 0, time.process_time()
    while decisions < DECISIONS:
        g, rng = game.new(game.resolve(SETTINGS.get(name, {}), seed), seed), Rng(seed)
        now = advance(g)
        while now is not None:
            apply(g, now.seat, now.options(now.seat).sample(rng))
            decisions += 1
            now = advance(g)
        seed += 1
    return decisions / (time.process_time() - began)


def positions(name: str, count: int, least: int = 1):  # type: ignore[no-untyped-def]
    """Open questions from all over random games, with at least so many answers."""
    from hvozd.core import Rng, find_game
    from hvozd.core.flow import advance, apply

    game = find_game(name.partition("/")[0])
    for seed in range(count):
        g, rng = game.new(game.resolve(SETTINGS.get(name, {}), seed), seed), Rng(seed)
        now = advance(g)
        while now is not None and (now.number < 30 + 17 * seed or len(now.options(now.seat)) < least):
            apply(g, now.seat, now.options(now.seat).sample(rng))
            now = advance(g)
        if now is not None:
            yield game, g, now, seed


def clone(name: str) -> float:
    """Clones a second of the processor."""
    found = [g for _, g, _, _ in positions(name, 8)]
    began = time.process_time()
    for _ in range(1_500):
        for g in found:
            g.clone()
    return 1_500 * len(found) / (time.process_time() - began)


def search(name: str) -> float:
    """Iterations of the default search a second of the processor."""
    from hvozd.agents import Place
    from hvozd.agents.ismcts import Ismcts, Settings
    from hvozd.core import Rng

    iterations, spent = 0, 0.0
    for game, g, now, seed in positions(name, SEARCHES, 4):
        agent = Ismcts(Rng(seed), Settings(iterations=ITERATIONS))
        began = time.process_time()
        agent.choose(Place(game, g, now, now.seat))
        spent += time.process_time() - began
        iterations += agent.iterations
    return iterations / spent


def measured(tree: Path, kind: str, name: str) -> float:
    """One measurement in a process of its own that imports the package of a tree."""
    command = [sys.executable, str(Path(__file__).resolve()), "--one", kind, name]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=True, cwd=tree
    )
    return float(json.loads(done.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", nargs="*", type=Path, metavar="OLD NEW")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="", help="subjects or kinds, separated by commas")
    parser.add_argument("--one", nargs=2, metavar=("KIND", "GAME"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        print(json.dumps({"play": play, "clone": clone, "search": search}[args.one[0]](args.one[1])))
        return
    old, new = (tree.resolve() for tree in args.trees)
    only = set(filter(None, args.only.split(",")))
    rows = [(kind, name) for kind in KINDS for name in SUBJECTS if not only or {kind, name} & only]
    ratios: dict[tuple[str, str], list[float]] = {row: [] for row in rows}
    best: dict[tuple[str, str], list[float]] = {row: [0.0, 0.0] for row in rows}
    for number in range(args.rounds):
        for row in rows:
            order = (old, new) if number % 2 == 0 else (new, old)
            results = {tree: measured(tree, *row) for tree in order}
            ratios[row].append(results[new] / results[old])
            best[row] = [max(best[row][0], results[old]), max(best[row][1], results[new])]
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr, flush=True)
    print(f"{'':24}{'old/s':>12}{'new/s':>12}{'ratio':>8}   least … most of {args.rounds} rounds")
    for (kind, name), each in ratios.items():
        before, after = best[kind, name]
        middle = statistics.median(each)
        print(f"{kind + ' ' + name:24}{before:12,.0f}{after:12,.0f}{middle:8.3f}   {min(each):.3f} … {max(each):.3f}")


if __name__ == "__main__":
    main()
