"""A copy of the position that the referee changes, and what it compares of a position."""

from typing import Any

from msgspec.structs import astuple

from tests.referee.crescent.figures import SACK
from tests.referee.crescent.world import NOBODY, TILES, World

Going = tuple[Any, ...] | None
PLACES = (
    "ordinary", "mercenary", "walls", "settlement", "influence", "palace", "units", "forts", "castles", "tokens", "towns",
    "cities", "reserve", "coins", "vp",
)  # fmt: skip
CONFLICT = ("hex", "attacker", "defender", "sides", "totals", "won", "lost_units", "on_cards", "doomed", "fewer", "no_walls")
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
    found["conflict"] = c and {name: plain(getattr(c, name)) for name in CONFLICT}
    found["cards"] = [astuple(card) for card in c.cards] if c else []
    found["going"] = going_on(g.stack[-1]) if g.stack else None
    return found


def plain(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


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
