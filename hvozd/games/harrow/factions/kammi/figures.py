"""The figures of Kammi."""

from pathlib import Path

import msgspec

from hvozd.games.harrow.components import RowBoard, Table, read
from hvozd.games.harrow.words import FACTIONS


class Grid(Table, frozen=True, kw_only=True):
    tokens: tuple[int, int, int]
    waiting: str


class Figures(msgspec.Struct, frozen=True):
    rows: RowBoard
    grid: Grid


FIGURES = read(Path(__file__).with_name("kammi.json"), Figures)
KAMMI = FACTIONS.index("kammi")
