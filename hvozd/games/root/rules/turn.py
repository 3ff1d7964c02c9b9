"""R-1.5: the turn: Birdsong, Daylight, Evening, with the windows between."""

from collections.abc import Sequence
from functools import cache

from hvozd.core import Action, Ask, Bag, Do, Offer, Product, Result, Step
from hvozd.games.root.components import CLEARINGS, GAME
from hvozd.games.root.hooks import (
    BIRDSONG,
    BIRDSONG_END,
    BIRDSONG_START,
    DAYLIGHT,
    DAYLIGHT_START,
    EFFECTS,
    EVENING,
    EVENING_START,
    MAP_RULES,
    faction,
)
from hvozd.games.root.rules.dominance import CheckDominance
from hvozd.games.root.rules.events import TurnBegan
from hvozd.games.root.rules.hand import draw, spend
from hvozd.games.root.rules.windows import EndsWindow, LastWindow, Window
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card
from hvozd.kit.picks import Picks, tally


class Turn(Do):
    """R-1.5, I-GEN-9, W-E5: one player's turn, with or without pieces; old marks are cleared; then the next player's."""

    seat: int

    def run(self, g: RootState) -> None:
        g.turn = self.seat
        if self.seat == 0:
            g.round += 1
        g.activated = bytearray(CLEARINGS)
        g.used = []
        faction(g, self.seat).turn_begins(g, self.seat)
        g.log(TurnBegan, self.seat, g.round)
        g.stack += phases(self.seat)


class Birdsong(Do):
    """R-1.5, W-B1, W-B2, W-B3, W-B4: start of Birdsong, then the faction's steps with the free window around each."""

    seat: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        own = faction(g, seat).birdsong(g, seat)
        if has_windows(g, seat):
            steps: list[Step] = [CheckDominance(seat), Window(seat, BIRDSONG_START), Window(seat, BIRDSONG)]
            for step in own:
                steps += [step, Window(seat, BIRDSONG)]
            g.then(*steps, Window(seat, BIRDSONG_END))
        elif g.bots >> seat & 1 or not any(step.asks for step in own):
            g.then(CheckDominance(seat), *own)
        else:
            g.then(CheckDominance(seat), *own, Window(seat, BIRDSONG), Window(seat, BIRDSONG_END))


@cache
def phases(seat: int) -> tuple[Step, ...]:
    """A turn as it lies on the stack, the last phase first: steps never change, so each is made once."""
    return EndTurn(seat), Evening(seat), Daylight(seat), Birdsong(seat)


def has_windows(g: RootState, seat: int) -> bool:
    """Whether any window could open before the faction's own steps: cards, other factions and the map open them."""
    return bool(g.crafted[seat] or g.openers or g.map) and not g.bots >> seat & 1


class Daylight(Do):
    """R-1.5, W-D1, W-D2: start of Daylight, the faction's steps, which offer the free window themselves, and its last opening."""

    seat: int

    def run(self, g: RootState) -> None:
        for seat in g.openers:
            faction(g, seat).daylight_begins(g, seat, self.seat)
        own = faction(g, self.seat).daylight(g, self.seat)
        if g.bots >> self.seat & 1:
            g.then(*own)
            return
        start = (Window(self.seat, DAYLIGHT_START),) if has_windows(g, self.seat) else ()
        g.then(*start, *own, LastWindow(self.seat, DAYLIGHT))


class Evening(Do):
    """R-1.5, W-E1, W-E2, W-E3: start of Evening, the free window, the faction's steps; its last opening before the draw."""

    seat: int

    def run(self, g: RootState) -> None:
        own = faction(g, self.seat).evening(g, self.seat)
        if g.bots >> self.seat & 1:
            g.then(*own)
            return
        start = (Window(self.seat, EVENING_START), Window(self.seat, EVENING)) if has_windows(g, self.seat) else ()
        draw = 0
        while draw < len(own) and not isinstance(own[draw], EndsWindow):
            draw += 1
        last = (LastWindow(self.seat, EVENING),) if start or draw else ()
        g.then(*start, *own[:draw], *last, *own[draw:])


class EndTurn(Do):
    """R-1.5, I-DECK-6, W-E5: what ends with the turn, then the next player in seating order."""

    seat: int

    def run(self, g: RootState) -> None:
        MAP_RULES[g.map].turn_ends(g, self.seat)
        for seat in g.openers:
            faction(g, seat).turn_ends(g, seat, self.seat)
        if g.round >= GAME.last_round and self.seat == g.seats - 1:
            g.finish(Result((), tuple(g.vp), "stalemate"))
        g.then(Turn((self.seat + 1) % g.seats))


def end_daylight(g: RootState) -> None:
    """R-7.7.4, I-VB-22: Daylight is over at once; Evening follows."""
    while not isinstance(g.stack[-1], Evening | EndTurn):
        g.stack.pop()


class DrawCards(EndsWindow, Do):
    """W-E3: draw one card and as many more as the faction's board says."""

    seat: int

    def run(self, g: RootState) -> None:
        draw_in_evening(g, self.seat, faction(g, self.seat).draws(g, self.seat))


def draw_in_evening(g: RootState, seat: int, cards: int) -> None:
    """W-E3, I-CARD-14: a draw in the own Evening, which a card may replace as a whole."""
    if g.crafted[seat] and replacements(g, seat):
        g.then(DrawOrInstead(seat, cards))
    else:
        draw(g, seat, cards)


def replacements(g: RootState, seat: int) -> Sequence[Action]:
    return [action for card in g.crafted[seat] for action in EFFECTS[card].instead_of_drawing(g, seat, card)]


class DrawNow(Action):
    """W-E3: draw as usual."""

    form = "draw"


class DrawOrInstead(Ask):
    """W-E3: draw, or do what a card allows instead."""

    cards: int

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: (DrawNow(),), lambda g: replacements(g, self.seat))

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, DrawNow):
            draw(g, self.seat, self.cards)
        else:
            action.do(g, self.seat)


class Discard(Action):
    """Discard cards to keep the hand limit."""

    form = "discard {cards}"
    cards: Bag[Card]

    def do(self, g: RootState, seat: int) -> None:
        for card in self.cards:
            spend(g, seat, card)


class KeepHandLimit(Ask):
    """I-DECK-5, I-DECK-7, W-E4: with more than five cards, choose the ones to discard."""

    def open_to(self, g: RootState) -> bool:
        return len(g.hands[self.seat]) > GAME.hand_limit

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.discards,)

    def discards(self, g: RootState) -> Sequence[Action]:
        hand = g.hands[self.seat]
        return Product(Discard, Picks(tally(hand), len(hand) - GAME.hand_limit))


KINDS = (Turn, Birdsong, Daylight, Evening, EndTurn, DrawCards, DrawNow, DrawOrInstead, Discard, KeepHandLimit)
