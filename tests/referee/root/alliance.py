"""R-8: the Woodland Alliance."""

from typing import Any

from tests.referee.root.cards import BIRDSONG, DAYLIGHT, EVENING, window
from tests.referee.root.crafting import crafts
from tests.referee.root.moves import battles, moves, named
from tests.referee.root.picks import listed, ways
from tests.referee.root.world import LAND, SUITS, World

PRICES = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)


def supporters(w: World, seat: int) -> list[str]:
    return [w.card_ids[card] for card in w.g.boards[seat].supporters]


def paid(w: World, seat: int, suit: str, price: int) -> set[str]:
    """Different ways to pay with supporters of a suit (birds wild), cards in the order of the deck's list."""
    numbers = [card for card in w.g.boards[seat].supporters if w.card(card)["suit"] in (suit, "bird")]
    return {listed(w.card_ids[card] for card in way) for way in ways(numbers, price)}


def sympathetic(w: World, seat: int) -> list[int]:
    return [c for c in LAND if w.count(seat, "sympathy", c)]


def revolts(w: World, step: Any) -> set[str]:
    """R-8.4.1: sympathetic, the base of the suit not on the map, two supporters."""
    seat = step.seat
    return (
        {
            f"revolt {c} with {payment}"
            for c in sympathetic(w, seat)
            if not w.on_map(seat, f"{w.suit(c)}_base")
            for payment in paid(w, seat, w.suit(c), 2)
        }
        | window(w, seat, BIRDSONG)
        | {"done"}
    )


def spreads(w: World, step: Any) -> set[str]:
    """R-8.4.2, R-8.4.2.II.a, I-WA-11, I-WA-12."""
    seat = step.seat
    found = window(w, seat, BIRDSONG) | {"done"}
    left = w.in_stock(seat, "sympathy")
    if not left:
        return found
    held = sympathetic(w, seat)
    near = {target for c in held for target in w.adjacent(seat, c)} if held else set(LAND)
    for c in LAND:
        if c in held or c not in near or not w.may_place(seat, c):
            continue
        martial = any(w.warriors(other, c) >= 3 for other in w.seats if other != seat)
        found |= {f"spread {c} with {payment}" for payment in paid(w, seat, w.suit(c), PRICES[10 - left] + martial)}
    return found


def daylight(w: World, step: Any) -> set[str]:
    """R-8.5."""
    seat, hand = step.seat, w.hand(step.seat)
    bases = {suit for suit in SUITS if w.on_map(seat, f"{suit}_base")}
    found = crafts(w, seat) | {f"mobilize {card}" for card in hand} | window(w, seat, DAYLIGHT) | {"done"}
    if w.g.supply[seat] or w.spending_matters:
        found |= {f"train with {card}" for suit in bases for card in w.matching(hand, suit)}
    return found


def operations(w: World, step: Any) -> set[str]:
    """R-8.6.1, I-WA-10, I-WA-12."""
    seat = step.seat
    found = window(w, seat, EVENING) | {"done"}
    if step.taken >= w.g.boards[seat].officers:
        return found
    found |= named("move", moves(w, seat)) | named("battle", battles(w, seat))
    for c in LAND:
        if not w.may_place(seat, c):
            continue
        if w.g.supply[seat] and any(w.count(seat, f"{suit}_base", c) for suit in SUITS):
            found.add(f"recruit {c}")
        if w.warriors(seat, c) and not w.count(seat, "sympathy", c) and w.in_stock(seat, "sympathy"):
            found.add(f"organize {c}")
    return found


def cut(w: World, step: Any) -> set[str]:
    held = w.g.boards[step.seat].supporters
    return {f"dismiss {listed(w.card_ids[card] for card in way)}" for way in ways(held, len(held) - 5)}


def outrage(w: World, step: Any) -> set[str]:
    """R-8.2.6, R-2.1.1.I: a card of the suit, or the hand is shown."""
    return {f"outrage {card}" for card in w.matching(w.hand(step.seat), w.suit(step.clearing))} or {"show hand"}


QUESTIONS = {
    "Revolts": revolts,
    "Spreads": spreads,
    "AllianceDaylight": daylight,
    "MilitaryOperations": operations,
    "CutSupporters": cut,
    "Outrage": outrage,
}
