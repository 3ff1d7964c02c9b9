"""Why the Family's questions refuse an answer."""

from hvozd.games.harrow.factions.family import (
    ActivateUpgrade,
    PlayUpgrade,
    ReturnToken,
    ReturnTokens,
    StoreTokens,
    ToBoard,
    UseTokens,
    board,
)
from hvozd.games.harrow.factions.family.figures import FAMILY
from hvozd.games.harrow.factions.family.reasons import NoStormThere, NotInFront, NotKept
from hvozd.games.harrow.factions.family.storms import StormTrack
from hvozd.games.harrow.rules import needs
from hvozd.games.harrow.rules.effects import PlaceStorm
from hvozd.kit.reasons import Case, Needs, Reason


def kept(case: Case) -> Reason | None:
    """HC-7.2: a token that was drawn and is not used yet."""
    return None if case.action.token in board(case.g).kept else NotKept("HC-7.2", case.action.token)


def in_front(case: Case) -> Reason | None:
    """HC-13.5: a token that lies in front."""
    return None if case.action.token in board(case.g).front else NotInFront("HC-13.5", case.action.token)


def stormed(case: Case) -> Reason | None:
    """HC-9.30, HC-9.34: a hex with an own unit (side 1), or next to the legend (side 2)."""
    rule = "HC-9.30" if case.g.track[FAMILY] == 1 else "HC-9.34"
    return None if case.action in case.step.storms(case.g) else NoStormThere(rule, case.action.hex)


WHY: Needs = {
    UseTokens: {ActivateUpgrade: (kept,), PlayUpgrade: (needs.own_card(FAMILY, "HC-19.10"),)},
    ReturnTokens: {ReturnToken: (kept,)},
    StoreTokens: {ToBoard: (in_front,)},
    StormTrack: {PlaceStorm: (stormed,)},
}
