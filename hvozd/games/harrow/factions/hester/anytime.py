"""HC-21.31: Hester's cards may be activated at any time after the root cubes were taken, her offers outside an action."""

from collections.abc import Sequence

from hvozd.core import Offer
from hvozd.games.harrow.factions.hester.cards import activations
from hvozd.games.harrow.factions.hester.figures import HESTER
from hvozd.games.harrow.rules.around import Window
from hvozd.games.harrow.state import HarrowState


class HesterAsk(Window):
    """HC-21.31, HC-24.42: outside an action active cards and offers; the question stays open."""

    faction: int = HESTER

    def may_step(self, g: HarrowState) -> bool:
        """A-93: she walks by her Move action only."""
        return False

    def card_offers(self, g: HarrowState) -> Sequence[Offer]:
        return (activations,)


class HesterMidst(HesterAsk):
    """HC-21.31: in the midst of an action only active cards, between two of its steps."""

    def free_offers(self, g: HarrowState) -> list[Offer]:
        return list(self.card_offers(g))
