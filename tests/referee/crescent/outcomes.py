"""CM-7 to CM-11: what answers of the covered families and the steps of a conflict bring about, on a copy of the position."""

import re
from collections.abc import Callable
from typing import Any

from tests.referee.crescent.conflicts import ATTACKING, DEFENDING, Clash, participants, to_lose
from tests.referee.crescent.figures import BUILDS, COSTS, MOVES, MURSHID, NOMAD, RECRUITS, SACK, SEATS, SURCHARGE, WARLORD
from tests.referee.crescent.strengths import combat_totals, contest_totals
from tests.referee.crescent.world import NOBODY, TILES, World

MARCH = re.compile(r"(\w+) (\S+)>(\S+) x(\d+)\+(\d+) by (\w+)")
PLUNDER = {"town": 2, "city": 4}
"""CM-15.2: what the Warlord scores at once for a settlement."""
Going = tuple[Any, ...] | None
PLACES = (
    "ordinary", "mercenary", "walls", "settlement", "influence", "palace", "units", "forts", "castles", "tokens", "towns",
    "cities", "reserve", "coins", "vp",
)  # fmt: skip
GOING_ON = {
    "MoveMore": ("left",),
    "BuildMore": ("left", "credit", "done"),
    "RecruitMore": ("left",),
    "PlaceHired": ("units",),
    "BeginCombat": ("hex", "attacker"),
    "BeginContest": ("hex", "attacker"),
    "SelectCards": ("seats", "combat"),
    "DecideTie": ("seat",),
}


def looks(g: Any) -> dict[str, Any]:
    """A position as far as this referee foretells it."""
    w = World(g)
    found = {name: value[:] if isinstance(value := getattr(g, name), list) else value for name in PLACES}
    alone = [h for h in w.hexes if sum(w.strong(seat, h) for seat in w.seats) < 2]
    found["control"] = {h: g.control[h] for h in alone}
    found["presence"] = {h: g.presence[h] for h in w.hexes}
    found["hands"] = [sorted(hand) for hand in g.hands]
    found["fronts"] = [sorted(cards) for cards in g.fronts]
    c = g.conflict
    found["conflict"] = c and (c.hex, c.attacker, c.defender, c.sides[:], c.totals[:], c.won, c.lost_units[:], c.on_cards[:])
    found["going"] = going_on(g.stack[-1]) if g.stack else None
    return found


def going_on(step: Any) -> Going:
    """What follows at once, where it follows from the rule: how often one may go on, who fights where."""
    name = type(step).__name__
    fields = tuple(getattr(step, field) for field in GOING_ON.get(name, ()))
    return (name, *fields) if (fields and fields[0] != 0) or name in ("BeginCombat", "BeginContest", "DecideTie") else None


class Draft:
    """A copy of the position that the referee changes."""

    def __init__(self, g: Any) -> None:
        self.g = g.clone()
        self.w = World(self.g)
        self.going: Going = None
        self.conflict: Any = None

    def hex(self, name: str) -> int:
        return self.w.hex_names.index(name)

    def place(self, seat: int, h: int, ordinary: int, mercenary: int) -> None:
        """From supply onto the map; back with negative numbers."""
        self.g.ordinary[seat * TILES + h] += ordinary
        self.g.mercenary[seat * TILES + h] += mercenary
        self.g.units[seat] -= ordinary + mercenary

    def play(self, seat: int, name: str) -> None:
        """CM-8.2: an event is discarded, a personality lies face up."""
        card = self.w.card_names.index(name)
        hand = list(self.g.hands[seat])
        hand.remove(card)
        self.g.hands[seat] = tuple(hand)
        if name != "boats":
            self.g.fronts[seat] = (*self.g.fronts[seat], card)

    def sack(self, seat: int, h: int, extra: int = 0) -> None:
        """CM-7.5.2, CM-10.16: the settlement goes back to the Sultan."""
        kind = self.w.settlement(h)
        self.g.settlement[h] = 0
        self.g.towns += kind == "town"
        self.g.cities += kind == "city"
        self.g.coins[seat] += SACK[kind] + extra

    def done(self) -> dict[str, Any]:
        """The position with control and presence worked out anew."""
        for h in self.w.hexes:
            strong = [seat for seat in self.w.seats if self.w.strong(seat, h)]
            self.g.control[h] = strong[0] if strong else NOBODY
            self.g.presence[h] = sum(1 << seat for seat in self.w.seats if self.w.present(seat, h))
        return {**looks(self.g), "going": self.going}


# -- marches -------------------------------------------------------------------------------------------------------------


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

# -- conflicts -----------------------------------------------------------------------------------------------------------


def begin_combat(d: Draft, step: Any) -> None:
    """CM-10.1, CM-14.2.3: the two who meet, and the Murshid beside an own token."""
    g, w = d.g, d.w
    defender = next(seat for seat in w.seats if seat != step.attacker and w.strong(seat, step.hex))
    sides = [0] * g.seats
    sides[step.attacker], sides[defender] = ATTACKING, DEFENDING
    if not sides[MURSHID] and (w.token(MURSHID, step.hex) or w.murshid_near(step.hex)):
        sides[MURSHID] = 3
    begun(d, step, defender, sides)


def begin_contest(d: Draft, step: Any) -> None:
    """CM-11.1, CM-14.2.2."""
    there = participants(d.w, step.hex, step.attacker)
    sides = [ATTACKING if seat == step.attacker else 3 if seat in there else 0 for seat in d.w.seats]
    begun(d, step, NOBODY, sides)


def begun(d: Draft, step: Any, defender: int, sides: list[int]) -> None:
    d.conflict = (step.hex, step.attacker, defender, sides, [0, 0], 0, [0, 0], [0, 0, 0, 0])


def selection(d: Draft, step: Any) -> None:
    """CM-10.3, CM-11.3, CM-19.1: all who take part and hold cards."""
    seats = tuple(seat for seat in d.w.seats if d.g.clash.sides[seat] and d.g.hands[seat])
    d.going = ("SelectCards", seats, step.combat) if seats else None


def determine(d: Draft, step: Any) -> None:
    """CM-10.7, CM-14.2.1."""
    decided(d, combat_totals(Clash(d.w)))


def compare(d: Draft, step: Any) -> None:
    """CM-11.6 to CM-11.12."""
    decided(d, contest_totals(Clash(d.w)))


def decided(d: Draft, totals: list[int]) -> None:
    c = d.g.clash
    c.totals = totals
    c.won = ATTACKING if totals[0] >= totals[1] else DEFENDING
    if totals[0] == totals[1] and d.w.token(MURSHID, c.hex):
        d.going = ("DecideTie", MURSHID)


def lose(d: Draft, step: Any, text: str) -> None:
    """CM-10.9: the units that are named; without a question all are of one kind, or all go."""
    clash = Clash(d.w)
    if text:
        ordinary, mercenary = map(int, text.split()[1].split("+"))
    else:
        n = to_lose(clash, step.side)
        ordinary = min(n, clash.units(step.side)[0])
        mercenary = n - ordinary
    d.place(step.seat, clash.h, -ordinary, -mercenary)
    d.g.clash.lost_units[step.side - 1] = ordinary + mercenary


STEPS: dict[str, Callable[[Draft, Any], None]] = {
    "BeginCombat": begin_combat,
    "BeginContest": begin_contest,
    "Selection": selection,
    "DetermineWinner": determine,
    "CompareInfluence": compare,
}


def follow(g: Any, step: Any, text: str) -> list[dict[str, Any]] | None:
    """The position that an answer or a step leads to; None where this referee has no word."""
    name, verb = type(step).__name__, text.split(" ", maxsplit=1)[0]
    d = Draft(g)
    if name in STEPS:
        STEPS[name](d, step)
        after = d.done()
        return [{**after, "conflict": d.conflict} if d.conflict else after]
    if name == "Casualties":
        lose(d, step, text)
    elif name in ("AnswerHire", "AnswerBribe") and verb == "accept":
        agreed(d, step, text)
    elif name == "ChooseAction" and text.startswith(("take hire ", "take bribe ")):
        taken(d, step, text)
    elif (name in ACTING and verb in EFFECTS) or (name in MARCHING and verb in ("move", "assault", "guide")):
        EFFECTS[verb](d, step, text)
    else:
        return None
    return [d.done()]
