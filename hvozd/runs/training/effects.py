"""What trials say: by how much a seat did better with a factor turned up than turned down, and what is made of that.

A factor is moved as far as it is certain which way, at most as far as it was tried. What several factions have is moved for all
of them by all games, and for each of them by what its own games say beyond that. No library is needed: everything was turned
by chance and independently, so that means suffice.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, pstdev
from typing import NamedTuple

from hvozd.kit.learned import ANYBODY, Lesson
from hvozd.runs.training.trials import MANNER, STEP, Trial


class Effect(NamedTuple):
    """Of one thing that was turned: the gain with it up, half of the way from down to up, and how uncertain that is."""

    gain: float
    error: float

    @property
    def sign(self) -> float:
        """From -1 to 1: how certain it is that up is better."""
        return math.erf(self.gain / self.error / math.sqrt(2)) if self.error else 0.0


class Seat(NamedTuple):
    """How one seat did."""

    name: str
    turns: Sequence[int]
    success: float


def seats_of(trials: Sequence[Trial]) -> list[Seat]:
    """Half of the success is the victory, half of it the lead in points, which says a little more of a game that was lost; both
    in standard deviations beyond what the faction does on average."""
    whole = [(name, turns) for one in trials for name, turns in zip(one.names, one.turns, strict=True)]
    names = [name for name, _ in whole]
    won = beyond(names, [share for one in trials for share in shares(one)])
    led = beyond(names, [lead for one in trials for lead in leads(one)])
    return [Seat(name, turns, (a + b) / 2) for (name, turns), a, b in zip(whole, won, led, strict=True)]


def beyond(names: Sequence[str], values: Sequence[float]) -> list[float]:
    """The values less the mean of their name, in standard deviations."""
    by_name: dict[str, list[float]] = {}
    for name, value in zip(names, values, strict=True):
        by_name.setdefault(name, []).append(value)
    means = {name: fmean(row) for name, row in by_name.items()}
    rest = [value - means[name] for name, value in zip(names, values, strict=True)]
    spread = pstdev(rest) or 1.0
    return [value / spread for value in rest]


def shares(one: Trial) -> list[float]:
    """Of the victory; who wins together wins whole."""
    winners = 1 if all(one.won) else max(1, sum(one.won))
    return [won / winners for won in one.won]


def leads(one: Trial) -> list[float]:
    """By how many points a seat is ahead of the mean of the others."""
    others = max(1, len(one.scores) - 1)
    return [score - (sum(one.scores) - score) / others for score in one.scores]


def effect(seats: Sequence[Seat], number: int) -> Effect:
    gains = [seat.turns[number] * seat.success for seat in seats]
    return Effect(fmean(gains), pstdev(gains) / math.sqrt(len(gains))) if len(gains) > 1 else Effect(0.0, 0.0)


def drawn_in(effects: Iterable[Effect]) -> list[Effect]:
    """All of a kind, drawn towards nothing by how much of their differences is chance."""
    rows = list(effects)
    chance = fmean(row.error**2 for row in rows) if rows else 0.0
    true = max(0.0, fmean(row.gain**2 for row in rows) - chance) if rows else 0.0
    kept = [true / (true + row.error**2) if row.error else 0.0 for row in rows]
    return [Effect(row.gain * part, row.error * math.sqrt(part)) for row, part in zip(rows, kept, strict=True)]


def moved(
    held: Lesson, trials: Sequence[Trial], names: Sequence[str], owners: Mapping[str, set[str]]
) -> tuple[dict[str, dict[str, tuple[float, float]]], dict[str, float]]:
    """Factors and manners after the trials."""
    seats = seats_of(trials)
    manner, factors = dict(held.manner), {who: dict(own) for who, own in held.factors.items()}
    for (who, name), found in told_apart(seats, names, owners).items():
        by = math.exp(STEP * found.sign)
        if name.startswith(MANNER):
            manner[name[1:]] = round(manner.get(name[1:], 1.0) * by, 3)
            continue
        early, change = held.factors.get(who, {}).get(name) or held.factors.get(ANYBODY, {}).get(name) or (1.0, 0.0)
        factors.setdefault(who, {})[name] = (round(early * by, 3), round(change * by, 3))
    return factors, manner


def told_apart(seats: Sequence[Seat], names: Sequence[str], owners: Mapping[str, set[str]]) -> dict[tuple[str, str], Effect]:
    """By faction and name; `ANYBODY` for all who have it together."""
    having = {name: [seat for seat in seats if seat.name in owners.get(name, {seat.name})] for name in names}
    shared = dict(zip(names, drawn_in(effect(having[name], i) for i, name in enumerate(names)), strict=True))
    rows: list[tuple[str, str, Effect]] = []
    for number, name in enumerate(names):
        having_it = owners.get(name, set())
        for who in sorted(having_it) if len(having_it) > 1 else ():
            own = effect([seat for seat in having[name] if seat.name == who], number)
            rows.append((who, name, Effect(own.gain - shared[name].gain, own.error)))
    more = drawn_in(row[2] for row in rows)
    found = {(ANYBODY, name): one for name, one in shared.items()}
    for (who, name, _), own in zip(rows, more, strict=True):
        found[who, name] = Effect(shared[name].gain + own.gain, math.hypot(shared[name].error, own.error))
    return found
