"""`make load`: how much one machine holds. Bounded, on this machine only; generator and database run on the same cores and count.

`python -m tests.web.load` prints the processor for an action, tables at which somebody acts every two seconds (more and more of
them, until others' screens are late), and an action that 600 spectators see.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median, quantiles

import msgspec

from tests.postgres import Cluster
from tests.web.crowd import Crowd, Party
from tests.web.running import Running, family, seconds

EVERY = 2.0
"""Seconds between two actions at a table."""
LATE = 0.150
"""The 99th percentile of others' screens that is still good."""
STEPS = (10, 30, 50, 80, 110, 150, 200, 250, 300)
REPOSITORY = Path(__file__).parents[2]


class Step(msgspec.Struct):
    """So many tables for a while."""

    tables: int
    acknowledged: int
    refused: int
    late: list[float]
    """For each other screen of each action: seconds from the click until it shows it."""
    server: float
    database: float
    generator: float
    """Seconds of the processor in each second."""

    @property
    def p99(self) -> float:
        return quantiles(self.late, n=100)[-1] if len(self.late) > 1 else 0.0

    def line(self) -> str:
        told = f"{self.tables} tables: {self.acknowledged} actions, {self.refused} refused; others' screens "
        told += f"median {1000 * median(self.late):.0f} ms, p99 {1000 * self.p99:.0f} ms; "
        return told + f"cores: server {self.server:.2f}, database {self.database:.2f}, generator {self.generator:.2f}"


class Load:
    """A server with two workers on a PostgreSQL that waits for the disk."""

    def __init__(self) -> None:
        self.cluster = Cluster(durable=True)
        self.running = Running(self.cluster.fresh("load"))
        self.party = Party(self.running)

    def close(self) -> None:
        self.running.close()
        self.cluster.remove()

    def processor(self) -> tuple[float, float, float]:
        database = sum(map(seconds, [self.cluster.pid, *family(self.cluster.pid)]))
        return self.running.processor(), database, time.process_time()

    async def step(self, tables: int, lasts: float) -> Step:
        """More tables, a moment to settle, then so many seconds that count."""
        await self.party.grow(tables)
        await self.party.play(EVERY, min(5.0, lasts))
        self.party.forget()
        before, began = self.processor(), time.monotonic()
        await self.party.play(EVERY, lasts)
        took = time.monotonic() - began
        server, database, generator = ((now - then) / took for now, then in zip(self.processor(), before, strict=True))
        party = self.party
        return Step(tables, party.acknowledged, party.refused, party.late, server, database, generator)

    async def crowd(self, spectators: int, actions: int) -> str:
        """The server's processor time for an action that so many see, squeezed and over sockets."""
        crowd = Crowd(self.running)
        await crowd.come(spectators)
        before = self.running.processor()
        for _ in range(actions):
            await crowd.act()
        took = (self.running.processor() - before) / actions
        crowd.leave()
        return f"{spectators} spectators, one action: {took:.3f} s of the server's processor time (mean of {actions})"


async def measured(steps: tuple[int, ...], lasts: float, spectators: int, actions: int) -> list[str]:
    """The rows of tables and spectators; tables grow until others' screens are late."""
    load, told, held = Load(), list[str](), 0
    try:
        load.running.wait()
        for tables in steps:
            step = await load.step(tables, lasts)
            told.append(step.line())
            print(told[-1], flush=True)
            if step.p99 > LATE:
                break
            held = tables
        told.append(f"held with p99 below {1000 * LATE:.0f} ms: {held} tables")
        load.party.leave()
        told.append(await load.crowd(spectators, actions))
        print("\n".join(told[-2:]), flush=True)
    finally:
        load.close()
    return told


def an_action() -> str:
    """The processor for an action, in a process of its own."""
    done = subprocess.run([sys.executable, "benchmarks/server.py"], cwd=REPOSITORY, capture_output=True, check=True, text=True)
    figures = json.loads(done.stdout)
    return f"an action, four viewers and a spectator: {figures['median_cpu_ms']:.2f} ms of the processor (median)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", default=",".join(map(str, STEPS)), help="numbers of tables, one after the other")
    parser.add_argument("--seconds", type=float, default=20.0, help="that count, at each number")
    parser.add_argument("--spectators", type=int, default=600)
    given = parser.parse_args()
    print(an_action(), flush=True)
    steps = tuple(int(one) for one in given.steps.split(","))
    asyncio.run(measured(steps, min(given.seconds, 120.0), min(given.spectators, 2000), 20))


if __name__ == "__main__":
    main()
