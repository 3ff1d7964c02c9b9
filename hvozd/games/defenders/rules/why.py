"""Why the shared questions refuse an answer."""

from hvozd.games.defenders.components import SETUP
from hvozd.games.defenders.rules import needs
from hvozd.games.defenders.rules.actions import (
    Breach,
    Build,
    Clear,
    Destroy,
    Gather,
    Heal,
    Move,
    Regroup,
    Rewild,
    TeamUp,
)
from hvozd.games.defenders.rules.reasons import HasCards, OtherHandSize, ResolvedAlready
from hvozd.games.defenders.rules.round import Choose, ChooseDefender, Resolve, ResolveReveals
from hvozd.games.defenders.rules.solo import Deal, DealHand, SoloTurn, TurnUp, handless
from hvozd.games.defenders.rules.turn import TakeActions
from hvozd.kit.reasons import Case, Needs, Reason


def waiting(case: Case) -> Reason | None:
    """DW-4.3: a reveal ability that is not resolved yet."""
    return None if case.action.player in case.step.pending else ResolvedAlready("DW-4.3", case.action.player)


def without_cards(case: Case) -> Reason | None:
    """DW-21.3: a faction that has no card in hand."""
    return None if case.action.player in handless(case.g) else HasCards("DW-21.3", case.action.player)


def whole_hand(case: Case) -> Reason | None:
    """DW-21.1: together the starting hand."""
    size = SETUP[case.g.seats].hand
    return None if case.action.first + case.action.second == size else OtherHandSize("DW-21.1", size)


WHY: Needs = {
    TakeActions: {
        Move: (needs.points, needs.moving),
        Build: (needs.points, needs.building),
        Regroup: (needs.points, needs.regrouping),
        Clear: (needs.points, needs.pollution),
        Heal: (needs.points, needs.damage, needs.camp("DW-7.6")),
        Destroy: (needs.points, needs.mech),
        Breach: (needs.points, needs.breaching),
        Rewild: (needs.points, needs.rewilding),
        Gather: (needs.points, needs.camp("DW-7.10"), needs.new_item),
        TeamUp: (needs.held("DW-11.2"), needs.teaming),
    },
    ChooseDefender: {Choose: (needs.held("DW-4.2"),)},
    ResolveReveals: {Resolve: (waiting,)},
    SoloTurn: {Choose: (needs.held("DW-21.2"),), TurnUp: (without_cards,)},
    DealHand: {Deal: (whole_hand,)},
}
