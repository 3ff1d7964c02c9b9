"""Pieces of text with a style, and the names of everything in Root in a person's language."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from hvozd.core import find_game
from hvozd.games.root.components import CARDS, COST, ITEM, ITEMS, POINTS, SUIT, SUITS
from hvozd.games.root.hidden.view import RootView
from hvozd.games.root.hooks import find_faction
from hvozd.kit.texts import Texts, locale_folders

WIDTH = 100
SUIT_STYLES = ("red", "yellow3", "dark_orange", "cyan")
DIM = "grey62"


class Bit(NamedTuple):
    """A piece of text in one style."""

    text: str
    style: str = ""


Lines: TypeAlias = list[list[Bit]]


def markup(bits: Iterable[Bit]) -> str:
    return "".join(f"[{bit.style}]{escaped(bit.text)}[/]" if bit.style else escaped(bit.text) for bit in bits)


def escaped(text: str) -> str:
    return text.replace("[", "\\[")


def wrap(bits: Iterable[Bit], width: int = WIDTH, indent: int = 4) -> list[list[Bit]]:
    """Lines of whole words; further lines are indented."""
    lines: list[list[Bit]] = [[]]
    used = 0
    for bit in bits:
        for word in words_of(bit.text):
            full = used + len(word.rstrip()) > width and used > indent
            if full:
                lines[-1][-1] = Bit(lines[-1][-1].text.rstrip(), lines[-1][-1].style)
                lines.append([Bit(" " * indent)])
                used = indent
            lines[-1].append(Bit(word.lstrip() if full else word, bit.style))
            used += len(lines[-1][-1].text)
    return lines


def words_of(text: str) -> list[str]:
    """The words of a text, each with the blanks behind it."""
    parts: list[str] = []
    for char in text:
        if parts and not (parts[-1].endswith(" ") and char != " "):
            parts[-1] += char
        else:
            parts.append(char)
    return parts


class Namer:
    """Names of what is the same in every game, as text in the right colour."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts = Texts(locale_folders(find_game("root")), lang)

    def say(self, key: str, **variables: Any) -> str:
        return self.texts.get(f"board-{key}", variables)

    def name(self, kind: str, word: str) -> str:
        """The name of a word of a vocabulary."""
        key = f"{kind}-{word}"
        return self.texts.get(key) if self.texts.has(key) else word.replace("_", " ")

    def suit(self, suit: int) -> Bit:
        return Bit(self.name("suit", SUITS[suit]), SUIT_STYLES[suit])

    def card(self, card: int) -> Bit:
        return Bit(self.name("card", CARDS[card].id), SUIT_STYLES[SUIT[card]])

    def item(self, item: int) -> str:
        return self.name("item", ITEMS[item])

    def place(self, place: int, forests: Sequence[Sequence[int]]) -> str:
        """A clearing by its number, a forest by its clearings, or the Burrow."""
        if 1 <= place <= 12:
            return str(place)
        return self.name("place", "forest-" + "-".join(map(str, forests[place - 13])) if place else "burrow")

    def cards(self, cards: Iterable[int]) -> list[Bit]:
        return row([self.card(card)] for card in cards)

    def suits(self, suits: Iterable[int]) -> list[Bit]:
        return row([self.suit(suit)] for suit in suits)

    def effect(self, card: int) -> str:
        """What a card does, in our own words."""
        kind = CARDS[card].kind
        key = f"text-{CARDS[card].id}"
        variables = {"suit-id": CARDS[card].suit, "suit": self.suit(SUIT[card]).text, "points": POINTS[card]}
        if ITEM[card] >= 0:
            variables |= {"item": self.item(ITEM[card]), "item-acc": self.texts.form(f"item-{ITEMS[ITEM[card]]}", "acc")}
        return self.texts.get(key if self.texts.has(key) else f"text-{kind}", variables)

    def cost(self, card: int) -> list[Bit]:
        """What crafting a card takes; nothing for a card that cannot be crafted."""
        any_suit = Bit(self.say("any"), "bold")
        return row([any_suit if suit == 3 else self.suit(suit)] for suit in COST[card])


class Speaker(Namer):
    """Names of everything on the table."""

    def __init__(self, factions: Sequence[str], lang: str) -> None:
        super().__init__(lang)
        self.factions = tuple(factions)
        """Of the seats, in their order."""

    def tag(self, seat: int) -> Bit:
        tag, style = self._looks(seat)
        return Bit(tag, f"bold {style}")

    def style(self, seat: int) -> str:
        return self._looks(seat)[1]

    def _looks(self, seat: int) -> tuple[str, str]:
        from hvozd.games.root.table.looks import look_of

        look = look_of(self.factions[seat])
        return look.tag, look.style

    def seat(self, seat: int) -> Bit:
        return Bit(self.name("seat", self.factions[seat]), self.style(seat))

    def forms(self, variable: str, seat: int) -> dict[str, str]:
        """The name of a seat in the forms that sentences ask for."""
        key = f"seat-{self.factions[seat]}"
        forms = {f"{variable}-{form}": self.texts.form(key, form) for form in ("gen", "dat", "ins")}
        return {variable: self.seat(seat).text, **forms}

    def piece(self, seat: int, kind: int) -> str:
        """A kind of building or token, short enough for a clearing."""
        piece = find_faction(self.factions[seat]).kinds[kind]
        return self.name("short", piece) if self.texts.has(f"short-{piece}") else self.name("piece", piece)


@lru_cache(maxsize=256)
def speaker(factions: tuple[str, ...], lang: str) -> Speaker:
    """Who speaks at a table of these factions."""
    return Speaker(factions, lang)


def factions_of(view: RootView) -> tuple[str, ...]:
    return tuple(one.faction for one in view.seats)


def row(parts: Iterable[Sequence[Bit]], between: str = ", ") -> list[Bit]:
    """Parts with something between them."""
    bits: list[Bit] = []
    for part in parts:
        if bits and part:
            bits.append(Bit(between, DIM))
        bits.extend(part)
    return bits


def several(names: Iterable[tuple[str, int]]) -> str:
    """`boots ×2, bag`: names with their numbers, none left out but those of which there are none."""
    return ", ".join(f"{name} ×{number}" if number > 1 else name for name, number in names if number)
