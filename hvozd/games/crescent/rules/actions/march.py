"""Move X and Assault (CM-7.4, CM-7.5), by land or, with Boats, across a river; with a Guide, one step more."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from hvozd.core import Action, Ask, Chain, Offer, Product, Word
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.actions.stop import Stop
from hvozd.games.crescent.rules.anytime import use_up
from hvozd.games.crescent.rules.combat import BeginCombat
from hvozd.games.crescent.rules.pieces import move_steps, move_units
from hvozd.games.crescent.rules.sack import raid
from hvozd.games.crescent.state import HEXES, NOBODY, CrescentState

LAND, BOATS = 0, 1
WAYS = ("land", "boats")

Only: TypeAlias = tuple[tuple[int, int], ...]
"""(hex, mercenaries) pairs that alone may march; empty: all units may."""


class March(Action):
    """Units that go from a hex to another; its subclasses say what for."""


class Move(March):
    form = "move {origin}>{target} x{ordinary}+{mercenary} by {way}"
    origin: Annotated[int, Word("hex")]
    target: Annotated[int, Word("hex")]
    ordinary: int
    mercenary: int
    way: Annotated[int, Word("way")]

    def do(self, g: CrescentState, seat: int) -> None:
        go(g, seat, self)
        g.then(MoveMore(seat, g.tables.move[seat] - 1))


class Guide(March):
    form = "guide {origin}>{target} x{ordinary}+{mercenary} by {way}"
    origin: Annotated[int, Word("hex")]
    target: Annotated[int, Word("hex")]
    ordinary: int
    mercenary: int
    way: Annotated[int, Word("way")]

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-8.6: one Move before the Move or Assault that is declared with it."""
        use_up(g, seat, guide(g, seat))
        go(g, seat, self)
        g.then(AfterGuide(seat))


class Assault(March):
    form = "assault {origin}>{target} x{ordinary}+{mercenary} by {way}"
    origin: Annotated[int, Word("hex")]
    target: Annotated[int, Word("hex")]
    ordinary: int
    mercenary: int
    way: Annotated[int, Word("way")]

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-7.5.1, CM-7.5.2, CM-2.3: into a hex that another controls: a combat; else sack the settlement there."""
        fight = g.control[self.target] not in (seat, NOBODY)
        go(g, seat, self)
        if fight:
            g.then(BeginCombat(self.target, seat))
        else:
            raid(g, seat, self.target)


def go(g: CrescentState, seat: int, march: Move | Guide | Assault) -> None:
    """CM-7.4.1, CM-8.6: move the units; a step across a river uses up a Boats card."""
    if march.way == BOATS:
        use_up(g, seat, next(card for card in g.hands[seat] if card in g.tables.boats))
    move_units(g, seat, march.origin, march.target, march.ordinary, march.mercenary)
    g.log(events.Moved, seat, march.origin, march.target, march.ordinary, march.mercenary, march.way)


def guide(g: CrescentState, seat: int) -> int:
    return next(card for card in g.hands[seat] if card in g.tables.guides)


# -- what is possible --------------------------------------------------------------------------------------------------------


def may_enter(g: CrescentState, seat: int, h: int) -> bool:
    """CM-7.4.1, CM-7.4.2: no other player controls the hex."""
    return g.control[h] in (seat, NOBODY)


def may_assault(g: CrescentState, seat: int, h: int) -> bool:
    """CM-7.5.1, CM-7.5.2, A-08: another player controls it; or it holds a settlement and nobody controls it.

    By the letter nobody controls the hex; by the other reading the own hex will do.
    """
    control = g.control[h]
    if control == NOBODY or (control == seat and sacks_own(g)):
        return g.settlement[h] > 0
    return control != seat


def sacks_own(g: CrescentState) -> bool:
    """A-08: the switch; an owner's correction of the tables could say the same before there was one."""
    return "A-08" in g.rulings or g.tables.sack_own_hex


def steps(g: CrescentState, seat: int, make: type[Move | Guide | Assault], only: Only = ()) -> Sequence[Action]:
    """CM-7.4.1, CM-7.5.1, CM-8.6, A-46: every way to take units from one hex to an adjacent one (with Boats: across)."""
    allowed = may_assault if make is Assault else may_enter
    boats = bool(g.tables.boats.intersection(g.hands[seat]))
    parts: list[Sequence[Action]] = []
    for origin, mercenary in only or ((h, -1) for h in move_steps(g, seat)):
        at = seat * HEXES + origin
        ordinary = g.ordinary[at] if mercenary < 0 else 0
        hired = g.mercenary[at] if mercenary < 0 else min(mercenary, g.mercenary[at])
        for way, beyond in ((LAND, g.near[origin]), (BOATS, g.across[origin] if boats else ())):
            targets = [h for h in beyond if allowed(g, seat, h)]
            if not targets:
                continue
            if ordinary:
                parts.append(Product(make, (origin,), targets, range(1, ordinary + 1), range(hired + 1), (way,)))
            if hired:
                parts.append(Product(make, (origin,), targets, (0,), range(1, hired + 1), (way,)))
    return Chain(parts)


def first_moves(g: CrescentState, seat: int) -> Sequence[Action]:
    """A-64, CM-7.4.1: the Move action."""
    return steps(g, seat, Move) if g.tables.move[seat] else ()


def first_assaults(g: CrescentState, seat: int) -> Sequence[Action]:
    """A-64, CM-7.5.1: the Assault action."""
    return steps(g, seat, Assault)


def guided_moves(g: CrescentState, seat: int) -> Sequence[Action]:
    """CM-8.6: with a Guide in hand, a step before the Move or Assault. (One can always step back, so one of them follows.)"""
    return steps(g, seat, Guide) if g.tables.guides.intersection(g.hands[seat]) and g.tables.move[seat] else ()


# -- going on ------------------------------------------------------------------------------------------------------------------


class MoveMore(Ask):
    """CM-7.4.1, CM-14.1.1: up to X moves; the same units may go on."""

    left: int

    def open_to(self, g: CrescentState) -> bool:
        return self.left > 0

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.moves, self.stop)

    def moves(self, g: CrescentState) -> Sequence[Action]:
        return steps(g, self.seat, Move)

    def stop(self, g: CrescentState) -> Sequence[Action]:
        return (Stop(),)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Move):
            go(g, self.seat, action)
            g.then(MoveMore(self.seat, self.left - 1))


class AfterGuide(Ask):
    """CM-8.6: the Move or Assault that the Guide went ahead of."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.moves, self.assaults)

    def moves(self, g: CrescentState) -> Sequence[Action]:
        return steps(g, self.seat, Move)

    def assaults(self, g: CrescentState) -> Sequence[Action]:
        return steps(g, self.seat, Assault)


class FollowUp(Ask):
    """CM-7.8.4, A-46: after a bribe without combat a Move 1 or an Assault with the units just placed, or neither."""

    only: Only
    guided: bool = False

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.moves, self.assaults, self.guides, self.stop)

    def moves(self, g: CrescentState) -> Sequence[Action]:
        return steps(g, self.seat, Move, self.only)

    def assaults(self, g: CrescentState) -> Sequence[Action]:
        return steps(g, self.seat, Assault, self.only)

    def guides(self, g: CrescentState) -> Sequence[Action]:
        if self.guided or not g.tables.guides.intersection(g.hands[self.seat]):
            return ()
        return steps(g, self.seat, Guide, self.only)

    def stop(self, g: CrescentState) -> Sequence[Action]:
        return (Stop(),)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Move):
            go(g, self.seat, action)
        elif isinstance(action, Guide):
            use_up(g, self.seat, guide(g, self.seat))
            go(g, self.seat, action)
            left = [(h, n - action.mercenary if h == action.origin else n) for h, n in self.only]
            left.append((action.target, action.mercenary))
            g.then(FollowUp(self.seat, tuple((h, n) for h, n in left if n), True))
        else:
            action.do(g, self.seat)


class ForcedMove(Ask):
    """CM-8.4: a Move 1 that may be left out, before an Assault."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.moves, self.stop)

    def moves(self, g: CrescentState) -> Sequence[Action]:
        return steps(g, self.seat, Move)

    def stop(self, g: CrescentState) -> Sequence[Action]:
        return (Stop(),)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Move):
            go(g, self.seat, action)


class ForcedAssault(Ask):
    """CM-8.4: the Assault is made if there is one to make."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.assaults,)

    def assaults(self, g: CrescentState) -> Sequence[Action]:
        return steps(g, self.seat, Assault) or (Stop(),)


KINDS = (Move, Guide, Assault, MoveMore, AfterGuide, FollowUp, ForcedMove, ForcedAssault)
