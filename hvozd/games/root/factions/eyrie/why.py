"""Why the Eyrie's questions refuse an answer."""

from hvozd.games.root.components import BIRD, SUIT
from hvozd.games.root.factions.eyrie.decree import (
    BATTLE,
    BUILD,
    MOVE,
    RECRUIT,
    ROOST,
    AddOrder,
    AddToDecree,
    ChooseLeader,
    DecreeBattle,
    DecreeBuild,
    DecreeMove,
    DecreeRecruit,
    Falter,
    NameLeader,
    ResolveDecree,
    execute,
    own,
)
from hvozd.games.root.factions.eyrie.reasons import LeaderDown, NoSuchOrder, OtherColumn, SecondBird, StillPossible
from hvozd.games.root.rules.needs import (
    FIGHTING,
    MOVING,
    held,
    left,
    of_suit,
    placeable,
    ruled,
    slot,
    stands,
    stands_not,
    supplied,
)
from hvozd.games.root.rules.why import DAY
from hvozd.kit.reasons import Case, Need, Needs, Reason


def one_bird(case: Case) -> Reason | None:
    """R-7.4.2: at most one of the cards added is a bird."""
    second = case.step.bird and SUIT[case.action.card] == BIRD
    return SecondBird("R-7.4.2", case.action.card) if second else None


def ordered(column: int) -> Need:
    """R-7.5.2: the Decree is at this column, and a card of the suit is not resolved there yet."""

    def need(case: Case) -> Reason | None:
        if case.step.column != column:
            return OtherColumn("R-7.5.2", case.step.column)
        return None if own(case.g, case.seat).pending[case.action.suit] else NoSuchOrder("R-7.5.2", column, case.action.suit)

    return need


def impossible(case: Case) -> Reason | None:
    """I-EYR-1: only a card that cannot be carried out brings turmoil."""
    column, suit = case.step.column, case.action.suit
    if not own(case.g, case.seat).pending[suit]:
        return NoSuchOrder("R-7.5.2", column, suit)
    return StillPossible("I-EYR-1", suit) if execute(case.g, case.seat, column, suit) else None


def face_up(case: Case) -> Reason | None:
    """R-7.7.3: a leader that is not deposed."""
    deposed = case.action.leader in own(case.g, case.seat).deposed
    return LeaderDown("R-7.7.3", case.action.leader) if deposed else None


WHY: Needs = {
    AddToDecree: {AddOrder: (held("R-7.4.2"), one_bird)},
    ResolveDecree: {
        **DAY,
        DecreeRecruit: (
            ordered(RECRUIT),
            of_suit("R-7.5.2.I"),
            stands("R-7.5.2.I", ROOST),
            placeable(),
            supplied(),
        ),
        DecreeMove: (ordered(MOVE), of_suit("R-7.5.2.II", at="origin"), *MOVING),
        DecreeBattle: (ordered(BATTLE), of_suit("R-7.5.2.III"), *FIGHTING),
        DecreeBuild: (
            ordered(BUILD),
            left("R-2.5.2", ROOST),
            of_suit("R-7.5.2.IV"),
            ruled("R-7.5.2.IV"),
            stands_not("R-7.5.2.IV", ROOST),
            slot(),
            placeable(),
        ),
        Falter: (impossible,),
    },
    ChooseLeader: {NameLeader: (face_up,)},
}
