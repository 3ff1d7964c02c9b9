"""The figures of the Protectors."""

from pathlib import Path

import msgspec

from hvozd.games.harrow.components import RowBoard, read
from hvozd.games.harrow.words import FACTIONS


class Figures(msgspec.Struct, frozen=True):
    rows: RowBoard


FIGURES = read(Path(__file__).with_name("protectors.json"), Figures)
PROTECTORS = FACTIONS.index("protectors")
