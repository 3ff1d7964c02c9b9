"""R-10: the Lizard Cult."""

from typing import Any

from tests.referee.root.cards import BIRDSONG, DAYLIGHT, window
from tests.referee.root.moves import battles, moves, named
from tests.referee.root.world import BUILDINGS, CARDS, LAND, SUITS, World


def corner(w: World, step: Any) -> set[str]:
    """R-10.3.2: opposite the keep or the starting roost; with both, one of the two others; with neither any corner."""
    opposite = dict(map(tuple, w.row["opposite"]))
    taken = homes(w, ("marquise", "eyrie"))
    if len(taken) == 2:
        return {f"start in {c}" for c in opposite if c not in taken}
    return {f"start in {opposite[c]}" for c in taken} or {f"start in {c}" for c in opposite}


def homes(w: World, factions: tuple[str, ...]) -> list[int]:
    return [w.g.homes[w.seat(name)] for name in factions if w.seat(name) >= 0]


def outcast(w: World, step: Any) -> set[str]:
    return {f"outcast {suit}" for suit in SUITS}


def conspiracies(w: World, step: Any) -> set[str]:
    """R-10.4.3, I-LC-5, I-LC-8: in clearings of the Outcast suit, paid with acolytes; one less where it is hated."""
    seat, board = step.seat, w.g.boards[step.seat]
    found = window(w, seat, BIRDSONG) | {"done"}
    sites = [c for c in LAND if w.suit(c) == SUITS[board.outcast]]
    small, large = 2 - board.hated, 3 - board.hated
    if board.acolytes >= small:
        found |= named("crusade battle", battles(w, seat, sites)) | named("crusade move", moves(w, seat, sites))
        found |= converts(w, seat, sites, small)
    if board.acolytes >= large:
        found |= sanctified(w, seat, sites)
    return found


def converts(w: World, seat: int, sites: list[int], price: int) -> set[str]:
    """I-LC-2: the acolytes that were spent can be placed, unless they lie on a card."""
    coffins = "X-11" not in w.g.rulings and any("coffin_makers" in w.crafted(other) for other in w.seats)
    if not w.g.supply[seat] and (coffins or not price):
        return set()
    return {
        f"convert {c} {w.names[foe]}"
        for c in sites
        if w.may_place(seat, c)
        for foe in w.seats
        if w.enemies(seat, foe) and w.warriors(foe, c)
    }


def sanctified(w: World, seat: int, sites: list[int]) -> set[str]:
    return {
        f"sanctify {c} {w.names[foe]} {kind}"
        for c in sites
        if w.may_place(seat, c) and w.in_stock(seat, f"{w.suit(c)}_garden")
        for foe in w.seats
        if w.enemies(seat, foe)
        for kind in BUILDINGS.get(w.names[foe], ())
        if w.count(foe, kind, c)
    }


def after_move(w: World, step: Any) -> set[str]:
    return named("battle", battles(w, step.seat, [step.clearing])) | {"done"}


def rituals(w: World, step: Any) -> set[str]:
    """R-10.5, R-10.2.2: birds are not wild here."""
    seat, board = step.seat, w.g.boards[step.seat]
    found = window(w, seat, DAYLIGHT) | {"done"}
    for card in set(w.hand(seat)):
        suit = CARDS[card]["suit"]
        if suit == "bird":
            found |= {f"sacrifice {card}"} if w.g.supply[seat] else set()
            continue
        for c in LAND:
            if w.suit(c) != suit or not w.may_place(seat, c):
                continue
            if w.rules(seat, c) and w.slots_open(c) > 0 and w.in_stock(seat, f"{suit}_garden"):
                found.add(f"ritual build {c} with {card}")
            if w.g.supply[seat]:
                found.add(f"ritual recruit {c} with {card}")
        if SUITS.index(suit) not in board.scored:  # without a garden it scores nothing, but the card is spent (I-GEN-5)
            found.add(f"ritual score {'' if w.on_map(seat, f'{suit}_garden') else 'nothing '}with {card}")
    return found


QUESTIONS = {
    "ChooseGardenCorner": corner,
    "ChooseOutcast": outcast,
    "Conspiracies": conspiracies,
    "CrusadeAfterMove": after_move,
    "Rituals": rituals,
}
