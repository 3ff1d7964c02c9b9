"""Why the shared questions refuse an answer."""

from hvozd.core import Action
from hvozd.games.crescent.rules import needs
from hvozd.games.crescent.rules.actions.build import Build, BuildMore, WithArchitect
from hvozd.games.crescent.rules.actions.buy import Buy, BuyMore
from hvozd.games.crescent.rules.actions.cardplay import MarchFast, PlaceToken, Raze, ShiftToken, Trade
from hvozd.games.crescent.rules.actions.hire import Hire
from hvozd.games.crescent.rules.actions.influence import Influence
from hvozd.games.crescent.rules.actions.march import (
    AfterGuide,
    Assault,
    ForcedAssault,
    ForcedMove,
    Guide,
    Move,
    MoveMore,
)
from hvozd.games.crescent.rules.actions.recruit import Recruit, RecruitMore
from hvozd.games.crescent.rules.anytime import PlayForCoins, PlayOn
from hvozd.games.crescent.rules.conflict import ConflictWindow, Select, SelectCards
from hvozd.games.crescent.rules.limits import Discard, HandLimit
from hvozd.games.crescent.rules.reasons import StillPossible
from hvozd.games.crescent.rules.turn import ChooseAction, Nothing, Window
from hvozd.kit.reasons import Case, Need, Needs, Reason


def nothing_else(case: Case) -> Reason | None:
    """A-43: passing is possible only without any legal action."""
    return None if case.step.nothing(case.g) else StillPossible("A-43")


BUILDING: tuple[Need, ...] = (needs.builder, needs.site)
MARCHING: tuple[Need, ...] = (needs.marching, needs.arriving)
RECRUITING: tuple[Need, ...] = (needs.recruiting, needs.free("CM-7.6.2"))
PLAYED: dict[type[Action], tuple[Need, ...]] = {
    kind: (needs.held("CM-7.10.1"), needs.with_action) for kind in (PlaceToken, ShiftToken, Raze, MarchFast, Trade)
}
ANYTIME: dict[type[Action], tuple[Need, ...]] = {kind: (needs.held("CM-8.6"),) for kind in (PlayOn, PlayForCoins)}
WHY: Needs = {
    ChooseAction: {
        **PLAYED,
        **ANYTIME,
        Influence: (needs.influencing,),
        Build: (*BUILDING, needs.paid),
        WithArchitect: (*BUILDING, needs.paid_with_architect),
        Move: (needs.mover, *MARCHING),
        Assault: MARCHING,
        Guide: (needs.mover, needs.guided, *MARCHING),
        Recruit: RECRUITING,
        Hire: (needs.hiring,),
        Buy: (needs.buying,),
        Nothing: (nothing_else,),
    },
    BuildMore: {Build: (*BUILDING, needs.another_hex, needs.paid)},
    MoveMore: {Move: MARCHING},
    AfterGuide: {Move: MARCHING, Assault: MARCHING},
    ForcedMove: {Move: MARCHING},
    ForcedAssault: {Assault: MARCHING},
    RecruitMore: {Recruit: RECRUITING},
    BuyMore: {Buy: (needs.buying,)},
    SelectCards: {Select: (needs.held("CM-10.3", "cards"), needs.selectable)},
    HandLimit: {Discard: (needs.held("CM-13.2"), needs.no_strategy)},
    Window: ANYTIME,
    ConflictWindow: ANYTIME,
}
