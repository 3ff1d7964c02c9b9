"""Why the Fair Folk's questions refuse an answer."""

from hvozd.games.harrow.factions.fairfolk.acting import (
    COSTS,
    QUESTS_HAND,
    CompleteQuest,
    FairActs,
    LiftNest,
    PlayFairy,
    PlayNest,
    nests_out,
)
from hvozd.games.harrow.factions.fairfolk.figures import FAIR, TABLE
from hvozd.games.harrow.factions.fairfolk.offers import folk
from hvozd.games.harrow.factions.fairfolk.quests import serving
from hvozd.games.harrow.factions.fairfolk.reasons import (
    NestThere,
    NestUsed,
    NoNestLeft,
    NoNestThere,
    NotFulfilled,
    NotPrepared,
    Occupied,
    QuestDoneAlready,
    TooDear,
)
from hvozd.games.harrow.rules.reasons import Burning, NotHeld
from hvozd.games.harrow.rules.units import empty_hexes
from hvozd.games.harrow.words import SEARCH_CUBE
from hvozd.kit.reasons import Case, Needs, Reason


def one_nest(case: Case) -> Reason | None:
    """HC-24.7: one nest a turn."""
    return None if folk(case.g).nest_left else NestUsed("HC-24.7")


def nesting(case: Case) -> Reason | None:
    """HC-24.10: a prepared nest on a hex without units, bonfire or nest."""
    g, own, hex_ = case.g, folk(case.g), case.action.hex
    if nests_out(g) >= TABLE.nests:
        return NoNestLeft("HC-24.11")
    if case.action.offer not in own.prepared:
        return NotPrepared("HC-24.10", case.action.offer)
    if g.fire[hex_]:
        return Burning("HC-24.10", hex_)
    if own.nests[hex_]:
        return NestThere("A-77", hex_)
    return None if hex_ in empty_hexes(g) else Occupied("HC-24.10", hex_)


def a_nest(case: Case) -> Reason | None:
    return None if folk(case.g).nests[case.action.hex] else NoNestThere("HC-24.11", case.action.hex)


def questing(case: Case) -> Reason | None:
    """HC-24.7, HC-24.20: one a turn, of the hand, with four nests that fulfil it."""
    hand = case.g.hands[QUESTS_HAND]
    if not folk(case.g).quest_left:
        return QuestDoneAlready("HC-24.7")
    if hand is None or case.action.quest not in hand.held:
        return NotHeld("HC-24.20")
    return None if serving(case.g, case.action.quest) else NotFulfilled("HC-24.20")


def paid(case: Case) -> Reason | None:
    """HC-24.30: a card of the hand that the search cubes pay."""
    hand, have = case.g.hands[FAIR], case.g.field[SEARCH_CUBE]
    if hand is None or case.action.card not in hand.held:
        return NotHeld("HC-24.30")
    cost = COSTS[case.action.card]
    return None if cost <= have else TooDear("HC-24.30", cost, have)


WHY: Needs = {
    FairActs: {
        PlayNest: (one_nest, nesting),
        LiftNest: (one_nest, a_nest),
        CompleteQuest: (questing,),
        PlayFairy: (paid,),
    }
}
