"""The second referee of Crescent Moon: legal answers, and the outcome of actions and of the steps of a conflict.

It is written from rulebook and ledger before any rule module of the engine was read. It followed the engine in four places where
neither says anything: Conspire needs an empty slot and a card for it; Mutiny removes at least one unit if there is one; a
card that can do nothing at the moment is no choice of its own among the cards to be resolved; Blackmail and Collection need
something to take. The protocol of agreements (how many refusals and counter-offers) is that of docs/crescent.md.
"""

from typing import Any

from tests.referee.crescent import actions, bargains, conflicts, marches, rest
from tests.referee.crescent.drafts import looks
from tests.referee.crescent.figures import SEATS
from tests.referee.crescent.outcomes import follow
from tests.referee.crescent.pushed import push
from tests.referee.crescent.world import World

TALK = ("post ", "take back ", "ask me ", "promise ")


def outside(text: str) -> bool:
    """Answers this referee has no word on: standing offers, promises and orders, which change nothing on the map."""
    return text.startswith(TALK)


def choose_action(w: World, step: Any) -> set[str]:
    """CM-5.11, A-43: every action; none only if there is no other."""
    found = actions.common(w, step.seat) | bargains.talk(w, step.seat)
    return (found or {"no action"}) | anytime(w, step.seat)


def anytime(w: World, seat: int) -> set[str]:
    """CM-8.6: the cards that may be played at the start of an action."""
    earns = any(w.token(seat, h) for h in w.hexes)
    found = {"play collection now"} if w.holds(seat, "collection") and earns else set()
    for other in w.seats:
        hand = w.hand(other) if other != seat else []
        if hand and w.holds(seat, "spy"):
            found.add(f"play spy on {SEATS[other]}")
        if set(hand) - {"campaign"} and w.holds(seat, "blackmail"):
            found.add(f"play blackmail on {SEATS[other]}")
    return found


QUESTIONS = {
    "ChooseAction": choose_action,
    **actions.QUESTIONS,
    **bargains.QUESTIONS,
    **conflicts.QUESTIONS,
    **marches.QUESTIONS,
    **rest.QUESTIONS,
}


def legal(g: Any, step: Any, seat: int) -> set[str] | None:
    """The legal answers of a seat to an open question; None where this referee has no word."""
    w = World(g)
    name = type(step).__name__
    if name == "SelectCards":
        return conflicts.select(w, step, seat)
    rule = QUESTIONS.get(name)
    return rule(w, step) if rule else None


__all__ = ["follow", "legal", "looks", "outside", "push"]
