"""The figures of the Family."""

from pathlib import Path

import msgspec

from hvozd.games.harrow.components import Deck, Table, read
from hvozd.games.harrow.words import FACTIONS


class FamilyTable(Table, frozen=True, kw_only=True):
    basic: tuple[int, ...]
    upgraded: tuple[tuple[int, int], ...]
    cards: tuple[int, ...]
    bag: tuple[int, int, int]


class Figures(msgspec.Struct, frozen=True):
    board: FamilyTable
    cards: Deck


FIGURES = read(Path(__file__).with_name("family.json"), Figures)
FAMILY = FACTIONS.index("family")
TABLE = FIGURES.board
