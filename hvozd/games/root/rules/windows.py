"""The windows of a turn: moments at which cards in the play area, and dominance, offer something."""

from collections.abc import Sequence
from functools import cache, partial

from hvozd.core import Action, Ask, Offer
from hvozd.games.root.components import GAME
from hvozd.games.root.hooks import BIRDSONG_START, DAYLIGHT, EFFECTS, MAP_RULES, faction
from hvozd.games.root.rules.dominance import CheckDominance, takings
from hvozd.games.root.state import RootState


class Idle:
    """An automatic step that changes nothing a free action looks at: neither cards nor pieces."""

    __slots__ = ()


class EndsWindow:
    """A step of the Evening that begins only when the free window has closed (W-E2): the draw, or what a board has instead."""

    __slots__ = ()


class ForItsCost:
    """A question that may be asked although its actions can have no effect, because a faction catches the card they cost."""

    __slots__ = ()

    def only_cost(self, g: RootState) -> bool:
        """I-GEN-5: whether there is nothing but the cost, judged by public facts."""
        raise NotImplementedError


class Done(Action):
    """Go on to what comes next."""

    form = "done"

    def do(self, g: RootState, seat: int) -> None:
        pass


def window_cards(g: RootState, seat: int, window: int) -> list[int]:
    """Cards in the play area that this window opens for; all of it is public."""
    here, cards = cards_of(window), g.crafted[seat]
    if here.isdisjoint(cards):
        return []
    return [card for card in cards if card in here and EFFECTS[card].usable(g, seat, card)]


@cache
def cards_of(window: int) -> frozenset[int]:
    """The cards that can open a window."""
    return frozenset(card for card, effect in EFFECTS.items() if effect.window == window)


def window_offers(g: RootState, seat: int, window: int) -> list[Offer]:
    """I-GEN-3, I-GEN-4, R-1.1.3, W-B1, W-B3, W-D2: what a window adds; which offers there are is decided on public facts."""
    offers: list[Offer] = []
    if not cards_of(window).isdisjoint(g.crafted[seat]):
        offers = [partial(card_offer, seat=seat, card=card) for card in window_cards(g, seat, window)]
    for other in g.openers:
        offers.extend(faction(g, other).window_offers(g, other, seat, window))
    if g.map:
        offers.extend(MAP_RULES[g.map].window_offers(g, seat, window))
    if offers and window == BIRDSONG_START:
        offers.extend(faction(g, seat).start_offers(g, seat))
    if window == DAYLIGHT and g.hands[seat]:
        if g.available and g.with_dominance:
            offers.append(partial(taking_offer, seat=seat))
        if may_activate(g, seat):
            offers.append(partial(dominance_offer, seat=seat))
    return offers


def may_activate(g: RootState, seat: int) -> bool:
    """R-3.3.1, R-3.3.2, I-WIN-12: 10 points, none activated before, and dominance cards are in the game at all."""
    return enough_points(g, seat) and g.dominance[seat] < 0 and g.with_dominance


def enough_points(g: RootState, seat: int) -> bool:
    """R-3.3.1, I-WIN-8: ten points, for a coalition too; by the other reading (X-3) a coalition needs none."""
    return g.vp[seat] >= GAME.dominance_points or ("X-3" in g.rulings and faction(g, seat).forms_coalitions)


def card_offer(g: RootState, seat: int, card: int) -> Sequence[Action]:
    return EFFECTS[card].options(g, seat, card)


def taking_offer(g: RootState, seat: int) -> Sequence[Action]:
    return takings(g, seat)


def dominance_offer(g: RootState, seat: int) -> Sequence[Action]:
    return faction(g, seat).dominance_offer(g, seat)


class OpenWindow(Ask):
    """R-4.1.3, I-GEN-3: use what a window offers in an own order, or go on; who is asked is decided on public facts."""

    window: int

    def open_to(self, g: RootState) -> bool:
        window, seat = self.window, self.seat
        if g.openers or g.map or window == DAYLIGHT:
            return bool(window_offers(g, seat, window))
        return not cards_of(window).isdisjoint(g.crafted[seat]) and bool(window_cards(g, seat, window))

    def offers(self, g: RootState) -> Sequence[Offer]:
        offers = window_offers(g, self.seat, self.window)
        if any(EFFECTS[card].mandatory for card in window_cards(g, self.seat, self.window)):
            return offers
        return (*offers, lambda g: (Done(),))

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, self.window)
            return
        g.stack.append(self)
        if self.window == BIRDSONG_START:
            g.stack.append(CheckDominance(self.seat))
        action.do(g, self.seat)


class Window(OpenWindow):
    """I-GEN-4, I-CRAFT-8, R-4.1.3, W-B1, W-B3, W-D1, W-E1: the start or the end of a phase, or between two of its steps."""


class LastWindow(OpenWindow):
    """W-D2, W-E2, R-3.3.1, R-13.2.4, I-CC-2: the free window once more before its phase is over; it ends by his word alone."""


def close_window(g: RootState, window: int) -> None:
    """R-1.5: the player has given his word while the free window was open; unless something happens before it would open for
    the last time, it does not ask him again."""
    stack = g.stack
    below = len(stack) - 1
    while below > 0 and isinstance(stack[below], Idle):
        below -= 1
    last = stack[below] if stack else None
    if isinstance(last, LastWindow) and last.window == window:
        del stack[below]


KINDS = (Done, Window, LastWindow)
