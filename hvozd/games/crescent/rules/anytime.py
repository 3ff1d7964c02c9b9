"""Playing cards with the keyword ANYTIME that need no action of their own (CM-8.6)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Word
from hvozd.games.crescent.components.figures import EVENT, STRATEGY
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.deck import look_at_hand, public_hand, show, steal, with_card
from hvozd.games.crescent.rules.limits import HandLimit
from hvozd.games.crescent.rules.pieces import tokens_on_map
from hvozd.games.crescent.state import NOBODY, CrescentState


def use_up(g: CrescentState, seat: int, card: int) -> None:
    """CM-8.2, CM-8.6: after use an event is discarded, a personality or battalion lies face up before its player."""
    show(g, seat, card)
    if g.tables.type[card] == EVENT:
        g.discard.append(card)
    else:
        g.fronts[seat] = with_card(g.fronts[seat], card)
    g.log(events.CardPlayed, seat, card)


class AnytimePlay(Action):
    """A card played in a window; the window stays open after it."""


class PlayOn(AnytimePlay):
    form = "play {card} on {target}"
    card: Annotated[int, Word("card")]
    target: Annotated[int, Word("seat")]

    def do(self, g: CrescentState, seat: int) -> None:
        use_up(g, seat, self.card)
        for op in g.tables.anytime[self.card]:
            if op.op == "look_at_hand":
                spy(g, seat, self.target)
            else:
                rob(g, seat, self.target)


class PlayForCoins(AnytimePlay):
    form = "play {card} now"
    card: Annotated[int, Word("card")]

    def do(self, g: CrescentState, seat: int) -> None:
        """A-19: coins for the own influence tokens on the map."""
        use_up(g, seat, self.card)
        coins = sum(min(op.most, tokens_on_map(g, seat)) for op in g.tables.anytime[self.card])
        g.coins[seat] += coins
        g.log(events.CoinsGained, seat, coins)


def spy(g: CrescentState, seat: int, target: int) -> None:
    """CM-19.2: only the player of the card sees the hand."""
    look_at_hand(g, seat, target)
    if g.journal is not None:
        g.tell((seat,), events.HandShown(seat, target, g.hands[target]), events.HandSeen(seat, target))


def stealable(g: CrescentState, seat: int) -> list[int]:
    """A-54: the strategy card cannot be stolen."""
    return [card for card in g.hands[seat] if g.tables.type[card] != STRATEGY]


def rob(g: CrescentState, seat: int, target: int) -> None:
    """A-54, CM-13.2: a random card of the target's hand, never the strategy card."""
    cards = stealable(g, target)
    card = cards[g.random(len(cards))]
    steal(g, seat, target, card)
    if g.journal is not None:
        g.tell((seat, target), events.StolenCard(seat, target, card), events.CardStolen(seat, target))
    g.then(HandLimit(seat))


def has_spare_card(g: CrescentState, seat: int) -> bool:
    """Whether there is something to steal, by what everybody can see: the strategy card's holder is known."""
    return len(g.hands[seat]) > sum(g.tables.type[card] == STRATEGY for card in g.hands[seat])


def anytime_plays(g: CrescentState, seat: int, open_now: frozenset[int]) -> Sequence[Action]:
    """CM-8.6, A-22: what the seat can play from hand in this window."""
    found: list[Action] = []
    last = NOBODY
    for card in g.hands[seat]:
        if card != last and card in open_now:
            last = card
            found.extend(_plays(g, seat, card))
    return found


def could_play(g: CrescentState, seat: int, open_now: frozenset[int]) -> bool:
    """CM-8.6, CM-19.3: whether public knowledge leaves it open that the seat plays a card now: one that everybody knows to be
    in its hand, or one of which a copy may be among the cards that nobody has seen."""
    known = public_hand(g, seat)
    if not open_now.isdisjoint(known) and any(card in open_now and _plays(g, seat, card) for card in known):
        return True
    if len(known) == len(g.hands[seat]):
        return False
    seen = seen_by_all(g)
    return any(seen[card] < g.tables.copies[card] and _plays(g, seat, card) for card in open_now)


def seen_by_all(g: CrescentState) -> list[int]:
    """How many copies of each card lie where everybody knows them."""
    count = [0] * len(g.tables.cards)
    open_piles = [g.discard, g.market, g.bazaar, *g.fronts, *(public_hand(g, seat) for seat in range(g.seats))]
    open_piles += [g.deck[low:high] for who, low, high in g.seen if who == NOBODY]
    for pile in open_piles:
        for card in pile:
            if card >= 0:
                count[card] += 1
    return count


def _plays(g: CrescentState, seat: int, card: int) -> list[Action]:
    others = [other for other in range(g.seats) if other != seat]
    op = g.tables.anytime[card][0].op
    if op == "look_at_hand":
        return [PlayOn(card, other) for other in others if g.hands[other]]
    if op == "steal_random_card":
        return [PlayOn(card, other) for other in others if has_spare_card(g, other)]
    return [PlayForCoins(card)] if op == "coins_for_tokens" and tokens_on_map(g, seat) else []


KINDS = (PlayOn, PlayForCoins)
