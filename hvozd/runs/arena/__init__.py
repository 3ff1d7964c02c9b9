"""Matches between agents: who sits where in which game, played in processes, one outcome a game.

The games come in blocks: the same deal is played as often as there are seats, and everybody moves on by one seat each time. The
first agent sits at one seat, the others share the rest; so with two agents it is one against all others.
"""

import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from hvozd.agents import Agent, Place, bring_agents, find_agent
from hvozd.agents.evaluate import evaluation_of
from hvozd.core import Game, Rng, State, find_game
from hvozd.core.errors import InvariantBroken, SettingError
from hvozd.core.flow import advance, play
from hvozd.core.rng import mix
from hvozd.kit.evaluation import Together
from hvozd.runs.executor import Way, Work, execute
from hvozd.runs.sim import sentence


class Plan(msgspec.Struct, frozen=True):
    """What an arena plays: the same for every process that shares it."""

    game: str
    agents: tuple[str, ...]
    games: int
    seed: int = 0
    settings: dict[str, str] = {}
    only: tuple[str, ...] = ()
    """The factions or characters that the first agent plays; none named: every one."""

    def block_seed(self, block: int) -> int:
        """The seed of a deal: 53 bits, so that every JSON reader keeps it."""
        return mix(self.seed, block + 1) >> 11


class Entry(msgspec.Struct):
    """How one seat did in one game."""

    agent: str
    seat: int
    name: str
    """The faction or character of the seat."""
    won: bool = False
    score: int = 0
    decisions: int = 0
    times: list[float] = []
    """Seconds of every decision, by the clock on the wall."""
    work: list[float] = []
    """The same in seconds of the processor."""
    failures: int = 0
    """How often the agent broke inside and fell back to a random action."""


class Outcome(msgspec.Struct):
    """One game: block and rotation tell it from all others of the plan."""

    block: int
    rotation: int
    entries: list[Entry]
    together: bool = False
    """All seats win or lose together, so that there are no even chances."""
    decisions: int = 0
    reason: str = ""
    fault: str = ""
    memory: int = 0
    """The most memory the process has held so far, in megabytes; 0 where the system does not tell."""


def seating(agents: Sequence[str], seats: int, rotation: int, block: int = 0) -> list[str]:
    """Who sits where.

    >>> seating(["hard", "greedy"], 4, 1)
    ['greedy', 'hard', 'greedy', 'greedy']
    >>> seating(["a", "b", "c"], 3, 2), seating(["a", "b", "c"], 3, 2, block=1)
    (['b', 'c', 'a'], ['c', 'b', 'a'])
    """
    first, *others = agents
    others = others or [first]
    row = [first, *(others[(block + i) % len(others)] for i in range(seats - 1))]
    return [row[(seat - rotation) % seats] for seat in range(seats)]


def fixtures(plan: Plan) -> Iterator[tuple[int, int]]:
    """Block and rotation of every game of the plan."""
    left, block = plan.games, 0
    while left:
        names = dealt(plan, block)
        for rotation in [seat for seat, name in enumerate(names) if name in (plan.only or names)][:left]:
            yield block, rotation
            left -= 1
        block += 1


def dealt(plan: Plan, block: int) -> Sequence[str]:
    """Who plays in a deal, by seat: the factions or characters."""
    game, seed = find_game(plan.game), plan.block_seed(block)
    return game.seat_names(game.new(game.resolve(plan.settings, seed), seed))


def contest(plan: Plan, block: int, rotation: int) -> Outcome:
    """Play one game; a game that breaks is an outcome with a fault."""
    game = find_game(plan.game)
    seed = plan.block_seed(block)
    g = game.new(game.resolve(plan.settings, seed), seed)
    row = seating(plan.agents, g.seats, rotation, block)
    rng = Rng(seed).fork(rotation + 1)
    agents = [find_agent(name)(rng.fork(seat)) for seat, name in enumerate(row)]
    entries = [Entry(agent, seat, name) for seat, (agent, name) in enumerate(zip(row, game.seat_names(g), strict=True))]
    outcome = Outcome(block, rotation, entries, isinstance(evaluation_of(game), Together))
    try:
        _play(game, g, agents, entries)
    except Exception as error:
        outcome.fault = sentence(error)
    outcome.decisions = g.number
    outcome.memory = memory()
    _settle(game, g, agents, outcome)
    return outcome


def _play(game: Game, g: State, agents: Sequence[Agent], entries: Sequence[Entry]) -> None:
    now = advance(g)
    while now is not None:
        if g.number > game.longest:
            raise InvariantBroken(f"the game does not end within {game.longest} decisions")
        entry = entries[now.seat]
        began, worked = time.perf_counter(), time.thread_time()
        action = agents[now.seat].choose(Place(game, g, now, now.seat))
        entry.times.append(time.perf_counter() - began)
        entry.work.append(time.thread_time() - worked)
        entry.decisions += 1
        now = play(g, action, now.seat, now.number)


def memory() -> int:
    """The most memory this process has held, in megabytes."""
    try:
        import resource
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1 << 20 if sys.platform == "darwin" else 1 << 10)


def _settle(game: Game, g: State, agents: Sequence[Agent], outcome: Outcome) -> None:
    names = game.seat_names(g)
    for entry, agent in zip(outcome.entries, agents, strict=True):
        entry.name = names[entry.seat]
        entry.failures = getattr(agent, "failures", 0)
        if g.result is not None:
            entry.won = entry.seat in g.result.winners
            entry.score = g.result.scores[entry.seat]
            outcome.reason = g.result.reason


class Outcomes(msgspec.Struct):
    """What comes out of some games of an arena."""

    games: int
    outcomes: list[Outcome]


def heap(plan: Plan, rows: Sequence[tuple[int, int]], until: float) -> Outcomes:
    """Some games of an arena."""
    return Outcomes(len(rows), [contest(plan, block, rotation) for block, rotation in rows])


def play_all(plan: Plan, jobs: int = 1, backend: str = "local", keep: str = "") -> Iterator[Outcome]:
    """All games of the plan, each as soon as it and those before it are over."""
    check(plan)
    work = Work(plan, heap, Outcomes, partial(bring_agents, plan.agents))
    for done in execute(work, list(fixtures(plan)), Way(jobs, backend, keep, size=1)):
        yield from done.result.outcomes


def check(plan: Plan) -> None:
    """An unknown game, agent or setting is refused before anything is played."""
    game = find_game(plan.game)
    for name in plan.agents:
        find_agent(name)
    settings: Mapping[str, Any] = game.resolve(plan.settings, plan.block_seed(0))
    game.new(settings, 0)
    names = dealt(plan, 0) if plan.only else ()
    absent = [name for name in plan.only if name not in names]
    if absent:
        raise SettingError(f"Nobody is '{absent[0]}' in the first deal; there are {', '.join(names)}. Name them by --setting.")
