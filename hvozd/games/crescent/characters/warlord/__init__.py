"""The Warlord: musters from supply, rises up where the token lies, carries the Campaign (CM-9.1, CM-9.2, CM-14.1)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Event, Offer, Product, Word, room
from hvozd.games.crescent.components.figures import STRATEGY
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.hooks import Character, Look
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.combat import BeginCombat
from hvozd.games.crescent.rules.pieces import free_for, lift_token, place_units
from hvozd.games.crescent.state import CrescentState


class Warlord(Character):
    """CM-14.1.1: scores by plunder as it happens, has no Build, seven units to a hex, Move 3: all of it in the tables."""

    name = "warlord"
    seat = CAST.index("warlord")

    def start_hand(self, g: CrescentState) -> tuple[int, ...]:
        """CM-3.7, CM-14.1.1: the strategy card."""
        return tuple(card for card, kind in enumerate(g.tables.type) if kind == STRATEGY)

    def unique(self, g: CrescentState) -> Sequence[Offer]:
        return (self.uprisings, self.musters)

    def uprisings(self, g: CrescentState) -> Sequence[Action]:
        """CM-9.1, A-30: a hex with the own token that another player controls, and a unit in supply."""
        if not g.units[self.seat]:
            return ()
        return Product(Uprising, [h for h in g.hexes if g.influence[h] == self.seat and not free_for(g, self.seat, h)])

    def musters(self, g: CrescentState) -> Sequence[Action]:
        """CM-9.2, A-31: needs a hex with the own token that no other player controls, and a unit in supply."""
        return muster_choices(g, self.seat, ())

    def look(self) -> Look:
        from hvozd.games.crescent.characters.warlord.look import LOOK

        return LOOK


class Uprising(Action):
    form = "uprising in {hex}"
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-9.1, A-30: the token goes, ordinary units come from supply, and a combat follows."""
        units = min(g.tables.number["uprising_units"], g.units[seat])
        lift_token(g, self.hex)
        g.log(events.InfluenceLifted, seat, self.hex)
        place_units(g, seat, self.hex, units, 0)
        g.log(Uprose, seat, self.hex, units)
        g.then(BeginCombat(self.hex, seat))


class Muster(Action):
    form = "muster in {hex} token {token}"
    hex: Annotated[int, Word("hex")]
    token: Annotated[int, Word("token")]
    """0: it stays, 1: it goes for more units."""

    def do(self, g: CrescentState, seat: int) -> None:
        muster(g, seat, self, ())


def muster(g: CrescentState, seat: int, action: Muster, done: tuple[int, ...]) -> None:
    """CM-9.2, A-31, CM-1.5: units from supply, as many as there are; then the other hexes with an own token."""
    wanted = g.tables.number["muster_units_token_goes" if action.token else "muster_units_token_stays"]
    units = min(wanted, g.units[seat])
    place_units(g, seat, action.hex, units, 0)
    if action.token:
        lift_token(g, action.hex)
        g.log(events.InfluenceLifted, seat, action.hex)
    g.log(Mustered, seat, action.hex, units)
    g.then(MusterMore(seat, (*done, action.hex)))


def muster_choices(g: CrescentState, seat: int, done: tuple[int, ...]) -> Sequence[Action]:
    if not g.units[seat]:
        return ()
    hexes = [h for h in g.hexes if g.influence[h] == seat and h not in done and free_for(g, seat, h)]
    return Product(Muster, hexes, (0, 1))


class MusterMore(Ask):
    """CM-9.2, A-31: every such hex gets its units while the supply lasts, in any order."""

    done: tuple[int, ...]

    def open_to(self, g: CrescentState) -> bool:
        return bool(muster_choices(g, self.seat, self.done))

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.hexes,)

    def hexes(self, g: CrescentState) -> Sequence[Action]:
        return muster_choices(g, self.seat, self.done)

    def take(self, g: CrescentState, action: Muster) -> None:
        muster(g, self.seat, action, self.done)


class Mustered(Event):
    seat: events.Seat
    hex: events.Hex
    units: int


class Uprose(Event):
    seat: events.Seat
    hex: events.Hex
    units: int


KINDS = (Uprising, Muster, MusterMore, Mustered, Uprose)
ROOM = room(__name__)
CHARACTER = Warlord()
ORDER = CHARACTER.seat
