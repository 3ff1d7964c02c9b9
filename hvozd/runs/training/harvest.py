"""Self-play: what the features of every seat were when a turn was over, and who won in the end."""

import zlib
from collections.abc import Sequence
from functools import partial

import msgspec

from hvozd.agents import Agent, Place, bring_agents, find_agent
from hvozd.agents.evaluate import evaluation_of
from hvozd.core import Rng, State, advance, find_game
from hvozd.core.errors import HvozdError
from hvozd.core.flow import play
from hvozd.core.rng import mix
from hvozd.kit.evaluation import Evaluation
from hvozd.kit.features import features_of
from hvozd.kit.learned import Lesson
from hvozd.kit.prospects import POINTS
from hvozd.runs.executor import Work
from hvozd.runs.sim import agents_for, seated
from hvozd.runs.training.pupils import seat_pupils

DIGITS = 4
"""So exactly amounts are noted."""


class HarvestPlan(msgspec.Struct, frozen=True):
    """Which games are played. The deals of a seed are those of `hvozd sim`."""

    game: str
    seed: int
    settings: dict[str, str]
    agents: tuple[str, ...]
    pupils: dict[str, tuple[Lesson | None, str]] = {}
    """Agents that only this run knows: by name what they learned, and their budget."""
    columns: bool = False
    """Whether the numbers of the positions are noted, too."""

    def game_seed(self, index: int) -> int:
        return mix(self.seed, index + 1) >> 11


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A position between two turns: how far the game had come, and for each seat the features by name with their values."""

    phase: float
    seats: list[dict[str, float]]
    """What each feature is worth as it was set by hand."""
    amounts: list[dict[str, float]] = []
    """How much there is of each, nothing where a seat stands as another one does; like what follows only where columns are
    noted."""
    points: list[float] = []
    columns: bytes = b""
    """The numbers of the position from the chair of each seat, one after another, squeezed."""


class Story(msgspec.Struct, frozen=True, array_like=True):
    """One game."""

    index: int
    names: list[str]
    won: list[int]
    moments: list[Moment]
    scores: list[int] = []


class Stories(msgspec.Struct):
    games: int
    stories: list[Story]


def harvesting(plan: HarvestPlan) -> Work[Stories]:
    return Work(plan, harvest, Stories, partial(prepare, plan))


def prepare(plan: HarvestPlan) -> None:
    seat_pupils(plan.game, plan.pupils)
    bring_agents(plan.agents)


def harvest(plan: HarvestPlan, items: Sequence[int], until: float) -> Stories:
    prepare(plan)
    return Stories(len(items), [story(plan, index) for index in items])


def story(plan: HarvestPlan, index: int) -> Story:
    """Play one game, and note it whenever a turn has passed on."""
    game, seed = find_game(plan.game), plan.game_seed(index)
    settings = game.resolve(seated(game, plan.settings, len(plan.agents)), seed)
    g = game.new(settings, seed)
    rng = Rng(seed).fork(1)
    agents: list[Agent] = [find_agent(name)(rng) for name in agents_for(plan.agents, g.seats)]
    evaluation = evaluation_of(game)
    moments: list[Moment] = []
    now, turn = advance(g), evaluation.turn(g)
    while now is not None:
        if g.number > game.longest:
            raise HvozdError(f"Game {index} does not end within {game.longest} decisions.")
        action = now.spared or agents[now.seat].choose(Place(game, g, now, now.seat))
        now = play(g, action, now.seat, now.number)
        if now is not None and evaluation.turn(g) != turn:
            turn = evaluation.turn(g)
            moments.append(moment(evaluation, g, plan.columns))
    winners, scores = (g.result.winners, list(g.result.scores)) if g.result else ((), [0] * g.seats)
    return Story(index, list(game.seat_names(g)), [int(seat in winners) for seat in range(g.seats)], moments, scores)


def moment(evaluation: Evaluation, g: State, columns: bool) -> Moment:
    """The features that are there, each with what it is worth as it was set by hand."""
    seats, amounts = [], []
    for seat in range(g.seats):
        rows = evaluation.rows(g, seat)
        seats.append({name: round(weight * amount, DIGITS) for name, weight, amount in rows if weight * amount})
        own = evaluation.stands_as(g, seat) == seat
        amounts.append({name: round(float(amount), DIGITS) for name, _, amount in rows if amount and own})
    found = Moment(round(evaluation.phase(g), DIGITS), seats)
    if not columns:
        return found
    features = features_of(evaluation.game)
    vectors = zlib.compress(b"".join(features.vector(g, seat) for seat in range(g.seats)))
    points = [one.get(POINTS, 0.0) for one in amounts]
    return msgspec.structs.replace(found, amounts=amounts, points=points, columns=vectors)
