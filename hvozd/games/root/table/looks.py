"""How a room looks: what its `look.py` declares for each of its factions, and what holds where it says nothing."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from hvozd.games.root.hooks import find_faction
from hvozd.games.root.table.labels import Lines

Renderer: TypeAlias = Callable[[Any, Any], Lines]
Drawer: TypeAlias = Callable[[Any, Any, Any], None]


class Look(NamedTuple):
    """The look of a faction; its colour in the browser is the class `f-<faction>` of its `look.css`."""

    tag: str
    """Two letters on the map of the terminal."""
    style: str = "white"
    """Its colour in the terminal."""
    figure: str = "hood"
    """Its warriors or its pawn: a figure of `shapes.FIGURES`, or one of its own."""
    figures: Mapping[str, tuple[str, str]] = {}
    """Figures of its own, as in `shapes.FIGURES`."""
    pieces: Mapping[str, str] = {}
    """Shapes of its buildings and tokens beside those of `shapes.PIECES`."""
    board: Renderer | None = None
    """Its board, given the view of it and a Speaker; without one the names of the fields and what they hold."""
    draws: Drawer | None = None
    """Its board as a drawing, given the view of it, a Speaker and the Sheet to draw on; without one the lines are shown."""
    piles: Callable[[Any], Mapping[str, list[int]]] | None = None
    """Open piles of cards on its board, by what they are called."""
    underground: bool = False
    """Its pieces may stand in the clearing that is not on the map."""


@cache
def look_of(faction: str) -> Look:
    """What the room of a faction declares."""
    module = find_faction(faction).part("look")
    return module.LOOKS[faction] if module else Look(faction[:2].upper())
