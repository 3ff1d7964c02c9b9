"""What the Protectors want: townsfolk at home."""

from typing import Any

from hvozd.games.harrow.factions.protectors import Guide
from hvozd.games.harrow.factions.protectors.figures import PROTECTORS
from hvozd.games.harrow.factions.protectors.paths import LiftPath
from hvozd.games.harrow.maps import DISTANCE
from hvozd.games.harrow.mind.aims import FAR, USUAL, Mind, nothing, weights_of
from hvozd.games.harrow.state import HarrowState


def guide(g: HarrowState, action: Any) -> float:
    row = DISTANCE[g.home[PROTECTORS]]
    nearer: int = row[action.origin] - row[action.target]
    return USUAL + 2.0 * nearer


class ProtectorsMind(Mind):
    weights = weights_of(__file__)
    likely = {LiftPath: nothing, Guide: guide}

    def add(self, g: HarrowState, own: list[int], found: dict[str, float]) -> None:
        features(g, own, found)


def features(g: HarrowState, own: list[int], found: dict[str, float]) -> None:
    """Red cubes on the map; the townsfolk nearest to home, and how far an escort is from them."""
    found["planted"] = sum(g.red_cubes)
    found["tokens"] = sum(g.rows[3 * PROTECTORS : 3 * PROTECTORS + 3])
    home = DISTANCE[g.home[PROTECTORS]]
    waiting = [h for h, count in enumerate(g.townsfolk) if count]
    if waiting:
        nearest = min(waiting, key=lambda h: home[h])
        found["townsfolk"] = home[nearest]
        found["escort"] = min([DISTANCE[nearest][h] for h in own], default=FAR)


MIND = ProtectorsMind()
