"""HC-11: the attack, from the choice of hexes to the haint clash."""

from collections.abc import Sequence
from functools import partial

import msgspec

from hvozd.core import Action, Ask, Do, Offer
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.hooks import gift_of, rules_of, strangers
from hvozd.games.harrow.maps import BRAMBLES, DISTANCE, HEXES, NEIGHBOURS
from hvozd.games.harrow.rules.cubes import ActivateTree, gain, pay
from hvozd.games.harrow.rules.events import AttackDeclared, AttackFailed, LegendHit, SuperiorityTaken
from hvozd.games.harrow.rules.moves import Move, shift
from hvozd.games.harrow.rules.scoring import kill, kill_unseen
from hvozd.games.harrow.rules.units import (
    haint_hexes,
    haints_of,
    pinned_slot,
    reach,
    room_for,
    slots_at,
    unit_hexes,
    weakest,
)
from hvozd.games.harrow.state import Battle, HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, FactionF, HexF, PieceF


class Attack(Action):
    form = "attack {origin}>{target} {foe}"
    origin: HexF
    target: HexF
    foe: FactionF


class Hold(Action):
    form = "hold"


class Strike(Action):
    form = "strike"


class HitLegend(Action):
    form = "hit {piece}>{target}"
    piece: PieceF
    target: HexF


class Claim(Action):
    form = "claim {hex}"
    hex: HexF


HOLD = (Hold(),)
STRIKE = (Strike(),)


def hold(g: HarrowState) -> Sequence[Action]:
    return HOLD


def strike(g: HarrowState) -> Sequence[Action]:
    return STRIKE


# -- who attacks whom -----------------------------------------------------------------------------------------------------------


def targets(g: HarrowState, faction: int, origin: int) -> list[Action]:
    """HC-11.2, A-39, A-40: everything that may be attacked from a hex: the rival's units, and what others have on the map."""
    far = reach(g, origin) + rules_of(faction).range_bonus(g)
    row = DISTANCE[origin]
    rival = g.rival(faction)
    found: list[Action] = [Attack(origin, h, rival) for h in unit_hexes(g, rival) if row[h] <= far]
    for other in strangers(g):
        found += other.targets(g, origin, far)
    return found


class ChooseAttack(Ask):
    """HC-11.2, HC-5.7, A-4: choose the attacker hex and one defender hex within its range, or hold."""

    faction: int
    origin: int = -1
    """-1: any hex with own units; else the hex of a token that attacks (HC-10.8)."""
    wrath: int = 0

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        origins = unit_hexes(g, self.faction) if self.origin < 0 else [self.origin]
        return [hold, *(partial(self.attacks, origin=h) for h in origins)]

    def attacks(self, g: HarrowState, origin: int) -> Sequence[Action]:
        return targets(g, self.faction, origin)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Attack):
            declare(g, self.faction, action, self.wrath)


def declare(g: HarrowState, faction: int, action: Attack, wrath: int = 0) -> None:
    """HC-5.6, HC-11.4, HC-11.5, HC-11.6: the attack counts for attacking again; then its steps in order."""
    g.attacked[faction] = True
    g.battle = Battle(faction, action.foe, action.origin, action.target, wrath)
    g.log(AttackDeclared, faction, action.foe, action.origin, action.target)
    if g.watch[action.target]:
        for colour in g.colours:
            gift_of(g, colour).attacked(g, colour, action.target)
    g.then(Superiority(), ActivateTree(), Outcome(), AttackOver())


class Superiority(Do):
    """HC-11.5: the side with more units takes a cube."""

    def run(self, g: HarrowState) -> None:
        b = battle(g)
        forced = rules_of(b.attacker).superiority(g)
        ours = g.units[b.attacker * HEXES + b.origin] + b.wrath
        foe = rules_of(b.foe)
        theirs = foe.defenders(g, b.target)
        if forced or ours > theirs:
            cubes = gain(g, b.attacker, forced or 1)
            g.log(SuperiorityTaken, b.attacker, cubes)
        elif theirs > ours:
            cube = foe.superiority_cube(g, b.target)
            if cube >= 0:
                g.log(SuperiorityTaken, b.foe, gain(g, cube))


def battle(g: HarrowState) -> Battle:
    assert g.battle is not None
    return g.battle


def cost_at(g: HarrowState, h: int) -> int:
    """HC-11.7: what a kill on a hex costs."""
    return NUMBERS.brambles_cost if g.land.kind[h] == BRAMBLES else NUMBERS.cost


def can_pay(g: HarrowState, b: Battle) -> bool:
    """HC-11.7, HC-11.12, A-18: at least as many cubes as the defender, and enough to pay."""
    ours = g.field[b.attacker]
    return ours >= rules_of(b.foe).strength(g) and ours >= cost_at(g, b.target)


class Outcome(Do):
    """HC-11.7, HC-11.13, HC-11.16: compare the cubes that fell out: success, nothing, or a haint clash."""

    def run(self, g: HarrowState) -> None:
        b = battle(g)
        if g.field[b.attacker] >= rules_of(b.foe).strength(g):
            seat = g.seat(b.attacker)
            g.then(rules_of(b.foe).beaten(g, seat) or Press(seat))
            return
        g.log(AttackFailed, b.attacker)
        if b.foe in g.colours and haints_of(g, b.attacker, b.origin) and haints_of(g, b.foe, b.target):
            strikes_back = DISTANCE[b.origin][b.target] <= g.land.reach[b.target]
            g.then(Clash(g.seat(b.attacker), b.attacker, b.target))
            if strikes_back:
                g.stack.insert(len(g.stack) - 1, Clash(g.seat(b.foe), b.foe, b.origin))


class Press(Ask):
    """HC-11.8, HC-11.9, HC-11.10, HC-11.11, HC-11.12, A-17, A-73: while it can, the attacker may pay for one more hit;
    automated factions always do."""

    def open_to(self, g: HarrowState) -> bool:
        b = battle(g)
        return can_pay(g, b) and (weakest(g, b.foe, b.target) >= 0 or bool(self.legends(g)))

    def legends(self, g: HarrowState) -> list[int]:
        b = battle(g)
        return [slot for slot in slots_at(g, b.foe, b.target) if not b.hit >> slot & 1]

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        b = battle(g)
        hits: Offer = self.hits
        if g.haints[2 * b.foe * HEXES + b.target] or not self.legends(g):
            hits = strike
        return (hits,) if g.solo is not None else (hits, hold)

    def hits(self, g: HarrowState) -> Sequence[Action]:
        """HC-11.10, HC-20.20, A-13, A-17: push the legend to a legal neighbour; pinned or shut in, it stays."""
        b = battle(g)
        found: list[Action] = []
        for slot in self.legends(g):
            ways = [] if pinned_slot(g, slot) else [h for h in NEIGHBOURS[b.target] if room_for(g, b.foe, h)]
            found += [HitLegend(LEGEND_PIECE + slot, h) for h in ways or [b.target]]
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Hold):
            return
        b = battle(g)
        pay(g, b.attacker, cost_at(g, b.target))
        g.then(self)
        if isinstance(action, HitLegend):
            hit_legend(g, b, action)
        else:
            kill(g, b.attacker, weakest(g, b.foe, b.target), b.target)


def hit_legend(g: HarrowState, b: Battle, action: HitLegend) -> None:
    """HC-11.10, HC-11.18: the legend is pushed, its faction reacts, and a haint of it dies somewhere."""
    slot = action.piece - LEGEND_PIECE
    g.battle = msgspec.structs.replace(b, hit=b.hit | 1 << slot)
    g.log(LegendHit, b.attacker, action.piece, action.target)
    g.then(ClaimHaint(g.seat(b.attacker), b.attacker, b.foe))
    rules_of(b.foe).legend_hit(g, slot)
    if action.target != b.target:
        shift(g, Move(action.piece, b.target, action.target))


class ClaimHaint(Ask):
    """HC-11.10, HC-11.11: the attacker removes a haint of the hit legend's faction from anywhere; none: the kill counts
    all the same."""

    faction: int
    foe: int

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.hexes(g))

    def hexes(self, g: HarrowState) -> list[int]:
        return sorted({*haint_hexes(g, 2 * self.foe), *haint_hexes(g, 2 * self.foe + 1)})

    def skipped(self, g: HarrowState) -> None:
        kill_unseen(g, self.faction, self.foe)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: [Claim(h) for h in self.hexes(g)],)

    def take(self, g: HarrowState, action: Claim) -> None:
        kill(g, self.faction, weakest(g, self.foe, action.hex), action.hex)


class Clash(Ask):
    """HC-11.14, HC-11.15: a side may pay to kill one haint on the other's hex; who may is fixed before the first kill."""

    faction: int
    hex: int

    def open_to(self, g: HarrowState) -> bool:
        return g.field[self.faction] >= cost_at(g, self.hex)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (strike,) if g.solo is not None else (strike, hold)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Strike):
            pay(g, self.faction, cost_at(g, self.hex))
            kill(g, self.faction, weakest(g, g.rival(self.faction), self.hex), self.hex)


class AttackOver(Do):
    """HC-11.17: remaining cubes stay; what lasted for this attack ends."""

    def run(self, g: HarrowState) -> None:
        attacker = battle(g).attacker
        g.battle = None
        rules_of(attacker).attack_over(g)


KINDS = (Attack, Hold, Strike, HitLegend, Claim, ChooseAttack, Superiority, Outcome, Press, ClaimHaint, Clash, AttackOver)
