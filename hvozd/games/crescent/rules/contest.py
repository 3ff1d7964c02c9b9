"""Influence contests, step by step (CM-11)."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Offer, Product
from hvozd.games.crescent.hooks import before_selection, conflict_won, entangled, tie_breaker
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
from hvozd.games.crescent.rules.effects import ResolveCards, card_strength, side_has_military
from hvozd.games.crescent.rules.pieces import has_settlement, put_token
from hvozd.games.crescent.state import ATTACKING, DEFENDING, NOBODY, UNDECIDED, CrescentState, new_conflict


class BeginContest(Do):
    """CM-11.1, CM-11.2, CM-7.2.3, CM-14.2.2, A-27: the challenge token, the participants, then the steps in order."""

    hex: int
    attacker: int

    def run(self, g: CrescentState) -> None:
        g.challenge = self.hex
        clash = g.conflict = new_conflict(g.seats, self.hex, self.attacker)
        for seat in range(g.seats):
            if seat != self.attacker and g.presence[self.hex] >> seat & 1:
                clash.sides[seat] = UNDECIDED
        for seat in entangled(g, self.hex, self.attacker):
            clash.sides[seat] = UNDECIDED
        g.log(events.ContestBegun, self.attacker, self.hex)
        stances = [DeclareStance(seat) for seat in range(g.seats) if clash.sides[seat] == UNDECIDED]
        g.then(
            *windows(g),
            *before_selection(g),
            Selection(False),
            *stances,
            Reveal(),
            ResolveCards(),
            CompareInfluence(),
            EndContest(),
            RemoveCards(),
            ClearContest(),
        )


class DeclareStance(Ask):
    """CM-11.4, A-26: in turn order each participant supports the attacker or defends, before cards are shown."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.sides,)

    def sides(self, g: CrescentState) -> Sequence[Action]:
        return Product(TakeSide, (ATTACKING, DEFENDING))

    def take(self, g: CrescentState, action: TakeSide) -> None:
        join(g, self.seat, action.stance)


def is_civil(g: CrescentState, seat: int) -> bool:
    """CM-11.8, CM-11.10, CM-11.11: the seat has a settlement (the palace too) or influence token in the active hex."""
    h = g.clash.hex
    return has_settlement(g, seat, h) or g.influence[h] == seat


def influence_strength(g: CrescentState, side: int) -> int:
    """CM-11.6, CM-11.7, CM-11.8, CM-11.9, CM-11.10, A-55: military once, civil for each player, cards."""
    clash = g.clash
    total = int(side_has_military(g, side)) + card_strength(g, side)
    for seat in range(g.seats):
        if clash.sides[seat] == side:
            total += has_settlement(g, seat, clash.hex) if seat == clash.attacker else is_civil(g, seat)
    return max(0, total)


class CompareInfluence(Do):
    """CM-11.12, A-37: the attacker wins with at least the defenders' strength, unless somebody breaks ties here."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        clash.totals = [influence_strength(g, ATTACKING), influence_strength(g, DEFENDING)]
        attack, defence = clash.totals
        g.log(events.StrengthCompared, attack, defence)
        clash.won = ATTACKING if attack >= defence else DEFENDING
        judge = tie_breaker(g, clash.hex)
        if attack == defence and judge != NOBODY:
            g.then(DecideTie(judge))


class EndContest(Do):
    """CM-11.13, CM-14.2.4: the attacker's token replaces any other, or nothing changes; the challenge token goes."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        conflict_won(g)
        if clash.won == ATTACKING:
            put_token(g, clash.attacker, clash.hex)
        g.challenge = NOBODY
        g.log(events.ContestEnded, clash.attacker, clash.hex, clash.won)


class ClearContest(Do):
    """CM-11.14: the contest is over."""

    def run(self, g: CrescentState) -> None:
        g.conflict = None


KINDS = (BeginContest, DeclareStance, CompareInfluence, EndContest, ClearContest)
