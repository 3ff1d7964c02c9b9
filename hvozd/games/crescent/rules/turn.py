"""One turn: the others' ANYTIME windows, the choice of an action, the limits after it; and standing orders (CM-5.11, CM-8.6)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any

from hvozd.core import Action, Ask, Chain, Do, Offer, Word
from hvozd.games.crescent.hooks import CHARACTERS, Character
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.actions import build, buy, hire, influence, march, recruit
from hvozd.games.crescent.rules.actions.cardplay import action_plays
from hvozd.games.crescent.rules.anytime import AnytimePlay, anytime_plays, could_play
from hvozd.games.crescent.rules.bargain import Proposal, Standing, TakeBack, may_propose
from hvozd.games.crescent.rules.limits import UnitLimits
from hvozd.games.crescent.rules.orders import FreeWord, Pass, PassOn, offer_wishes, other_orders, promises
from hvozd.games.crescent.state import ALWAYS, PLAYABLE, CrescentState

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


@cache
def _common(seat: int) -> tuple[Offer, ...]:
    return tuple(_for_seat(find, seat) for find in COMMON)


class Turn(Do):
    """CM-5.11, CM-5.12, CM-8.6, CM-19.6: window, choice, effect with all that follows from it, then the unit limits."""

    seat: int

    def run(self, g: CrescentState) -> None:
        g.silent[self.seat] = 0
        g.closed, g.said = (), 0
        others = [(self.seat + n) % g.seats for n in range(1, g.seats)]
        g.then(*(Window(seat, self.seat) for seat in others), ChooseAction(self.seat), UnitLimits())


class Nothing(Action):
    form = "no action"

    def do(self, g: CrescentState, seat: int) -> None:
        g.log(events.Passed, seat)


class Window(Ask):
    """CM-8.3, CM-8.6, CM-7.10.2, CM-19.3, A-22: before another player's action a seat with cards may play ANYTIME cards, and a
    seller who wishes so may let offers stand.

    Whether it is asked rests on public knowledge of its hand and on its standing order.
    """

    acting: Annotated[int, Word("seat")]
    said: int = 0

    def open_to(self, g: CrescentState) -> bool:
        return not g.silent[self.seat] and (self.may_play(g) or self.may_sell(g))

    def may_play(self, g: CrescentState) -> bool:
        wanted = g.orders[self.seat] in (ALWAYS, PLAYABLE)
        return wanted and bool(g.hands[self.seat]) and could_play(g, self.seat, g.tables.at_action)

    def may_sell(self, g: CrescentState) -> bool:
        return bool(g.dealing[self.seat]) and any(offer(g) for offer in CHARACTERS[self.seat].standing(g))

    def spared(self, g: CrescentState) -> Action | None:
        """CM-19.3: whoever wants to be asked only where a card can be played need not say no."""
        wish = g.orders[self.seat] == PLAYABLE and not self.may_sell(g)
        return Pass() if wish and not self.cards(g) else None

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        if self.may_sell(g) and self.said < g.rounds:
            return (self.nothing, self.cards, self.standing, CHARACTERS[self.seat].withdrawable)
        return (self.nothing, self.cards)

    def standing(self, g: CrescentState) -> Sequence[Action]:
        return Chain([offer(g) for offer in CHARACTERS[self.seat].standing(g)])

    def nothing(self, g: CrescentState) -> Sequence[Action]:
        return (Pass(), PassOn())

    def cards(self, g: CrescentState) -> Sequence[Action]:
        return anytime_plays(g, self.seat, g.tables.at_action)

    def public(self) -> tuple[Any, ...]:
        return (self.seat, self.acting)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, AnytimePlay):
            g.stack.append(self)
        elif isinstance(action, (Standing, TakeBack)):
            g.stack.append(Window(self.seat, self.acting, self.said + 1))
        action.do(g, self.seat)


class ChooseAction(Ask):
    """CM-5.11, A-64, CM-12.3, A-43: one action; before it free words, and agreements until one is made."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (*self.actions(g), self.nothing, self.cards, *self.words(g))

    def actions(self, g: CrescentState) -> list[Offer]:
        seat = self.seat
        found: list[Offer] = [*_common(seat)]
        found.extend(CHARACTERS[seat].unique(g))
        proposing = may_propose(g)
        for character in reversed(CHARACTERS):
            found.append(_on_offer(character, seat))
            if proposing:
                found.extend(character.proposals(g, seat, g.closed))
        return found

    def nothing(self, g: CrescentState) -> Sequence[Action]:
        """A-43: passing is possible only without any legal action."""
        return () if any(offer(g) for offer in self.actions(g)) else (Nothing(),)

    def cards(self, g: CrescentState) -> Sequence[Action]:
        return anytime_plays(g, self.seat, g.tables.at_action)

    def words(self, g: CrescentState) -> list[Offer]:
        """CM-12.3, CM-19.3, CM-19.4: offers that stand, promises, standing orders; a few in a turn."""
        if g.said >= g.rounds:
            return []
        character = CHARACTERS[self.seat]
        return [*character.standing(g), character.withdrawable, self.orders, _for_seat(promises, self.seat)]

    def orders(self, g: CrescentState) -> Sequence[Action]:
        return Chain([other_orders(g, self.seat), offer_wishes(g, self.seat)])

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Proposal):
            g.then(action.ask(g, self.seat, self.seat, 0))
            return
        if isinstance(action, (AnytimePlay, FreeWord, Standing, TakeBack)):
            g.stack.append(self)
            g.said += not isinstance(action, AnytimePlay)
        action.do(g, self.seat)


@cache
def _on_offer(character: Character, seat: int) -> Offer:
    return lambda g: character.on_offer(g, seat)


KINDS = (Turn, Nothing, Window, ChooseAction)
