"""Hire Mercenaries at fixed prices (CM-7.7)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Bag, Chain, Product, Word
from hvozd.games.crescent.hooks import hired_out
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.pieces import open_hexes, place_units
from hvozd.games.crescent.state import CrescentState
from hvozd.kit.picks import Picks


class Hire(Action):
    """CM-7.7.1: mercenaries for coins of the general supply, each into its hex."""

    form = "hire in {hexes}"
    hexes: Bag[Annotated[int, Word("hex")]]

    def do(self, g: CrescentState, seat: int) -> None:
        price = next(coins for units, coins in g.tables.hire if units == len(self.hexes))
        g.coins[seat] -= price
        g.log(events.CoinsPaid, seat, price)
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
    if not g.tables.hires[seat] or hired_out(g):
        return ()
    offers = [units for units, coins in g.tables.hire if coins <= g.coins[seat] and units <= g.units[seat]]
    if not offers:
        return ()
    hexes = open_hexes(g, seat)
    return Chain([Product(Hire, spreads_over(hexes, units)) for units in offers])


KINDS = (Hire,)
