"""Combat, step by step (CM-10)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Do, Offer, Product, Word
from hvozd.games.crescent.components.figures import PALACE, TOWN
from hvozd.games.crescent.hooks import CHARACTERS, before_selection, conflict_won, tie_breaker
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.conflict import (
    DecideTie,
    RemoveCards,
    Reveal,
    Selection,
    TakeSide,
    join,
    windows,
)
from hvozd.games.crescent.rules.effects import ResolveCards, card_strength
from hvozd.games.crescent.rules.objectives import gain_at_once, note_deed, score_casualties
from hvozd.games.crescent.rules.pieces import (
    free_for,
    has_piece,
    move_units,
    raise_wall,
    reserve_units,
    return_units,
    strength,
    strongholds,
    survey,
    units_in,
    wall_kind,
    wall_owner,
)
from hvozd.games.crescent.rules.sack import sack
from hvozd.games.crescent.state import ATTACKING, DEFENDING, HEXES, NOBODY, UNDECIDED, CrescentState, new_conflict


class BeginCombat(Do):
    """CM-10.1, CM-10.2, CM-2.1, CM-14.2.3: attacker, defender, and who may meddle; then the steps in order."""

    hex: int
    attacker: int

    def run(self, g: CrescentState) -> None:
        defender = g.control[self.hex]
        g.conflict = new_conflict(g.seats, self.hex, self.attacker, defender)
        for seat in range(g.seats):
            if seat not in (self.attacker, defender) and CHARACTERS[seat].meddles(g, self.hex):
                g.conflict.sides[seat] = UNDECIDED
        g.log(events.CombatBegun, self.attacker, defender, self.hex)
        first = (*windows(g), *before_selection(g))
        g.then(*first, Selection(True), Reveal(), Meddle(), ResolveCards(), DetermineWinner(), Aftermath())


class Meddle(Do):
    """CM-10.4, CM-14.2.3, A-24: whoever meddles and has selected cards names the side that all of them join."""

    def run(self, g: CrescentState) -> None:
        meddlers = dict.fromkeys(played.owner for played in g.clash.cards if played.side == UNDECIDED)
        g.then(*(NameSide(seat) for seat in meddlers))


class NameSide(Ask):
    """CM-10.4, CM-14.2.3: from then on the cards count as played by that side's player."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.sides,)

    def sides(self, g: CrescentState) -> Sequence[Action]:
        return Product(TakeSide, (ATTACKING, DEFENDING))

    def take(self, g: CrescentState, action: TakeSide) -> None:
        join(g, self.seat, action.stance)
        g.clash.sides[self.seat] = UNDECIDED


class DetermineWinner(Do):
    """CM-10.7, CM-2.2, A-55: pieces in the active hex and cards; the higher total wins, a tie is the attacker's, or
    for whoever breaks ties here to give."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        for side in (ATTACKING, DEFENDING):
            own = strength(g, clash.player(side), clash.hex, walls=not clash.no_walls)
            clash.totals[side - 1] = max(0, own + card_strength(g, side))
        attack, defence = clash.totals
        g.log(events.StrengthCompared, attack, defence)
        clash.won = ATTACKING if attack >= defence else DEFENDING
        judge = tie_breaker(g, clash.hex)
        if attack == defence and judge != NOBODY:
            g.then(DecideTie(judge))


class Aftermath(Do):
    """CM-10.8, CM-10.9, CM-14.2.4, A-58: the deal is paid, ordered removals leave, then casualties to the end of the
    combat."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        g.log(events.CombatWon, clash.player(clash.won), clash.hex)
        conflict_won(g)
        for side in (ATTACKING, DEFENDING):
            ordinary, mercenary = clash.doomed[side * 2 - 2 : side * 2]
            if ordinary or mercenary:
                return_units(g, clash.player(side), clash.hex, ordinary, mercenary)
                g.log(events.UnitsRemoved, clash.player(side), clash.hex, ordinary + mercenary, mercenary)
        g.then(
            Casualties(clash.attacker, ATTACKING),
            Casualties(clash.defender, DEFENDING),
            Retreat(),
            RemoveCards(),
            Capture(clash.attacker),
            SackStrongholds(),
            SackSettlement(clash.attacker),
            EndCombat(),
        )


class Lose(Action):
    form = "lose {ordinary}+{mercenary}"
    ordinary: int
    mercenary: int


class Casualties(Ask):
    """CM-10.9, CM-10.10, A-34: half of the opponent's total, rounded down, changed by cards; the owner chooses which."""

    side: int

    def _there(self, g: CrescentState) -> tuple[int, int, int]:
        at = self.seat * HEXES + g.clash.hex
        ordinary, mercenary = g.ordinary[at], g.mercenary[at]
        n = g.clash.totals[2 - self.side] // g.tables.casualty_divisor + g.clash.fewer[self.side - 1]
        return ordinary, mercenary, max(0, min(n, ordinary + mercenary))

    def open_to(self, g: CrescentState) -> bool:
        ordinary, mercenary, n = self._there(g)
        return ordinary > 0 and mercenary > 0 and 0 < n < ordinary + mercenary

    def skipped(self, g: CrescentState) -> None:
        ordinary, _, n = self._there(g)
        lost = min(n, ordinary)
        self.take(g, Lose(lost, n - lost))

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.splits,)

    def splits(self, g: CrescentState) -> Sequence[Action]:
        ordinary, mercenary, n = self._there(g)
        return [Lose(lost, n - lost) for lost in range(max(0, n - mercenary), min(n, ordinary) + 1)]

    def take(self, g: CrescentState, action: Lose) -> None:
        return_units(g, self.seat, g.clash.hex, action.ordinary, action.mercenary)
        g.clash.lost_units[self.side - 1] = action.ordinary + action.mercenary
        g.log(events.CasualtiesTaken, self.seat, action.ordinary + action.mercenary, action.mercenary)


class Retreat(Do):
    """CM-10.11, CM-10.12, A-35: the loser's units leave the hex; strongholds stay for the moment."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        side = DEFENDING if clash.won == ATTACKING else ATTACKING
        loser = clash.player(side)
        if not units_in(g, loser, clash.hex):
            return
        if clash.withdraws[side - 1]:
            g.then(Withdraw(loser))
        else:
            retreat(g, loser, clash.hex)


def retreat(g: CrescentState, seat: int, h: int) -> None:
    """CM-10.11, CM-10.12, CM-14.5.1: ordinary units to the reserves card, mercenaries to supply (or to the card)."""
    at = seat * HEXES + h
    ordinary, mercenary = g.ordinary[at], g.mercenary[at]
    reserve_units(g, seat, h, ordinary, 0)
    if CHARACTERS[seat].retreats_to_reserve:
        reserve_units(g, seat, h, 0, mercenary)
    else:
        return_units(g, seat, h, 0, mercenary)
    g.log(events.Retreated, seat, ordinary + mercenary)


class WithdrawTo(Action):
    form = "withdraw to {hex}"
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        at = seat * HEXES + g.clash.hex
        ordinary, mercenary = g.ordinary[at], g.mercenary[at]
        move_units(g, seat, g.clash.hex, self.hex, ordinary, mercenary)
        g.log(events.Withdrew, seat, self.hex, ordinary + mercenary)


class RetreatAll(Action):
    form = "retreat"

    def do(self, g: CrescentState, seat: int) -> None:
        retreat(g, seat, g.clash.hex)


class Withdraw(Ask):
    """CM-8.4: a card lets the loser's units go together to an adjacent hex that no other player controls."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.hexes, self.retreat)

    def hexes(self, g: CrescentState) -> Sequence[Action]:
        return Product(WithdrawTo, [h for h in g.near[g.clash.hex] if free_for(g, self.seat, h)])

    def retreat(self, g: CrescentState) -> Sequence[Action]:
        return (RetreatAll(),)


class CaptureIt(Action):
    form = "capture"

    def do(self, g: CrescentState, seat: int) -> None:
        h = g.clash.hex
        kind = wall_kind(g, h)
        raise_wall(g, seat, h, kind)
        note_deed(g, seat, kind)
        g.log(events.Captured, seat, kind, h)


class LeaveIt(Action):
    form = "leave"

    def do(self, g: CrescentState, seat: int) -> None:
        pass


class Capture(Ask):
    """CM-10.14, CM-10.17, CM-14.1.1: with a unit left and the same piece in supply the attacker may take the fort or castle
    over."""

    def open_to(self, g: CrescentState) -> bool:
        h = g.clash.hex
        if not g.walls[h] or wall_owner(g, h) == self.seat or not units_in(g, self.seat, h):
            return False
        return has_piece(g, self.seat, wall_kind(g, h))

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.capture, self.leave)

    def capture(self, g: CrescentState) -> Sequence[Action]:
        return (CaptureIt(),)

    def leave(self, g: CrescentState) -> Sequence[Action]:
        return (LeaveIt(),)


class SackStrongholds(Do):
    """CM-10.15, CM-10.17: with a unit left the attacker must sack every stronghold that was not captured."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        if not units_in(g, clash.attacker, clash.hex):
            return
        captured = wall_owner(g, clash.hex) == clash.attacker
        for structure in strongholds(g, clash.hex):
            if structure == PALACE or not captured:
                clash.spoils += sack(g, clash.attacker, clash.hex, structure, clash.loot)


class SackIt(Action):
    form = "sack"

    def do(self, g: CrescentState, seat: int) -> None:
        clash = g.clash
        clash.spoils += sack(g, seat, clash.hex, TOWN + g.settlement[clash.hex] - 1, clash.loot)


class SackSettlement(Ask):
    """CM-10.16, CM-10.17: with a unit left the attacker may sack a town or city too."""

    def open_to(self, g: CrescentState) -> bool:
        return g.settlement[g.clash.hex] > 0 and units_in(g, self.seat, g.clash.hex) > 0

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.sack, self.leave)

    def sack(self, g: CrescentState) -> Sequence[Action]:
        return (SackIt(),)

    def leave(self, g: CrescentState) -> Sequence[Action]:
        return (LeaveIt(),)


class EndCombat(Do):
    """CM-10.18, CM-15.2, A-57: points that are scored at once; the hex has one master again, or none."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        survey(g, clash.hex)
        for side in (ATTACKING, DEFENDING):
            gains = score_casualties(g, clash.player(side), clash.lost_units[2 - side])
            gain_at_once(g, clash.player(side), gains + (clash.spoils if side == ATTACKING else ()))
        g.conflict = None


KINDS = (
    BeginCombat, Meddle, NameSide, DetermineWinner, Aftermath, Lose, Casualties, Retreat, WithdrawTo, RetreatAll, Withdraw,
    CaptureIt, LeaveIt, Capture, SackStrongholds, SackIt, SackSettlement, EndCombat,
)  # fmt: skip
