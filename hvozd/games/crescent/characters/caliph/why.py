"""Why the Caliph's own action is refused."""

from hvozd.games.crescent.characters.caliph import Caliph, PlacePalace, RelocatePalace
from hvozd.games.crescent.characters.caliph.reasons import PalaceThere
from hvozd.games.crescent.rules import needs
from hvozd.games.crescent.rules.turn import ChooseAction
from hvozd.kit.reasons import Case, Needs, Reason


def elsewhere(case: Case) -> Reason | None:
    """CM-9.5, A-49: not where it stands."""
    return PalaceThere("CM-9.5", case.action.hex) if case.g.palace == case.action.hex else None


WHY: Needs = {
    ChooseAction: {
        RelocatePalace: (
            needs.only_for(Caliph.seat, "CM-9.5"),
            elsewhere,
            needs.present("CM-9.5"),
            needs.free("CM-9.5"),
        )
    },
    PlacePalace: {RelocatePalace: (needs.present("CM-3.3"),)},
}
