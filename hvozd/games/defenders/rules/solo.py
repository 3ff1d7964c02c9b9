"""Chapter DW-21: one person leads two factions with one hand."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Do, Offer, Product, Word
from hvozd.games.defenders.components import CARD_FACTION, SETUP
from hvozd.games.defenders.rules.decks import activate, draw, leave_hand, refill, take_top
from hvozd.games.defenders.rules.events import DefenderRevealed, TurnEnded
from hvozd.games.defenders.rules.round import Choose, has_reveal, resolve_reveal
from hvozd.games.defenders.rules.turn import Turn
from hvozd.games.defenders.state import NONE, DefendersState, in_game


class Deal(Action):
    form = "deal {first}+{second}"
    first: int
    second: int


class DealHand(Ask):
    """DW-21.1: the starting hand comes from the two decks in any mix."""

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        size = SETUP[g.seats].hand
        return (lambda g: [Deal(first, size - first) for first in range(size + 1)],)

    def take(self, g: DefendersState, action: Deal) -> None:
        draw(g, 0, action.first)
        draw(g, 1, action.second)


class TurnUp(Action):
    form = "turn-up {player}"
    player: Annotated[int, Word("faction")]


class SoloTurn(Ask):
    """DW-21.2, DW-21.3, DW-5.7, DW-21.10: any hand card leads a turn of its faction; a faction without one may use its deck."""

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (lambda g: Product(Choose, sorted(g.hands[0])), lambda g: Product(TurnUp, handless(g)))

    def take(self, g: DefendersState, action: Choose | TurnUp) -> None:
        if isinstance(action, Choose):
            player = g.factions.index(CARD_FACTION[action.card])
            card = action.card
            leave_hand(g, player, card)
        else:
            player = action.player
            card = take_top(g, player)
        g.turn = player
        activate(g, player, card)
        g.log(DefenderRevealed, player, card)
        g.then(Turn(player), EndSoloTurn(player))
        if has_reveal(g, player):
            resolve_reveal(g, player)


def handless(g: DefendersState) -> list[int]:
    """DW-21.3: the factions still in the game that have no card in the common hand."""
    held = {CARD_FACTION[card] for card in g.hands[0]}
    return [player for player in in_game(g) if g.factions[player] not in held]


class EndSoloTurn(Do):
    """DW-21.4, DW-21.9: the card stays visible, and its ongoing ability at work, until its pile is covered or shuffled."""

    player: int

    def run(self, g: DefendersState) -> None:
        g.turn = NONE
        g.log(TurnEnded, self.player)
        g.teamed[self.player] = 0
        if g.out[self.player]:
            g.active[self.player] = NONE
        refill(g, self.player)
        g.then(SoloTurn(0))


KINDS = (Deal, DealHand, TurnUp, SoloTurn, EndSoloTurn)
