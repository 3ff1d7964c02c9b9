"""Who may sit at a table instead of a person. An agent is given a `Place`, never the position itself."""

import re
import sys
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Protocol, cast

from hvozd.core import Action, Decision, Game, Options, Rng, State
from hvozd.core.errors import UnknownName


class Place:
    """What an agent may know when its seat must choose: its view, its options, and worlds that could be the true one."""

    def __init__(self, game: Game, state: State, now: Decision, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.question = now.name
        self.number = now.number
        self._state = state
        self._now = now

    @cached_property
    def options(self) -> Options:
        return self._now.options(self.seat)

    @cached_property
    def view(self) -> Any:
        return self.game.view(self._state, self.seat)

    def imagine(self, rng: Rng) -> State:
        """A position that this seat cannot tell from the true one, for search."""
        world: State = self.game.determinize(self._state, self.seat, rng)
        return world


class Agent(Protocol):
    """Chooses one of a place's options. One agent plays one seat of one game."""

    def choose(self, place: Place) -> Action: ...


class RandomAgent:
    """Picks a kind of action, then an action of that kind, each with equal chances."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, place: Place) -> Action:
        return place.options.sample(self.rng)


GROUP = "hvozd.agents"
OUTSIDE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
"""An agent of one's own on the command line: `module:Class`."""
HOUSE = {
    "greedy": "hvozd.agents.greedy:Greedy",
    "ismcts": "hvozd.agents.ismcts:Ismcts",
    "easy": "hvozd.agents.ismcts:easy",
    "normal": "hvozd.agents.ismcts:normal",
    "hard": "hvozd.agents.ismcts:hard",
    "ismcts-0.1": "hvozd.agents.frozen:Frozen",
}
"""The agents that play every game, loaded when they are first asked for."""
COMPARED = ("ismcts-0.1",)
"""Those that are kept to be compared with: nobody is offered them as an opponent."""
SEARCHES = {"ismcts": "hvozd.agents.ismcts", "ismcts-0.1": "hvozd.agents.frozen"}
"""Those that may be given a budget behind a colon."""
_makers: dict[str, Callable[[Rng], Agent]] = {"random": RandomAgent}


def add_agent(name: str, make: Callable[[Rng], Agent]) -> None:
    """Make an agent known under a name: `add_agent("mine", lambda rng: Mine(rng))`."""
    _makers[name] = make


def bring_agents(names: Iterable[str]) -> None:
    """Make known the agents of one's own among these names, each `module:Class` of a module that Python finds from here.

    Only the command line calls this: what a person types there may run code, what comes over the net may not.
    """
    for name in names:
        if name not in _makers and OUTSIDE.fullmatch(name) and name.partition(":")[0] not in SEARCHES:
            module, _, attribute = name.partition(":")
            if "" not in sys.path:
                sys.path.insert(0, "")
            try:
                add_agent(name, getattr(import_module(module), attribute))
            except (ImportError, AttributeError) as error:
                raise UnknownName(f"There is no agent '{name}': {error}.") from None


@cache
def installed() -> dict[str, str]:
    """The agents that installed packages bring, and where each is."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def agent_names() -> tuple[str, ...]:
    return tuple(sorted({*_makers, *HOUSE, *installed()}))


def find_agent(name: str) -> Callable[[Rng], Agent]:
    """What makes the agent of this name, or UnknownName that lists the agents there are.

    A package brings its own by the entry point group `hvozd.agents`; it is loaded when it is first asked for. A search may
    be given its budget: `ismcts:200` thinks for 200 iterations, `ismcts:1.5s` for so many seconds.
    """
    if name not in _makers and name in HOUSE:
        module, _, attribute = HOUSE[name].partition(":")
        _makers[name] = getattr(import_module(module), attribute)
    search, colon, budget = name.partition(":")
    if colon and search in SEARCHES:
        return cast(Callable[[Rng], Agent], import_module(SEARCHES[search]).with_budget(budget))
    if name not in _makers:
        for entry in entry_points(group=GROUP, name=name):
            _makers[name] = entry.load()
    if name not in _makers:
        names = ", ".join(agent_names())
        raise UnknownName(f"There is no agent '{name}'; there are {names}.", "error-no-agent", name=name, names=names)
    return _makers[name]
