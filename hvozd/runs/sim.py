"""Many games between agents: the fast unchecked loop, the checked one, and the tally of both.

Game number i of a run has a seed of its own, drawn from the run's seed and i, so any one of them can be played again.
"""

import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from hvozd.agents import Agent, Place, bring_agents, find_agent
from hvozd.core import Action, Game, Result, Rng, Session, State, find_game
from hvozd.core.errors import HvozdError, InvariantBroken, SettingError
from hvozd.core.flow import advance, answer_at_random, apply, play
from hvozd.core.record import start
from hvozd.core.rng import mix
from hvozd.proof.check import Checker
from hvozd.runs.executor import Way, Work, execute

RANDOM = ("random",)


class Plan(msgspec.Struct, frozen=True):
    """What a run plays: the same for every process that shares it."""

    game: str
    seed: int
    settings: dict[str, str] = {}
    agents: tuple[str, ...] = RANDOM
    check: bool = False
    save: str = ""
    every: int = 1
    """With `check`: look at every n-th decision only, drawn at random; one game in n is checked throughout and replayed."""

    def game_seed(self, index: int) -> int:
        """The seed of game number `index`: 53 bits, so that every JSON reader keeps it."""
        return mix(self.seed, index + 1) >> 11


class Fault(msgspec.Struct, frozen=True):
    """A game that broke: with what it can be played again, and what went wrong in one sentence."""

    index: int
    seed: int
    settings: dict[str, Any] = msgspec.field(name="options")
    decision: int
    sentence: str


class Tally(msgspec.Struct):
    """What came out of a number of games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Spent playing, without preparing the games."""
    shortest: int = 0
    longest: int = 0
    winners: dict[str, int] = {}
    played: dict[str, int] = {}
    scores: dict[str, int] = {}
    """Sums, by the name of the seat."""
    setups: dict[str, int] = {}
    """How often each set of settings was played."""
    faults: list[Fault] = []
    stopped: bool = False
    """The run was interrupted: not all that was asked for is in it."""

    def count(self, names: Sequence[str], result: Result, decisions: int) -> None:
        """Add one finished game."""
        self.shortest = min(self.shortest, decisions) if self.shortest else decisions
        self.longest = max(self.longest, decisions)
        for seat, name in enumerate(names):
            self.played[name] = self.played.get(name, 0) + 1
            self.scores[name] = self.scores.get(name, 0) + result.scores[seat]
        for name in [names[seat] for seat in result.winners] or ["nobody"]:
            self.winners[name] = self.winners.get(name, 0) + 1

    def add(self, other: "Tally") -> None:
        """Add the games of another tally; its seconds are for the caller to add, who knows what ran beside what."""
        self.games += other.games
        self.decisions += other.decisions
        self.shortest = min(filter(None, (self.shortest, other.shortest)), default=0)
        self.longest = max(self.longest, other.longest)
        for counts in ("winners", "played", "scores", "setups"):
            mine = getattr(self, counts)
            for name, number in getattr(other, counts).items():
                mine[name] = mine.get(name, 0) + number
        self.faults.extend(other.faults)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def agents_for(agents: Sequence[str], seats: int) -> list[str]:
    """One agent for each seat: a single name sits everywhere."""
    if len(agents) == 1:
        return list(agents) * seats
    if len(agents) != seats:
        raise SettingError(f"{len(agents)} agents are named for a game with {seats} seats; name one, or one for each seat.")
    return list(agents)


def seated(game: Game, settings: Mapping[str, str], seats: int) -> dict[str, str]:
    """The settings, with the number of seats in them when several are named and the game can be told it."""
    if seats > 1 and "seats" not in settings and any(setting.name == "seats" for setting in game.settings):
        return {**settings, "seats": str(seats)}
    return dict(settings)


def simulate(
    plan: Plan,
    games: int,
    *,
    first: int = 0,
    jobs: int = 1,
    minutes: float = 0,
    backend: str = "local",
    keep: str = "",
    watch: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Play games number `first`, `first` + 1, …; `watch` is shown the tally whenever it has grown.

    Interrupted, what was played is counted and `stopped` is true. The seconds are those of the busiest process.
    """
    way = Way(jobs, backend, keep, time.time() + minutes * 60 if minutes else 0.0)
    total = Tally()
    busy: dict[str, float] = {}
    try:
        for done in execute(Work(plan, heap, Tally, partial(bring_agents, plan.agents)), range(first, first + games), way):
            total.add(done.result)
            busy[done.worker] = busy.get(done.worker, 0.0) + done.result.seconds
            total.seconds = max(busy.values())
            watch(total)
    except KeyboardInterrupt:
        total.stopped = True
    return total


def heap(plan: Plan, indices: Sequence[int], until: float) -> Tally:
    """Some games of a run."""
    tally = Tally()
    for tally in run(plan, indices, until):  # noqa: B007
        pass
    return tally


def run(plan: Plan, indices: Iterable[int], until: float = 0) -> Iterator[Tally]:
    """Play the games of these numbers; after each one the tally so far."""
    game = find_game(plan.game)
    for name in plan.agents:
        find_agent(name)
    settings = seated(game, plan.settings, len(plan.agents))
    tally = Tally()
    for index in indices:
        if until and time.time() > until:
            return
        match = _Match(plan, game, dict(settings), plan.game_seed(index), index)
        try:
            g, agents = match.prepare()
        except HvozdError:
            raise  # what the caller asked for is not possible
        except Exception as error:
            tally.faults.append(match.fault(error))
        else:
            _play(match, g, agents, tally)
        tally.games += 1
        yield tally


def _play(match: "_Match", g: State, agents: list[str], tally: Tally) -> None:
    setup = msgspec.json.encode(match.settings).decode()
    tally.setups[setup] = tally.setups.get(setup, 0) + 1
    began = time.perf_counter()
    try:
        g = match.play(g, agents)
        assert g.result is not None
        tally.count(match.game.seat_names(g), g.result, g.number)
    except OSError:
        raise
    except Exception as error:
        tally.faults.append(match.fault(error))
    tally.seconds += time.perf_counter() - began
    tally.decisions += match.at


def sentence(error: BaseException) -> str:
    """What went wrong, in one line; of an error that nobody meant to raise also where."""
    text = " ".join(str(error).split())
    if isinstance(error, HvozdError | InvariantBroken):
        return text
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}: {text}"


class _Match:
    """One game of a run."""

    def __init__(self, plan: Plan, game: Game, settings: dict[str, Any], seed: int, index: int) -> None:
        self.plan = plan
        self.game = game
        self.settings = settings
        self.seed = seed
        self.index = index
        self.at = 0
        """How many decisions were answered."""

    def prepare(self) -> tuple[State, list[str]]:
        """Draw the settings that are not given; the position to start from, and who sits where."""
        self.settings = self.game.resolve(self.settings, self.seed)
        g = self.game.new(self.settings, self.seed)
        return g, agents_for(self.plan.agents, g.seats)

    def fault(self, error: Exception) -> Fault:
        return Fault(self.index, self.seed, self.settings, self.at, sentence(error))

    def play(self, g: State, agents: list[str]) -> State:
        rng = Rng(self.seed).fork(1)
        if self.plan.check and self.plan.every > 1 and self.index % self.plan.every and set(agents) == set(RANDOM):
            return self.sampled(g, rng)
        if self.plan.check or self.plan.save:
            return self.recorded(agents, rng)
        if set(agents) == set(RANDOM):
            return self.fast(g, rng)
        return self.between_agents(g, [find_agent(name)(rng) for name in agents])

    def fast(self, g: State, rng: Rng) -> State:
        """Random answers as quickly as the kernel can: no journal, no check of legality."""
        longest = self.game.longest
        try:
            while answer_at_random(g, rng):
                if g.number > longest:
                    raise InvariantBroken(f"the game does not end within {longest} decisions")
        finally:
            self.at = g.number
        return g

    def sampled(self, g: State, rng: Rng) -> State:
        """The fast loop, with all invariants of single decisions watched at some of them: for long soaks."""
        pick = Rng(self.seed).fork(3)
        checker: Checker | None = None
        try:
            while (now := advance(g)) is not None:
                checker = checker or Checker(self.game, g, Rng(self.seed).fork(2))
                seat = now.seats[0]
                looked = pick.below(self.plan.every) == 0
                before = g.clone() if looked else g
                if looked:
                    checker.at_decision(g)
                action = now.spared or now.options(seat).sample(rng)
                apply(g, seat, action)
                if looked:
                    advance(g)
                    checker.after_action(before, g, seat, action)
                if g.number > self.game.longest:
                    raise InvariantBroken(f"the game does not end within {self.game.longest} decisions")
        finally:
            self.at = g.number
        return g

    def between_agents(self, g: State, agents: list[Agent]) -> State:
        """Agents answer, and each answer is checked."""
        now = advance(g)
        while now is not None:
            if g.number > self.game.longest:
                raise InvariantBroken(f"the game does not end within {self.game.longest} decisions")
            action = now.spared or agents[now.seat].choose(Place(self.game, g, now, now.seat))
            now = play(g, action, now.seat, now.number)
            self.at = g.number
        return g

    def recorded(self, names: list[str], rng: Rng) -> State:
        """The same game with a journal and a record, and with every invariant watched if the plan says so."""
        agents = [find_agent(name)(rng) for name in names]
        state, record = start(self.game, self.settings, self.seed, names)
        session = Session(self.game, state, record)
        checker = Checker(self.game, session.state, Rng(self.seed).fork(2)) if self.plan.check else None
        while (now := session.decision) is not None:
            seat = now.seat
            place = Place(self.game, session.state, now, seat)
            choose = partial(_answer, now.spared, agents[seat], place)
            if checker is None:
                session.play(choose(), seat, now.number)
            else:
                checker.watch(session, choose)
            self.at = session.state.number
        if checker is not None:
            checker.at_end(session.state, session.record)
        if self.plan.save:
            session.save(Path(self.plan.save) / f"{self.game.name}-{self.plan.seed}-{self.index:05d}.hvozd")
        final: State = session.state
        return final


def _answer(spared: Action | None, agent: Agent, place: Place) -> Action:
    """A seat that its standing wish spares is not asked."""
    return spared or agent.choose(place)
