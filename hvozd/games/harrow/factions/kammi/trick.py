"""HC-32.9: the goblin card that swaps two haints."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer
from hvozd.games.harrow.factions.kammi.figures import KAMMI
from hvozd.games.harrow.factions.kammi.standees import StandeeAsk, board
from hvozd.games.harrow.maps import DISTANCE
from hvozd.games.harrow.rules.events import DollMoved, Moved
from hvozd.games.harrow.rules.moves import CARRY, CarryDoll, TakeDoll, haints_of_colour, may_carry, places
from hvozd.games.harrow.rules.units import alone_here, move_haint
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import HexF, PieceF


class SwapHaints(Action):
    form = "swap {own} {origin} {enemy} {target}"
    own: PieceF
    origin: HexF
    enemy: PieceF
    target: HexF


class Trick(StandeeAsk):
    """HC-32.9, HC-20.11: an own haint within 2 of the goblin and any enemy haint, each alone on a hex without objective, swap
    places; each owner decides about a doll."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        mine = [(kind, h) for kind in haints_of_colour(KAMMI) for h in places(g, kind) if lonely(g, h) and DISTANCE[at][h] <= 2]
        theirs = [(kind, h) for kind in haints_of_colour(g.rival(KAMMI)) for h in places(g, kind) if lonely(g, h)]
        return [SwapHaints(own, h, enemy, to) for own, h in mine for enemy, to in theirs]

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, SwapHaints)
        g.log(Moved, action.own, action.origin, action.target)
        g.log(Moved, action.enemy, action.target, action.origin)
        move_haint(g, action.own, action.origin, action.target)
        move_haint(g, action.enemy, action.target, action.origin)
        foe = g.seat(g.rival(KAMMI))
        if {action.origin, action.target} <= {*g.dolls}:
            g.then(TradeDolls(self.seat, action.origin, action.target, foe))
        elif may_carry(g, action.origin, action.target):
            g.then(CarryDoll(self.seat, action.origin, action.target, action.own))
        elif may_carry(g, action.target, action.origin):
            g.then(CarryDoll(foe, action.target, action.origin, action.enemy))


class TradeDolls(Ask):
    """HC-20.10, HC-20.11: both haints leave a doll's hex: only if both owners take theirs along no hex gets two."""

    origin: int
    target: int
    other: int
    """The seat that is asked next; -1: nobody."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: CARRY,)

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, TakeDoll):
            return
        if self.other >= 0:
            g.then(TradeDolls(self.other, self.target, self.origin, -1))
            return
        dolls = board(g).dolls
        first, second = dolls.index(self.origin), dolls.index(self.target)
        dolls[first], dolls[second] = self.target, self.origin
        g.log(DollMoved, self.origin, self.target)
        g.log(DollMoved, self.target, self.origin)


def lonely(g: HarrowState, h: int) -> bool:
    return alone_here(g, h) and not g.townsfolk[h] and not g.buildings[h]


KINDS = (SwapHaints, Trick, TradeDolls)
