"""Positions of Crescent Moon pushed towards rare things; only the plain data is written."""

from typing import Any

from tests.referee.crescent.figures import HAND, SEATS, UNITS_IN_A_HEX
from tests.referee.crescent.world import NOBODY, TILES, World

ANYWHERE = 16


def push(g: Any, question: str, rng: Any) -> bool:
    """Full hands and an empty deck, poverty or riches, units, strongholds, settlements and tokens all over, few in supply."""
    if question != "ChooseAction":
        return False
    w = World(g)
    cards(g, rng)
    for seat in w.seats:
        g.coins[seat] = (0, 2, 6, 30)[rng.below(4)]
        if g.reserve[seat] and rng.below(2):
            g.units[seat], g.reserve[seat] = g.units[seat] + g.reserve[seat], 0
        units(w, seat, rng)
        strongholds(w, seat, rng)
        tokens(w, seat, rng)
    settlements(w, rng)
    survey(w)
    return True


def cards(g: Any, rng: Any) -> None:
    rng.shuffle(g.deck)
    g.seen, g.known = [], [()] * len(g.known)
    for seat in range(g.seats):
        hand = list(g.hands[seat])
        while g.deck and len(hand) < HAND and rng.below(9):
            hand.append(g.deck.pop())
        g.hands[seat] = tuple(sorted(hand))
    if rng.below(2):
        g.discard, g.deck = [*g.discard, *g.deck], []
    if not rng.below(3):
        g.discard = [*g.discard, *(card for card in g.bazaar if card != NOBODY)]
        g.bazaar = [NOBODY] * len(g.bazaar)


def open_to(w: World, seat: int) -> list[int]:
    return [h for h in w.hexes if not w.foreign(seat, h)]


def units(w: World, seat: int, rng: Any) -> None:
    """Most of the supply goes onto the map, as mercenaries or, for those who have them, as ordinary units."""
    g = w.g
    left = rng.below(3)
    while g.units[seat] > left and rng.below(ANYWHERE):
        room = [h for h in open_to(w, seat) if w.units(seat, h) < UNITS_IN_A_HEX[SEATS[seat]]]
        if not room:
            return
        both = g.ordinary if SEATS[seat] in ("warlord", "caliph") and rng.below(2) else g.mercenary
        both[seat * TILES + room[rng.below(len(room))]] += 1
        g.units[seat] -= 1


def strongholds(w: World, seat: int, rng: Any) -> None:
    g = w.g
    for kind, supply in ((1, g.forts), (2, g.castles)):
        while supply[seat] and rng.below(3):
            room = [h for h in open_to(w, seat) if not g.walls[h]]
            if not room:
                return
            g.walls[room[rng.below(len(room))]] = kind + 2 * seat
            supply[seat] -= 1


def tokens(w: World, seat: int, rng: Any) -> None:
    g = w.g
    while g.tokens[seat] and rng.below(3):
        room = [h for h in w.hexes if g.influence[h] == NOBODY]
        if not room:
            return
        g.influence[room[rng.below(len(room))]] = seat
        g.tokens[seat] -= 1


def settlements(w: World, rng: Any) -> None:
    g = w.g
    while g.towns and rng.below(4):
        room = [h for h in w.hexes if not g.settlement[h]]
        g.settlement[room[rng.below(len(room))]] = 1
        g.towns -= 1


def survey(w: World) -> None:
    """What the position notes of who controls a hex and who is present there."""
    for h in w.hexes:
        strong = [seat for seat in w.seats if w.strong(seat, h)]
        w.g.control[h] = strong[0] if strong else NOBODY
        w.g.presence[h] = sum(1 << seat for seat in w.seats if w.present(seat, h))
