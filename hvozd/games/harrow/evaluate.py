"""What a position of Harrow County is worth to a seat: what its faction wants, as the agent with an aim weighs it."""

from hvozd.evaluation import Evaluation, Part
from hvozd.games.harrow.aim import VALUE, coloured, threat
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import FAIR, HESTER

SIZE = {HESTER: 1 / 120, FAIR: 1 / 150}
"""Per faction: what makes its aims comparable with those of the others."""
COLOURED = 1 / 15


class HarrowEvaluation(Evaluation):
    """Every faction by its own aims; alone at the table, also by how near the automated factions are to theirs."""

    scale = 1.0

    def turn(self, g: HarrowState) -> int:
        return (g.round * 64 + g.cycle) * 8 + g.active

    def parts(self, g: HarrowState, seat: int) -> list[Part]:
        faction = g.factions[seat]
        parts = [Part("aims", SIZE.get(faction, COLOURED), VALUE.get(faction, coloured)(g, faction))]
        if g.solo is not None:
            parts.append(Part("threat", -COLOURED, threat(g)))
        return parts
