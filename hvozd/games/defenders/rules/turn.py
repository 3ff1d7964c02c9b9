"""Chapter DW-4: a player's turn: actions, then one machine card."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Offer
from hvozd.games.defenders.components import CARD_POINTS
from hvozd.games.defenders.hooks import ITEM_OFFERS
from hvozd.games.defenders.machines import DrawMachineCard
from hvozd.games.defenders.rules import actions
from hvozd.games.defenders.rules.events import TurnBegan
from hvozd.games.defenders.state import DefendersState


class Turn(Do):
    """DW-4.6, DW-4.7: as many points as the active defender shows, then a machine card."""

    player: int

    def run(self, g: DefendersState) -> None:
        g.turn = self.player
        g.points = CARD_POINTS[g.active[self.player]]
        g.log(TurnBegan, self.player, g.points)
        g.then(TakeActions(g.seat_of(self.player), self.player), DrawMachineCard(self.player))


class EndTurn(Action):
    form = "end"

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-4.6, A-50: a player may stop early; unspent points are lost."""
        g.points = 0
        g.stack.pop()


class TakeActions(Ask):
    """DW-4.6, DW-10.3, DW-11.2: actions for 1 point each in any order, items for nothing, team-ups when the points are spent."""

    player: int

    def open_to(self, g: DefendersState) -> bool:
        player = self.player
        return not g.out[player] and bool(g.points or g.items[player] or g.hand(player))

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        free: tuple[Offer, ...] = (self.end, *ITEM_OFFERS) if g.items[self.player] else (self.end,)
        return (*actions.OFFERS, *free) if g.points else (actions.team_ups, *free)

    def end(self, g: DefendersState) -> Sequence[Action]:
        return (EndTurn(),)

    def take(self, g: DefendersState, action: Action) -> None:
        g.stack.append(self)
        action.do(g, self.seat)


KINDS = (Turn, EndTurn, TakeActions)
