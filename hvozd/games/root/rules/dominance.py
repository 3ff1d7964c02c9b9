"""R-3.3: dominance cards, the other way to win."""

from collections.abc import Sequence

from hvozd.core import Action, Do
from hvozd.games.root.components import BIRD, CLEARINGS, DOMINANCE, SUIT
from hvozd.games.root.hidden.knowledge import left_openly
from hvozd.games.root.rules.bot_dominance import meets
from hvozd.games.root.rules.events import CoalitionFormed, DominanceActivated, DominanceTaken
from hvozd.games.root.rules.hand import matching, of_bird, spend, take_openly
from hvozd.games.root.rules.pieces import set_vetoes
from hvozd.games.root.rules.score import win
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card


class ActivateDominance(Action):
    """R-3.3.1, R-2.1.6, K-C.2: give up the score marker for another way to win."""

    form = "dominance {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        activate(g, seat, self.card)


def activate(g: RootState, seat: int, card: int) -> None:
    """R-3.3.1, R-3.3.2, I-WIN-7: the card goes from hand to the play area for good; it is neither spent nor discarded."""
    g.hands[seat].remove(card)
    left_openly(g, seat, card)
    g.dominance[seat] = card
    g.reveal()
    g.log(DominanceActivated, seat, card)


def join(g: RootState, seat: int, partner: int) -> None:
    """R-9.2.8, R-2.7, I-WIN-9: the two are enemies no more, so whatever forbids enemies something is looked at again."""
    g.coalition[seat] = partner
    g.log(CoalitionFormed, seat, partner)
    for clearing in range(CLEARINGS):
        set_vetoes(g, clearing)


def activations(g: RootState, seat: int) -> Sequence[Action]:
    """R-3.3.1, R-3.3.2: with 10 points, once a game; the window has looked at both."""
    return [ActivateDominance(card) for card in sorted({*g.hands[seat]} & DOMINANCE)]


class TakeDominance(Action):
    """R-3.3.4: take an available dominance card for a card of its suit."""

    form = "take {card} for {payment}"
    card: Card
    payment: Card

    def do(self, g: RootState, seat: int) -> None:
        g.available.remove(self.card)
        spend(g, seat, self.payment)
        take_openly(g, seat, self.card)
        g.log(DominanceTaken, seat, self.card)


def takings(g: RootState, seat: int) -> Sequence[Action]:
    """R-3.3.4, I-WIN-11: birds stand in for a suit, nothing stands in for a bird."""
    found: list[Action] = []
    for card in g.available:
        payments = of_bird(g, seat) if SUIT[card] == BIRD else matching(g, seat, SUIT[card])
        found.extend(TakeDominance(card, payment) for payment in payments)
    return found


class CheckDominance(Do):
    """R-3.3.1, I-WIN-4, W-T0: at the start of Birdsong, and again after each effect used there."""

    seat: int

    def run(self, g: RootState) -> None:
        if g.dominance[self.seat] >= 0 and g.coalition[self.seat] < 0 and meets(g, self.seat, SUIT[g.dominance[self.seat]]):
            win(g, self.seat, "dominance")


KINDS = (ActivateDominance, TakeDominance, CheckDominance)
