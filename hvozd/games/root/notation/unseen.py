"""What may lie face down in Root: every hidden card on top of the deck once, and other hidden things dealt anew."""

from collections.abc import Iterator
from typing import Any

from hvozd.core import Game, Rng
from hvozd.games.root.hooks import faction
from hvozd.games.root.state import RootState

DEALT = 200
"""So many times everything else is dealt anew."""


def unseen(game: Game[Any, Any], g: RootState, after: RootState) -> Iterator[RootState]:
    """R-1.2.1: positions that differ only in what nobody at the table can see: where cards of the deck turn up, in those; where
    hands count, in hands; else in all that is hidden."""
    piles = face_down(g)
    drawn = len(g.deck) - len(after.deck)
    hands = [(number, at) for number, pile in enumerate(piles) if number for at in range(len(pile))]
    places = (
        [(0, -depth) for depth in range(1, drawn + 1)] if drawn > 0 else hands if after is g or after.hands != g.hands else []
    )
    for number, at in places:
        for card in sorted({card for pile in piles for card in pile}):
            new = g.clone()
            if brought(new, card, number, at):
                yield new
    for seed in range(0 if places else DEALT):
        yield game.determinize(g, None, Rng(seed).fork(g.number))


def face_down(g: RootState) -> list[list[int]]:
    """The deck first, then what only its owner may look at."""
    hands = [g.hands[seat] for seat in range(g.seats) if not faction(g, seat).hand_is_public]
    piles = [pile for seat in range(g.seats) for pile in faction(g, seat).hidden_cards(g, seat)]
    return [g.deck, *hands, *piles]


def brought(g: RootState, card: int, number: int, at: int) -> bool:
    """Exchange a card with the one at a place of a pile; False where it lies there, or higher in the deck, already."""
    piles = face_down(g)
    to = piles[number]
    was = to[at]
    for pile in piles:
        free = pile[: len(pile) + at + 1] if pile is to and number == 0 else pile
        if was != card and card in free:
            pile[pile.index(card)] = was
            to[at] = card
            for held in piles[1:]:
                held.sort()
            return True
    return False
