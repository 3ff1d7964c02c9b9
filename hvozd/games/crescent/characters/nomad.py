"""The Nomad: mercenaries for hire, recruits anywhere, and Desertion (CM-9.6, CM-14.5)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Offer, Product, Word
from hvozd.games.crescent import events
from hvozd.games.crescent.character import Character
from hvozd.games.crescent.pieces import free_for, return_units
from hvozd.games.crescent.state import HEXES, CrescentState


class Nomad(Character):
    """CM-1.1, CM-14.5.1: plays only with five."""

    name = "nomad"
    seat = 4
    hires_out = True
    retreats_to_reserve = True

    def recruiting_grounds(self, g: CrescentState) -> list[int]:
        """CM-7.6.2, CM-14.5.1: any hex that no other player controls, present or not."""
        return [h for h in g.hexes if free_for(g, self.seat, h)]

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
        g.log(events.Deserted, seat, self.victim, self.hex, self.units)
