"""A value fitted to who won: factors on the features of an evaluation, held near 1 as far as the games do not say otherwise.

Every feature has a factor that all share and one of each faction, each with a part that grows with the phase of the game. All
are found together, by steps down the gradient of the log loss (numpy, extra `train`). How strongly they are held is chosen by
games that were not fitted.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hvozd.core.errors import HvozdError
from hvozd.kit.evaluation import Evaluation
from hvozd.kit.learned import ANYBODY, Lesson
from hvozd.runs.training.harvest import Story

HOLDS = (2.0, 10.0, 40.0, 160.0, 640.0)
"""How strongly factors are held at 1: so many moments of a perfect guess outweigh one unit."""
STEPS = 160
STEP = 0.06
MOMENTS = 12
"""So many of a game are looked at, evenly spread: those beside each other say nearly the same."""
POINTS = "points"
"""What a point is worth stays as it is: all else is measured by it, and who leads early seldom leads because of that alone."""
KEPT = 5
"""One game in so many is not fitted: it says how well the others fit."""
Array = Any


class Table(NamedTuple):
    """Moments as arrays. A cell is a feature of a seat at a moment."""

    row: Array
    """Of each cell: which seat of which moment."""
    value: Array
    """Of each cell: what it is worth by hand, on the scale of chances."""
    phase: Array
    shared: Array
    """Of each cell: its feature's factor, a row of `names`."""
    own: Array
    moment: Array
    """Of each row: which moment."""
    target: Array
    """Of each row: the share of the victory."""
    weight: Array
    """Of each moment: a game counts alike however long it is."""


class Fit(NamedTuple):
    lesson_factors: dict[str, dict[str, tuple[float, float]]]
    starts: dict[str, tuple[float, float]]
    loss: float
    before: float
    """The log loss by hand, on the games that were kept apart."""
    hold: float


class Fitter:
    """The games of a run, split, and what can be learned of them."""

    def __init__(self, stories: Sequence[Story], evaluation: Evaluation, together: bool) -> None:
        try:
            import numpy
        except ImportError as error:
            raise HvozdError(f"Learning needs the extra 'train' ({error}): pip install 'hvozd[train]'.") from None
        self.np: Any = numpy
        self.scale, self.together = evaluation.scale, together
        usable = [story for story in stories if story.moments and (together or (len(story.won) > 1 and any(story.won)))]
        self.names = sorted({(who, name) for story in usable for who, name in keys_of(story)})
        self.at = {key: i for i, key in enumerate(self.names)}
        self.fitted = self.table([story for story in usable if story.index % KEPT])
        self.kept = self.table([story for story in usable if not story.index % KEPT])

    def table(self, stories: Sequence[Story]) -> Table:
        cells: list[tuple[int, float, float, int, int]] = []
        rows: list[tuple[int, float]] = []
        weights: list[float] = []
        for story in stories:
            winners = 1 if self.together else max(1, sum(story.won))
            moments = story.moments[:: max(1, -(-len(story.moments) // MOMENTS))]
            for moment in moments:
                for who, won, values in zip(story.names, story.won, moment.seats, strict=True):
                    cells += self.cells(len(rows), moment.phase, who, values)
                    rows.append((len(weights), won / winners))
                weights.append(1 / len(moments))
        np = self.np
        row, value, phase, shared, own = (np.array(column) for column in zip(*cells, strict=True))
        moment_of, target = (np.array(column) for column in zip(*rows, strict=True))
        whole = np.array(weights) / sum(weights)
        return Table(row, value, phase, shared, own, moment_of, target, whole)

    def cells(self, row: int, phase: float, who: str, values: dict[str, float]) -> list[tuple[int, float, float, int, int]]:
        """What a seat has, and that it is who it is."""
        found = [(row, v / self.scale, phase, self.at[ANYBODY, name], self.at[who, name]) for name, v in values.items()]
        return [*found, (row, 1.0, phase, self.at[ANYBODY, ""], self.at[who, ""])]

    def best(self, least: float = 0.0) -> Fit:
        """Of the holds that are at least so strong, the one that does best on the games that were kept apart."""
        fits = [self.fit(hold) for hold in HOLDS if hold >= least] or [self.fit(least)]
        return min(fits, key=lambda fit: fit.loss)

    def fit(self, hold: float) -> Fit:
        """Adam on the log loss; the change of each factor is drawn back to nothing."""
        np, table = self.np, self.fitted
        size = len(self.names)
        factors = np.zeros(2 * size)
        mean, spread = np.zeros(2 * size), np.zeros(2 * size)
        pull = hold / max(1, len(table.weight))
        free = np.array([name != POINTS for _, name in self.names] * 2)
        for number in range(1, STEPS + 1):
            slope = (self.slope(table, factors) + pull * factors) * free
            mean = 0.9 * mean + 0.1 * slope
            spread = 0.99 * spread + 0.01 * slope * slope
            step = STEP * min(1.0, 2 * (1 - number / STEPS) + 0.02)
            factors -= step * (mean / (1 - 0.9**number)) / (np.sqrt(spread / (1 - 0.99**number)) + 1e-8)
        return Fit(*self.told(factors), self.loss(self.kept, factors), self.loss(self.kept, np.zeros(2 * size)), hold)

    def sums(self, table: Table, factors: Array) -> Array:
        """The standing of each row."""
        size = len(self.names)
        early, change = factors[:size], factors[size:]
        factor = early[table.shared] + early[table.own] + table.phase * (change[table.shared] + change[table.own])
        by_hand = self.hand(table)
        return self.np.bincount(table.row, table.value * (by_hand + factor), len(table.moment))

    def hand(self, table: Table) -> Array:
        """1 for what the evaluation knows, 0 for being somebody."""
        return table.shared != self.at[ANYBODY, ""]

    def chances(self, table: Table, factors: Array) -> Array:
        """Of each row: how likely it wins; of all together the one chance they share."""
        np, sums = self.np, self.sums(table, factors)
        if self.together:
            return (1 / (1 + np.exp(-np.clip(np.bincount(table.moment, sums), -50, 50))))[table.moment]
        top = np.full(len(table.weight), -np.inf)
        np.maximum.at(top, table.moment, sums)
        odds = np.exp(sums - top[table.moment])
        return odds / np.bincount(table.moment, odds)[table.moment]

    def slope(self, table: Table, factors: Array) -> Array:
        """The gradient of the loss."""
        np, size = self.np, len(self.names)
        gap = (self.chances(table, factors) - table.target) * table.weight[table.moment]
        pull = gap[table.row] * table.value
        late = pull * table.phase
        sides = [np.bincount(at, what, size) for what in (pull, late) for at in (table.shared, table.own)]
        return np.concatenate([sides[0] + sides[1], sides[2] + sides[3]])

    def loss(self, table: Table, factors: Array) -> float:
        """The mean log loss of a moment."""
        np, chances = self.np, np_clip(self.np, self.chances(table, factors))
        if self.together:
            first = np.unique(table.moment, return_index=True)[1]
            chance, won = chances[first], table.target[first]
            each = -(won * np.log(chance) + (1 - won) * np.log(1 - chance))
        else:
            each = np.bincount(table.moment, -table.target * np.log(chances))
        return float((each * table.weight).sum())

    def told(self, factors: Array) -> tuple[dict[str, dict[str, tuple[float, float]]], dict[str, tuple[float, float]]]:
        """The factors by name, those that are shared added to those of each faction; and what being somebody is worth."""
        size = len(self.names)
        found: dict[str, dict[str, tuple[float, float]]] = {}
        starts: dict[str, tuple[float, float]] = {}
        for i, (who, name) in enumerate(self.names):
            early, change = float(factors[i]), float(factors[size + i])
            if who != ANYBODY:
                shared = self.at[ANYBODY, name]
                early, change = early + float(factors[shared]), change + float(factors[size + shared])
            if name:
                found.setdefault(who, {})[name] = (round(1 + early, 3), round(change, 3))
            elif who != ANYBODY:
                starts[who] = (round(early * self.scale, 3), round(change * self.scale, 3))
        return found, starts


def np_clip(np: Any, chances: Array) -> Array:
    return np.clip(chances, 1e-9, 1 - 1e-9)


def keys_of(story: Story) -> set[tuple[str, str]]:
    """The factors that a game has a say in."""
    found = set()
    for moment in story.moments:
        for who, values in zip(story.names, moment.seats, strict=True):
            found |= {(one, name) for name in (*values, "") for one in (who, ANYBODY)}
    return found


def lesson(fit: Fit, game: str, rules: str, generation: int, origin: dict[str, str]) -> Lesson:
    told = {"loss": f"{fit.loss:.4f}", "loss by hand": f"{fit.before:.4f}", "hold": f"{fit.hold:g}"}
    return Lesson(game, rules, generation, {**origin, **told}, fit.lesson_factors, fit.starts)
