"""What stays of a game of Root when all that is hidden from a seat is dealt anew (W-H)."""

from hvozd.core import Rng
from hvozd.games.root.hidden.knowledge import board_of, known_at
from hvozd.games.root.hooks import faction
from hvozd.games.root.state import RootState


def redeal(g: RootState, seat: int | None, rng: Rng) -> None:
    """R-1.2.1: deck, hands and hidden piles are dealt anew, except what the seat sees or has seen."""
    piles: list[tuple[list[int], list[int]]] = [(g.deck, [])]
    for other in range(g.seats):
        if other != seat and not faction(g, other).hand_is_public:
            piles.append((g.hands[other], known_at(g, seat, other)))
        if other != seat:
            piles.extend((pile, known_at(g, seat, board_of(other))) for pile in faction(g, other).hidden_cards(g, other))
    unknown: list[int] = []
    for pile, known in piles:
        unknown += without(pile, known)
    unknown.sort()
    rng.shuffle(unknown)
    for pile, known in piles:
        left = len(unknown) - len(pile) + len(known)
        pile[:] = known + unknown[left:][::-1]
        del unknown[left:]
        if pile is not g.deck:
            pile.sort()
    # what other seats have seen is hidden from this one, too: their knowledge of re-dealt places is dropped
    g.known = [fact for fact in g.known if fact[0] == seat]
    for other in range(g.seats):
        faction(g, other).redeal(g, other, seat, rng)


def without(pile: list[int], known: list[int]) -> list[int]:
    if not known:
        return pile
    rest = pile[:]
    for card in known:
        rest.remove(card)
    return rest
