"""CM-7.7.2, CM-7.8, CM-7.9.3, CM-12: what may be agreed with the Nomad and the Sultan, and how it is answered.

Terms are written as the position keeps them: kind, thing, how many, price. Kind 0 hires units of the reserves card, 1 bribes
units in a hex, 2 buys a card of the Sultan's market.
"""

from collections.abc import Iterator
from typing import Any

from tests.referee.crescent.actions import landing, purchases
from tests.referee.crescent.figures import NOMAD, SEATS, SULTAN
from tests.referee.crescent.world import NOBODY, World

Terms = tuple[int, int, int, int]
HIRE, BRIBE, CARD = range(3)
ANYBODY = len(SEATS)


def of_nomad(w: World, buyer: int) -> Iterator[tuple[int, int, int]]:
    """CM-7.7.2, CM-7.8.1: one or two units, as many as both have."""
    if not w.five or buyer == NOMAD:
        return
    for units in (1, 2):
        if w.g.units[buyer] < units:
            continue
        if w.g.reserve[NOMAD] >= units and landing(w, buyer):
            yield HIRE, NOBODY, units
        for h in w.hexes:
            if w.units(NOMAD, h) >= units:
                yield BRIBE, h, units


def of_sultan(w: World, buyer: int) -> Iterator[tuple[int, int, int]]:
    """CM-7.9.1: one card of the Sultan's market."""
    if buyer != SULTAN:
        for card in sorted({*w.g.bazaar} - {NOBODY}):
            yield CARD, card, 1


def spelled(w: World, terms: Terms, verb: str) -> str:
    kind, thing, units, price = terms
    if kind == HIRE:
        return f"{verb} hire {units} for {price}"
    if kind == BRIBE:
        return f"{verb} bribe {units} in {w.name(thing)} for {price}"
    card = w.card_names[thing]
    return f"propose {price} for {card}" if verb == "propose" else f"take {card} for {price}"


def proposals(w: World, buyer: int, goods: list[tuple[int, int, int]], but: Terms | None = None) -> set[str]:
    """CM-12.3: any price up to the coins of the payer; what was refused in this turn may not be proposed again."""
    shut = {*map(tuple, w.g.closed), but}
    terms = [(*thing, price) for thing in goods for price in range(w.g.coins[buyer] + 1)]
    return {spelled(w, one, "propose") for one in terms if one not in shut}


def standing(w: World, buyer: int, goods: list[tuple[int, int, int]]) -> set[str]:
    """Offers that stand openly for this customer or for anybody."""
    found = set()
    for _, customer, terms in w.g.standing:
        if customer in (buyer, ANYBODY) and tuple(terms[:3]) in goods and terms[3] <= w.g.coins[buyer]:
            found.add(spelled(w, terms, "take"))
    return found


def talk(w: World, seat: int) -> set[str]:
    """What may be proposed or taken as an action."""
    goods = [*of_nomad(w, seat), *of_sultan(w, seat)]
    open_ = proposals(w, seat, goods) if len(w.g.closed) < w.g.rounds else set()
    return open_ | standing(w, seat, goods)


def buy_more(w: World, step: Any) -> set[str]:
    """CM-7.9.1: each market at most once; the Sultan is asked before the first purchase, not between two."""
    return purchases(w, step.seat, step.used) | {"stop"}


def answer(w: World, step: Any) -> set[str]:
    """CM-12.3: accept, refuse, or name other terms as long as there are counter-offers left."""
    buyer = step.other if step.selling else step.seat
    now = on_the_table(step)
    goods = list(of_sultan(w, buyer) if now[0] == CARD else of_nomad(w, buyer))
    found = {"accept", "refuse"}
    return found | (proposals(w, buyer, goods, now) if step.counters < w.g.rounds else set())


def on_the_table(step: Any) -> Terms:
    name = type(step).__name__
    if name == "AnswerHire":
        return HIRE, NOBODY, step.units, step.price
    return (BRIBE, step.hex, step.units, step.price) if name == "AnswerBribe" else (CARD, step.card, 1, step.price)


QUESTIONS = {"BuyMore": buy_more, "AnswerHire": answer, "AnswerBribe": answer, "AnswerCard": answer}
