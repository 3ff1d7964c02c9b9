"""What the Fair Folk want: sword, crown and queen."""

from hvozd.games.harrow.factions.fairfolk.figures import FAIR
from hvozd.games.harrow.factions.fairfolk.quests import NEEDED, serving
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.mind.aims import Mind, weights_of
from hvozd.games.harrow.state import HarrowState
from hvozd.kit.features import bits, counted, counts


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


OFFERS = 11
COLUMNS = (
    *(("found", 3), ("prepared", 3), ("nests-left", 2), ("quests-left", 2), ("glamour", 1)),
    *counted("terrain", 4),
    *counted("own-offer", OFFERS),
    *((f"taken{who}-{offer}", 1) for who in range(4) for offer in range(OFFERS)),
    *counted("find@", HEXES),
    *counted("maybe@", HEXES),
    *counted("cross@", HEXES),
)


def fill(g: HarrowState, viewer: int) -> bytes:
    """HC-24.3: where the finds are hidden everybody knows but the Fair Folk; they alone know the offers that they prepared."""
    own = g.fairfolk
    if own is None:
        return bytes(len(COLUMNS))
    me = viewer == FAIR
    finds = [place for number, place in enumerate(own.places) if place >= 0 and (not me or number < own.found)]
    return b"".join(
        (
            bytes((own.found, len(own.prepared), own.nest_left, own.quest_left, own.glamour)),
            bits(own.board, 4),
            counts(own.prepared, OFFERS) if me else bytes(OFFERS),
            *(counts(row, OFFERS) for row in own.taken),
            counts(finds, HEXES),
            bits(own.maybe, HEXES) if me else bytes(HEXES),
            counts(own.crosses, HEXES),
        )
    )
