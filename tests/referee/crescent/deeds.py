"""CM-7, CM-9: what an action of the covered families brings about."""

import re
from collections.abc import Callable
from typing import Any

from tests.referee.crescent.drafts import Draft, Going
from tests.referee.crescent.figures import BUILDS, COSTS, MOVES, MURSHID, NOMAD, RECRUITS, SEATS, SURCHARGE, WARLORD
from tests.referee.crescent.world import NOBODY

MARCH = re.compile(r"(\w+) (\S+)>(\S+) x(\d+)\+(\d+) by (\w+)")
PLUNDER = {"town": 2, "city": 4}
"""CM-15.2: what the Warlord scores at once for a settlement."""


def march(d: Draft, step: Any, text: str) -> None:
    """CM-7.4, CM-7.5, CM-8.6."""
    found = MARCH.fullmatch(text)
    assert found
    verb, way, seat = found[1], found[6], step.seat
    origin, target, ordinary, mercenary = d.hex(found[2]), d.hex(found[3]), int(found[4]), int(found[5])
    fight = d.w.foreign(seat, target)
    d.place(seat, origin, -ordinary, -mercenary)
    d.place(seat, target, ordinary, mercenary)
    for card in (["boats"] if way == "boats" else []) + (["guide"] if verb == "guide" else []):
        d.play(seat, card)
    if verb == "assault" and fight:
        d.going = ("BeginCombat", target, seat)
    elif verb == "assault":
        d.g.vp[seat] += PLUNDER[d.w.settlement(target)] if seat == WARLORD else 0
        d.sack(seat, target)
    elif verb == "move":
        d.going = moves_left(step)


def moves_left(step: Any) -> Going:
    """CM-7.1: up to X moves in all; one in a Forced March and after a bribe."""
    name = type(step).__name__
    left = {"MoveMore": getattr(step, "left", 0) - 1, "ChooseAction": MOVES[SEATS[step.seat]] - 1}
    left["AfterGuide"] = left["ChooseAction"]
    return ("MoveMore", left[name]) if left.get(name) else None


# -- other actions -------------------------------------------------------------------------------------------------------


def build(d: Draft, step: Any, text: str) -> None:
    """CM-7.3, A-52: pay, put the piece there, the replaced one back."""
    _, kind, name, *architect = text.split()
    g, seat, h = d.g, step.seat, d.hex(name)
    cost = COSTS[SEATS[seat]][kind] + SURCHARGE.get(d.w.terrain(h), 0)
    more = type(step).__name__ == "BuildMore"
    credit = step.credit if more else 2 if architect else 0
    left = step.left - 1 if more else BUILDS[SEATS[seat]] - 1 + bool(architect)
    g.coins[seat] -= max(0, cost - credit)
    if architect:
        d.play(seat, "architect")
    if kind in ("fort", "castle"):
        g.walls[h] = 1 + (kind == "castle") + 2 * seat
        g.forts[seat] += 1 if kind == "castle" else -1
        g.castles[seat] -= kind == "castle"
    else:
        g.settlement[h] = 1 + (kind == "city")
        g.towns += 1 if kind == "city" else -1
        g.cities -= kind == "city"
    done = (*(step.done if more else ()), h)
    d.going = ("BuildMore", left, max(0, credit - cost), done) if left else None


def recruit(d: Draft, step: Any, text: str) -> None:
    """CM-7.6."""
    _, n, _, name = text.split()
    seat, units = step.seat, int(n)
    d.g.reserve[seat] -= units
    d.g.units[seat] += units
    d.place(seat, d.hex(name), *((0, units) if seat == NOMAD else (units, 0)))
    left = (step.left if type(step).__name__ == "RecruitMore" else RECRUITS[SEATS[seat]]) - units
    d.going = ("RecruitMore", left) if left else None


def hire(d: Draft, step: Any, text: str) -> None:
    """CM-7.7.1: for coins at once, or after an agreement."""
    verb, _, names = text.split()
    hexes = [d.hex(name) for name in names.split(",")]
    if verb == "hire":
        d.g.coins[step.seat] -= {1: 2, 2: 6}[len(hexes)]
    for h in hexes:
        d.place(step.seat, h, 0, 1)


def influence(d: Draft, step: Any, text: str) -> None:
    """CM-7.2.2, CM-7.2.3, A-28."""
    h, seat = d.hex(text.split()[1]), step.seat
    others = any(d.w.present(other, h) for other in d.w.seats if other != seat)
    if others or (seat != MURSHID and d.w.murshid_near(h)):
        d.going = ("BeginContest", h, seat)
        return
    d.g.influence[h] = seat
    d.g.tokens[seat] -= 1


def muster(d: Draft, step: Any, text: str) -> None:
    """CM-9.2, A-31."""
    _, _, name, _, token = text.split()
    h, goes = d.hex(name), token == "goes"
    d.place(step.seat, h, min(d.g.units[step.seat], 1 + goes), 0)
    if goes:
        d.g.influence[h] = NOBODY
        d.g.tokens[step.seat] += 1


def uprising(d: Draft, step: Any, text: str) -> None:
    """CM-9.1, A-30."""
    h = d.hex(text.split()[2])
    d.place(step.seat, h, min(d.g.units[step.seat], 2), 0)
    d.g.influence[h] = NOBODY
    d.g.tokens[step.seat] += 1
    d.going = ("BeginCombat", h, step.seat)


def relocate(d: Draft, step: Any, text: str) -> None:
    d.g.palace = d.hex(text.split()[2])


def desertion(d: Draft, step: Any, text: str) -> None:
    """CM-9.6, A-48."""
    _, _, victim, _, name, many = text.split()
    units = int(many[1:])
    d.place(SEATS.index(victim), d.hex(name), 0, -units)
    added = min(units, d.g.units[step.seat])
    d.g.units[step.seat] -= added
    d.g.reserve[step.seat] += added


def bargain(d: Draft, buyer: int, text: str) -> None:
    """CM-7.7.2, CM-7.8.2, CM-7.8.3: hired from the reserves card, or bribed in a hex."""
    words = text.split()
    units, price = int(words[2]), int(words[-1])
    d.g.coins[buyer] -= price
    d.g.coins[NOMAD] += price
    if words[1] == "hire":
        d.g.reserve[NOMAD] -= units
        d.g.units[NOMAD] += units
        d.going = ("PlaceHired", units)
        return
    h = d.hex(words[4])
    d.place(NOMAD, h, 0, -units)
    d.place(buyer, h, 0, units)
    d.going = ("BeginCombat", h, buyer) if d.w.strong(NOMAD, h) else None


def taken(d: Draft, step: Any, text: str) -> None:
    bargain(d, step.seat, text)


def agreed(d: Draft, step: Any, text: str) -> None:
    buyer = step.other if step.selling else step.seat
    if type(step).__name__ == "AnswerHire":
        bargain(d, buyer, f"take hire {step.units} for {step.price}")
    else:
        bargain(d, buyer, f"take bribe {step.units} in {d.w.name(step.hex)} for {step.price}")


Effect = Callable[[Draft, Any, str], None]
EFFECTS: dict[str, Effect] = {
    "move": march,
    "guide": march,
    "assault": march,
    "build": build,
    "recruit": recruit,
    "hire": hire,
    "place": hire,
    "influence": influence,
    "muster": muster,
    "uprising": uprising,
    "palace": relocate,
    "desertion": desertion,
}
ACTING = ("ChooseAction", "MoveMore", "BuildMore", "RecruitMore", "MusterMore", "PlaceHired")
MARCHING = ("AfterGuide", "ForcedMove", "ForcedAssault", "FollowUp")
