"""The letters of the Rootlog notation: factions, pieces, cards, items, and where everything lies in a position."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from hvozd.core import Event
from hvozd.games.root.components import CARDS, CLEARINGS, ITEMS, PERSISTENT, SUIT
from hvozd.games.root.hooks import FACTIONS, faction
from hvozd.games.root.state import PIECE_KINDS, RootState, unpack
from hvozd.kit.imports import Slip

MAP_TITLES = {"autumn": "Fall", "winter": "Winter", "lake": "Lake", "mountain": "Mountain"}
DECK_TITLES = {"base": "Standard", "exiles": "E&P"}
SUIT_LETTERS = "FRMB"
ITEM_LETTERS = dict(zip(("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch"), "fbxhstcr", strict=True))
ITEM_CODES = tuple("%" + ITEM_LETTERS[item] for item in ITEMS)
FLIPPED = "^"
"""Between clearing and kind in the place of a token that lies face up."""

PLAY_AREA = "!"
"""Behind the board of a seat: its play area of crafted cards; both are written alike."""

ABBREVIATIONS = {
    "armorers": "armor",
    "better_burrow_bank": "bank",
    "brutal_tactics": "brutal",
    "command_warren": "command",
    "cobbler": "cob",
    "codebreakers": "codeb",
    "royal_claim": "royal",
    "sappers": "sap",
    "scouting_party": "scout",
    "stand_and_deliver": "stand",
    "tax_collector": "tax",
    "boat_builders": "boat",
    "charm_offensive": "charm",
    "coffin_makers": "coffin",
    "corvid_planners": "cplans",
    "eyrie_emigre": "emi",
    "false_orders": "false",
    "informants": "inform",
    "league_of_adventurous_mice": "league",
    "master_engravers": "engrave",
    "murine_broker": "murine",
    "propaganda_bureau": "prop",
    "saboteurs": "sabo",
    "soup_kitchens": "soup",
    "swap_meet": "swap",
    "tunnels": "tun",
}
SUITED = {"ambush": "@", "dominance": "dom", "favor": "favor", "partisans": "part"}
"""Cards that exist once in each suit, by the last word of their name."""


class Dialect(NamedTuple):
    """Where writers of the notation differ."""

    ferry: str
    items_apart: bool = False
    """Items are written one by one."""
    empty_turns: bool = True
    """A turn in which nothing happened has a line."""


DIALECTS = {"2.8": Dialect("f"), "parser": Dialect("r", items_apart=True, empty_turns=False)}
"""The published version of the notation, and what the archive's own program reads."""

Thing: TypeAlias = "str | int | tuple[str, int]"
"""A piece or item by its letters, a shared card by its number, a card of a room as `("quest", number)`."""
Position: TypeAlias = "Counter[tuple[Thing, str]]"
"""How many of a thing lie in a place; what lies in supplies and piles is not counted."""


def no_cards(g: RootState, seat: int) -> Sequence[int]:
    return ()


class Notation(NamedTuple):
    """What the `rootlog.py` of a room declares for each of its factions."""

    letter: str
    pieces: Mapping[str, str] = {}
    """The code of each of its buildings and tokens."""
    turned: Sequence[str] = ()
    """Its tokens that lie face up, all of which are the one token that lies face down, turned."""
    in_hand: Callable[[RootState, int], Sequence[int]] = no_cards
    """Cards that still count as cards of its hand, though they were shown."""
    on_board: Callable[[RootState, int], Sequence[int]] = no_cards
    """Shared cards on its board."""
    count_own: Callable[[RootState, int, str, Position], None] | None = None
    """Count what else lies on its board, the place of which is given."""
    silent: Sequence[str] = ()
    """Places that cards leave without a word."""
    codes: Mapping[str, Callable[[int], str]] = {}
    """How its own cards are written, by the word of the thing."""
    before: Mapping[type[Event], Callable[[Any, Any], None]] = {}
    """What is written of an event before the position is compared, given the Scribe and the event."""
    after: Mapping[type[Event], Callable[[Any, Any], None]] = {}
    turn_ends: Callable[[Any, int], None] | None = None
    """What is written at the end of its turn, given the Scribe and the seat."""
    judge: Callable[[Any, Any], Iterator[Slip]] | None = None
    """What its turn does against its own rules, given the Tally before it and the Row."""
    higher_roll: bool = False
    """As defender it deals the higher roll."""
    chance: Callable[[RootState, Any], Iterator[list[int]]] | None = None
    """How chance may have fallen at its setup, given all rows of the log."""
    doubts: Callable[[RootState, int, Any], int] | None = None
    """How much of what these rows tell cannot be with what it keeps face down."""


@cache
def notations() -> dict[str, Notation]:
    """By faction; those of which the notation knows nothing are missing."""
    parts = {one.name: one.part("rootlog") for one in FACTIONS}
    return {name: part.NOTATIONS[name] for name, part in parts.items() if part is not None}


def notation(g: RootState, seat: int) -> Notation:
    return notations()[faction(g, seat).name]


def letter(g: RootState, seat: int) -> str:
    return notation(g, seat).letter


def is_hand(place: str) -> bool:
    return len(place) == 1 and place.isupper()


def card_name(card: int) -> str:
    """The abbreviation of a card that has one; items go by their suit alone."""
    name = CARDS[card].id
    return SUITED.get(name.rpartition("_")[2]) or ABBREVIATIONS.get(name, "")


def card_code(card: int, named: bool) -> str:
    """The suit, and the name where it matters; readers know the Partisans of a suit by their whole name only."""
    name = card_name(card) if named else ""
    return SUIT_LETTERS[SUIT[card]] + "#" + (CARDS[card].id.replace("_", "") if name == "part" else name)


def craft_code(card: int) -> str:
    """What stands behind the Z: the item, or the card's name, with its suit where several suits share the name."""
    item = CARDS[card].item
    if item is not None:
        return "%" + ITEM_LETTERS[item]
    name = card_name(card)
    return SUIT_LETTERS[SUIT[card]].lower() + name if name in SUITED.values() else name


# -- positions ----------------------------------------------------------------------------------------------------------


def position(g: RootState) -> Position:
    """Everything on the map, on boards and in hands."""
    found: Position = Counter()
    for seat in range(g.seats):
        count_pieces(g, seat, found)
        count_cards(g, seat, found)
        count_items(g, seat, found)
        count_board(g, seat, found)
    for clearing, packed in enumerate(g.ruin_items):
        for item in unpack(packed):
            found[ITEM_CODES[item], str(clearing)] += 1
    if g.ferry:
        found["r", str(g.ferry)] = 1
    return found


def count_pieces(g: RootState, seat: int, found: Position) -> None:
    own = notation(g, seat)
    at = seat * CLEARINGS
    for clearing, here in enumerate(g.warriors[at : at + CLEARINGS]):
        if here:
            found[own.letter + "w", str(clearing)] = here
    for kind, name in enumerate(FACTIONS[g.factions[seat]].kinds):
        at = (seat * PIECE_KINDS + kind) * CLEARINGS
        row = g.pieces[at : at + CLEARINGS]
        for clearing, here in enumerate(row) if any(row) else ():
            if here:
                thing, place = piece_at(own, name, clearing)
                found[thing, place] = here


def piece_at(own: Notation, name: str, clearing: int) -> tuple[str, str]:
    """A token stays the same piece when it is turned up: its kind is part of its place."""
    if name in own.turned:
        return own.letter + "t", f"{clearing}{FLIPPED}{own.pieces[name]}"
    return own.letter + own.pieces[name], str(clearing)


def count_cards(g: RootState, seat: int, found: Position) -> None:
    """A card that was shown for the rest of the turn still counts as one in hand."""
    own = notation(g, seat)
    mine = own.letter
    for card in (*g.hands[seat], *own.in_hand(g, seat)):
        found[card, mine] += 1
    activated = [g.dominance[seat]] if g.dominance[seat] >= 0 else []
    for card in (*own.on_board(g, seat), *activated):
        found[card, mine + "$"] += 1
    for card in g.crafted[seat]:
        found[card, mine + "$" + PLAY_AREA] += card in PERSISTENT


def count_items(g: RootState, seat: int, found: Position) -> None:
    home = letter(g, seat) + "$"
    for boxes, way in ((g.box, ""), (g.exhausted, "e")):
        for item in boxes[seat]:
            found[ITEM_CODES[item], home + way] += 1


def count_board(g: RootState, seat: int, found: Position) -> None:
    """Warriors, cards and items on boards, as their rooms count them."""
    own = notation(g, seat)
    if own.count_own is not None:
        own.count_own(g, seat, own.letter + "$", found)
