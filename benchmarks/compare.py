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
KINDS = ("play", "clone", "search", "followed")
"""Decisions of random play, clones, iterations of the search, and the decisions that these iterations follow."""
DECISIONS = 20_000
"""So many decisions of random play are timed in one go."""
SEARCHES, ITERATIONS = 60, 200
"""Many questions, few iterations each: an iteration follows 1 decision where a turn ends with it and 20 where it begins, so a
handful of questions says more about which of them came up than about the tree."""


def one_by_one(g, rng):  # type: ignore[no-untyped-def]
    """A random answer in a tree that has no shorter way to it."""
    from hvozd.core.flow import advance, apply

    now = advance(g)
    if now is not None:
        apply(g, now.seat, now.options(now.seat).sample(rng))
    return now is not None


def play(name: str) -> float:
    """Decisions of random play a second of the processor."""
    from hvozd.core import Rng, find_game, flow

    game = find_game(name.partition("/")[0])
    step = getattr(flow, "answer_at_random", None) or one_by_one
    decisions, seed, began = 0, 0, time.process_time()
    while decisions < DECISIONS:
        g, rng = game.new(game.resolve(SETTINGS.get(name, {}), seed), seed), Rng(seed)
        while step(g, rng):
            pass
        decisions += g.number
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
        while now is not None and (now.number < 30 + 17 * (seed % 12) or len(now.options(now.seat)) < least):
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


def counted(module, counts):  # type: ignore[no-untyped-def]
    """From now on every answer that a module gives to a position is counted, in either tree at the same small cost."""
    plain = module.apply

    def apply(g, seat, action):  # type: ignore[no-untyped-def]
        counts[0] += 1
        plain(g, seat, action)

    module.apply = apply


def search(name: str) -> dict[str, float]:
    """Of the default search: iterations a second of the processor, and decisions a second that they follow."""
    from hvozd.agents import Place, ismcts, lookahead
    from hvozd.agents.ismcts import Ismcts, Settings
    from hvozd.core import Rng

    try:
        from hvozd.agents.frozen import Frozen as by_hand  # whatever a tree has learned since, both judge alike
    except ImportError:
        by_hand = Ismcts
    iterations, spent, followed = 0, 0.0, [0]
    counted(ismcts, followed)
    counted(lookahead, followed)
    for game, g, now, seed in positions(name, SEARCHES, 4):
        agent = by_hand(Rng(seed), Settings(iterations=ITERATIONS))
        began = time.process_time()
        agent.choose(Place(game, g, now, now.seat))
        spent += time.process_time() - began
        iterations += agent.iterations
    return {"search": iterations / spent, "followed": followed[0] / spent}


MEASURES = {"play": play, "clone": clone, "search": search}


def measured(tree: Path, plain: bool, kind: str, name: str) -> dict[str, float]:
    """One measurement in a process of its own that imports the package of a tree, plain or in its compiled form."""
    command = [sys.executable, str(Path(__file__).resolve()), "--one", kind, name]
    env = os.environ | {"PYTHONPATH": str(tree), "HVOZD_PLAIN": str(int(plain))}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, cwd=tree)
    found = json.loads(done.stdout)
    return found if isinstance(found, dict) else {kind: found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", nargs="*", type=Path, metavar="OLD NEW")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="", help="subjects or kinds, separated by commas")
    parser.add_argument("--compiled", action="store_true", help="NEW as `make fast` compiled it (OLD may be the same tree)")
    parser.add_argument("--one", nargs=2, metavar=("KIND", "GAME"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        print(json.dumps(MEASURES[args.one[0]](args.one[1])))
        return
    old, new = (args.trees[0].resolve(), True), (args.trees[1].resolve(), not args.compiled)
    only = set(filter(None, args.only.split(",")))
    rows = [(kind, name) for kind in MEASURES for name in SUBJECTS if not only or {kind, name} & only]
    ratios: dict[tuple[str, str], list[float]] = {(kind, name): [] for kind in KINDS for name in SUBJECTS}
    best = {row: [0.0, 0.0] for row in ratios}
    for number in range(args.rounds):
        for kind, name in rows:
            order = (old, new) if number % 2 == 0 else (new, old)
            results = {tree: measured(*tree, kind, name) for tree in order}
            for what, before in results[old].items():
                row, after = (what, name), results[new][what]
                ratios[row].append(after / before)
                best[row] = [max(best[row][0], before), max(best[row][1], after)]
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr, flush=True)
    print(f"{'':24}{'old/s':>12}{'new/s':>12}{'ratio':>8}   least … most of {args.rounds} rounds")
    for (kind, name), each in ratios.items():
        if not each:
            continue
        before, after = best[kind, name]
        middle = statistics.median(each)
        print(f"{kind + ' ' + name:24}{before:12,.0f}{after:12,.0f}{middle:8.3f}   {min(each):.3f} … {max(each):.3f}")


if __name__ == "__main__":
    main()
