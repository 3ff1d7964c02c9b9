"""What an agent would do, and why: its best actions with what they change at once, in words."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from hvozd.agents import Agent, Place
from hvozd.agents.evaluate import differences, judge_of
from hvozd.agents.ismcts import Ismcts
from hvozd.core import Action, Rng, advance, apply
from hvozd.kit.texts import Teller

TEXTS = Path(__file__).parent / "locale"
WORLDS = 12
"""In so many imagined worlds the reasons are looked up; the mean is told."""
SMALL = 0.4
"""What moves the chance by fewer points of a hundred is no reason."""
LEAST = 0.02
"""So steep a chance is at least taken to be, however certain it seems: else nothing would move it."""


class Advice(msgspec.Struct, frozen=True):
    """One action: its share of the search (None: it was not weighed), its chance of winning, its reasons."""

    action: Action
    share: float | None
    chance: float
    reasons: tuple[tuple[str, float], ...]
    """(feature, by how much it moves the chance of winning, in points of a hundred), the largest first."""


def advise(place: Place, agent: Agent, rng: Rng, most: int = 3) -> list[Advice]:
    """The actions the agent likes best; only one if the agent does not say how it decided."""
    best = agent.choose(place)
    rows = agent.last if isinstance(agent, Ismcts) else []
    whole = sum(visits for _, visits, _ in rows)
    if not rows:
        return [Advice(best, None, 0.0, reasons(place, best, rng))]
    return [Advice(action, visits / whole, chance, reasons(place, action, rng)) for action, visits, chance in rows[:most]]


def reasons(place: Place, action: Action, rng: Rng) -> tuple[tuple[str, float], ...]:
    """By which features the action moves the seat's chance at once, on average over imagined worlds."""
    evaluation = judge_of(place.game)
    sums: dict[str, float] = {}
    for _ in range(WORLDS):
        before = place.imagine(rng)
        after = before.clone()
        apply(after, place.seat, action)
        advance(after)
        chance = evaluation.chances(before)[place.seat]
        slope = 100 * max(LEAST, chance * (1 - chance)) / evaluation.scale_of(before) / WORLDS
        for name, change in differences(evaluation, before, after, place.seat).items():
            sums[name] = sums.get(name, 0.0) + slope * change
    return tuple(sorted(((n, v) for n, v in sums.items() if abs(v) >= SMALL), key=lambda pair: -abs(pair[1])))


def feature(teller: Teller, name: str) -> str:
    """A feature's name: its own word, else that of the piece of this name."""
    told = teller.word("feature", name)
    return told if told != name else teller.word("piece", name).replace("_", " ")


def tell(advices: list[Advice], teller: Teller, failed: bool = False) -> Iterator[str]:
    """The advice in lines of text."""
    say = teller.texts.get
    for number, advice in enumerate(advices):
        yield say("hint-next" if number else "hint-best", {"action": teller.action(advice.action)})
        if advice.share is not None:
            numbers = {"share": f"{100 * advice.share:.0f}", "chance": f"{100 * advice.chance:.0f}"}
            yield "  " + say("hint-thought", numbers)
        changes = ", ".join(f"{feature(teller, name)} {change:+.1f} %" for name, change in advice.reasons)
        yield "  " + (say("hint-because", {"reasons": changes}) if changes else say("hint-later"))
    if failed:
        yield say("hint-fallback")
