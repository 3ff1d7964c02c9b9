"""One executor for all that plays many games: `sim`, `arena`, `data`. On this machine's processes, or on a cluster by Ray.

The work is a row of items; any stretch of it can be played anywhere, and what comes out is given back in the order of the items.
So the whole is the same however it was split, and whoever died on the way. A file can note what is done: a run that was
interrupted goes on from there.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from hvozd.core.errors import HvozdError


class Played(Protocol):
    """What comes out of a stretch: at least how many of its items were played (fewer than all if time ran out)."""

    games: int


R = TypeVar("R", bound=Played)


class Work(NamedTuple, Generic[R]):
    """What is to be done, the same for every process that shares it."""

    plan: Any
    """A Struct: a file of finished work is only taken up again by the same plan."""
    play: Callable[[Any, Sequence[Any], float], R]
    """Of the plan, some items and the time to stop: a function of a module, so that it can be sent."""
    result: type[R]
    prepare: Callable[[], None] | None = None
    """What a process that knows nothing yet does first."""


class Way(msgspec.Struct, frozen=True):
    """How it is done."""

    jobs: int = 1
    backend: str = "local"
    keep: str = ""
    """The file that notes what is done."""
    until: float = 0.0
    """The time to stop, 0: never."""
    size: int = 0
    """How many items go together, 0: as seems best."""


class Done(NamedTuple, Generic[R]):
    """A stretch that was played."""

    first: int
    result: R
    worker: str
    """The process that played it."""

    @property
    def after(self) -> int:
        return self.first + self.result.games


class Task(NamedTuple):
    """A stretch that is to be played."""

    first: int
    items: Sequence[Any]


class Backend(Protocol):
    """Plays tasks, several at once; gives each back as it is finished, in any order."""

    def run(self, work: Work[Any], tasks: Iterator[Task], way: Way) -> Iterator[Done[Any]]: ...


def execute(work: Work[R], items: Sequence[Any], way: Way | None = None) -> Iterator[Done[R]]:
    """Every stretch as it comes, in the order of the items. Interrupted, it gives what else was finished and raises again."""
    way = way or Way()
    kept = Keep(work, len(items), way.keep) if way.keep else None
    waiting: dict[int, Done[R]] = {one.first: one for one in kept.done} if kept else {}
    tasks = stretches(items, [(one.first, one.after) for one in waiting.values()], size_of(len(items), way), way.jobs)
    at = 0
    try:
        for one in backend(way).run(work, tasks, way):
            waiting[one.first] = one
            if kept is not None:
                kept.note(one)
            while at in waiting:
                ready = waiting.pop(at)
                at = ready.after
                yield ready
    except KeyboardInterrupt:
        yield from (waiting.pop(first) for first in sorted(waiting))
        raise
    yield from (waiting.pop(first) for first in sorted(waiting))


def size_of(items: int, way: Way) -> int:
    """How many items go together: alone one by one, so that progress is seen; shared enough that sending costs little."""
    alone = way.jobs == 1 and way.backend == "local"
    return way.size or (1 if alone else max(1, min(50, items // (way.jobs * 8))))


def stretches(items: Sequence[Any], done: Sequence[tuple[int, int]], size: int, jobs: int = 1) -> Iterator[Task]:
    """What is left, cut into tasks: towards the end ever smaller ones, so that all who share them finish together."""
    at = 0
    for first, after in [*sorted(done), (len(items), len(items))]:
        while at < first:
            fair = size if jobs == 1 else max(1, (len(items) - at) // (4 * jobs))
            end = min(at + min(size, fair), first)
            yield Task(at, items[at:end])
            at = end
        at = max(at, after)


def backend(way: Way) -> Backend:
    if way.backend == "ray":
        from hvozd.runs.cluster import OnRay

        return OnRay()
    if way.backend != "local":
        raise HvozdError(f"There is no backend '{way.backend}'; there are local and ray.")
    if way.jobs == 1:
        return Here()
    from hvozd.runs.processes import InProcesses

    return InProcesses()


class Here:
    """One after another in this process."""

    def run(self, work: Work[Any], tasks: Iterator[Task], way: Way) -> Iterator[Done[Any]]:
        for task in tasks:
            if way.until and time.time() > way.until:
                return
            yield Done(task.first, work.play(work.plan, task.items, way.until), name_of_this_process())


def name_of_this_process() -> str:
    return f"{os.uname().nodename if hasattr(os, 'uname') else ''}:{os.getpid()}"


def played(work: Work[Any], task: Task, until: float) -> tuple[Any, str]:
    """What a process does with a task."""
    if work.prepare is not None:
        work.prepare()
    return work.play(work.plan, task.items, until), name_of_this_process()


class Keep:
    """A file of finished work, a line a stretch; a line that was cut off by a crash is played again."""

    def __init__(self, work: Work[Any], items: int, path: str) -> None:
        self.path = Path(path)
        self.head = msgspec.json.encode({"plan": msgspec.to_builtins(work.plan), "items": items})
        self.done: list[Done[Any]] = []
        try:
            lines = self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else []
            if lines and lines[0].rstrip(b"\n") != self.head:
                raise HvozdError(f"'{path}' notes another run; name another file, or run the same again.")
            whole = [line for line in lines[1:] if line.endswith(b"\n")]
            self.done = [self._read(work, line) for line in whole]
            self.path.write_bytes(b"".join((self.head + b"\n", *whole)))
        except (OSError, msgspec.MsgspecError) as error:
            raise HvozdError(f"'{path}' cannot note what is done: {error}.") from None

    @staticmethod
    def _read(work: Work[Any], line: bytes) -> Done[Any]:
        row = msgspec.json.decode(line)
        return Done(row["first"], msgspec.convert(row["result"], work.result), row["worker"])

    def note(self, one: Done[Any]) -> None:
        row = {"first": one.first, "worker": one.worker, "result": msgspec.to_builtins(one.result)}
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
            file.flush()
            os.fsync(file.fileno())
