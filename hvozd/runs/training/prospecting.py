"""Points to come, learned from games: what a side still scored after positions like this one, by what lay before it.

For every faction (or character) a ridge regression of the points that it scored from a moment to the end of its game: on the
sum of all weights set by hand, which is free, and on what the features of the evaluation and the columns of its own chair and
room add to it, which is held near nothing. Each has a part that grows with the phase of the game. How strongly weights are held,
and how far a lead in points makes a winner, is chosen by what fits to four fifths of the games foretell of the rest (numpy, extra
`train`).
"""

import re
import zlib
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from hvozd.core.errors import HvozdError
from hvozd.kit.evaluation import Evaluation
from hvozd.kit.features import OWN_CHAIR, features_of
from hvozd.kit.learned import START, Lesson
from hvozd.kit.prospects import HAND, POINTS
from hvozd.runs.training.fitting import KEPT, np_clip
from hvozd.runs.training.harvest import Moment, Story

HOLDS = (300.0, 1000.0, 3000.0, 10000.0, 30000.0, 100000.0)
LEADS = tuple((first, last - first) for first in (4.0, 6.0, 8.0, 11.0) for last in (2.0, 3.0, 4.0, 6.0))
"""How far a lead may make a winner: at the beginning, and the change until the end."""
CLOSE = 1.01
FINE = 4.0
"""A column of a group that counts as a whole, too, is held so much more strongly."""
MIDDLE = 0.5
"""The phase at which a weight without its change holds."""
LOOSE = 0.05
"""Added to the spread of every column: what hardly ever changes is not worth much."""
LEAST = 0.005
FREE = 0.1
"""How strongly is held what all weights by hand share, and what does not depend on the position."""
LEFT_OUT = re.compile(r"(sits|automatic|points|coalition|score.*|pawn@.*|chair\d+)$")
Array = Any


def groups_of(names: Sequence[str], who: str) -> dict[str, tuple[list[int], float]]:
    """What is weighed of the columns of a faction: its name in a lesson, the columns, and how strongly it is held.

    >>> names = ["chair0.cards", "chair0.item-tea", "chair0.item-bag", "chair0.rules@1", "chair0.rules@2", "cats.deposed0"]
    >>> sorted(groups_of(names, "cats"))
    ['cats.deposed*', 'cats.deposed0', 'chair0.cards', 'chair0.item-*', 'chair0.item-bag', 'chair0.item-tea', 'chair0.rules@*']
    """
    found: dict[str, tuple[list[int], float]] = {}
    whole: dict[str, list[int]] = defaultdict(list)
    for at, name in enumerate(names):
        block, _, column = name.partition(".")
        if block not in (*OWN_CHAIR, who) or LEFT_OUT.match(column):
            continue
        place, kin = re.match(r"[^@]*@", column), re.match(r"[a-z]+[a-z_-]*?(?:-|(?=\d))", column)
        if place:
            whole[f"{block}.{place[0]}*"].append(at)
            continue
        if kin:
            whole[f"{block}.{kin[0]}*"].append(at)
        found[name] = ([at], FINE if kin else 1.0)
    return {**found, **{name: (columns, 1.0) for name, columns in whole.items()}}


class Side(NamedTuple):
    """All moments of one faction."""

    keys: list[str]
    pull: Array
    """How strongly each key is held."""
    data: Array
    hand: Array
    """What all features together are worth by hand, points apart."""
    phase: Array
    gain: Array
    """Points from then to the end."""
    weight: Array
    game: Array

    @property
    def spread(self) -> Array:
        return self.data.std(0) + LOOSE


class Found(NamedTuple):
    """What came of a fit."""

    early: Array
    change: Array
    hand: tuple[float, float]
    first: float
    growth: float

    def foretell(self, side: Side, rows: Array) -> Array:
        phase, data = side.phase[rows], side.data[rows]
        by_hand = side.hand[rows] * (self.hand[0] + self.hand[1] * phase)
        return by_hand + data @ self.early + phase * (data @ self.change) + self.first + self.growth * phase


class Prospector:
    """The games of a run, and what can be learned of them."""

    def __init__(self, stories: Sequence[Story], evaluation: Evaluation) -> None:
        try:
            import numpy
        except ImportError as error:
            raise HvozdError(f"Learning needs the extra 'train' ({error}): pip install 'hvozd[train]'.") from None
        self.np: Any = numpy
        self.evaluation = evaluation
        self.names = features_of(evaluation.game).names
        self.stories = [story for story in stories if story.moments and any(story.won)]
        if not self.stories or not self.stories[0].moments[0].columns:
            raise HvozdError("Points to come are learned of games whose positions were noted as numbers.")
        self.sides = {who: self.side(who) for who in sorted({who for story in self.stories for who in story.names})}

    def side(self, who: str) -> Side:
        np, groups = self.np, groups_of(self.names, who)
        seats = [(story, story.names.index(who)) for story in self.stories if who in story.names]
        moments = [(story, seat, moment) for story, seat in seats for moment in story.moments]
        features = sorted({name for _, seat, moment in moments for name in moment.amounts[seat]} - {POINTS, START})
        columns = np.array([self.columns(moment, seat) for _, seat, moment in moments], np.float32)
        picked = [columns[:, at].sum(1) for at, _ in groups.values()]
        told = [[moment.amounts[seat].get(name, 0.0) for _, seat, moment in moments] for name in features]
        data = np.column_stack([*picked, *map(np.array, told)])
        live = data.std(0) > 0
        pull = np.array([held for _, held in groups.values()] + [1.0] * len(features))
        keys = [key for key, alive in zip([*groups, *features], live, strict=True) if alive]
        gain = np.array([story.scores[seat] - moment.points[seat] for story, seat, moment in moments])
        weight = np.array([bool(m.amounts[seat]) / len(story.moments) for story, seat, m in moments])
        phase, game = (np.array(row) for row in zip(*((m.phase, story.index) for story, _, m in moments), strict=True))
        hand = np.array([sum(m.seats[seat].values()) - m.seats[seat].get(POINTS, 0.0) for _, seat, m in moments])
        return Side(keys, pull[live], data[:, live], hand, phase, gain, weight, game)

    def columns(self, moment: Moment, seat: int) -> Array:
        whole = self.np.frombuffer(zlib.decompress(moment.columns), self.np.uint8)
        return whole[seat * len(self.names) : (seat + 1) * len(self.names)]

    def fit(self, side: Side, rows: Array, hold: float) -> Found:
        np, data, phase = self.np, side.data[rows], side.phase[rows] - MIDDLE
        mean, spread = side.data.mean(0), side.spread
        scaled = (data - mean) / spread
        hand = side.hand[rows]
        table = np.column_stack([scaled, scaled * phase[:, None], hand, hand * phase, np.ones(len(phase)), phase])
        weighed = table * side.weight[rows][:, None] * 25
        pull = np.concatenate([side.pull * hold, 2 * side.pull * hold, [FREE] * 4])
        found = np.linalg.solve(table.T @ weighed + np.diag(pull), weighed.T @ side.gain[rows])
        size = len(side.keys)
        middle, change = found[:size] / spread, found[size : 2 * size] / spread
        early = middle - MIDDLE * change
        share, drift, start, growth = map(float, found[2 * size :])
        first = start - MIDDLE * growth - float(mean @ early)
        return Found(early, change, (share - MIDDLE * drift, drift), first, growth - float(mean @ change))

    def foretold(self, side: Side, hold: float) -> Array:
        """What is foretold of every moment by a fit to the other parts."""
        found = self.np.zeros(len(side.game))
        for out in (side.game % KEPT == part for part in range(KEPT)):
            if out.any() and not out.all():
                found[out] = self.fit(side, ~out, hold).foretell(side, out)
        return found

    def best_hold(self, side: Side) -> float:
        """The strongest that foretells nearly as well as any: a search finds whatever a loose fit is wrong about."""

        def miss(hold: float) -> float:
            gap = self.foretold(side, hold) - side.gain
            return float((side.weight * gap * gap).sum())

        missed = {hold: miss(hold) for hold in HOLDS}
        return max(hold for hold in HOLDS if missed[hold] <= CLOSE * min(missed.values()))

    def lesson(self, number: int, origin: dict[str, str]) -> Lesson:
        """What is learned, fitted to all games; the lead and the losses by what was foretold of the parts left out."""
        game, base = self.evaluation.game, self.evaluation
        holds = {who: self.best_hold(side) for who, side in self.sides.items()}
        foretold = {who: self.foretold(side, holds[who]) for who, side in self.sides.items()}
        losses = {lead: self.loss(foretold, lead) for lead in LEADS}
        lead = min(losses, key=lambda one: losses[one])
        worth, starts = {}, {}
        for who, side in self.sides.items():
            found = self.fit(side, side.weight > 0, holds[who])
            rows = zip(side.keys, map(float, found.early), map(float, found.change), strict=True)
            known = {key: (round(a, 3), round(b, 3)) for key, a, b in rows if "." not in key or abs(a) + abs(b) > LEAST}
            worth[who] = {HAND: (round(found.hand[0], 3), round(found.hand[1], 3)), **known}
            starts[who] = (round(found.first, 2), round(found.growth, 2))
        held = " ".join(f"{who}:{hold:g}" for who, hold in holds.items())
        told = {"loss": f"{losses[lead]:.4f}", "loss by hand": f"{self.loss(None, (base.scale, 0.0)):.4f}", "hold": held}
        return Lesson(game.name, game.version, number, {**origin, **told}, {}, starts, worth=worth, lead=lead)

    def loss(self, foretold: dict[str, Array] | None, lead: tuple[float, float]) -> float:
        """The mean log loss of who won; None: as by hand."""
        np, at, total = self.np, dict.fromkeys(self.sides, 0), 0.0
        for story in self.stories:
            moments = len(story.moments)
            rows = [range(at[who], at[who] + moments) for who in story.names]
            if foretold is None:
                stand = np.array([[sum(seat.values()) for seat in moment.seats] for moment in story.moments]).T
            else:
                stand = np.array([moment.points for moment in story.moments]).T
                stand = stand + np.array([foretold[who][row] for who, row in zip(story.names, rows, strict=True)])
            odds = np.exp((stand - stand.max(0)) / (lead[0] + lead[1] * np.array([moment.phase for moment in story.moments])))
            chance = np_clip(np, odds / odds.sum(0))
            won = np.array(story.won) / sum(story.won)
            total -= float((won[:, None] * np.log(chance)).sum(0).mean())
            for who in story.names:
                at[who] += moments
        return total / len(self.stories)
