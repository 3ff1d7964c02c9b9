"""The figures of the Fair Folk."""

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from hvozd.core import Word
from hvozd.games.harrow.components import Deck, Names, Quests, Table, need, read
from hvozd.games.harrow.words import FACTIONS, WORDS


class FairFolkTable(Table, frozen=True, kw_only=True):
    nests: int
    arrows: int
    crosses: int
    prepared: int
    hand: int
    quests: int
    nests_for_quest: int
    cube_limit: int


class DuelTokens(Table, frozen=True, kw_only=True):
    tokens: tuple[str, ...]


class Squares(Table, frozen=True, kw_only=True):
    squares: tuple[int, int, int]


class Figures(msgspec.Struct, frozen=True):
    board: FairFolkTable
    cards: Deck
    offers: Names
    quests: Quests
    duel: DuelTokens
    minor: Squares


FIGURES = read(Path(__file__).with_name("fairfolk.json"), Figures)
FAIR = FACTIONS.index("fair-folk")
TABLE = FIGURES.board
FAIRIES = WORDS["fairy"]
FairyF: TypeAlias = Annotated[int, Word("fairy")]

need(len(FIGURES.quests.cards) == 16 and len(FIGURES.offers.names) == 11, "quests and offers")
need(len(FIGURES.duel.tokens) == 4, "four tokens for the duel")
