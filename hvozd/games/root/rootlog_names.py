"""The letters of the Rootlog notation: factions, pieces, cards, items, and where everything lies in a position."""

from collections import Counter
from typing import TypeAlias

from hvozd.games.root.components import CARDS, CLEARINGS, ITEMS, PERSISTENT, SUIT
from hvozd.games.root.factions.alliance_supporters import AllianceBoard
from hvozd.games.root.factions.duchy_board import DuchyBoard
from hvozd.games.root.factions.eyrie_decree import EyrieBoard
from hvozd.games.root.factions.lizards_conspiracies import LizardsBoard
from hvozd.games.root.factions.riverfolk_board import RiverfolkBoard
from hvozd.games.root.factions.riverfolk_board import held as payments_held
from hvozd.games.root.factions.vagabond_aid import QUEST_SUIT
from hvozd.games.root.factions.vagabond_items import VagabondBoard
from hvozd.games.root.hooks import FACTIONS, faction
from hvozd.games.root.state import KINDS, RootState, unpack

MAP_TITLES = {"autumn": "Fall", "winter": "Winter", "lake": "Lake", "mountain": "Mountain"}
DECK_TITLES = {"base": "Standard", "exiles": "E&P"}
SUIT_LETTERS = "FRMB"
LETTERS = {
    "marquise": "C",
    "eyrie": "E",
    "alliance": "A",
    "vagabond": "V",
    "vagabond2": "G",
    "lizards": "L",
    "riverfolk": "O",
    "duchy": "D",
    "corvids": "P",
}
PIECES = {
    "sawmill": "b_s",
    "workshop": "b_w",
    "recruiter": "b_r",
    "wood": "t",
    "keep": "t_k",
    "roost": "b",
    "fox_base": "b_f",
    "rabbit_base": "b_r",
    "mouse_base": "b_m",
    "sympathy": "t",
    "fox_garden": "b_f",
    "rabbit_garden": "b_r",
    "mouse_garden": "b_m",
    "fox_trade_post": "t_f",
    "rabbit_trade_post": "t_r",
    "mouse_trade_post": "t_m",
    "citadel": "b_c",
    "market": "b_m",
    "tunnel": "t",
    "plot": "t",
    "bomb": "t_b",
    "snare": "t_s",
    "extortion": "t_e",
    "raid": "t_r",
}
ITEM_LETTERS = dict(zip(("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch"), "fbxhstcr", strict=True))
ITEM_CODES = tuple("%" + ITEM_LETTERS[item] for item in ITEMS)
COLUMN_CODES = ("$_r", "$_m", "$_x", "$_b")
PRICE_CODES = ("h", "r", "m")
RELATION_CODES = "h012a"
"""By the number that the event carries: one more than the number on the board."""
ITEM_WAYS = ("", "e", "d", "de")
"""How a Vagabond's item lies: up, exhausted, damaged, damaged and exhausted."""
FLIPPED = "^"
"""Between clearing and kind in the place of a plot that lies face up."""

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

Thing: TypeAlias = "str | int | tuple[str, int]"
"""A piece or item by its letters, a shared card by its number, a quest as `("quest", number)`."""
Position: TypeAlias = "Counter[tuple[Thing, str]]"
"""How many of a thing lie in a place; what lies in supplies and piles is not counted."""


def letter(g: RootState, seat: int) -> str:
    return LETTERS[faction(g, seat).name]


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


def quest_code(quest: int) -> str:
    return SUIT_LETTERS[QUEST_SUIT[quest]] + "#"


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
    mine = letter(g, seat)
    for clearing in range(CLEARINGS):
        here = g.warriors[seat * CLEARINGS + clearing]
        if here:
            found[mine + "w", str(clearing)] = here
    for kind, name in enumerate(FACTIONS[g.factions[seat]].kinds):
        at = (seat * KINDS + kind) * CLEARINGS
        for clearing in range(CLEARINGS):
            if g.pieces[at + clearing]:
                thing, place = piece_at(mine, name, clearing)
                found[thing, place] = g.pieces[at + clearing]


def piece_at(mine: str, name: str, clearing: int) -> tuple[str, str]:
    """A plot stays the same piece when it is turned up: its kind is part of its place."""
    code = PIECES[name]
    if mine == LETTERS["corvids"] and code != "t":
        return mine + "t", f"{clearing}{FLIPPED}{code}"
    return mine + code, str(clearing)


def count_cards(g: RootState, seat: int, found: Position) -> None:
    """A card that was shown for the rest of the turn still counts as one in hand."""
    mine, board = letter(g, seat), g.boards[seat]
    shown = board.revealed if isinstance(board, DuchyBoard | LizardsBoard) else []
    for card in (*g.hands[seat], *shown):
        found[card, mine] += 1
    supporters = board.supporters if isinstance(board, AllianceBoard) else []
    activated = [g.dominance[seat]] if g.dominance[seat] >= 0 else []
    for card in (*supporters, *activated):
        found[card, mine + "$"] += 1
    for card in g.crafted[seat]:
        found[card, mine + "$" + PLAY_AREA] += card in PERSISTENT
    if isinstance(board, EyrieBoard):
        for code, column in zip(COLUMN_CODES, board.decree, strict=True):
            for card in column:
                found[card, code] += 1


def count_items(g: RootState, seat: int, found: Position) -> None:
    home, board = letter(g, seat) + "$", g.boards[seat]
    for boxes, way in ((g.box, ""), (g.exhausted, "e")):
        for item in boxes[seat]:
            found[ITEM_CODES[item], home + way] += 1
    if isinstance(board, VagabondBoard):
        for ware, number in enumerate(board.items):
            if number:
                found[ITEM_CODES[ware // 4], home + ITEM_WAYS[ware % 4]] += number
        for quest in board.done:
            found[("quest", quest), home] = 1
        for quest in board.quests:
            found[("quest", quest), "Q"] = 1


def count_board(g: RootState, seat: int, found: Position) -> None:
    """Warriors on boards: officers, acolytes, payments and funds of all owners."""
    home, board = letter(g, seat) + "$", g.boards[seat]
    if isinstance(board, AllianceBoard):
        found[home[0] + "w", home] = board.officers
    elif isinstance(board, LizardsBoard):
        found[home[0] + "w", home] = board.acolytes
    elif isinstance(board, RiverfolkBoard) and board.payments:
        for owner, number in enumerate(payments_held(g, seat)):
            found[letter(g, owner) + "w", home] = number
