"""What a position of Defenders of the Wild is worth to all players together: the steward's worth, named."""

from typing import Any

from hvozd.core import Action, Options, Rng
from hvozd.evaluation import Part, Together
from hvozd.games.defenders import instinct
from hvozd.games.defenders.state import DefendersState
from hvozd.games.defenders.worth import land_cost, player_worth


class DefendersEvaluation(Together):
    """Each player's camps, support, cards and health; and the state of the land, shared by all."""

    scale = 60.0

    def turn(self, g: DefendersState) -> int:
        return g.turn

    def likely(self, g: DefendersState, seat: int, options: Options, rng: Rng) -> Action:
        return instinct.likely(g, seat, options, rng)

    def parts(self, g: Any, seat: int) -> list[Part]:
        players = range(g.players) if g.seats == 1 else (seat,)
        return [
            Part("defenders", 1.0, sum(player_worth(g, player) for player in players)),
            Part("land", -1.0, land_cost(g) / g.seats),
        ]
