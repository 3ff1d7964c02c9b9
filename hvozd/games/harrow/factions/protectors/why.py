"""Why the Protectors' questions refuse an answer."""

from hvozd.games.harrow.factions.protectors import Guide, GuideTownsfolk, escorted
from hvozd.games.harrow.factions.protectors.figures import PROTECTORS
from hvozd.games.harrow.factions.protectors.paths import LayPath, LayPaths, LiftPath, path_range
from hvozd.games.harrow.factions.protectors.reasons import NoPathLeft, NoPathThere, NoTownsfolk, PathTooFar
from hvozd.games.harrow.factions.protectors.tactics import PlayTactic
from hvozd.games.harrow.rules import needs
from hvozd.games.harrow.rules.around import CardWindow
from hvozd.games.harrow.rules.reasons import Burning
from hvozd.kit.reasons import Case, Needs, Reason


def laying(case: Case) -> Reason | None:
    """HC-9.11, HC-9.13: a token left, a hex in range that does not burn."""
    g, hex_ = case.g, case.action.hex
    if not (g.path_supply and case.step.lays):
        return NoPathLeft("HC-9.11")
    if g.fire[hex_]:
        return Burning("HC-9.13", hex_)
    return None if hex_ in path_range(g) else PathTooFar("HC-9.11", hex_)


def lifting(case: Case) -> Reason | None:
    return None if case.g.paths[case.action.hex] else NoPathThere("HC-9.11", case.action.hex)


def guiding(case: Case) -> Reason | None:
    """HC-14.1: townsfolk with an own unit or a path token."""
    origin = case.action.origin
    return None if case.g.townsfolk[origin] and escorted(case.g, origin) else NoTownsfolk("HC-14.1", origin)


WHY: Needs = {
    CardWindow: {PlayTactic: (needs.own_card(PROTECTORS, "HC-19.4"),)},
    LayPaths: {LayPath: (laying,), LiftPath: (lifting,)},
    GuideTownsfolk: {Guide: (guiding,)},
}
