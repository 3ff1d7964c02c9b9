"""`make chaos`: workers are killed and PostgreSQL is restarted in the middle of play; what was acknowledged is there, once.

Bounded, on this machine only: `python -m tests.web.chaos --kills 50 --restarts 10`.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from hvozd.core import Rng
from hvozd.web.store import Store
from hvozd.web.tables import Tables
from tests.postgres import Cluster
from tests.web.storms import DUEL, legal


def children(pid: int) -> list[int]:
    """The workers of a server: processes that it started and that listen with it."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rsplit(")", 1)[1].split()[1])
            if parent == pid and b"spawn_main" in (stat.parent / "cmdline").read_bytes():
                found.append(int(stat.parent.name))
        except (OSError, IndexError):
            continue
    return found


class Chaos:
    """One server with two workers, one table of two people, and a list of what the server has acknowledged."""

    def __init__(self, url: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url, self.store = url, Store(url)
        self.tables = Tables(self.store)
        self.id = self.tables.open_table("root", DUEL, ["me", "me"], "host", "Ann", seed=5).row.id
        self.acknowledged: dict[int, str] = {}
        self.refused = 0
        command = [sys.executable, "-m", "hvozd", "serve", "--port", str(self.port), "--workers", "2", "--no-browser"]
        command += ["--budget", "changes=100000,requests=100000"]
        self.server = subprocess.Popen(
            command, env=os.environ | {"HVOZD_DB": url}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.cookie = self._cookie()

    def _cookie(self) -> str:
        from hvozd.web.guests import COOKIE, Guests

        secret = self.store.setting("secret", "chaos")
        return f"{COOKIE}={Guests(secret)._signer.dumps({'id': 'host', 'name': '', 'lang': 'en'})}"

    def play(self, rng: Rng) -> bool:
        """One action over a connection of its own; whether it was acknowledged."""
        session = self.tables.table(self.id).session
        if session.decision is None:
            return False
        action, seat, number = legal(session, rng)
        headers = {"cookie": self.cookie, "origin": f"http://127.0.0.1:{self.port}", "connection": "close"}
        move = {"seat": seat, "number": number, "action": action}
        try:
            answer = httpx.post(f"http://127.0.0.1:{self.port}/t/{self.id}/play", json=move, headers=headers, timeout=15)
        except httpx.HTTPError:
            answer = None
        done = answer is not None and answer.status_code == 200
        if done:
            self.acknowledged[number] = action
        else:
            self.refused += 1
            time.sleep(0.1)
        self.tables.table(self.id).unsure = True
        return done

    def play_some(self, rng: Rng, number: int) -> None:
        end, done = time.monotonic() + 120, 0
        while done < number and time.monotonic() < end and self.tables.table(self.id).session.decision is not None:
            done += self.play(rng)

    def kill_a_worker(self, rng: Rng) -> None:
        end = time.monotonic() + 60
        while not (there := children(self.server.pid)) and time.monotonic() < end:
            time.sleep(0.1)
        os.kill(rng.pick(there), signal.SIGKILL)

    def check(self) -> int:
        """Nothing lost, doubled or gapped; how many actions were acknowledged."""
        found = self.store.find(self.id)
        assert found is not None
        stored = [event for event in found[1] if event.kind == "action"]
        assert [event.decision for event in stored] == list(range(len(stored))), "doubled or gapped"
        lost = {number for number, action in self.acknowledged.items() if stored[number].action != action}
        assert lost == set(), "lost"
        return len(self.acknowledged)

    def close(self) -> None:
        self.server.terminate()
        try:
            self.server.wait(20)
        except subprocess.TimeoutExpired:
            self.server.kill()
        self.store.close()


def storm(kills: int, restarts: int, seed: int = 1) -> str:
    """So many killed workers on SQLite, and so many restarts of PostgreSQL; what came of it."""
    told, rng = [], Rng(seed)
    with tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(f"sqlite:///{folder}/tables.db")
        try:
            for _ in range(kills):
                chaos.play_some(rng, 3)
                chaos.kill_a_worker(rng)
                chaos.play_some(rng, 2)
            told.append(f"{kills} workers killed: {chaos.check()} acknowledged, 0 lost, {chaos.refused} refused")
        finally:
            chaos.close()
    if restarts:
        cluster = Cluster()
        chaos = Chaos(cluster.fresh("chaos"))
        try:
            for _ in range(restarts):
                chaos.play_some(rng, 5)
                cluster.stop()
                cluster.start()
                chaos.play_some(rng, 3)
            told.append(f"PostgreSQL restarted {restarts} times: {chaos.check()} acknowledged, 0 lost, {chaos.refused} refused")
        finally:
            chaos.close()
            cluster.remove()
    return "\n".join(told)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--restarts", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(storm(given.kills, given.restarts, given.seed))
