"""What a side will still score: a sum over its features and over columns of the numbers of a position, learned from games.

`Lesson.worth` says for a faction what one of each is worth in points, at the beginning of a game and how much that changes until
its end. A column is called as in `hvozd features`; `chair0.warriors@*` stands for all columns that begin so. What a feature is
worth comes on top of a share of its weight by hand, the same share for all features of a faction: `by-hand`.
"""

from collections.abc import Mapping, Sequence
from operator import itemgetter, mul
from typing import Any, TypeAlias

from hvozd.core.errors import ComponentError
from hvozd.kit.evaluation import Row
from hvozd.kit.features import Features

Worth: TypeAlias = Mapping[str, tuple[float, float]]
ALL = "*"
POINTS = "points"
"""What a side has already: one of it is worth one, whatever was learned."""
HAND = "by-hand"
"""The share of all weights set by hand, points apart, that still counts; all of them where nothing is said."""
ELSE = "board"
"""The feature under which a hint tells what columns of a faction's own board are worth."""
NONE = (0.0, 0.0)
TOLD = {
    "known-": "cards",
    "cards": "cards",
    "crafted-": "persistent",
    "item-": "items",
    "rules@": "ruled",
    "warriors@": "warriors",
}
"""By the beginning of a column of the own chair: the feature under which a hint tells it."""


class Prospects:
    """Of one faction."""

    def __init__(self, features: Features, who: str, worth: Worth) -> None:
        self.features = features
        own = features.own_columns(who)
        names = [features.names[at] for at in own]
        self.share = worth.get(HAND, (1.0, 0.0))
        self.rows = {name: pair for name, pair in worth.items() if "." not in name and name != HAND}
        """Features of the evaluation."""
        found = [(at, name) for name in worth if "." in name for at in columns(names, name)]
        self.pick = itemgetter(*(at for at, _ in found), 0, 0)
        """The columns, and two that count nothing: so it gives a row, however few were learned."""
        self.told = [told_as(name) for _, name in found]
        self.early, self.change = [worth[name][0] for _, name in found], [worth[name][1] for _, name in found]

    def total(self, g: Any, seat: int, rows: Sequence[Row], phase: float) -> float:
        """Points so far and points to come."""
        picked = self.pick(self.features.own(g, seat))
        total: float = sum(map(mul, self.early, picked)) + phase * sum(map(mul, self.change, picked))
        own, share = self.rows, self.share[0] + self.share[1] * phase
        for feature, weight, amount in rows:
            if not amount:
                continue
            pair = own.get(feature, NONE)
            part = weight if feature == POINTS else weight * share
            total += amount * (part + pair[0] + pair[1] * phase)
        return total

    def weighed(self, g: Any, seat: int, rows: Sequence[Row], phase: float) -> list[Row]:
        """The same as rows with names, for readers."""
        found, share = [], self.share[0] + self.share[1] * phase
        for feature, weight, amount in rows:
            pair = self.rows.get(feature, NONE)
            part = weight if feature == POINTS else weight * share
            found.append((feature, part + pair[0] + pair[1] * phase, amount))
        sums: dict[str, float] = {}
        picked = self.pick(self.features.own(g, seat))
        for name, early, change, amount in zip(self.told, self.early, self.change, picked, strict=False):
            sums[name] = sums.get(name, 0.0) + amount * (early + change * phase)
        return [*found, *((name, value, 1.0) for name, value in sums.items())]


def columns(names: Sequence[str], name: str) -> list[int]:
    """Where the columns of this name are."""
    begins, all_so = name.removesuffix(ALL), name.endswith(ALL)
    found = [at for at, other in enumerate(names) if (other.startswith(begins) if all_so else other == begins)]
    if not found:
        raise ComponentError(f"There is no column '{name}'; `hvozd features` lists them.")
    return found


def told_as(column: str) -> str:
    block, _, name = column.partition(".")
    if block != "chair0":
        return ELSE
    return next((told for start, told in TOLD.items() if name.startswith(start)), ELSE)
