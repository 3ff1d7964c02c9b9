"""Chapter DW-4: the round: organize phase, action phase, end of the round."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from hvozd.core import Action, Ask, AskAll, Do, Offer, Product, Word
from hvozd.games.defenders.components import ABILITIES, CARD_ABILITY
from hvozd.games.defenders.hooks import ability
from hvozd.games.defenders.rules.decks import activate, leave_hand, refill, take_top
from hvozd.games.defenders.rules.events import DefenderRevealed, FirstPlayer, RoundEnded
from hvozd.games.defenders.rules.turn import Turn
from hvozd.games.defenders.state import NONE, DefendersState, clockwise, in_game


class Round(Do):
    """DW-4.1, DW-5.1, DW-8.6: all players still in the game choose together; an empty hand chooses nothing."""

    def run(self, g: DefendersState) -> None:
        seats = tuple(player for player in in_game(g) if g.hands[player])
        g.turn = NONE
        if seats:
            g.then(ChooseDefender(seats))
        else:
            reveal_defenders(g, {})


class Choose(Action):
    form = "choose {card}"
    card: Annotated[int, Word("card")]


class ChooseDefender(AskAll):
    """DW-4.2, DW-5.1, DW-5.5: every player secretly chooses a hand card as active defender; nothing can be told meanwhile."""

    silent = True

    def offers(self, g: DefendersState, seat: int) -> Sequence[Offer]:
        return (lambda g: Product(Choose, sorted(g.hands[seat])),)

    def take_all(self, g: DefendersState, actions: Mapping[int, Choose]) -> None:
        reveal_defenders(g, {seat: action.card for seat, action in actions.items()})


def reveal_defenders(g: DefendersState, chosen: Mapping[int, int]) -> None:
    """DW-4.2, DW-4.3: all are turned up together; who had no hand turns up the top card of the deck."""
    for player in in_game(g):
        if player in chosen:
            card = chosen[player]
            leave_hand(g, player, card)
        else:
            card = take_top(g, player)
        activate(g, player, card)
        g.log(DefenderRevealed, player, card)
    order = clockwise(g, g.first)
    pending = tuple(player for player in order if has_reveal(g, player))
    g.then(ResolveReveals(g.first, pending), ActionPhase())


def has_reveal(g: DefendersState, player: int) -> bool:
    return ABILITIES[CARD_ABILITY[g.active[player]]].timing == "reveal"


class Resolve(Action):
    form = "resolve {player}"
    player: Annotated[int, Word("faction")]


class ResolveReveals(Ask):
    """DW-4.3, DW-15.1, A-29: reveal abilities come before anything else, in any order; the first player says which is next."""

    pending: tuple[int, ...]

    def open_to(self, g: DefendersState) -> bool:
        return len(self.pending) > 1

    def skipped(self, g: DefendersState) -> None:
        for player in self.pending:
            resolve_reveal(g, player)

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (lambda g: Product(Resolve, self.pending),)

    def take(self, g: DefendersState, action: Resolve) -> None:
        g.then(ResolveReveals(self.seat, tuple(player for player in self.pending if player != action.player)))
        resolve_reveal(g, action.player)


def resolve_reveal(g: DefendersState, player: int) -> None:
    """DW-15.3: an ability is carried out as far as it can be."""
    ability(g, player).reveal(g, player)


class ActionPhase(Do):
    """DW-4.5, DW-8.6: the holder of the marker takes the first turn, then clockwise; then the round ends."""

    def run(self, g: DefendersState) -> None:
        g.then(*(Turn(player) for player in clockwise(g, g.first)), EndRound())


class EndRound(Do):
    """DW-4.8, A-24, A-44: active defenders are active no longer; the marker of a player who has left goes on."""

    def run(self, g: DefendersState) -> None:
        g.turn = NONE
        g.log(RoundEnded)
        for player in range(g.players):
            g.active[player] = NONE
            g.teamed[player] = 0
            refill(g, player)
        if g.out[g.first]:
            g.first = clockwise(g, g.first)[0]
            g.log(FirstPlayer, g.first)
        g.then(Round())


KINDS = (Round, Choose, ChooseDefender, Resolve, ResolveReveals, ActionPhase, EndRound)
