"""Why the setup refuses an answer."""

from hvozd.games.defenders.components import organizers_of
from hvozd.games.defenders.rules.reasons import NotHomeAtBorder, OthersOrganizer
from hvozd.games.defenders.setup.start import ChooseOrganizer, PlaceStartingCamp, Settle, TakeOrganizer, starting_hexes
from hvozd.kit.reasons import Case, Needs, Reason


def of_the_faction(case: Case) -> Reason | None:
    """DW-3.9: one of the faction's two."""
    own = organizers_of(case.g.factions[case.step.player])
    return None if case.action.organizer in own else OthersOrganizer("DW-3.9")


def at_the_border(case: Case) -> Reason | None:
    """DW-3.15, A-46: a home hex of the outermost ring that has any."""
    fine = case.action.hex in starting_hexes(case.g, case.step.player)
    return None if fine else NotHomeAtBorder("DW-3.15", case.action.hex)


WHY: Needs = {ChooseOrganizer: {TakeOrganizer: (of_the_faction,)}, PlaceStartingCamp: {Settle: (at_the_border,)}}
