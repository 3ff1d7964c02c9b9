"""`make fuzz`: bent inputs to everything that reads what others write. `python -m tests.fuzz.campaign --inputs 100000`.

A crash is whatever is neither success nor a sentence; a hang is an input that takes ten seconds of the processor. Memory is
looked at after a fifth of the inputs and at the end.
"""

import argparse
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from types import FrameType

import msgspec

from hvozd.core import Rng
from tests.fuzz.targets import TARGETS, Target

HANG = 10.0
SHARES = {"actions": 35, "settings": 15, "records": 10, "positions": 10, "requests": 25, "wire": 5}
"""Of a hundred inputs."""


class Hang(BaseException):
    """It takes too long."""


class Outcome(msgspec.Struct):
    target: str
    inputs: int = 0
    ends: Counter[str] = Counter()
    faults: list[str] = []
    slowest: float = 0.0
    memory: list[int] = []
    """Megabytes: early, and at the end."""

    def line(self) -> str:
        ends = ", ".join(f"{count} {end}" for end, count in sorted(self.ends.items()))
        memory = "–".join(map(str, self.memory))
        return f"{self.target}: {self.inputs} inputs, {ends}; slowest {self.slowest:.2f} s; memory {memory} MB"


def fuzz(name: str, inputs: int, seed: int) -> Outcome:
    """So many inputs to one target."""
    outcome, target = Outcome(name, ends=Counter()), TARGETS[name]()
    before = signal.signal(signal.SIGPROF, _too_long)
    try:
        for number in range(inputs):
            outcome.ends[_one(target, Rng(seed).fork(number), outcome, number)] += 1
            outcome.inputs += 1
            if number in (inputs // 5, inputs - 1):
                outcome.memory.append(_megabytes())
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        target.close()
    return outcome


def _one(target: Target, rng: Rng, outcome: Outcome, number: int) -> str:
    began = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, HANG)
    try:
        end = target.one(rng)
    except Hang:
        end = "hung"
    except Exception:
        end = "crashed"
        outcome.faults.append(f"{outcome.target} {number}: {traceback.format_exc(limit=-6)}")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    outcome.slowest = max(outcome.slowest, time.process_time() - began)
    if end == "hung":
        outcome.faults.append(f"{outcome.target} {number}: hung")
    return end


def _too_long(signum: int, frame: FrameType | None) -> None:
    raise Hang


def _megabytes() -> int:
    """What this process has in memory now."""
    try:
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[1]) * resource.getpagesize() >> 20
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one of " + ", ".join(TARGETS))
    given = parser.parse_args()
    faults = 0
    for name in [given.only] if given.only else list(TARGETS):
        outcome = fuzz(name, given.inputs * (100 if given.only else SHARES[name]) // 100, given.seed)
        print(outcome.line(), flush=True)
        print("\n".join(outcome.faults[:5]), end="\n" if outcome.faults else "", flush=True)
        faults += len(outcome.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
