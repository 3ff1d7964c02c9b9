"""Why Hester's questions refuse an answer."""

from hvozd.core import Step
from hvozd.games.harrow.factions.hester.acting import CARD, DropCube, DropCubes, HesterActs, PlayHester, free_flame
from hvozd.games.harrow.factions.hester.cards import ActivateCard
from hvozd.games.harrow.factions.hester.figures import HESTER, TABLE
from hvozd.games.harrow.factions.hester.fires import witch
from hvozd.games.harrow.factions.hester.reasons import (
    NoCube,
    NoFlame,
    NotActive,
    NotAtEdge,
    NotFromTip,
    OtherPlace,
    RootTouches,
    UsedThisTurn,
)
from hvozd.games.harrow.factions.hester.roots import Grow, GrowRoot, touched
from hvozd.games.harrow.maps import EDGE_HEXES, NEIGHBOURS
from hvozd.games.harrow.rules.reasons import NotHeld, OthersCard
from hvozd.kit.reasons import Case, Needs, Reason


def growing(case: Case) -> Reason | None:
    """HC-21.11, HC-21.12: from the tip, to a hex that no root touches; the first from the edge."""
    own, hex_ = witch(case.g), case.action.hex
    path = own.roots or own.old_roots
    if not path:
        return None if hex_ in EDGE_HEXES else NotAtEdge("HC-21.11", hex_)
    if hex_ not in NEIGHBOURS[path[-1]]:
        return NotFromTip("HC-21.11", hex_)
    return RootTouches("HC-21.12", hex_) if hex_ in touched(own.roots) | touched(own.old_roots) else None


def playing(case: Case) -> Reason | None:
    """HC-21.20, HC-21.30: a flame for it, a card of the hand, the next free place or one that is covered."""
    hand, active = case.g.hands[HESTER], witch(case.g).active
    if not free_flame(case.g, CARD):
        return NoFlame("HC-21.20")
    if hand is None or case.action.card not in hand.held:
        return NotHeld("HC-19.1")
    if len(active) == TABLE.active:
        return None if case.action.place < TABLE.active else OtherPlace("HC-21.30", TABLE.active - 1)
    return None if case.action.place == len(active) else OtherPlace("HC-21.30", len(active))


def active(case: Case) -> Reason | None:
    """HC-21.31: each active card once a turn."""
    if case.g.seat(HESTER) != case.seat:
        return OthersCard("HC-21.31", HESTER)
    own = witch(case.g)
    if case.action.card not in own.active:
        return NotActive("HC-21.31")
    return UsedThisTurn("HC-21.31") if case.action.card in own.used else None


def on_battleground(case: Case) -> Reason | None:
    """HC-21.64: a terrain cube that lies there."""
    return None if case.g.field[case.action.cube] else NoCube("HC-21.64", case.action.cube)


WHY: Needs = {
    GrowRoot: {Grow: (growing,)},
    HesterActs: {PlayHester: (playing,)},
    DropCubes: {DropCube: (on_battleground,)},
    Step: {ActivateCard: (active,)},
}
