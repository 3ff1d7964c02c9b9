"""Chapter DW-5: what players may tell each other of their hands, and when."""

from collections.abc import Sequence

from hvozd.core import Action
from hvozd.games.defenders.rules.decks import habitat_counts
from hvozd.games.defenders.rules.events import HabitatsShared
from hvozd.games.defenders.state import NONE, DefendersState


class Share(Action):
    form = "share"

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-5.2, DW-5.6, A-51: tell everybody how many cards of each habitat are in the hand, and nothing else."""
        counts = habitat_counts(g.hands[seat])
        g.shared[seat] = counts
        g.reveal()
        g.log(HabitatsShared, seat, *counts)


def tellings(g: DefendersState, seat: int) -> Sequence[Action]:
    """DW-5.1, DW-5.2, DW-5.6, DW-21.10: from the reveal to the end of the round, asked or not; once for each hand held."""
    if g.solo or not 0 <= seat < g.seats or g.out[seat]:
        return ()
    revealed = g.active[seat] != NONE
    return (Share(),) if revealed and g.hands[seat] and not g.shared[seat] else ()


KINDS = (Share,)
