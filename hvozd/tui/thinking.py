"""An agent thinks beside the screen: Ctrl-C has its answer at once, and whatever fails there, a legal action is taken."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Generic, TypeVar

from hvozd.agents import Agent, Place
from hvozd.agents.worker import GRACE, PATIENCE
from hvozd.core import Action, Rng

log = logging.getLogger(__name__)
T = TypeVar("T")


class Beside(Generic[T]):
    """Work in a thread of its own, with what it came to or why it failed."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.result: T | None = None
        self.trouble: Exception | None = None
        self._work = work
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self.result = self._work()
        except Exception as error:
            self.trouble = error

    def wait(self, agent: Agent, patience: float = PATIENCE) -> T | None:
        """The result, or None when it failed or took too long; a first Ctrl-C tells the agent to stop, a second one leaves."""
        end, stopped = time.monotonic() + patience + 2 * _seconds(agent), False
        while self._thread.is_alive() and time.monotonic() < end:
            try:
                self._thread.join(0.1)
            except KeyboardInterrupt:
                if stopped:
                    raise
                stopped, end = True, time.monotonic() + GRACE
            if stopped:
                agent.stopped = True  # type: ignore[attr-defined]  # agents that cannot be stopped do not look
        return self.result


def _seconds(agent: Agent) -> float:
    return float(getattr(getattr(agent, "settings", None), "seconds", 0.0))


def choose(agent: Agent, place: Place, patience: float = PATIENCE) -> tuple[Action, str]:
    """A legal action, and why it is not the agent's own choice if it is not."""
    work = Beside(lambda: agent.choose(place))
    action = work.wait(agent, patience)
    if action is not None and action in place.options:
        return action, ""
    trouble = repr(work.trouble) if work.trouble else "no answer in time" if action is None else f"{action!r} is not offered"
    log.warning("an agent of %s failed at %s: %s", place.game.name, place.question, trouble)
    return place.options.sample(Rng(place.number)), trouble
