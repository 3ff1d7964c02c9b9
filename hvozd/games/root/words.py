"""The kinds of field that actions and events of Root have; each is an int that is written as a word."""

from typing import Annotated, TypeAlias

from hvozd.core import Word

Seat: TypeAlias = Annotated[int, Word("seat")]
Card: TypeAlias = Annotated[int, Word("card")]
Piece: TypeAlias = Annotated[int, Word("piece")]
Item: TypeAlias = Annotated[int, Word("item")]
Suit: TypeAlias = Annotated[int, Word("suit")]
Place: TypeAlias = Annotated[int, Word("place")]
"""A clearing (its number) or a forest."""
