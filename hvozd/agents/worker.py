"""Agents that think in processes of their own: whoever asks is never blocked, can stop them, and always gets an answer.

A `Mind` is one such process. It is given a position with the name of an agent and answers with the text of an action; the
agent itself is given a `Place`, as everywhere. Whatever fails or takes too long there, a legal action is the answer.
"""

import asyncio
import contextlib
import logging
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue

import msgspec

from hvozd.agents import Agent, Place, find_agent
from hvozd.core import Rng, State, decision, find_game, game_names
from hvozd.kit.packs import install_all

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds that an agent may take beyond what it asked for; then its process is ended."""
START = 30.0
"""Seconds that a process may take to start."""
GRACE = 3.0
"""Seconds between being told to stop and being ended."""
REMEMBERED = 64
"""So many agents keep in a mind what they thought last."""
READY, STOP = b"ready", b"stop"


class Job(msgspec.Struct, frozen=True):
    """One question for an agent."""

    game: str
    position: bytes
    seat: int
    agent: str
    key: str
    """Of the agent: the same key goes on with what it remembers."""
    seed: int
    hint: str = ""
    """A language: the answer comes with its reasons in words."""


class Thought(msgspec.Struct, frozen=True):
    action: str
    """The text of a legal action."""
    advice: list[tuple[str, list[str]]] = []
    """Of a hint: (text of an action, why, line by line), the best first."""
    trouble: str = ""
    """Why the action is just any legal one."""


class Mind:
    """One process that thinks about one question at a time; it starts with the first."""

    def __init__(self, modules: Sequence[str] = ()) -> None:
        self.modules = tuple(modules)
        """What the process imports first: agents that no package registers."""
        self.keys: set[str] = set()
        """The agents that it remembers."""
        self._process: _Process | None = None
        self._closed = False

    def think(self, job: Job, stop: threading.Event, patience: float = 0.0) -> Thought:
        """The answer to a question; soon after `stop` is set the best found so far."""
        try:
            return self._ask(job, stop, patience or PATIENCE + 2 * budget(job.agent))
        except (OSError, EOFError, TimeoutError) as error:
            self.end()
            trouble = str(error) or "its process has ended"
            log.warning("agent %s of %s: %s; any legal action is taken", job.agent, job.game, trouble)
            return any_legal(job, trouble)

    def _ask(self, job: Job, stop: threading.Event, patience: float) -> Thought:
        if self._process is None:
            self._process = _Process(self.modules)
        self.keys.add(job.key)
        pipe = self._process.pipe
        pipe.send_bytes(msgspec.msgpack.encode(job))
        end = time.monotonic() + patience
        told = False
        while not pipe.poll(0.05):
            if stop.is_set():
                pipe.send_bytes(STOP)  # more than once: it may not have begun
                end = end if told else min(end, time.monotonic() + GRACE)
                told = True
            if time.monotonic() > end or self._closed:
                raise TimeoutError("it did not answer in time")
        return msgspec.msgpack.decode(pipe.recv_bytes(), type=Thought)

    def end(self) -> None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        self.keys.clear()
        if process is not None:
            process.end()

    def close(self) -> None:
        self._closed = True
        self.end()


class Minds:
    """A few minds, for everybody at a server; a question waits until one of them is free."""

    def __init__(self, number: int = 0, modules: Sequence[str] = ()) -> None:
        self.number = number or max(1, min(4, os.cpu_count() or 1))
        self._free = [Mind(modules) for _ in range(self.number)]
        self._all = tuple(self._free)
        self._lock = threading.Lock()
        self._threads = ThreadPoolExecutor(self.number, "mind")

    async def think(self, job: Job, stop: threading.Event, patience: float = 0.0) -> Thought:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._think, job, stop, patience)
        except asyncio.CancelledError:
            stop.set()
            raise

    def _think(self, job: Job, stop: threading.Event, patience: float) -> Thought:
        with self._lock:  # there are as many minds as threads
            mind = next((mind for mind in self._free if job.key in mind.keys), self._free[-1])
            self._free.remove(mind)
        try:
            return mind.think(job, stop, patience)
        finally:
            with self._lock:
                self._free.append(mind)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for mind in self._all:
            mind.close()


def budget(agent: str) -> float:
    """The seconds an agent asks for, where it says so."""
    try:
        settings = getattr(find_agent(agent)(Rng(0)), "settings", None)
    except Exception:
        return 0.0
    return float(getattr(settings, "seconds", 0.0))


def any_legal(job: Job, trouble: str) -> Thought:
    """Some legal action, when an agent has none."""
    game = find_game(job.game)
    g = game.decode(job.position)
    now = decision(g)
    assert now is not None
    return Thought(game.write(g, now.options(job.seat).sample(Rng(job.seed))), trouble=trouble)


# -- the process --------------------------------------------------------------------------------------------------------


class _Process:
    """The process as its owner holds it."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_live, args=(theirs, modules), daemon=True, name="hvozd-mind")
        self._process.start()
        theirs.close()
        if not self.pipe.poll(START) or self.pipe.recv_bytes() != READY:
            self.end()
            raise TimeoutError("its process did not start")

    def end(self) -> None:
        self._process.kill()
        self._process.join(1)
        self.pipe.close()


def _live(pipe: Connection, modules: tuple[str, ...]) -> None:
    """What the process does: read questions here, think beside, until the owner is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    for module in modules:
        import_module(module)
    install_all()
    for name in game_names():
        find_game(name)
    pipe.send_bytes(READY)
    thinker = _Thinker(pipe)
    threading.Thread(target=thinker.work, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            message = pipe.recv_bytes()
            thinker.stop() if message == STOP else thinker.jobs.put(message)


class _Thinker:
    """Answers one question after the other."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.jobs: SimpleQueue[bytes] = SimpleQueue()
        self._agents: OrderedDict[str, Agent] = OrderedDict()
        self._asked: Agent | None = None

    def stop(self) -> None:
        if self._asked is not None:
            self._asked.stopped = True  # type: ignore[attr-defined]  # agents that cannot be stopped do not look

    def work(self) -> None:
        while True:
            job = msgspec.msgpack.decode(self.jobs.get(), type=Job)
            try:
                thought = self.answer(job)
            except Exception as error:
                log.exception("agent %s failed at a question of %s", job.agent, job.game)
                thought = any_legal(job, f"{type(error).__name__}: {error}")
            self._asked = None
            with contextlib.suppress(OSError):  # nobody is left to answer to
                self.pipe.send_bytes(msgspec.msgpack.encode(thought))

    def answer(self, job: Job) -> Thought:
        game = find_game(job.game)
        g = game.decode(job.position)
        now = decision(g)
        assert now is not None
        place = Place(game, g, now, job.seat)
        self._asked = agent = self.agent(job)
        if job.hint:
            advice = advised(job, g, place, agent)
            return Thought(advice[0][0], advice)
        action = agent.choose(place)
        if action not in place.options:
            raise ValueError(f"{action!r} is not offered")
        return Thought(game.write(g, action))

    def agent(self, job: Job) -> Agent:
        if job.key not in self._agents:
            self._agents[job.key] = find_agent(job.agent)(Rng(job.seed))
        self._agents.move_to_end(job.key)
        while len(self._agents) > REMEMBERED:
            self._agents.popitem(last=False)
        return self._agents[job.key]


def advised(job: Job, g: State, place: Place, agent: Agent) -> list[tuple[str, list[str]]]:
    """What an agent would do, the text of each action with its reasons in words."""
    from hvozd.agents.hint import TEXTS, advise, tell
    from hvozd.kit.texts import Teller

    game = place.game
    teller = Teller(game, game.words(g), game.seat_names(g), job.hint, (TEXTS,))
    advices = advise(place, agent, Rng(job.seed))
    told: list[list[str]] = []
    for line in tell(advices, teller, bool(getattr(agent, "failures", 0))):
        told[-1].append(line.strip()) if told and line.startswith(" ") else told.append([line])
    return [(game.write(g, advice.action), lines) for advice, lines in zip(advices, told, strict=True)]
