"""`make chaos`: servers are killed, PostgreSQL is restarted, the disk is full, clients are slow and broken, all during play.
What was acknowledged is there, once and in its order, and the other server's screens follow.

Two servers share one database, and each seat plays at its own. Bounded, on this machine only:
`python -m tests.web.chaos --kills 50 --restarts 10`.
"""

import argparse
import asyncio
import contextlib
import resource
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from statistics import median

from hvozd.core import Rng
from hvozd.web.care import findings
from hvozd.web.store import TableEvent
from hvozd.web.tables import Tables
from tests.postgres import Cluster
from tests.web.crowd import Click, Hand, Screen
from tests.web.nuisance import Nuisance
from tests.web.running import Running
from tests.web.storms import DUEL, legal

PATIENCE = 120.0
"""Seconds in which a stage must come to its actions, however often it is refused."""


class Chaos:
    """Two servers, one table of two people, and what the servers have acknowledged."""

    def __init__(self, url: str, seed: int = 1) -> None:
        self.servers = [Running(url, 1), Running(url, 1)]
        self.store, self.rng = self.servers[0].store, Rng(seed)
        self.tables = Tables(self.store)
        self.id = self.tables.open_table("root", DUEL, ["me", "me"], "host", "Ann", seed=5).row.id
        self.hands = [Hand(server, self.id, "host") for server in self.servers]
        self.screens: list[Screen | None] = [None, None]
        self.acknowledged: list[tuple[str, int, str]] = []
        """(kind, number of the decision, action) in their order."""
        self.refused = 0
        self.late: list[float] = []

    async def play(self) -> bool:
        """An action of the asked seat at its own server, now and then an undo, stale or not; whether it was acknowledged."""
        table = self.tables.table(self.id)
        if table.session.decision is None:
            self.open_another()
            return False
        click = Click(*_turned(legal(table.session, self.rng)))
        if self.rng.below(6) == 0 and await self.undo(click.seat, click.number):
            return True
        began = time.perf_counter()
        done = await self.hands[click.seat].click(click)
        self.note("action", click.number, click.action, done)
        if done:
            await self.followed(1 - click.seat, click.number + 1, began)
        return done

    async def undo(self, seat: int, number: int) -> bool:
        """A stale one changes nothing; one of this moment is taken where something can be taken back."""
        if number:
            assert not await self.hands[seat].post("undo", {"seat": seat, "number": number - 1}), "a stale undo was taken"
        if self.tables.table(self.id).session.can_undo(seat) is None:
            return False
        done = await self.hands[seat].post("undo", {"seat": seat, "number": number})
        self.note("undo", number, "", done)
        return done

    def note(self, kind: str, number: int, action: str, done: bool) -> None:
        if done:
            self.acknowledged.append((kind, number, action))
        else:
            self.refused += 1
            time.sleep(0.05)
        self.tables.table(self.id).unsure = True

    def open_another(self) -> None:
        """The game is over: what was acknowledged at this table is held against it, and play goes on at another."""
        self.check()
        self.id = self.tables.open_table("root", DUEL, ["me", "me"], "host", "Ann", seed=self.rng.below(1 << 40)).row.id
        self.hands = [Hand(server, self.id, "host") for server in self.servers]
        self.leave()

    async def followed(self, server: int, number: int, began: float) -> None:
        """When the other server's screen shows it; a screen that was cut off looks again."""
        screen = self.screens[server]
        with contextlib.suppress(OSError, TimeoutError, AssertionError, asyncio.IncompleteReadError):
            if screen is None or screen.gone:
                self.screens[server] = screen = Screen(self.servers[server], f"/t/{self.id}/stream?seat={server}", "host")
                await screen.look()
                return
            self.late.append(await screen.shows(number, began, 10.0) - began)

    async def play_some(self, number: int) -> None:
        end, done = time.monotonic() + PATIENCE, 0
        while done < number and time.monotonic() < end:
            done += await self.play()
        assert done == number, "play does not go on"

    async def play_in_vain(self, number: int) -> int:
        """While something is wrong: tries; how many were refused."""
        before = self.refused
        for _ in range(number):
            await self.play()
        return self.refused - before

    def check(self) -> None:
        """Nothing lost, doubled or gapped: the acknowledged events stand among the stored ones, once and in their order."""
        found = self.store.find(self.id)
        assert found is not None
        told = iter([_told(event) for event in found[1] if event.kind in ("action", "undo")])
        for one in self.acknowledged:
            assert one in told, f"lost or out of order: {one}"
        assert len(found[1]) == self.store.revision(self.id), "gapped"
        assert list(findings(self.store)) == [], "the database is not well"
        self.total = self.__dict__.get("total", 0) + len(self.acknowledged)
        self.acknowledged = []

    def line(self, what: str) -> str:
        self.check()
        follow = f"{1000 * median(self.late):.0f} ms" if self.late else "unknown"
        return f"{what}: {self.total} acknowledged, 0 lost, {self.refused} refused; the other server's screen follows in {follow}"

    def leave(self) -> None:
        for screen in filter(None, self.screens):
            screen.leave()
        self.screens = [None, None]

    def close(self) -> None:
        self.leave()
        for server in self.servers:
            server.close()


def _turned(found: tuple[str, int, int]) -> tuple[int, int, str]:
    action, seat, number = found
    return seat, number, action


def _told(event: TableEvent) -> tuple[str, int, str]:
    return event.kind, event.decision, event.action if event.kind == "action" else ""


@contextlib.asynccontextmanager
async def chaos(url: str, seed: int) -> AsyncIterator[Chaos]:
    made = Chaos(url, seed)
    try:
        for server in made.servers:
            server.wait()
        yield made
    finally:
        made.close()


# -- what goes wrong -------------------------------------------------------------------------------------------------------------


async def killed(kills: int, seed: int) -> str:
    """One of the servers is killed with its connections, beside slow and broken clients; it comes back meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        async with chaos(f"sqlite:///{folder}/tables.db", seed) as one:
            for _ in range(kills):
                with Nuisance(one.servers[one.rng.below(2)], one.id):
                    await one.play_some(3)
                    one.servers[one.rng.below(2)].kill_and_start()
                    await one.play_some(2)
            return one.line(f"{kills} times kill -9, slow and broken clients (SQLite)")


async def restarted(restarts: int, seed: int) -> str:
    cluster = Cluster(durable=True)
    try:
        async with chaos(cluster.fresh("chaos"), seed) as one:
            for _ in range(restarts):
                await one.play_some(5)
                cluster.stop()
                await one.play_in_vain(1)
                cluster.start()
                await one.play_some(3)
            return one.line(f"PostgreSQL restarted {restarts} times")
    finally:
        cluster.remove()


async def full_disk(rounds: int, seed: int) -> str:
    """The disk of the database is full for a while, again and again."""
    with small_disk() as (folder, kind):
        async with chaos(f"sqlite:///{folder}/tables.db", seed) as one:
            in_vain = 0
            for _ in range(rounds):
                await one.play_some(4)
                with filled(folder, kind, one):
                    in_vain += await one.play_in_vain(8)
                await one.play_some(4)
            assert in_vain, "the disk was never full"
            return one.line(f"{rounds} times a full disk ({kind}), {in_vain} actions in vain")


@contextlib.contextmanager
def small_disk() -> Iterator[tuple[Path, str]]:
    """A folder on a small disk of its own; where that cannot be mounted any folder, and files will not grow."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", folder]
        mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
        try:
            yield Path(folder), "tmpfs" if mounted else "file-size limit"
        finally:
            if mounted:
                subprocess.run(["umount", "--lazy", folder], check=False)


@contextlib.contextmanager
def filled(folder: Path, kind: str, one: Chaos) -> Iterator[None]:
    if kind == "tmpfs":
        ballast = folder / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as out:
            while True:
                out.write(b"x" * 4096)
        yield
        ballast.unlink()
        return
    for server in one.servers:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    yield
    for server in one.servers:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def storm(kills: int, restarts: int, disks: int, seed: int = 1) -> list[str]:
    """All of it; what came of it."""
    stages = [(killed, kills), (restarted, restarts), (full_disk, disks)]
    told = []
    for stage, times in stages:
        if times:
            told.append(asyncio.run(stage(times, seed)))
            print(told[-1], flush=True)
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--restarts", type=int, default=10)
    parser.add_argument("--disks", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    storm(given.kills, given.restarts, given.disks, given.seed)
