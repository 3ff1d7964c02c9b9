"""The executor on this machine: a few processes. One that dies is replaced, and what it had is played again."""

import multiprocessing
import signal
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import Any

from hvozd.core.errors import HvozdError
from hvozd.runs.executor import Done, Task, Way, Work, played

DEATHS = 5
"""So often in a row, with nothing finished between, processes may die before the run is given up."""


class InProcesses:
    def run(self, work: Work[Any], tasks: Iterator[Task], way: Way) -> Iterator[Done[Any]]:
        again: list[Task] = []
        deaths = 0
        while True:
            crew = Crew(work, tasks, way, again)
            try:
                for done in crew.finish():
                    deaths = 0
                    yield done
                return
            except BrokenProcessPool:
                deaths += 1
                again = crew.lost()
                if deaths > DEATHS:
                    raise HvozdError(f"Processes that play died {deaths} times in a row; is there memory enough?") from None
            finally:
                crew.dismiss()


class Crew:
    """Processes that live until one of them dies."""

    def __init__(self, work: Work[Any], tasks: Iterator[Task], way: Way, again: list[Task]) -> None:
        self.work, self.tasks, self.way = work, tasks, way
        self.again = again
        self.pool = ProcessPoolExecutor(way.jobs, _context(), signal.signal, (signal.SIGINT, signal.SIG_IGN))
        self.open: dict[Future[Any], Task] = {}

    def finish(self) -> Iterator[Done[Any]]:
        while self._hand_out() or self.open:
            ready, _ = wait(self.open, return_when=FIRST_COMPLETED)
            for future in ready:
                result, worker = future.result()
                yield Done(self.open.pop(future).first, result, worker)

    def _hand_out(self) -> bool:
        """Two tasks a process, so that none waits; none when the time is over."""
        late = bool(self.way.until) and time.time() > self.way.until
        while not late and len(self.open) < 2 * self.way.jobs:
            task = self.again.pop(0) if self.again else next(self.tasks, None)
            if task is None:
                return False
            try:
                self.open[self.pool.submit(played, self.work, task, self.way.until)] = task
            except BrokenProcessPool:
                self.again.insert(0, task)
                raise
        return False

    def lost(self) -> list[Task]:
        """What nobody has finished."""
        return sorted([*self.open.values(), *self.again], key=lambda task: task.first)

    def dismiss(self) -> None:
        """Whoever still plays is stopped: what it had is not noted."""
        alive = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        if self.open:
            for process in alive:
                process.terminate()


def _context() -> BaseContext:
    """Forked where that is possible: such processes also know the games and agents that were only added."""
    return multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
