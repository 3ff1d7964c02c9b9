"""Hire Mercenaries and Bribe Mercenaries (CM-7.7, CM-7.8)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from hvozd.core import Action, Ask, Chain, Offer, Picks, Product, Word
from hvozd.games.crescent import events
from hvozd.games.crescent.actions.bargain import BRIBE, CLOSE, HIRE, Proposal, Reply
from hvozd.games.crescent.actions.march import FollowUp
from hvozd.games.crescent.character import holder
from hvozd.games.crescent.combat import BeginCombat
from hvozd.games.crescent.pieces import open_hexes, place_units, return_units, strength
from hvozd.games.crescent.state import HEXES, NOBODY, CrescentState


class Hire(Action):
    """CM-7.7.1: mercenaries for coins of the general supply, each into its hex."""

    form = "hire in {hexes}"
    hexes: tuple[Annotated[int, Word("hex")], ...]

    def do(self, g: CrescentState, seat: int) -> None:
        g.coins[seat] -= next(coins for units, coins in g.tables.hire if units == len(self.hexes))
        place_hired(g, seat, self.hexes)


def place_hired(g: CrescentState, seat: int, hexes: tuple[int, ...]) -> None:
    """CM-7.7.1: from the own supply."""
    for h in hexes:
        place_units(g, seat, h, 0, 1)
    g.log(events.MercenariesPlaced, seat, hexes)


def spreads_over(hexes: list[int], units: int) -> Picks:
    """CM-7.7.1: every way to place so many units in the same or different hexes."""
    return Picks([(h, units) for h in hexes], units)


def hires(g: CrescentState, seat: int) -> Sequence[Action]:
    """CM-7.7.1, A-07, A-47: without a character who hires out, at fixed prices."""
    if not g.tables.hires[seat] or holder(g, "hires_out") != NOBODY:
        return ()
    offers = [units for units, coins in g.tables.hire if coins <= g.coins[seat] and units <= g.units[seat]]
    if not offers:
        return ()
    hexes = open_hexes(g, seat)
    return Chain([Product(Hire, spreads_over(hexes, units)) for units in offers])


# -- with a character who hires out ----------------------------------------------------------------------------------------


class ProposeHire(Proposal):
    kind: ClassVar[int] = HIRE
    form = "propose hire {units} for {price}"
    units: int
    price: int

    def propose(self, g: CrescentState, seat: int, refused: int) -> None:
        """CM-7.7.2, CM-12.3: the terms go to the one who hires out."""
        g.log(events.HireProposed, seat, self.units, self.price)
        g.then(Reply(holder(g, "hires_out"), seat, (HIRE, NOBODY, self.units), self.price, refused))


def hire_proposals(g: CrescentState, seat: int, refused: int) -> Sequence[Action]:
    """CM-7.7.2, CM-14.5.1: so many units as lie on the reserves card and in the own supply, at any price one has."""
    owner = holder(g, "hires_out")
    if owner == NOBODY or refused >> HIRE & 1 or not g.tables.hires[seat]:
        return ()
    most = min(g.tables.bargain_units, g.reserve[owner], g.units[seat])
    if most <= 0 or not open_hexes(g, seat):
        return ()
    return Product(ProposeHire, range(1, most + 1), range(g.coins[seat] + 1))


def close_hire(g: CrescentState, buyer: int, owner: int, _: int, units: int, price: int) -> None:
    """CM-7.7.2: the owner's units go from the reserves card to supply, the buyer places as many of their own."""
    g.reserve[owner] -= units
    g.units[owner] += units
    g.then(PlaceHired(buyer, units))


class PlaceMercenaries(Action):
    form = "place in {hexes}"
    hexes: tuple[Annotated[int, Word("hex")], ...]

    def do(self, g: CrescentState, seat: int) -> None:
        place_hired(g, seat, self.hexes)


class PlaceHired(Ask):
    """CM-7.7.2, A-47: in hexes where one is present and that no other player controls."""

    units: int

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.spreads,)

    def spreads(self, g: CrescentState) -> Sequence[Action]:
        return Product(PlaceMercenaries, spreads_over(open_hexes(g, self.seat), self.units))


class ProposeBribe(Proposal):
    kind: ClassVar[int] = BRIBE
    form = "propose bribe {units} in {hex} for {price}"
    units: int
    hex: Annotated[int, Word("hex")]
    price: int

    def propose(self, g: CrescentState, seat: int, refused: int) -> None:
        """CM-7.8.1, CM-12.3: the terms go to the owner of the mercenaries."""
        g.log(events.BribeProposed, seat, self.hex, self.units, self.price)
        g.then(Reply(holder(g, "hires_out"), seat, (BRIBE, self.hex, self.units), self.price, refused))


def bribe_proposals(g: CrescentState, seat: int, refused: int) -> Sequence[Action]:
    """CM-7.8.1: units on the map of the one who hires out, wherever they stand."""
    owner = holder(g, "hires_out")
    if owner == NOBODY or refused >> BRIBE & 1 or not g.tables.hires[seat]:
        return ()
    most = min(g.tables.bargain_units, g.units[seat])
    prices = range(g.coins[seat] + 1)
    return Chain(
        [
            Product(ProposeBribe, range(1, min(most, g.mercenary[owner * HEXES + h]) + 1), (h,), prices)
            for h in g.hexes
            if most > 0 and g.mercenary[owner * HEXES + h]
        ]
    )


def close_bribe(g: CrescentState, buyer: int, owner: int, h: int, units: int, price: int) -> None:
    """CM-7.8.2, CM-7.8.3, CM-7.8.4: the units change sides; whoever is still there fights, else the buyer may march on."""
    return_units(g, owner, h, 0, units)
    place_units(g, buyer, h, 0, units)
    g.log(events.MercenariesPlaced, buyer, (h,) * units)
    if strength(g, owner, h):
        g.then(BeginCombat(h, buyer))
    else:
        g.then(FollowUp(buyer, ((h, units),)))


CLOSE[HIRE] = close_hire
CLOSE[BRIBE] = close_bribe
