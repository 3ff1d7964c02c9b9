"""Why rockets do not help now."""

from hvozd.games.defenders.factions.sect.ballistics import Ballistics
from hvozd.games.defenders.factions.sect.item import ROCKETS, UseRocketsToBreach, UseRocketsToDestroy
from hvozd.games.defenders.hooks import ability
from hvozd.games.defenders.maps.geometry import ADJACENT
from hvozd.games.defenders.rules import needs
from hvozd.games.defenders.rules.reasons import NoMech, TooFarToHit
from hvozd.games.defenders.rules.turn import TakeActions
from hvozd.kit.reasons import Case, Needs, Reason

ROCKET = needs.item(ROCKETS, "DW-10.6")


def in_reach(case: Case) -> Reason | None:
    """DW-10.6, DW-19.8: a mech of the own hex, with Ballistics also of an adjacent one."""
    g, here, there = case.g, case.g.at[case.g.turn], case.action.hex
    far = there not in ADJACENT[here] or not isinstance(ability(g, g.turn), Ballistics)
    if there != here and far:
        return TooFarToHit("DW-10.6", there)
    return None if g.mechs[there] else NoMech("DW-10.6", there)


WHY: Needs = {TakeActions: {UseRocketsToDestroy: (ROCKET, in_reach), UseRocketsToBreach: (ROCKET, needs.breaching)}}
