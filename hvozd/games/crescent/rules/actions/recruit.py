"""Recruit X (CM-7.6)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Offer, Product, Word
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.actions.stop import Stop
from hvozd.games.crescent.rules.pieces import free_for, place_units
from hvozd.games.crescent.state import CrescentState


class Recruit(Action):
    form = "recruit {units} in {hex}"
    units: int
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        enlist(g, seat, self)
        g.then(RecruitMore(seat, g.tables.recruit[seat] - self.units))


def enlist(g: CrescentState, seat: int, action: Recruit) -> None:
    """CM-7.6.1, CM-7.6.2, CM-1.6: units come from the reserves card, of the kind that lies on it."""
    row = g.tables.reserves[seat]
    assert row is not None
    g.reserve[seat] -= action.units
    g.units[seat] += action.units
    hired = action.units if row.mercenary else 0
    place_units(g, seat, action.hex, action.units - hired, hired)
    g.log(events.Recruited, seat, action.hex, action.units)


def recruits(g: CrescentState, seat: int, most: int) -> Sequence[Action]:
    """CM-7.6.1, CM-7.6.2, CM-14.5.1: where the character may recruit, as many as the reserves card holds."""
    most = min(most, g.reserve[seat])
    if most <= 0:
        return ()
    character = CHARACTERS[seat]
    hexes = [h for h in g.hexes if free_for(g, seat, h) and character.recruits_in(g, h)]
    return Product(Recruit, range(1, most + 1), hexes)


def first_recruits(g: CrescentState, seat: int) -> Sequence[Action]:
    """A-64, CM-7.6.1: the Recruit action of whoever has one."""
    return recruits(g, seat, g.tables.recruit[seat])


class RecruitMore(Ask):
    """CM-7.6.1: up to X units, in one or more hexes."""

    left: int

    def open_to(self, g: CrescentState) -> bool:
        return self.left > 0 and g.reserve[self.seat] > 0

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.more, self.stop)

    def more(self, g: CrescentState) -> Sequence[Action]:
        return recruits(g, self.seat, self.left)

    def stop(self, g: CrescentState) -> Sequence[Action]:
        return (Stop(),)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Recruit):
            enlist(g, self.seat, action)
            g.then(RecruitMore(self.seat, self.left - action.units))


KINDS = (Recruit, RecruitMore)
