"""What a room knows of the worth of positions to its faction, each part with a neutral default."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from hvozd.core import Action
from hvozd.games.harrow.state import HarrowState

FAR = 9
USUAL, NOTHING = 3.0, 0.0
"""What an option without a rule of its own is worth at first sight, and one that gives up what could still be done."""


def weights_of(module: str) -> Mapping[str, float]:
    """`mind.json` beside a `mind.py`: what one of each feature is worth; 1.0 more makes its owner e times as likely to win."""
    return msgspec.json.decode(Path(module).with_suffix(".json").read_bytes(), type=dict[str, float])


class Mind:
    """What a faction wants. `MIND` in `mind.py` of its room; loaded when an agent asks."""

    weights: ClassVar[Mapping[str, float]] = {}
    """By name of the feature, where it is this faction's alone."""
    likely: ClassVar[Mapping[type[Action], Callable[[HarrowState, Any], float]]] = {}
    """By kind of action: what an option is worth at first sight."""

    def add(self, g: HarrowState, own: list[int], found: dict[str, float]) -> None:
        """Of a faction with a colour: the features that only it has; `own`: the hexes with its units."""

    def amounts(self, g: HarrowState) -> dict[str, float]:
        """Of a faction without a colour: all its features."""
        return {}


def nothing(g: HarrowState, action: Any) -> float:
    return NOTHING
