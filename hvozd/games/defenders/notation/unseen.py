"""What may lie face down in Defenders of the Wild: the next machine card, the arrow under the core's tile, decks and hands."""

from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter

from hvozd.core.flow import decision
from hvozd.games.defenders.components import CARD_FACTION, CARD_HABITAT
from hvozd.games.defenders.maps.geometry import SIDES
from hvozd.games.defenders.state import DefendersState


def unseen(g: DefendersState, after: DefendersState) -> Iterator[DefendersState]:
    """DW-5.5: positions that differ in one thing that nobody at the table can see, of those that the way to `after` touches."""
    if len(after.machine_deck) < len(g.machine_deck):
        yield from tops(g, attrgetter("machine_deck"))
    if after.top < g.top:
        for corner in SIDES:
            new = g.clone()
            new.turns = (*g.turns[: after.top], corner, *g.turns[after.top + 1 :])
            yield new
    for player in range(g.players):
        if after.decks[player] != g.decks[player]:
            yield from tops(g, partial(deck_of, player=player))
    now = decision(g) if after is g else None
    for player in range(g.players):
        if g.seat_of(player) == now.seat if now else after.killed != g.killed and after.hand(player) != g.hand(player):
            yield from hands(g, player)


def deck_of(g: DefendersState, player: int) -> list[int]:
    return g.decks[player]


def tops(g: DefendersState, pile: Callable[[DefendersState], list[int]]) -> Iterator[DefendersState]:
    """Each card of a pile once on top of it."""
    for at in range(len(pile(g))):
        new = g.clone()
        cards = pile(new)
        cards[at], cards[-1] = cards[-1], cards[at]
        yield new


def hands(g: DefendersState, player: int) -> Iterator[DefendersState]:
    """Each card of a deck once in its player's hand, for a hidden one; of the same habitat where the player has told them."""
    hand, deck, told = g.hand(player), g.decks[player], bool(g.shared[player])
    hidden = [card for card in hand if CARD_FACTION[card] == g.factions[player] and card not in g.known[player]]
    for at, card in enumerate(deck):
        fits = [own for own in hidden if not told or CARD_HABITAT[own] == CARD_HABITAT[card]]
        if fits:
            new = g.clone()
            own = new.hand(player)
            own[own.index(fits[0])], new.decks[player][at] = card, fits[0]
            yield new
