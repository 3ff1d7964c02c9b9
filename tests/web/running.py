"""A whole server with its workers as processes of this machine, who may call it, and how much of the processor it takes."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from hvozd.web.guests import COOKIE, Guests
from hvozd.web.store import Store

GENEROUS = "changes=1000000,requests=1000000,streams=100000"
TICK = os.sysconf("SC_CLK_TCK")


class Running:
    """`hvozd serve` on a free port of this machine; the database and its secret can be used from here too."""

    def __init__(self, url: str, workers: int = 2, *more: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url, self.store = url, Store(url)
        self.guests = Guests(self.store.setting("secret", "running"))
        self.command = [sys.executable, "-m", "hvozd", "serve", "--port", str(self.port), "--workers", str(workers)]
        self.command += ["--no-browser", "--budget", GENEROUS, "--pace", "0", *more]
        self.start()

    def start(self) -> None:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(self.command, env=os.environ | {"HVOZD_DB": self.url}, **quiet)

    def kill_and_start(self) -> None:
        """kill -9 of the server with all that it started; another one takes its place."""
        for pid in (*family(self.process.pid), self.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        self.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cookie(self, guest: str, lang: str = "en") -> str:
        return f"{COOKIE}={self.guests._signer.dumps({'id': guest, 'name': '', 'lang': lang})}"

    def wait(self, seconds: float = 120) -> None:
        """Until it answers."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.origin}/healthz", timeout=5).close()
                return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def workers(self) -> list[int]:
        """Those of its processes that serve."""
        return [pid for pid in family(self.process.pid) if b"spawn_main" in _read(Path(f"/proc/{pid}/cmdline"))]

    def processor(self) -> float:
        """Seconds of the processor that all its processes have taken."""
        return sum(map(seconds, [self.process.pid, *family(self.process.pid)]))

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.store.close()


def family(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        if fields := _fields(stat):
            parents.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    found, waiting = list[int](), [pid]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found += children
        waiting += children
    return found


def seconds(pid: int) -> float:
    """Of the processor, for one process, its threads and those of its children that have ended."""
    fields = _fields(Path(f"/proc/{pid}/stat"))
    return sum(map(int, fields[11:15])) / TICK


def _fields(stat: Path) -> list[str]:
    """What stands in /proc after the name of a process."""
    told = _read(stat).decode(errors="replace")
    return told.rsplit(")", 1)[1].split() if ")" in told else []


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""
