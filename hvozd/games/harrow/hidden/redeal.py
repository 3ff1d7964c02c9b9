"""Dealing anew what a seat does not know, within what it knows."""

from hvozd.core import Rng
from hvozd.games.harrow.hooks import present, rules_of
from hvozd.games.harrow.state import Hand, HarrowState


def redeal(g: HarrowState, seat: int | None, rng: Rng) -> None:
    """HC-28.2: others' hands, the standees, the dolls, the hiding places, prepared offers.

    Piles are sorted before they are shuffled: the same dice give the same position whatever the true one is.
    """
    own = -1 if seat is None else g.factions[seat]
    kept = () if own < 0 else rules_of(own).hands or (own,)
    for number, hand in enumerate(g.hands):
        if hand is not None and number not in kept:
            _mix(hand, rng)
    for faction in present(g):
        rules_of(faction).redeal(g, seat, own, rng)


def _mix(hand: Hand, rng: Rng) -> None:
    cards = sorted(hand.held + hand.under + hand.deck)
    rng.shuffle(cards)
    held, under = len(hand.held), len(hand.under)
    hand.held = cards[:held]
    hand.under = cards[held : held + under]
    hand.deck = sorted(cards[held + under :])
