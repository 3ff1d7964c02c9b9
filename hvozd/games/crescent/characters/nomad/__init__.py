"""The Nomad: mercenaries for hire, recruits anywhere, and Desertion (CM-9.6, CM-14.5)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Event, Offer, Product, Word, room
from hvozd.games.crescent.characters.nomad import contracts, reasons, told
from hvozd.games.crescent.characters.nomad.contracts import (
    HIRE,
    OWNER,
    bribe_posts,
    bribe_proposals,
    close_bribe,
    close_hire,
    hire_posts,
    hire_proposals,
    offers_back,
    on_offer,
)
from hvozd.games.crescent.hooks import Character, Look, Mind, Terms
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.pieces import return_units
from hvozd.games.crescent.state import HEXES, CrescentState


class Nomad(Character):
    """CM-1.1, CM-14.5.1: plays only with five."""

    name = "nomad"
    seat = OWNER
    hires_out = True
    sells = True
    retreats_to_reserve = True

    def recruits_in(self, g: CrescentState, h: int) -> bool:
        """CM-7.6.2, CM-14.5.1: anywhere, present or not."""
        return True

    def proposals(self, g: CrescentState, buyer: int, closed: tuple[Terms, ...]) -> Sequence[Offer]:
        return (lambda g: hire_proposals(g, buyer, closed), lambda g: bribe_proposals(g, buyer, closed))

    def standing(self, g: CrescentState) -> Sequence[Offer]:
        return (hire_posts, bribe_posts)

    def withdrawable(self, g: CrescentState) -> Sequence[Action]:
        return offers_back(g)

    def on_offer(self, g: CrescentState, buyer: int) -> Sequence[Action]:
        return on_offer(g, buyer)

    def named(self, g: CrescentState, terms: Terms) -> tuple[str, str]:
        return "", "" if terms[0] == HIRE else g.tables.tiles[terms[1]]

    def agreed(self, g: CrescentState, buyer: int, terms: Terms) -> None:
        kind, h, units, _ = terms
        if kind == HIRE:
            close_hire(g, buyer, units)
        else:
            close_bribe(g, buyer, h, units)

    def unique(self, g: CrescentState) -> Sequence[Offer]:
        return (self.desertions,)

    def desertions(self, g: CrescentState) -> Sequence[Action]:
        """CM-9.6, A-48: mercenaries of one other player in one hex, at least one."""
        found: list[Action] = []
        for victim in range(g.seats):
            if victim != self.seat:
                for h in g.hexes:
                    found.extend(Product(Desert, (victim,), (h,), range(1, g.mercenary[victim * HEXES + h] + 1)))
        return found

    def look(self) -> Look:
        from hvozd.games.crescent.characters.nomad.look import LOOK

        return LOOK

    def mind(self) -> Mind:
        from hvozd.games.crescent.characters.nomad.mind import MIND

        return MIND


class Desert(Action):
    form = "desertion of {victim} in {hex} x{units}"
    victim: Annotated[int, Word("seat")]
    hex: Annotated[int, Word("hex")]
    units: int

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-9.6, A-48: they return to their owner's supply; as many own units, if there are, come to the reserves card."""
        return_units(g, self.victim, self.hex, 0, self.units)
        recruits = min(self.units, g.units[seat])
        g.units[seat] -= recruits
        g.reserve[seat] += recruits
        g.log(Deserted, seat, self.victim, self.hex, self.units)


class Deserted(Event):
    seat: events.Seat
    victim: events.Seat
    hex: events.Hex
    units: int


KINDS = (Desert, Deserted)
ROOM = room(__name__, contracts, reasons, told)
CHARACTER = Nomad()
ORDER = CHARACTER.seat
