"""What strangers send is read and replayed in a process of its own: it has little memory and time, and can be ended."""

import contextlib
import signal
import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from hvozd.core import HvozdError
from hvozd.core.errors import RecordError
from hvozd.core.record import Header, Line

SECONDS = 10.0
"""Longer than any game takes to replay."""
START = 60.0
MEMORY = 1 << 30
QUEUE = 6
"""So many records may wait; whoever comes then is told to come again."""


class Told(msgspec.Struct):
    """What is in a record, after it was replayed."""

    header: Header
    lines: list[Line]
    automatic: list[int]
    """Seats that play themselves."""
    seats: int
    over: bool
    fault: str = ""
    """Why it cannot be read."""


class Crowded(HvozdError):
    """Too many records wait already."""


class Aside:
    """One process that does one piece of work after the other; it starts with the first, and another one when it had to be
    ended. `work` is a function of a module: bytes give bytes."""

    def __init__(self, work: Callable[[bytes], bytes], seconds: float = SECONDS) -> None:
        self._work, self._seconds = work, seconds
        self._turn = threading.Lock()
        self._waiting = 0
        self._process: Any = None
        self._pipe: Any = None

    def do(self, data: bytes) -> bytes:
        """What the work gives; a RecordError if it is not done in time."""
        if self._waiting >= QUEUE:
            raise Crowded("Many records are being read; try again in a moment.")
        self._waiting += 1
        try:
            with self._turn:
                return self._ask(data)
        finally:
            self._waiting -= 1

    def _ask(self, data: bytes) -> bytes:
        try:
            if self._process is None:
                self._start()
            self._pipe.send_bytes(data)
            if self._pipe.poll(self._seconds):
                return bytes(self._pipe.recv_bytes())
        except (OSError, EOFError):
            pass
        self.close()
        raise RecordError("The record cannot be replayed in a reasonable time.")

    def _start(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_live, args=(theirs, self._work), daemon=True, name="hvozd-reader")
        self._process.start()
        theirs.close()
        if not self._pipe.poll(START) or self._pipe.recv_bytes() != b"ready":
            raise OSError("the process did not start")

    def close(self) -> None:
        """End the process; the next piece of work starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join(2)
            self._pipe.close()


class Reader(Aside):
    """Reads one record after the other."""

    def __init__(self) -> None:
        super().__init__(read_record)

    def read(self, data: bytes) -> Told:
        """What is in a record; a RecordError if that cannot be found out in time."""
        told = msgspec.json.decode(self.do(data), type=Told)
        if told.fault:
            raise RecordError(told.fault)
        return told


def _live(pipe: Connection, work: Callable[[bytes], bytes]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import os
        import resource

        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    from hvozd.core import find_game, game_names
    from hvozd.kit.packs import install_all

    install_all()
    for name in game_names():
        find_game(name)
    pipe.send_bytes(b"ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(work(pipe.recv_bytes()))


def read_record(data: bytes) -> bytes:
    return msgspec.json.encode(told(data))


def told(data: bytes) -> Told:
    """Read and replay a record; whatever goes wrong is told as a sentence."""
    from hvozd.core import Session
    from hvozd.core.record import load

    try:
        session = Session.resume(load(data, packs=False))
    except HvozdError as error:
        return _fault(str(error))
    except (MemoryError, RecursionError):
        return _fault("The record is too large to be replayed.")
    state, record = session.state, session.record
    return Told(record.header, record.lines, list(session.game.automatic(state)), state.seats, session.decision is None)


def _fault(sentence: str) -> Told:
    return Told(Header(0, "", "", 0, {}, []), [], [], 0, False, sentence)
