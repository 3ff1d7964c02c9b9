"""DW-18.9, Medicinal Herbs: one of the abilities of Agarica."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Offer, Product, Word
from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.damage import heal
from hvozd.games.defenders.state import DefendersState, in_game


class MedicinalHerbs(Ability):
    """DW-18.9: somebody is healed."""

    name = "medicinal-herbs"

    def reveal(self, g: DefendersState, player: int) -> None:
        g.then(GiveHerbs(g.seat_of(player)))


class Nurse(Action):
    form = "nurse {player}"
    player: Annotated[int, Word("faction")]


class GiveHerbs(Ask):
    """DW-18.9: one player still in the game, chosen by the owner, removes all damage."""

    def offers(self, g: DefendersState) -> Sequence[Offer]:
        return (lambda g: Product(Nurse, in_game(g)),)

    def take(self, g: DefendersState, action: Nurse) -> None:
        heal(g, action.player, g.damage[action.player])


KINDS = (Nurse, GiveHerbs)
