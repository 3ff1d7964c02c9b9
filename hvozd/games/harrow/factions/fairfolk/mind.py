"""What the Fair Folk want: sword, crown and queen."""

from hvozd.games.harrow.factions.fairfolk.quests import NEEDED, serving
from hvozd.games.harrow.mind.aims import Mind, weights_of
from hvozd.games.harrow.state import HarrowState


class FairFolkMind(Mind):
    weights = weights_of(__file__)

    def amounts(self, g: HarrowState) -> dict[str, float]:
        return features(g)


def features(g: HarrowState) -> dict[str, float]:
    """Finds first; then fewer hexes where the wanted one may be, nests that serve a quest, search cubes."""
    own = g.fairfolk
    quests = g.hands[5]
    assert own is not None
    assert quests is not None
    glamour, own.glamour = own.glamour, NEEDED - 1
    near = max((len(serving(g, quest)) for quest in quests.held), default=0)
    own.glamour = glamour
    return {
        "finds": own.found,
        "unsearched": own.maybe.bit_count(),
        "searching": g.field[7],
        "nests": sum(1 for nest in own.nests if nest),
        "quest": min(near, NEEDED),
        "ready": float(any(serving(g, quest) for quest in quests.held)),
    }


MIND = FairFolkMind()
