"""The gate: a new generation plays the best one so far on deals that nobody was trained on; so many games, fixed before.

It passes when its share of wins is above even with the whole 95 % interval. Where all win or lose together, both play the same
deals alone, and of the deals that only one of them wins the new one must have more than half, with the whole interval.
"""

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from hvozd.kit.learned import Lesson
from hvozd.runs.arena import Outcome, Outcomes, Plan, contest, fixtures
from hvozd.runs.arena.standings import Standings, wilson
from hvozd.runs.executor import Way, Work, execute
from hvozd.runs.training.pupils import seat_pupils

UNSEEN = 1 << 40
"""Added to the seed of a run: no deal of the gates is one that was trained on."""


class GatePlan(msgspec.Struct, frozen=True):
    """A match of two: the newcomer at one seat, the holder at all others; or, together, each alone."""

    match: Plan
    pupils: dict[str, tuple[Lesson | None, str]]
    together: bool = False


class Verdict(msgspec.Struct, frozen=True):
    """How the newcomer did."""

    won: int
    games: int
    low: float
    high: float
    even: float
    seconds: float
    """Of the processor, of all agents."""
    faults: int = 0
    detail: dict[str, tuple[int, int]] = {}
    """By faction: won, and games."""

    @property
    def passed(self) -> bool:
        return self.low > self.even and not self.faults


def games_of(plan: GatePlan) -> list[tuple[str, int, int]]:
    """Who plays first, which deal, moved on by how many seats."""
    newcomer, holder = plan.match.agents
    if plan.together:
        return [(one, block, 0) for block in range(plan.match.games) for one in (newcomer, holder)]
    return [("", block, rotation) for block, rotation in fixtures(plan.match)]


def played(plan: GatePlan, items: Sequence[tuple[str, int, int]], until: float) -> Outcomes:
    seat_pupils(plan.match.game, plan.pupils)
    found = []
    for alone, block, rotation in items:
        match = msgspec.structs.replace(plan.match, agents=(alone,)) if alone else plan.match
        found.append(contest(match, block, rotation))
    return Outcomes(len(items), found)


def outcomes(plan: GatePlan, way: Way) -> Iterator[Outcome]:
    seat_pupils(plan.match.game, plan.pupils)
    prepare = partial(seat_pupils, plan.match.game, plan.pupils)
    for done in execute(Work(plan, played, Outcomes, prepare), games_of(plan), way):
        yield from done.result.outcomes


def judged(plan: GatePlan, found: Sequence[Outcome]) -> Verdict:
    seconds = sum(sum(entry.work) for outcome in found for entry in outcome.entries)
    faults = sum(bool(outcome.fault) for outcome in found)
    if plan.together:
        return alone(plan, found, seconds, faults)
    standings = Standings()
    for outcome in found:
        standings.add(outcome)
    newcomer = plan.match.agents[0]
    cell = standings.agents[newcomer]
    detail = {name: (one.won, one.games) for name, one in sorted(standings.by_name[newcomer].items())}
    return Verdict(cell.won, cell.games, *cell.interval, even(found), round(seconds, 1), faults, detail)


def even(found: Sequence[Outcome]) -> float:
    """The share of wins of all seats: with more than one winner it is more than one in so many seats."""
    entries = [entry for outcome in found for entry in outcome.entries]
    return sum(entry.won for entry in entries) / max(1, len(entries))


def alone(plan: GatePlan, found: Sequence[Outcome], seconds: float, faults: int) -> Verdict:
    """Of the deals that one of the two won and the other did not, how many the newcomer won."""
    newcomer, holder = plan.match.agents
    won: dict[str, set[int]] = {newcomer: set(), holder: set()}
    for outcome in found:
        if outcome.entries[0].won:
            won[outcome.entries[0].agent].add(outcome.block)
    only, other = len(won[newcomer] - won[holder]), len(won[holder] - won[newcomer])
    detail = {one: (len(blocks), plan.match.games) for one, blocks in won.items()}
    return Verdict(only, only + other, *wilson(only, only + other), 0.5, round(seconds, 1), faults, detail)
