"""CM-7.4, CM-7.5, CM-7.8.4: who may march where, and with how many."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.referee.crescent.world import World

Stock = Callable[[int], tuple[int, int]]
"""By hex: how many ordinary and mercenary units may leave it."""


def whole(w: World, seat: int) -> Stock:
    return lambda h: (w.ordinary(seat, h), w.mercenary(seat, h))


def steps(w: World, seat: int, verb: str, stock: Stock, allowed: Callable[[int], bool]) -> Iterator[str]:
    """Any number of units, at least one; Boats for a step across a river."""
    boats = w.holds(seat, "boats")
    for origin in w.hexes:
        ordinary, mercenary = stock(origin)
        if not ordinary + mercenary:
            continue
        ways = [("land", target) for target in w.near[origin]] + [("boats", target) for target in w.across[origin] if boats]
        for way, target in ways:
            if not allowed(target):
                continue
            for o in range(ordinary + 1):
                for m in range(mercenary + 1):
                    if o + m:
                        yield f"{verb} {w.name(origin)}>{w.name(target)} x{o}+{m} by {way}"


def moves(w: World, seat: int, stock: Stock | None = None, verb: str = "move") -> set[str]:
    """CM-7.4.1, CM-7.4.2: into a hex that no other player controls."""
    return set(steps(w, seat, verb, stock or whole(w, seat), lambda target: not w.foreign(seat, target)))


def assaults(w: World, seat: int, stock: Stock | None = None) -> set[str]:
    """CM-7.5.1, CM-7.5.2: into a hex of another player, or one with a settlement that nobody controls.

    The letter of the rulebook wants nobody there; A-08, the switch, would allow a hex of one's own.
    """
    own = "A-08" in w.g.rulings

    def allowed(target: int) -> bool:
        if w.foreign(seat, target):
            return True
        return bool(w.settlement(target)) and (own or w.free(target))

    return set(steps(w, seat, "assault", stock or whole(w, seat), allowed))


def guided(w: World, seat: int, stock: Stock | None = None) -> set[str]:
    """The Guide: a Move of one step before a Move or an Assault."""
    return moves(w, seat, stock, "guide") if w.holds(seat, "guide") else set()


def move_more(w: World, step: Any) -> set[str]:
    return moves(w, step.seat) | {"stop"}


def after_guide(w: World, step: Any) -> set[str]:
    """The action that the Guide goes before: a Move or an Assault."""
    found = moves(w, step.seat) | assaults(w, step.seat)
    return found or {"stop"}


def forced_move(w: World, step: Any) -> set[str]:
    """Forced March: the Move is optional, the Assault is not."""
    return moves(w, step.seat) | {"stop"}


def forced_assault(w: World, step: Any) -> set[str]:
    return assaults(w, step.seat) or {"stop"}


def follow_up(w: World, step: Any) -> set[str]:
    """CM-7.8.4, A-46: a Move of one step or an Assault with the units just placed, all mercenaries; Boats and Guide may help."""
    placed = dict(step.only)

    def stock(h: int) -> tuple[int, int]:
        return 0, min(placed.get(h, 0), w.mercenary(step.seat, h))

    found = moves(w, step.seat, stock) | assaults(w, step.seat, stock)
    if not step.guided:
        found |= guided(w, step.seat, stock)
    return found | {"stop"}


QUESTIONS = {
    "MoveMore": move_more,
    "AfterGuide": after_guide,
    "ForcedMove": forced_move,
    "ForcedAssault": forced_assault,
    "FollowUp": follow_up,
}
