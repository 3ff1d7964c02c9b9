"""All components of a game of Root, wherever they lie: none is ever lost or made."""

from collections.abc import Iterable, Sequence
from typing import Any

from hvozd.games.root.components import CLEARINGS
from hvozd.games.root.hooks import FACTIONS, faction
from hvozd.games.root.state import PIECE_KINDS, RootState, unpack


def census(g: RootState) -> Any:
    """Every warrior, building, token, item and shared card, by kind (R-2.5, R-B)."""
    rows = []
    for seat in range(g.seats):
        warriors, *elsewhere = faction(g, seat).census(g, seat)
        at = seat * CLEARINGS
        warriors += g.supply[seat] + g.on_cards[seat] + sum(g.warriors[at : at + CLEARINGS])
        warriors += sum(faction(g, holder).held_warriors(g, holder)[seat] for holder in range(g.seats))
        pieces = [
            g.stock[seat * PIECE_KINDS + kind]
            + elsewhere[kind]
            + sum(g.pieces[(seat * PIECE_KINDS + kind) * CLEARINGS : (seat * PIECE_KINDS + kind + 1) * CLEARINGS])
            for kind in range(PIECE_KINDS)
        ]
        rows.append((warriors, pieces))
        check_totals(g, seat)
    return rows, sorted(all_cards(g)), all_items(g), len(FACTIONS)


def all_items(g: RootState) -> list[int]:
    """R-2.5.4: items of each kind: in the supply, in the boxes, under the ruins, on boards and out of the game."""
    counts = g.items[:]
    under = [item for packed in g.ruin_items for item in unpack(packed)]
    for item in (*under, *(item for box in (*g.box, *g.exhausted) for item in box)):
        counts[item] += 1
    for seat in range(g.seats):
        for item, held in enumerate(faction(g, seat).items_held(g, seat)):
            counts[item] += held
    return counts


def all_cards(g: RootState) -> list[int]:
    held = [card for seat in range(g.seats) for card in faction(g, seat).cards_held(g, seat)]
    areas = [card for pile in (*g.hands, *g.crafted) for card in pile]
    return [*g.deck, *g.discard, *g.available, *areas, *held, *(card for card in g.dominance if card >= 0)]


def check_totals(g: RootState, seat: int) -> None:
    """The totals kept for speed agree with the pieces they count."""
    own = faction(g, seat)
    at, first = seat * CLEARINGS, seat * PIECE_KINDS * CLEARINGS
    rows = [g.pieces[first + kind * CLEARINGS : first + (kind + 1) * CLEARINGS] for kind in range(len(own.kinds))]
    built = by_clearing(row for row, building in zip(rows, own.is_building, strict=True) if building)
    tokens = by_clearing(row for row, building in zip(rows, own.is_building, strict=True) if not building)
    weighed = bytes(count * g.token_weight[seat] for count in tokens)
    assert g.tokens[at : at + CLEARINGS] == tokens
    assert g.strength[at : at + CLEARINGS] == by_clearing((g.warriors[at : at + CLEARINGS], built, weighed))


def by_clearing(rows: Iterable[Sequence[int]]) -> bytes:
    """The sum of rows that have a number for each clearing."""
    return bytes(map(sum, zip(bytes(CLEARINGS), *rows, strict=True)))
