"""The kinds of field that actions and events of Root have, each an int that is written as a word; and the words."""

from functools import cache
from typing import Annotated, Any, TypeAlias

from hvozd.core import Vocabulary, Word
from hvozd.games.root.components import CARD_IDS, ITEMS, MAPS, SUITS
from hvozd.games.root.hooks import FACTIONS, FERRY
from hvozd.games.root.state import PIECE_KINDS

Seat: TypeAlias = Annotated[int, Word("seat")]
Card: TypeAlias = Annotated[int, Word("card")]
Piece: TypeAlias = Annotated[int, Word("piece")]
Item: TypeAlias = Annotated[int, Word("item")]
Suit: TypeAlias = Annotated[int, Word("suit")]
Place: TypeAlias = Annotated[int, Word("place")]
"""A clearing (its number) or a forest."""


def places(forests: list[str]) -> tuple[str, ...]:
    """The burrow, the clearings by number, the forests, and the clearings reached by ferry."""
    land = ["burrow", *map(str, range(1, 13)), *forests]
    land += ["-"] * (FERRY + 1 - len(land))
    return (*land, *(f"{clearing}-by-ferry" for clearing in range(1, 13)))


@cache
def vocabulary(seats: tuple[int, ...], woodland: int) -> Vocabulary:
    """The words of the action texts: factions, cards, pieces, items, suits, places."""
    pieces = [f"{one.name}-{i}" for one in FACTIONS for i in range(PIECE_KINDS)]
    for index in seats:
        one = FACTIONS[index]
        pieces[index * PIECE_KINDS : index * PIECE_KINDS + len(one.kinds)] = one.kinds
    forests = ["forest-" + "-".join(map(str, row.clearings)) for row in MAPS[woodland].row.forests]
    words: dict[str, Any] = {
        "seat": tuple(FACTIONS[index].name for index in seats),
        "card": CARD_IDS,
        "piece": tuple(pieces),
        "item": ITEMS,
        "suit": SUITS,
        "place": places(forests),
    }
    for one in FACTIONS:
        words.update(one.words)
    return words
