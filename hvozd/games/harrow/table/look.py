"""What a room shows of its faction, each part with a neutral default: outlines, cards, things on the map, boards, text."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, NamedTuple

from hvozd.games.harrow.hidden.view import FactionView, HarrowView
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.table.speaker import Speaker
from hvozd.games.harrow.words import FACTIONS, LEGEND_PIECE, PIECES
from hvozd.kit.texts import Texts


class Thing(NamedTuple):
    """Something on a hex."""

    symbol: str
    number: int
    told: str
    pick: str = ""
    faction: str = ""
    identity: str = ""
    """Of a single piece that has a name: a legend, a doll."""
    letter: str = ""
    pinned: int = 0
    """Iron nails in it."""


class Look:
    """A faction as people see it. `LOOK` in `look.py` of its room; loaded when somebody looks."""

    haint: ClassVar[str] = ""
    haint_side: ClassVar[str] = ""
    """The outline of its haints and of the side in the shade; empty: it has none."""
    legend: ClassVar[str] = ""
    """The outline of its legends; empty: it has none."""
    letters: ClassVar[tuple[str, ...]] = ("",)
    """What is written on its legends, to tell them apart."""
    cards: ClassVar[str] = ""
    """The vocabulary of its cards."""
    more_cards: ClassVar[tuple[str, ...]] = ()
    """Vocabularies of what else it holds."""
    style: ClassVar[str] = ""
    """The colour of its lines in the terminal."""
    marks_of_units: ClassVar[tuple[str, tuple[str, ...]]] = ("", ())
    """The letter of its units in the terminal, and those of its legends."""

    def emblem(self, kind: str, name: str) -> str:
        """The picture on a card; empty: the figure of the faction."""
        return ""

    def cost(self, name: str) -> int:
        """What a card costs."""
        return 0

    def sentence(self, name: str, texts: Texts) -> str:
        """What a card says that has no text of its own."""
        return ""

    def things(self, view: HarrowView, h: int, texts: Texts) -> Iterator[Thing]:
        """What of it lies on a hex besides units and tokens."""
        return iter(())

    def under(self, view: HarrowView) -> list[str]:
        """Lines across the map, under the pieces."""
        return []

    def over(self, view: HarrowView, texts: Texts) -> list[str]:
        """Lines across the map, over the pieces."""
        return []

    def progress(self, view: HarrowView, texts: Texts) -> str:
        """How far it is on its own way, beside the map."""
        return ""

    def part(self, view: HarrowView, each: FactionView, y: int, texts: Texts) -> tuple[list[str], int]:
        """What stands only on its board, below what all boards have, and the next height."""
        return [], y

    def board(self, view: HarrowView, texts: Texts) -> str:
        """Of a faction without a colour: its whole board."""
        return ""

    def given(self, view: HarrowView, faction: int) -> tuple[str, list[int]]:
        """The vocabulary and the numbers of what another faction holds of it openly."""
        return "", []

    def marks(self, view: HarrowView, h: int) -> str:
        """What of it lies on a hex, in the terminal."""
        return ""

    def lines(self, view: HarrowView, say: Speaker) -> list[str]:
        """Its board in the terminal."""
        return []


def look_of(faction: int) -> Look:
    """The look of a faction, by its number."""
    return rules_of(faction).look


@cache
def looks() -> dict[str, Look]:
    """By name of the faction, in their order."""
    return {name: look_of(number) for number, name in enumerate(FACTIONS)}


@cache
def owners() -> dict[str, str]:
    """By vocabulary of cards: whose they are."""
    first = {look.cards: name for name, look in looks().items()}
    return first | {kind: name for name, look in looks().items() for kind in look.more_cards}


@cache
def figures() -> tuple[tuple[str, str, str], ...]:
    """By place in `legend_at`: whose it is, the word for the piece, the letter on it."""
    found = {}
    for number, name in enumerate(FACTIONS):
        for slot, letter in zip(rules_of(number).slots, look_of(number).letters, strict=False):
            found[slot] = (name, PIECES[LEGEND_PIECE + slot], letter)
    return tuple(found[slot] for slot in sorted(found))
