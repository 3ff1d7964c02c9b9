"""CM-10.7, CM-11.6 to CM-11.11: the totals of a combat and of a contest, from pieces and from what stands on the cards."""

from typing import Any

from tests.referee.crescent.conflicts import ATTACKING, DEFENDING, Clash
from tests.referee.crescent.figures import ASSIGNS, BARREN, CARDS, STRENGTH

CANCELLED = 2


def in_force(clash: Clash, side: int) -> list[tuple[str, Any]]:
    """The cards of a side that were not cancelled."""
    return [(clash.w.card_names[card.card], card) for card in clash.c.cards if card.side == side and card.status != CANCELLED]


def combat_totals(clash: Clash) -> list[int]:
    names = [name for side in (ATTACKING, DEFENDING) for name, _ in in_force(clash, side)]
    found = []
    for side in (ATTACKING, DEFENDING):
        own = sum(clash.units(side)) + (0 if "saboteurs" in names else walls(clash, side))
        found.append(max(0, own + added(clash, side) - taken(clash, 3 - side)))
    return found


def walls(clash: Clash, side: int) -> int:
    """CM-2.2."""
    w, player = clash.w, clash.c.player(side)
    owner, kind = w.wall(clash.h)
    return (STRENGTH[kind] if owner == player else 0) + (STRENGTH["palace"] if player == 3 and w.palace_at(clash.h) else 0)


def added(clash: Clash, side: int) -> int:
    """What the cards of a side add; Spearmen of the other side take away what battalions add."""
    w, player = clash.w, clash.c.player(side)
    speared = any(name == "spearmen" for name, _ in in_force(clash, 3 - side))
    total = 0
    for name, card in in_force(clash, side):
        if speared and CARDS[name][1] == "battalion":
            continue
        if name == "general":
            total += 2
        elif name == "siege-engines" and (w.g.walls[clash.h] or w.palace_at(clash.h)):
            total += 2 if side == ATTACKING else 1
        elif name == "architect" and w.stronghold(player, clash.h):
            total += 1
        elif (name in ASSIGNS and name != "infantry") or name == "campaign":
            total += card.bonus  # a point for each unit assigned
    return total


def taken(clash: Clash, side: int) -> int:
    """What the cards of a side take from the other."""
    total = 0
    for name, _ in in_force(clash, side):
        if name == "agitator":
            total += 1
        elif name == "sandstorm" and side == DEFENDING and clash.w.terrain(clash.h) in BARREN:
            total += 2
    return total


def contest_totals(clash: Clash) -> list[int]:
    found = []
    for side in (ATTACKING, DEFENDING):
        own = military(clash, side) + civil(clash, side) + spoken(clash, side)
        against = sum(name == "bribery" and card.taker >= 0 for name, card in in_force(clash, 3 - side))
        found.append(max(0, own - against))
    return found


def of_side(clash: Clash, side: int) -> list[int]:
    return [seat for seat, each in enumerate(clash.c.sides) if each == side]


def military(clash: Clash, side: int) -> int:
    """CM-11.6, CM-11.10, CM-11.11."""
    return int(any(clash.w.strong(seat, clash.h) for seat in of_side(clash, side)))


def civil(clash: Clash, side: int) -> int:
    """CM-11.7, CM-11.8, CM-11.10: the attacker counts settlements only, all others tokens, too."""
    w, h = clash.w, clash.h
    found = 0
    for seat in of_side(clash, side):
        found += w.civil(seat, h) or (seat != clash.c.attacker and w.token(seat, h))
    return found


def spoken(clash: Clash, side: int) -> int:
    """CM-11.9: the cards; a Judge of the other side silences events."""
    w, h = clash.w, clash.h
    judged = any(name == "judge" for name, _ in in_force(clash, 3 - side))
    total = 0
    for name, card in in_force(clash, side):
        if judged and CARDS[name][1] == "event":
            continue
        if name in ("imam", "spy", "agitator", "vizier"):
            total += 2 if name == "imam" else 1
        if name == "vizier" and (w.stronghold(card.owner, h) or w.civil(card.owner, h)):
            total += 1
        elif name == "rebellion":
            total += {"city": 2, "town": 1}.get(w.settlement(h), 0)
        elif (name == "public-sermon" and not military(clash, side)) or (name == "hospitality" and w.terrain(h) in BARREN):
            total += 2
    return total
