"""R-4.1: which cards a player may craft, and with which pieces."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from tests.referee.root.world import CARDS, LAND, SUITS, World


def craftable(w: World, seat: int, card: str) -> bool:
    """R-4.1.2, R-4.1.4, R-2.1.5, R-2.1.6: an item in the supply, no second copy of a lasting effect, no ambush or dominance."""
    row = CARDS[card]
    if row["kind"] in ("ambush", "dominance"):
        return False
    if row["item"] is not None:
        return bool(w.g.items[list(w.words["item"]).index(row["item"])])
    return not (row["persistent"] and card in w.crafted(seat))


def pools(w: World, seat: int) -> dict[int, int]:
    """R-4.1.1, R-10.2.1: by clearing, the pieces not yet activated this turn."""
    outcast = w.g.boards[seat].outcast if w.names[seat] == "lizards" else None
    found = {}
    for clearing in LAND:
        if outcast is not None and w.suit(clearing) != SUITS[outcast]:
            continue
        left = w.crafting_pieces(seat, clearing) - w.g.activated[clearing]
        if left > 0:
            found[clearing] = left
    return found


def payments(w: World, pieces: dict[int, int], cost: list[str]) -> Iterator[tuple[int, ...]]:
    """I-CRAFT-1: the different sets of pieces, by clearing, that cover every icon."""
    for chosen in combinations_with_replacement(sorted(pieces), len(cost)):
        counted = Counter(chosen)
        if any(n > pieces[clearing] for clearing, n in counted.items()):
            continue
        have = Counter(w.suit(clearing) for clearing in chosen)
        need = Counter(suit for suit in cost if suit != "any")
        if all(have[suit] >= n for suit, n in need.items()):
            yield chosen


def crafts(w: World, seat: int) -> set[str]:
    """R-4.1: `craft card with clearings`."""
    pieces = pools(w, seat)
    return {
        f"craft {card} with {','.join(map(str, chosen)) or '-'}"
        for card in set(w.hand(seat))
        if craftable(w, seat, card)
        for chosen in payments(w, pieces, CARDS[card]["cost"])
    }
