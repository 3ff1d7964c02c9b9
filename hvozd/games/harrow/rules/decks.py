"""Cards in decks and hands. A deck has no order: whoever draws, draws at random; only cards put under it come last, in order."""

from hvozd.games.harrow.rules.events import CardDrawn
from hvozd.games.harrow.state import Hand, HarrowState


def hand_of(g: HarrowState, faction: int) -> Hand | None:
    """HC-19.1: the cards of a faction, where the game has any."""
    return g.hands[faction]


def draw(g: HarrowState, faction: int, n: int = 1) -> None:
    """HC-13.6, A-21: draw cards; from an empty deck none."""
    hand = g.hands[faction]
    if hand is None:
        return
    for _ in range(n):
        if draw_from(g, hand):
            g.reveal(g.chairs[faction])
            g.log(CardDrawn, faction)


def draw_from(g: HarrowState, hand: Hand) -> bool:
    if hand.deck:
        hand.held.append(hand.deck.pop(g.random(len(hand.deck))))
    elif hand.under:
        hand.held.append(hand.under.pop(0))
    else:
        return False
    return True


def discard(hand: Hand, card: int) -> None:
    hand.held.remove(card)
    hand.played.append(card)
