"""Why the Warlord's own actions are refused."""

from hvozd.games.crescent.characters.warlord import Muster, MusterMore, Uprising, Warlord
from hvozd.games.crescent.rules import needs
from hvozd.games.crescent.rules.pieces import free_for
from hvozd.games.crescent.rules.reasons import NobodyControls, NoOwnToken, NoUnitsLeft
from hvozd.games.crescent.rules.turn import ChooseAction
from hvozd.kit.reasons import Case, Need, Needs, Reason


def own_token(rule: str) -> Need:
    """An own influence token lies in the hex."""

    def need(case: Case) -> Reason | None:
        there = case.g.influence[case.action.hex] == case.seat
        return None if there else NoOwnToken(rule, case.action.hex)

    return need


def a_unit(case: Case) -> Reason | None:
    """CM-1.5: a unit in supply."""
    return None if case.g.units[case.seat] else NoUnitsLeft("CM-1.5", 0, 1)


def occupied(case: Case) -> Reason | None:
    """CM-9.1: another player controls the hex."""
    return NobodyControls("CM-9.1", case.action.hex) if free_for(case.g, case.seat, case.action.hex) else None


MUSTERING = (own_token("CM-9.2"), needs.free("CM-9.2"), a_unit)
WHY: Needs = {
    ChooseAction: {
        Uprising: (needs.only_for(Warlord.seat, "CM-9.1"), own_token("CM-9.1"), occupied, a_unit),
        Muster: (needs.only_for(Warlord.seat, "CM-9.2"), *MUSTERING),
    },
    MusterMore: {Muster: MUSTERING},
}
