"""DW-17.9, Field Hospital: one of the abilities of Thexuloa."""

from hvozd.games.defenders.hooks import Ability
from hvozd.games.defenders.rules.damage import heal
from hvozd.games.defenders.state import DefendersState, in_game


class FieldHospital(Ability):
    """DW-17.9: everybody still in the game removes 1 damage."""

    name = "field-hospital"

    def reveal(self, g: DefendersState, player: int) -> None:
        for other in in_game(g):
            heal(g, other, 1)
