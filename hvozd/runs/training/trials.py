"""Trials: what makes a winner, instead of what tells one. In every game each seat has each factor turned up or down by chance;
what wins more often turned up is worth more.

Every deal is played twice, the second time with everything turned the other way, so that neither deals nor factions are taken
for the work of a factor. Where all win or lose together, all seats have the same factors.
"""

import math
from collections.abc import Sequence

import msgspec

from hvozd.agents import Agent, Place
from hvozd.agents.evaluate import evaluation_of
from hvozd.core import Game, Rng, State, advance, find_game
from hvozd.core.errors import HvozdError
from hvozd.core.flow import play
from hvozd.core.rng import mix
from hvozd.kit.evaluation import Together
from hvozd.kit.learned import ANYBODY, MANNERS, START, Lesson
from hvozd.runs.executor import Work
from hvozd.runs.training.pupils import pupil

STEP = 0.5
"""A factor is multiplied or divided by e to this."""
DEALS = 12
"""The features of so many deals are looked up."""
MANNER = "@"
"""Before the name of something that is no feature but a manner of the search."""


class TrialPlan(msgspec.Struct, frozen=True):
    """Which games are played, around what has been learned so far."""

    game: str
    seed: int
    settings: dict[str, str]
    budget: str
    turned: tuple[str, ...]
    held: Lesson | None = None

    def game_seed(self, index: int) -> int:
        """Two games after each other have the same deal."""
        return mix(self.seed, index // 2 + 1) >> 11


class Trial(msgspec.Struct, frozen=True, array_like=True):
    """One game: of each seat how everything was turned (1 or -1, in the order of the plan), and how it went."""

    index: int
    names: list[str]
    turns: list[list[int]]
    won: list[int]
    scores: list[int]


class Trials(msgspec.Struct):
    games: int
    trials: list[Trial]


def trying(plan: TrialPlan) -> Work[Trials]:
    return Work(plan, trials, Trials)


def trials(plan: TrialPlan, items: Sequence[int], until: float) -> Trials:
    return Trials(len(items), [trial(plan, index) for index in items])


def dealt(game: Game, settings: dict[str, str], seed: int) -> State:
    g: State = game.new(game.resolve(settings, seed), seed)
    return g


def owners(plan: TrialPlan) -> dict[str, set[str]]:
    """Which factions have a feature."""
    game = find_game(plan.game)
    found: dict[str, set[str]] = {}
    for index in range(0, 2 * DEALS, 2):
        g = dealt(game, plan.settings, plan.game_seed(index))
        advance(g)
        for seat, name in enumerate(game.seat_names(g)):
            for feature, _, _ in evaluation_of(game).rows(g, seat):
                found.setdefault(feature, set()).add(name)
    return found


def all_that_turns(plan: TrialPlan) -> tuple[str, ...]:
    """Every feature, and every manner; what it is worth to be somebody changes nothing that one can do."""
    return (*sorted(set(owners(plan)) - {START}), *(MANNER + name for name in MANNERS))


def drawn(plan: TrialPlan, index: int, seats: int, together: bool) -> list[list[int]]:
    rng = Rng(plan.game_seed(index)).fork(77)
    way = -1 if index % 2 else 1
    turns = [[way if rng.below(2) else -way for _ in plan.turned] for _ in range(seats)]
    return [turns[0]] * seats if together else turns


def turned(held: Lesson, names: Sequence[str], turns: Sequence[int]) -> Lesson:
    """The lesson with all that is named turned up or down."""
    by = {name: math.exp(STEP * turn) for name, turn in zip(names, turns, strict=True)}
    factors = {
        who: {name: (early * by.get(name, 1.0), change * by.get(name, 1.0)) for name, (early, change) in own.items()}
        for who, own in held.factors.items()
    }
    anybody = {name: (factor, 0.0) for name, factor in by.items() if not name.startswith(MANNER)}
    manner = {name: held.manner.get(name, 1.0) * by.get(MANNER + name, 1.0) for name in MANNERS}
    return msgspec.structs.replace(held, factors={**factors, ANYBODY: {**anybody, **factors.get(ANYBODY, {})}}, manner=manner)


def trial(plan: TrialPlan, index: int) -> Trial:
    game, seed = find_game(plan.game), plan.game_seed(index)
    g = dealt(game, plan.settings, seed)
    turns = drawn(plan, index, g.seats, isinstance(evaluation_of(game), Together))
    held = plan.held or Lesson(game.name, game.version, 0, {}, {})
    rng = Rng(seed).fork(1000 + index % 2)
    lessons = [turned(held, plan.turned, own) for own in turns]
    agents: list[Agent] = [pupil(plan.game, lesson, plan.budget)(rng.fork(seat)) for seat, lesson in enumerate(lessons)]
    now = advance(g)
    while now is not None:
        if g.number > game.longest:
            raise HvozdError(f"Game {index} does not end within {game.longest} decisions.")
        now = play(g, agents[now.seat].choose(Place(game, g, now, now.seat)), now.seat, now.number)
    winners, scores = (g.result.winners, g.result.scores) if g.result else ((), (0,) * g.seats)
    return Trial(index, list(game.seat_names(g)), turns, [int(seat in winners) for seat in range(g.seats)], list(scores))
