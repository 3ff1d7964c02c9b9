"""Limits: units in a hex, cards in a hand (CM-13)."""

from collections.abc import Sequence
from operator import add
from typing import Annotated

from hvozd.core import Action, Ask, Do, Offer, Word
from hvozd.games.crescent.components.figures import STRATEGY
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.deck import show
from hvozd.games.crescent.rules.pieces import reserve_units, return_units, units_in
from hvozd.games.crescent.state import HEXES, CrescentState


class Discard(Action):
    form = "discard {card}"
    card: Annotated[int, Word("card")]

    def do(self, g: CrescentState, seat: int) -> None:
        show(g, seat, self.card)
        g.discard.append(self.card)
        g.log(events.CardDiscarded, seat, self.card)


class HandLimit(Ask):
    """CM-13.2, A-54: with too many cards in hand the owner discards, one by one, never the strategy card."""

    def open_to(self, g: CrescentState) -> bool:
        return len(g.hands[self.seat]) > g.tables.hand_limit

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.cards,)

    def cards(self, g: CrescentState) -> Sequence[Action]:
        kinds = g.tables.type
        return [Discard(card) for card in sorted(set(g.hands[self.seat])) if kinds[card] != STRATEGY]

    def take(self, g: CrescentState, action: Discard) -> None:
        g.stack.append(self)
        action.do(g, self.seat)


class UnitLimits(Do):
    """CM-5.12, CM-13.1, A-33: after every action, for all players."""

    def run(self, g: CrescentState) -> None:
        crowded = []
        ordinary, mercenary, limits = g.ordinary, g.mercenary, g.tables.unit_limit
        for seat in range(g.seats):
            limit = limits[seat]
            at = seat * HEXES
            here = [*map(add, ordinary[at : at + HEXES], mercenary[at : at + HEXES])]
            if max(here) > limit:
                crowded += [Surplus(seat, h) for h in g.hexes if here[h] > limit]
        g.then(*crowded)


class Disband(Action):
    form = "disband {ordinary}+{mercenary}"
    ordinary: int
    mercenary: int


class Surplus(Ask):
    """CM-13.1, A-32: the owner chooses the surplus: mercenaries go to supply, ordinary units to the reserves card."""

    hex: Annotated[int, Word("hex")]

    def open_to(self, g: CrescentState) -> bool:
        ordinary, mercenary = self._there(g)
        over = ordinary + mercenary - g.tables.unit_limit[self.seat]
        return over > 0 and ordinary > 0 and mercenary > 0

    def skipped(self, g: CrescentState) -> None:
        ordinary, mercenary = self._there(g)
        over = max(0, ordinary + mercenary - g.tables.unit_limit[self.seat])
        if over:
            self.take(g, Disband(over, 0) if ordinary else Disband(0, over))

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.splits,)

    def splits(self, g: CrescentState) -> Sequence[Action]:
        ordinary, mercenary = self._there(g)
        over = units_in(g, self.seat, self.hex) - g.tables.unit_limit[self.seat]
        return [Disband(n, over - n) for n in range(max(0, over - mercenary), min(over, ordinary) + 1)]

    def take(self, g: CrescentState, action: Disband) -> None:
        reserve_units(g, self.seat, self.hex, action.ordinary, 0)
        return_units(g, self.seat, self.hex, 0, action.mercenary)
        g.log(events.UnitsDisbanded, self.seat, self.hex, action.ordinary, action.mercenary)

    def _there(self, g: CrescentState) -> tuple[int, int]:
        at = self.seat * HEXES + self.hex
        return g.ordinary[at], g.mercenary[at]


KINDS = (Discard, HandLimit, UnitLimits, Disband, Surplus)
