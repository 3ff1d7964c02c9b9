"""The figures of Hester."""

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from hvozd.core import Word
from hvozd.games.harrow.components import Deck, Table, read
from hvozd.games.harrow.words import FACTIONS, LEGEND_PIECE, PIECES, WORDS


class HesterTable(Table, frozen=True, kw_only=True):
    slots: int
    flames_each: int
    start_actions: int
    flames: int
    roots: int
    roots_each_turn: int
    snakes: int
    hand: int
    active: int
    squares: int
    hester_units: int
    move_match: int
    move_any: int
    hester_match: int
    hester_any: int
    infect_match: int
    infect_any: int
    spawn: int
    summon: tuple[int, ...]
    unpin: int
    sting: int
    refill_when_driven: bool
    """A-71: the literal reading of a sentence of the solo rules: driving Hester away refills a bonfire slot."""


class Figures(msgspec.Struct, frozen=True):
    board: HesterTable
    cards: Deck


FIGURES = read(Path(__file__).with_name("hester.json"), Figures)
HESTER = FACTIONS.index("hester")
HESTER_SLOT = PIECES.index("hester") - LEGEND_PIECE
TABLE = FIGURES.board
HESTERS = WORDS["hestercard"]
HesterF: TypeAlias = Annotated[int, Word("hestercard")]
