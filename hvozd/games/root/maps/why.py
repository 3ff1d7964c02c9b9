"""Why the maps refuse an action."""

from hvozd.core import Step
from hvozd.games.root.components import MAPS
from hvozd.games.root.maps.mountain import PATH_CLEARED, ClearPath
from hvozd.games.root.rules.needs import held
from hvozd.games.root.rules.pieces import present
from hvozd.games.root.rules.reasons import NoClosedPath, NothingBeside, PathCleared
from hvozd.kit.reasons import Case, Needs, Reason


def a_closed_path(case: Case) -> Reason | None:
    """R-D.3.3: once a turn, a path that is still closed, beside an own piece."""
    g, pair = case.g, (case.action.first, case.action.second)
    if pair not in MAPS[g.map].row.closed or pair in g.opened:
        return NoClosedPath("R-D.3.1", *pair)
    if PATH_CLEARED in g.used:
        return PathCleared("R-D.3.3")
    return None if any(present(g, case.seat, place) for place in pair) else NothingBeside("R-D.3.3", *pair)


WHY: Needs = {Step: {ClearPath: (a_closed_path, held("R-D.3.3"))}}
