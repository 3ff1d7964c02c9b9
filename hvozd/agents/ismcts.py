"""Information-set Monte Carlo tree search: one tree over many worlds that its seat cannot tell from the true one.

Every iteration walks through one imagined world: known actions by how well they did (UCB among those that are legal in that
world), now and then a new one (progressive widening), then the turn is played on by chance and the position is judged by the
game's evaluation, once for every seat, so that each seat plays for itself or for its team. A secret choice of several seats
is one node at which each of them chooses without knowing what the others do.
"""

import logging
import math
import time
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from hvozd.agents import Place
from hvozd.agents.evaluate import evaluation_of
from hvozd.agents.lookahead import LONG, play_on
from hvozd.core import Action, Decision, Options, Rng, State, advance, apply, decision
from hvozd.core.errors import UnknownName
from hvozd.evaluation import Evaluation

log = logging.getLogger(__name__)

Key: TypeAlias = tuple[Any, ...]
"""What was answered, and who is asked what then."""


class Settings(msgspec.Struct, frozen=True):
    """How long and how a search thinks."""

    iterations: int = 400
    """At most so many; 0: as many as the seconds allow."""
    seconds: float = 0.0
    """At most so long; 0: as long as the iterations take."""
    worlds: int = 24
    """How many worlds are imagined; the iterations take them in turn."""
    turns: int = 1
    """How many turns the search looks ahead, the one under way included."""
    decisions: int = 40
    """How far a line is played on by chance at most."""
    explore: float = 0.6
    widen: float = 3.0
    """After n visits of a node widen * n ** power of its actions are known."""
    power: float = 0.4


class Arm:
    """What is known of one answer of one seat at a node."""

    __slots__ = ("seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.seen = 0
        """How often it was legal when the node was visited."""


class Node:
    """One question as it comes up after a line of answers, in whatever worlds."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, dict[Action, Arm]] = {}
        """By seat."""
        self.children: dict[Key, Node] = {}


class Search:
    """One seat's thinking about one question."""

    def __init__(self, evaluation: Evaluation, settings: Settings, place: Place, rng: Rng, root: Node) -> None:
        self.evaluation = evaluation
        self.settings = settings
        self.place = place
        self.rng = rng
        self.root = root
        self.worlds = [place.imagine(rng)]
        self.low = evaluation.chances(self.worlds[0])
        self.high = self.low[:]
        """By seat: the worst and best chances seen, between which values are compared."""

    def iterate(self, number: int) -> None:
        """Walk through one world and remember how it went."""
        if number and len(self.worlds) < self.settings.worlds:
            self.worlds.append(self.place.imagine(self.rng))
        g = self.worlds[number % len(self.worlds)].clone()
        g.reseed(self.rng.below(1 << 63))
        turn, passed = self.evaluation.turn(g), 0
        path: list[tuple[Arm, int]] = []
        now, node = decision(g), self.root
        fresh = False
        while now is not None and not fresh:
            answers, fresh = self.answer(node, now, path)
            now = self.take(g, now, answers)
            if self.evaluation.turn(g) != turn:
                turn, passed = self.evaluation.turn(g), passed + 1
                if passed == self.settings.turns:
                    break
            node = node.children.setdefault(key_of(answers, now), Node())
        for _ in range(self.settings.turns - passed if now is not None and fresh else 0):
            play_on(g, decision(g), self.evaluation, self.evaluation.turn(g), self.settings.decisions, self.rng)
        self.learn(path, self.evaluation.chances(g))

    def answer(self, node: Node, now: Decision, path: list[tuple[Arm, int]]) -> tuple[list[tuple[int, Action]], bool]:
        """What all seats that are asked choose, and whether any of them chose something new."""
        node.visits += 1
        answers, fresh = [], False
        for seat in now.seats:
            arms = node.arms.setdefault(seat, {})
            action = self.select(node, arms, now.options(seat), seat)
            if action not in arms:
                arms[action] = Arm()
                arms[action].seen = 1
                fresh = True
            path.append((arms[action], seat))
            answers.append((seat, action))
        return answers, fresh

    def take(self, g: State, now: Decision, answers: list[tuple[int, Action]]) -> Decision | None:
        for seat, action in answers:
            apply(g, seat, action)
        return advance(g)

    def select(self, node: Node, arms: dict[Action, Arm], options: Options, seat: int) -> Action:
        """A new action while few are known, else the most promising of those that are legal in this world."""
        size = len(options)
        legal: Any = set(options) if size <= LONG else options
        known = [action for action in arms if action in legal]
        for action in known:
            arms[action].seen += 1
        room = self.settings.widen * node.visits**self.settings.power
        if len(known) < min(size, room):
            for _ in range(8):
                action = options.sample(self.rng)
                if action not in arms:
                    return action
            if size <= LONG and len(known) < size:
                return self.rng.pick([action for action in options if action not in arms])
        return max(known, key=lambda action: self.promise(arms[action], seat)) if known else options.sample(self.rng)

    def promise(self, arm: Arm, seat: int) -> float:
        """UCB on values between the worst and the best seen."""
        if not arm.visits:
            return math.inf
        low, high = self.low[seat], self.high[seat]
        mean = (arm.total / arm.visits - low) / (high - low) if high > low else 0.5
        return mean + self.settings.explore * math.sqrt(math.log(arm.seen + 1) / arm.visits)

    def learn(self, path: list[tuple[Arm, int]], chances: list[float]) -> None:
        for seat, chance in enumerate(chances):
            self.low[seat] = min(self.low[seat], chance)
            self.high[seat] = max(self.high[seat], chance)
        for arm, seat in path:
            arm.visits += 1
            arm.total += chances[seat]

    def ranking(self) -> list[tuple[Action, int, float]]:
        """The own answers that were tried: (action, visits, mean chance), the most visited first."""
        arms = self.root.arms.get(self.place.seat, {})
        rows = [(action, arm.visits, arm.total / arm.visits) for action, arm in arms.items() if arm.visits]
        return sorted(rows, key=lambda row: (-row[1], -row[2]))


def key_of(answers: list[tuple[int, Action]], now: Decision | None) -> Key:
    asked = (now.name, now.seats) if now is not None else ()
    return (*answers, asked)


class Ismcts:
    """Chooses for one seat by tree search; whatever goes wrong inside, it answers with a legal action."""

    def __init__(self, rng: Rng, settings: Settings | None = None) -> None:
        self.rng = rng
        self.settings = settings or Settings()
        self.stopped = False
        """Set from another thread to have the answer now."""
        self.iterations = 0
        """How many the last search made."""
        self.failures = 0
        """How often a search failed and a random action was taken."""
        self.last: list[tuple[Action, int, float]] = []
        """What the last search thought: (action, visits, mean chance), best first."""
        self._kept: dict[tuple[int, str], Node] = {}
        """By number and question: what is already known of the decision that may come next."""

    def choose(self, place: Place) -> Action:
        began = time.perf_counter()
        self.stopped, self.last = False, []
        try:
            return self.search(place, began)
        except Exception:
            log.exception("the search failed at %s of %s; a random action is taken", place.question, place.game.name)
            self._kept = {}
            self.failures += 1
            return place.options.sample(self.rng)

    def search(self, place: Place, began: float) -> Action:
        options = place.options
        if len(options) == 1:
            self.iterations = 0
            return next(iter(options))
        search = Search(evaluation_of(place.game), self.settings, place, self.rng, self.root_for(place))
        self.iterations = 0
        while self.goes_on(began):
            search.iterate(self.iterations)
            self.iterations += 1
        self.last = [row for row in search.ranking() if row[0] in options]
        action = self.last[0][0] if self.last else options.sample(self.rng)
        self.keep(place, search.root, action)
        return action

    def goes_on(self, began: float) -> bool:
        """At least one iteration; then until the budget is spent or somebody stops it."""
        if not self.iterations:
            return True
        if self.stopped or (self.settings.iterations and self.iterations >= self.settings.iterations):
            return False
        return not self.settings.seconds or time.perf_counter() - began < self.settings.seconds

    # -- the tree lives on within a turn ------------------------------------------------------------------------------------

    def keep(self, place: Place, root: Node, action: Action) -> None:
        """Keep what is known of the own next question, if it follows at once."""
        for (*answers, asked), node in root.children.items():
            if answers == [(place.seat, action)] and asked and asked[1] == (place.seat,):
                self._kept[place.number + 1, asked[0]] = node

    def root_for(self, place: Place) -> Node:
        kept, self._kept = self._kept, {}
        return kept.get((place.number, place.question)) or Node()


LEVELS = {
    "easy": Settings(iterations=40, worlds=8, explore=1.0),
    "normal": Settings(iterations=300),
    "hard": Settings(iterations=0, seconds=1.0, worlds=48),
}


def easy(rng: Rng) -> Ismcts:
    return Ismcts(rng, LEVELS["easy"])


def normal(rng: Rng) -> Ismcts:
    return Ismcts(rng, LEVELS["normal"])


def hard(rng: Rng) -> Ismcts:
    return Ismcts(rng, LEVELS["hard"])


def with_budget(text: str) -> Callable[[Rng], Ismcts]:
    """`200` is so many iterations a decision, `1.5s` so many seconds."""
    number = text.removesuffix("s")
    try:
        budget = float(number) if text != number else int(number)
    except ValueError:
        budget = 0
    if not 0 < budget < math.inf:
        raise UnknownName(f"'{text}' is no budget of a search; write ismcts:200 for 200 iterations or ismcts:1.5s for seconds.")
    settings = Settings(iterations=0, seconds=budget) if text != number else Settings(iterations=int(budget))
    return lambda rng: Ismcts(rng, settings)
