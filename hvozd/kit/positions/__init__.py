"""The text of a position, our FEN: readable, typable, complete. `docs/positions.md` has the grammar.

A Layout is what a game declares of it; `read` finds the game by the first line of a text and builds the position.
"""

from typing import Any

from hvozd.core import Game
from hvozd.kit.positions.course import Run, Scene
from hvozd.kit.positions.layout import OPPONENT, Layout, fields
from hvozd.kit.positions.marks import Flag, Ground, Lone, Mark, Spot, Value
from hvozd.kit.positions.notes import Fault, notes_of
from hvozd.kit.positions.reading import opened
from hvozd.kit.positions.values import Language, Perhaps, Record, Row, Shape

# fmt: off
__all__ = [
    "OPPONENT", "Fault", "Flag", "Ground", "Language", "Layout", "Lone", "Mark", "Perhaps", "Record", "Row", "Run", "Scene",
    "Shape", "Spot", "Value", "fields", "layout_of", "read",
]
# fmt: on


def layout_of(game: Game[Any, Any], settings: Any) -> Layout:
    """How a game writes its positions, or a sentence that it does not."""
    layout: Layout = game.notation(settings)
    return layout


def read(text: str, seed: int = 0) -> tuple[Game[Any, Any], dict[str, Any], Any]:
    """The game, its settings and the position of a text, at its open decision; PositionError says what is wrong."""
    game, settings = opened(notes_of(text)[0])
    return game, settings, layout_of(game, settings).read(text, seed)
