"""What came out of an arena: shares of wins with their intervals, for each agent, and by faction and by seat."""

import math
from collections.abc import Iterable

import msgspec

from hvozd.runs.arena import Entry, Outcome

Z = 1.959964
"""The normal quantile of a two-sided interval of 95 %."""


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval).

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    share, z2 = won / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def percentile(values: list[float], share: float) -> float:
    """The smallest of the values that so large a share of them does not exceed.

    >>> percentile([0.1, 0.4, 0.2, 0.3], 0.5)
    0.2
    """
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)] if values else 0.0


class Cell(msgspec.Struct):
    """Games of one agent, maybe of one faction or at one seat only. One game counts once for every seat of the agent, but only
    once where all win or lose together."""

    games: int = 0
    won: int = 0
    score: int = 0
    even: float | None = 0.0
    """How many would be won if all seats were alike; None where all win or lose together."""
    decisions: int = 0
    times: list[float] = []
    """Seconds of every decision."""
    work: list[float] = []
    """The same in seconds of the processor."""
    failures: int = 0

    def add(self, entry: Entry, chance: float | None, again: bool = False) -> None:
        """Count a seat of a game; `again`: the game itself is counted already."""
        if not again:
            self.games += 1
            self.won += entry.won
            self.score += entry.score
            self.even = None if chance is None or self.even is None else self.even + chance
        self.decisions += entry.decisions
        self.times += entry.times
        self.work += entry.work
        self.failures += entry.failures

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    @property
    def fair(self) -> float | None:
        """The share of wins if all seats were alike."""
        return None if self.even is None or not self.games else self.even / self.games

    @property
    def pace(self) -> dict[str, float]:
        """Seconds a decision: the mean, the 99th percentile and the longest, and the same of the processor."""
        return {
            "mean": sum(self.times) / max(1, len(self.times)),
            "p99": percentile(self.times, 0.99),
            "longest": max(self.times, default=0.0),
            "processor_mean": sum(self.work) / max(1, len(self.work)),
            "processor_p99": percentile(self.work, 0.99),
        }

    @property
    def verdict(self) -> str:
        """Whether the interval lies beyond even chances."""
        low, high = self.interval
        if self.fair is None:
            return ""
        return "above" if low > self.fair else "below" if high < self.fair else ""


class Standings(msgspec.Struct):
    """The tables of an arena."""

    games: int = 0
    memory: int = 0
    """The most memory a process held, in megabytes."""
    faults: list[str] = []
    agents: dict[str, Cell] = {}
    by_name: dict[str, dict[str, Cell]] = {}
    """By agent and faction."""
    by_seat: dict[str, dict[str, Cell]] = {}
    """By agent and number of the seat, from 1."""

    def add(self, outcome: Outcome) -> None:
        """Count a game; one that broke is only listed."""
        self.games += 1
        self.memory = max(self.memory, outcome.memory)
        if outcome.fault:
            self.faults.append(f"block {outcome.block}, rotation {outcome.rotation}: {outcome.fault}")
            return
        chance = None if outcome.together else 1 / len(outcome.entries)
        counted: set[str] = set()
        for entry in outcome.entries:
            self.agents.setdefault(entry.agent, Cell()).add(entry, chance, outcome.together and entry.agent in counted)
            counted.add(entry.agent)
            self.by_name.setdefault(entry.agent, {}).setdefault(entry.name, Cell()).add(entry, chance)
            self.by_seat.setdefault(entry.agent, {}).setdefault(str(entry.seat + 1), Cell()).add(entry, chance)

    def rows(self) -> Iterable[tuple[str, str, Cell]]:
        """(agent, faction or seat, cell), every agent as a whole first."""
        for agent, whole in self.agents.items():
            yield agent, "", whole
            for name, cell in sorted(self.by_name[agent].items()):
                yield agent, name, cell
            for seat, cell in sorted(self.by_seat[agent].items()):
                yield agent, f"seat {seat}", cell


def as_data(standings: Standings) -> dict[str, object]:
    """The tables for `--json`, shares and intervals included."""

    def cell(one: Cell) -> dict[str, object]:
        told = {name: value for name, value in msgspec.to_builtins(one).items() if name not in ("times", "work")}
        return {**told, "share": one.share, "interval": one.interval, "fair": one.fair, "seconds": one.pace}

    def table(cells: dict[str, Cell]) -> dict[str, object]:
        return {name: cell(one) for name, one in cells.items()}

    return {
        "games": standings.games,
        "memory": standings.memory,
        "faults": standings.faults,
        "agents": table(standings.agents),
        "by_name": {agent: table(cells) for agent, cells in standings.by_name.items()},
        "by_seat": {agent: table(cells) for agent, cells in standings.by_seat.items()},
    }
