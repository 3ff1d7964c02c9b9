"""Agents that nobody wants at a table; a mind imports them by the name of this module."""

import os
import time

from hvozd.agents import Place, add_agent
from hvozd.core import Action, Rng


class Odd:
    """One way to be no good; what it does is in its name."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng


class Crashing(Odd):
    def choose(self, place: Place) -> Action:
        raise RuntimeError("boom")


class Dying(Odd):
    def choose(self, place: Place) -> Action:
        os._exit(3)


class Hanging(Odd):
    def choose(self, place: Place) -> Action:
        while True:
            time.sleep(0.01)


class Cheating(Odd):
    def choose(self, place: Place) -> Action:
        return Action()


class Patient(Odd):
    """Thinks until it is stopped, then takes the last option."""

    stopped = False

    def choose(self, place: Place) -> Action:
        self.stopped = False
        while not self.stopped:
            time.sleep(0.01)
        return list(place.options)[-1]


for kind in (Crashing, Dying, Hanging, Cheating, Patient):
    add_agent(kind.__name__.lower(), kind)
