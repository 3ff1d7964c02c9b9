"""What a side will still score: a sum over its features and over columns of the numbers of a position, learned from games.

`Lesson.worth` says for a faction what one of each is worth in points, at the beginning of a game and how much that changes until
its end. A column is called as in `hvozd features`; `chair0.warriors@*` stands for all columns that begin so.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import itemgetter, mul
from typing import Any, TypeAlias

from hvozd.core.errors import ComponentError
from hvozd.kit.evaluation import Row
from hvozd.kit.features import Features

Worth: TypeAlias = Mapping[str, tuple[float, float]]
ALL = "*"
POINTS = "points"
"""What a side has already: one of it is worth one, whatever was learned."""
ELSE = "board"
"""The feature under which a hint tells what columns of a faction's own board are worth."""
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

    def __init__(self, features: Features, worth: Worth) -> None:
        self.features = features
        self.rows = {name: pair for name, pair in worth.items() if "." not in name}
        """Features of the evaluation."""
        found = [(at, name) for name in worth if "." in name for at in columns(features.names, name)]
        self.pick = itemgetter(*(at for at, _ in found))
        self.told = [told_as(name) for _, name in found]
        self.early, self.change = [worth[name][0] for _, name in found], [worth[name][1] for _, name in found]
        if len(found) < 2:
            raise ComponentError("What a faction is worth is learned of at least two columns.")

    def total(self, g: Any, seat: int, rows: Sequence[Row], phase: float) -> float:
        """Points so far and points to come."""
        picked = self.pick(self.features.vector(g, seat))
        total: float = sum(map(mul, self.early, picked)) + phase * sum(map(mul, self.change, picked))
        own = self.rows
        for feature, weight, amount in rows:
            if not amount:
                continue
            pair = own.get(feature)
            total += weight * amount if pair is None else amount * (pair[0] + pair[1] * phase)
        return total

    def weighed(self, g: Any, seat: int, rows: Sequence[Row], phase: float) -> list[Row]:
        """The same as rows with names, for readers."""
        found = []
        for feature, weight, amount in rows:
            pair = self.rows.get(feature)
            found.append((feature, weight if pair is None else pair[0] + pair[1] * phase, amount))
        sums: dict[str, float] = {}
        picked = self.pick(self.features.vector(g, seat))
        for name, early, change, amount in zip(self.told, self.early, self.change, picked, strict=True):
            sums[name] = sums.get(name, 0.0) + amount * (early + change * phase)
        return [*found, *((name, value, 1.0) for name, value in sums.items())]


def columns(names: Sequence[str], name: str) -> list[int]:
    """Where the columns of this name are."""
    at = index_of(tuple(names))
    if name.endswith(ALL):
        found = [i for other, i in at.items() if other.startswith(name[:-1])]
    else:
        found = [at[name]] if name in at else []
    if not found:
        raise ComponentError(f"There is no column '{name}'; `hvozd features` lists them.")
    return found


@cache
def index_of(names: tuple[str, ...]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


def told_as(column: str) -> str:
    block, _, name = column.partition(".")
    if block != "chair0":
        return ELSE
    return next((told for start, told in TOLD.items() if name.startswith(start)), ELSE)
