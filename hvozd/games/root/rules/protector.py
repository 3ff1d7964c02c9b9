"""R-E.5.2, RB-7.7.6: somebody who stands beside a battle is offered to the defender as a protector."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Event, Offer
from hvozd.games.root.hooks import faction
from hvozd.games.root.rules.battle import now
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.windows import Done
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Seat


class Enlisted(Event):
    seat: Seat
    arbiter: Seat


class Enlist(Action):
    """R-E.5.2: take the Arbiter's swords into the battle."""

    form = "enlist {arbiter}"
    arbiter: Seat

    def do(self, g: RootState, seat: int) -> None:
        now(g).backing += faction(g, self.arbiter).backing(g, self.arbiter)
        g.log(Enlisted, seat, self.arbiter)
        score(g, self.arbiter, 1)


class OfferProtector(Ask):
    """R-E.5.2, W-BT5, I-VB-18: the defender may enlist the Arbiter, who cannot refuse."""

    arbiter: int

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: (Enlist(self.arbiter), Done()),)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.arbiter)


KINDS = (Enlisted, Enlist, OfferProtector)
