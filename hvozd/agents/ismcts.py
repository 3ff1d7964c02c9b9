"""Information-set Monte Carlo tree search: one tree over many worlds that its seat cannot tell from the true one.

Every iteration walks through one imagined world: known actions by how well they did (UCB among those that are legal in that
world), now and then a new one (progressive widening), then the turn is played on by chance and the position is judged by the
game's evaluation, once for every seat, so that each seat plays for itself or for its team. A secret choice of several seats
is one node at which each of them chooses without knowing what the others do.
"""

import logging
import math
import time
from collections.abc import Callable, Iterator
from itertools import dropwhile
from typing import Any, TypeAlias

import msgspec

from hvozd.agents import Place
from hvozd.agents.evaluate import judge_of
from hvozd.agents.lookahead import Quick, play_on
from hvozd.core import Action, Decision, Options, Rng, State, advance, apply, decision
from hvozd.core.errors import UnknownName
from hvozd.core.rooms import tag_of
from hvozd.kit.evaluation import Evaluation

log = logging.getLogger(__name__)

Key: TypeAlias = tuple[Any, ...]
"""What was answered, and who is asked what then."""


SETTLED = 50
"""After so many iterations each it is looked whether the rest of the budget can still change the answer."""


class Settings(msgspec.Struct, frozen=True):
    """How long and how a search thinks. How far it looks is said by the game's evaluation."""

    iterations: int = 400
    """At most so many; 0: as many as the seconds allow."""
    seconds: float = 0.0
    """At most so long; 0: as long as the iterations take."""
    processor: bool = False
    """The seconds are those of the processor, whatever else the machine does; else those of the clock on the wall."""
    worlds: int = 48
    """How many worlds are imagined; the iterations take them in turn."""
    loose: float = 1.0
    """How much more than the game's evaluation asks for is tried what did worse so far."""
    widen: float = 3.0
    """After n visits of a node widen * n ** power of its actions are known."""
    power: float = 0.4
    tries: int = 4
    """So often a likely action is drawn to find a new one, and then as often any action."""


class Arm:
    """What is known of one answer of one seat at a node."""

    __slots__ = ("offer", "value", "visits", "weight")

    def __init__(self) -> None:
        self.offer = 0
        """Which of the offers had it last: the first place to look for it in another world."""
        self.visits = 0
        self.value = 0.0
        self.weight = 0.0
        """How much all ends that made up the value counted together."""


class Node:
    """One question as it comes up after a line of answers, in whatever worlds."""

    __slots__ = ("arms", "children", "patience", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.patience = 0
        """Until so many visits nothing new is looked for, as nothing was found."""
        self.arms: dict[int, dict[Action, Arm]] = {}
        """By seat."""
        self.children: dict[Key, Node] = {}


class Search:
    """One seat's thinking about one question."""

    def __init__(self, evaluation: Evaluation, settings: Settings, place: Place, rng: Rng, root: Node) -> None:
        self.evaluation = evaluation
        self.settings = settings
        self.explore = settings.loose * evaluation.explore
        self.widen = settings.widen * evaluation.openness
        self.place = place
        self.rng = Quick(rng)
        self.root = root
        self.worlds = [place.imagine(self.rng)]
        self.low = evaluation.chances(self.worlds[0])
        self.high = self.low[:]
        """By seat: the worst and best chances seen, between which values are compared."""

    def iterate(self, number: int) -> None:
        """Walk through one world and remember how it went."""
        if number and len(self.worlds) < self.settings.worlds:
            self.worlds.append(self.place.imagine(self.rng))
        evaluation = self.evaluation
        g = self.worlds[number % len(self.worlds)].clone()
        g.reseed(self.rng.below(1 << 63))
        turn, left = evaluation.turn(g), evaluation.turns
        path: list[tuple[Arm, int]] = []
        now, node = decision(g), self.root
        fresh = False
        while now is not None and left and not fresh:
            answers, fresh = self.answer(g, node, now, path)
            now = self.take(g, now, answers)
            if evaluation.turn(g) != turn:
                turn, left = evaluation.turn(g), left - 1
            key = key_of(answers, now)
            node = node.children.get(key) or node.children.setdefault(key, Node())
        for _ in range(left):
            now = play_on(g, now, evaluation, evaluation.turn(g), evaluation.decisions, self.rng, evaluation.likely)
        self.learn(path, evaluation.chances(g))

    def answer(self, g: State, node: Node, now: Decision, path: list[tuple[Arm, int]]) -> tuple[list[tuple[int, Action]], bool]:
        """What all seats that are asked choose, and whether any of them chose something new."""
        node.visits += 1
        answers, fresh = [], False
        for seat in now.seats:
            arms = node.arms.setdefault(seat, {})
            action = self.select(g, node, arms, now.options(seat), seat)
            arm = arms.get(action)
            if arm is None:
                arm = arms[action] = Arm()
                fresh = True
            path.append((arm, seat))
            answers.append((seat, action))
        return answers, fresh

    def take(self, g: State, now: Decision, answers: list[tuple[int, Action]]) -> Decision | None:
        for seat, action in answers:
            apply(g, seat, action)
        return advance(g)

    def select(self, g: State, node: Node, arms: dict[Action, Arm], options: Options, seat: int) -> Action:
        """A new action while few are known, else the most promising of those that are legal in this world."""
        if node.visits > node.patience and len(arms) < self.widen * node.visits**self.settings.power:
            for _ in range(self.settings.tries):
                action = self.evaluation.likely(g, seat, options, self.rng)
                if action not in arms:
                    return action
            for _ in range(self.settings.tries):
                action = options.sample(self.rng)
                if action not in arms:
                    return action
            node.patience = node.visits + node.visits // 4 + 1
        for action in self.ranked(node, arms, seat):
            arm = arms[action]
            offer = options.where(action, arm.offer)
            if offer >= 0:
                arm.offer = offer
                return action
        return options.sample(self.rng)

    def ranked(self, node: Node, arms: dict[Action, Arm], seat: int) -> Iterator[Action]:
        """The known actions, the most promising first: UCB on values between the worst and the best seen."""
        low = self.low[seat]
        spread = self.high[seat] - low or 1.0
        grown = self.explore * self.explore * math.log(node.visits + 1)
        sqrt = math.sqrt
        # (how promising, which of those alike, action): the number keeps actions from being compared
        rows = [
            ((arm.value - low) / spread + sqrt(grown / arm.visits), -number, action)
            for number, (action, arm) in enumerate(arms.items())
        ]
        if rows:
            yield max(rows)[2]
        rows.sort(reverse=True)
        for row in rows[1:]:
            yield row[2]

    def learn(self, path: list[tuple[Arm, int]], chances: list[float]) -> None:
        """Every arm on the way moves towards how the line ended, for better ends by the boldness of the evaluation."""
        for seat, chance in enumerate(chances):
            self.low[seat] = min(self.low[seat], chance)
            self.high[seat] = max(self.high[seat], chance)
        bold = self.evaluation.boldness
        for arm, seat in path:
            weight = bold if chances[seat] > arm.value else 1 - bold
            arm.visits += 1
            arm.weight += weight
            arm.value += (chances[seat] - arm.value) * weight / arm.weight

    def lead(self) -> int:
        """By how many visits the seat's most visited answer leads."""
        visits = sorted(arm.visits for arm in self.root.arms[self.place.seat].values())
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def ranking(self) -> list[tuple[Action, int, float]]:
        """The own answers that were tried: (action, visits, value), the best first.

        Best is the most visited; or, if the evaluation is cautious, what was likely at once unless another did clearly better.
        """
        arms = self.root.arms.get(self.place.seat, {})
        rows = [(action, arm.visits, arm.value) for action, arm in arms.items() if arm.visits]
        caution = self.evaluation.caution
        if not caution:
            return sorted(rows, key=lambda row: (-row[1], -row[2]))
        return sorted(rows, key=lambda row: (row is not rows[0]) * caution / math.sqrt(row[1]) - row[2])


def key_of(answers: list[tuple[int, Action]], now: Decision | None) -> Key:
    asked = (type(now.step), now.seats) if now is not None else ()
    return (*answers, asked)


class Ismcts:
    """Chooses for one seat by tree search; whatever goes wrong inside, it answers with a legal action."""

    def __init__(self, rng: Rng, settings: Settings | None = None, judge: Evaluation | None = None) -> None:
        self.rng = rng
        self.settings = settings or Settings()
        self.judge = judge
        """What positions are judged by; None: by what the game has learned."""
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
        began = self.clock()
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
        search = Search(self.judge or judge_of(place.game), self.settings, place, self.rng, self.root_for(place))
        self.iterations = 0
        while self.goes_on(search, began):
            search.iterate(self.iterations)
            self.iterations += 1
        self.last = self.without_gifts(search, [row for row in search.ranking() if row[0] in options])
        action = self.last[0][0] if self.last else options.sample(self.rng)
        self.keep(place, search.root, action)
        return action

    def without_gifts(self, search: Search, rows: list[tuple[Action, int, float]]) -> list[tuple[Action, int, float]]:
        """The ranking from the first answer on that gives nothing away."""
        judge, world, seat = search.evaluation, search.worlds[0], search.place.seat
        return list(dropwhile(lambda row: judge.gives_away(world, seat, row[0]), rows)) or rows

    def goes_on(self, search: Search, began: float) -> bool:
        """At least one iteration; then until the budget is spent, the answer is settled or somebody stops it."""
        done = self.iterations
        if not done:
            return True
        limit, seconds = self.settings.iterations, self.settings.seconds
        spent = max(done / limit if limit else 0.0, (self.clock() - began) / seconds if seconds else 0.0)
        if self.stopped or spent >= 1:
            return False
        return done % SETTLED != 0 or search.lead() <= done * (1 - spent) / spent

    def clock(self) -> float:
        return time.thread_time() if self.settings.processor else time.perf_counter()

    # -- the tree lives on within a turn ------------------------------------------------------------------------------------

    def keep(self, place: Place, root: Node, action: Action) -> None:
        """Keep what is known about the seat's own next question, if it follows at once."""
        for (*answers, asked), node in root.children.items():
            if answers == [(place.seat, action)] and asked and asked[1] == (place.seat,):
                self._kept[place.number + 1, tag_of(asked[0])] = node

    def root_for(self, place: Place) -> Node:
        kept, self._kept = self._kept, {}
        return kept.get((place.number, place.question)) or Node()


LEVELS = {
    "easy": Settings(iterations=10, worlds=8, loose=2.0),
    "normal": Settings(iterations=60),
    "hard": Settings(iterations=0, seconds=1.0),
}


def easy(rng: Rng) -> Ismcts:
    return Ismcts(rng, LEVELS["easy"])


def normal(rng: Rng) -> Ismcts:
    return Ismcts(rng, LEVELS["normal"])


def hard(rng: Rng) -> Ismcts:
    return Ismcts(rng, LEVELS["hard"])


def with_budget(text: str) -> Callable[[Rng], Ismcts]:
    settings = budget_of(text)
    return lambda rng: Ismcts(rng, settings)


def budget_of(text: str) -> Settings:
    """`200` is so many iterations a decision, `1.5s` so many seconds, `1.5cpu` so many seconds of processor time."""
    unit = next((unit for unit in ("cpu", "s") if text.endswith(unit)), "")
    number = text.removesuffix(unit)
    try:
        budget = float(number) if unit else int(number)
    except ValueError:
        budget = 0
    if not 0 < budget < math.inf:
        raise UnknownName(
            f"'{text}' is no budget of a search; write ismcts:200 for 200 iterations, ismcts:1.5s for seconds or "
            "ismcts:1.5cpu for seconds of the processor."
        )
    if unit:
        return Settings(iterations=0, seconds=budget, processor=unit == "cpu")
    return Settings(iterations=int(budget))
