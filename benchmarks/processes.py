"""How much faster two processes of the executor are than one: `processes.py root`, by the clock, so on a quiet machine.

The same games of a simulation by one process and by two, turn about; the best round of each counts, starting and ending included,
and the tallies must be the same. Beside it what sharing costs, in seconds of the processor, which holds on a loaded machine too;
and what the machine itself gives two processes that only count just then. Prints one JSON object.
"""

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from hvozd.runs.sim import Plan, Tally, simulate

GAMES, ROUNDS, COUNTED = 300, 3, 10_000_000


def clocked(function: Callable[[], Any]) -> tuple[float, Any]:
    began = time.perf_counter()
    given = function()
    return time.perf_counter() - began, given


def processor() -> float:
    """Seconds of the processor so far, those of processes that have ended too."""
    for child in multiprocessing.active_children():
        child.join()
    return sum(os.times()[:4])


def outcome(tally: Tally) -> dict[str, Any]:
    return {name: getattr(tally, name) for name in tally.__struct_fields__ if name != "seconds"}


def played(name: str) -> dict[str, float]:
    """How many times as fast as one process two of them play, and how much more of the processor they use together."""
    plan = Plan(name, 1)
    simulate(plan, 10)  # the game is loaded
    seconds: dict[int, list[float]] = {1: [], 2: []}
    work: dict[int, list[float]] = {1: [], 2: []}
    tallies = []
    for _ in range(ROUNDS):
        for jobs in (1, 2):
            before = processor()
            spent, tally = clocked(partial(simulate, plan, GAMES, jobs=jobs))
            seconds[jobs].append(spent)
            work[jobs].append(processor() - before)
            tallies.append(outcome(tally))
    assert all(tally == tallies[0] for tally in tallies), "two processes play other games than one"
    return {"times": min(seconds[1]) / min(seconds[2]), "cost": min(work[2]) / min(work[1])}


def count(_: int) -> None:
    left = COUNTED
    while left:
        left -= 1


def counted() -> float:
    """The same of work that shares nothing."""
    rounds = []
    with multiprocessing.get_context("fork").Pool(2) as pool:
        for _ in range(ROUNDS):
            alone, _none = clocked(lambda: pool.map(count, [0]))
            beside, _none = clocked(lambda: pool.map(count, [0, 1], chunksize=1))
            rounds.append(2 * alone / beside)
    return max(rounds)


if __name__ == "__main__":
    print(json.dumps({**played(sys.argv[1]), "machine": counted(), "load": os.getloadavg()[0]}))
