"""Kammi's two standees: who is who, what others can tell, and questions that turn on where the goblin really stands."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Event, Offer
from hvozd.games.harrow.factions.kammi.figures import KAMMI
from hvozd.games.harrow.hooks import Gift
from hvozd.games.harrow.rules.moves import Done, done
from hvozd.games.harrow.state import HarrowState, KammiBoard
from hvozd.games.harrow.words import LEGEND_PIECE, PieceF


class GoblinCardsDiscarded(Event):
    cards: int


class StandeeRevealed(Event):
    piece: PieceF
    kammi: bool


def board(g: HarrowState) -> KammiBoard:
    assert g.kammi is not None
    return g.kammi


def goblin_slot(g: HarrowState) -> int:
    return 5 - board(g).herself


def goblin_at(g: HarrowState) -> int:
    """HC-19.21: where the true goblin stands, known to others or not; -1: it has left the game."""
    return g.legend_at[goblin_slot(g)]


def unmask(g: HarrowState, level: int) -> None:
    """HC-20.20, HC-27.30: everybody knows the standees now (1: can tell, 2: one lies face up)."""
    own = board(g)
    if own.unmasked < level:
        if not own.unmasked:
            g.reveal()
            g.log(StandeeRevealed, LEGEND_PIECE + own.herself, True)
        own.unmasked = level


def discard_goblin_cards(g: HarrowState) -> None:
    """HC-19.22, HC-20.21: all played goblin cards go for good; no reshuffle."""
    hand = g.hands[KAMMI]
    if hand is not None and hand.played:
        g.log(GoblinCardsDiscarded, len(hand.played))
        hand.gone += hand.played
        hand.played = []


class StandeeAsk(Ask):
    """HC-27.30: a question whose answers turn on one of the standees; an answer only it allows tells everybody who is who."""

    def slot(self, g: HarrowState) -> int:
        return goblin_slot(g)

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        """The answers if the standee in question stood there."""
        raise NotImplementedError

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.true_choices, done)

    def true_choices(self, g: HarrowState) -> Sequence[Action]:
        at = g.legend_at[self.slot(g)]
        return self.choices(g, at) if at >= 0 else ()

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Done):
            self.declined(g)
            return
        other = g.legend_at[5 - self.slot(g)]
        if not board(g).unmasked and (other < 0 or action not in self.choices(g, other)):
            unmask(g, 1)
        self.chosen(g, action)

    def chosen(self, g: HarrowState, action: Action) -> None:
        raise NotImplementedError

    def declined(self, g: HarrowState) -> None:
        """Push what follows when nothing is chosen."""


class Goblin(Gift):
    """HC-10.30, HC-10.32, HC-10.33: a goblin's gift is there once a game."""

    def usable(self, g: HarrowState, faction: int) -> bool:
        return board(g).gift and all(g.legend_at[slot] >= 0 for slot in (2, 3))


KINDS = (GoblinCardsDiscarded, StandeeRevealed)
