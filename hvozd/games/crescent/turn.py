"""One turn: the others' ANYTIME windows, the choice of an action, the limits after it; and standing orders (CM-5.11, CM-8.6)."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Do, Offer
from hvozd.games.crescent import events
from hvozd.games.crescent.actions import build, buy, hire, influence, march, recruit
from hvozd.games.crescent.actions.bargain import Proposal
from hvozd.games.crescent.anytime import AnytimePlay, anytime_plays
from hvozd.games.crescent.cardplay import action_plays
from hvozd.games.crescent.character import CHARACTERS
from hvozd.games.crescent.limits import UnitLimits
from hvozd.games.crescent.orders import AskMe, Pass, PassOn, other_orders
from hvozd.games.crescent.state import ALWAYS, CrescentState

Finder = Callable[[CrescentState, int], Sequence[Action]]

COMMON: tuple[Finder, ...] = (
    influence.spreads,
    build.first_builds,
    march.first_moves,
    march.first_assaults,
    march.guided_moves,
    recruit.first_recruits,
    hire.hires,
    buy.first_purchases,
    action_plays,
)
"""CM-7.1, A-64: the actions that the tables give or refuse to a character. Proposals follow in `ChooseAction`."""


def _for_seat(find: Finder, seat: int) -> Offer:
    return lambda g: find(g, seat)


class Turn(Do):
    """CM-5.11, CM-5.12, CM-8.6, CM-19.6: window, choice, effect with all that follows from it, then the unit limits."""

    seat: int

    def run(self, g: CrescentState) -> None:
        g.silent[self.seat] = 0
        others = [(self.seat + n) % g.seats for n in range(1, g.seats)]
        g.then(*(Window(seat) for seat in others), ChooseAction(self.seat), UnitLimits())


class Nothing(Action):
    form = "no action"

    def do(self, g: CrescentState, seat: int) -> None:
        g.log(events.Passed, seat)


class Window(Ask):
    """CM-8.3, CM-8.6, CM-7.10.2, CM-19.3, A-22: before another player's action a seat with cards may play ANYTIME cards.

    Whether it is asked rests on its number of cards and its standing order, both public.
    """

    def open_to(self, g: CrescentState) -> bool:
        return bool(g.hands[self.seat]) and g.orders[self.seat] == ALWAYS and not g.silent[self.seat]

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.nothing, self.cards)

    def nothing(self, g: CrescentState) -> Sequence[Action]:
        return (Pass(), PassOn())

    def cards(self, g: CrescentState) -> Sequence[Action]:
        return anytime_plays(g, self.seat, g.tables.at_action)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, AnytimePlay):
            g.stack.append(self)
        action.do(g, self.seat)


class ChooseAction(Ask):
    """CM-5.11, A-64, CM-12.3, A-43: one action; what was refused in this turn may not be proposed again."""

    refused: int = 0
    """The kinds of agreement refused in this turn, as bits."""
    ordered: bool = False

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (*self.actions(g), self.nothing, self.cards, self.orders)

    def actions(self, g: CrescentState) -> list[Offer]:
        seat = self.seat
        found: list[Offer] = [_for_seat(find, seat) for find in COMMON]
        found.extend(CHARACTERS[seat].unique(g))
        found.append(lambda g: hire.hire_proposals(g, seat, self.refused))
        found.append(lambda g: hire.bribe_proposals(g, seat, self.refused))
        found.append(lambda g: buy.card_proposals(g, seat, self.refused))
        return found

    def nothing(self, g: CrescentState) -> Sequence[Action]:
        """A-43: passing is possible only without any legal action."""
        return () if any(offer(g) for offer in self.actions(g)) else (Nothing(),)

    def cards(self, g: CrescentState) -> Sequence[Action]:
        return anytime_plays(g, self.seat, g.tables.at_action)

    def orders(self, g: CrescentState) -> Sequence[Action]:
        return () if self.ordered else other_orders(g, self.seat)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Proposal):
            action.propose(g, self.seat, self.refused)
            return
        if isinstance(action, AnytimePlay):
            g.stack.append(self)
        elif isinstance(action, AskMe):
            g.stack.append(ChooseAction(self.seat, self.refused, True))
        action.do(g, self.seat)
