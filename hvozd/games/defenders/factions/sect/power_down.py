"""DW-19.6, Power Down: one of the abilities of Guszper."""

from hvozd.games.defenders.hooks import Ability


class PowerDown(Ability):
    """DW-19.6, A-40: walls stop nobody, engines do."""

    name = "power-down"
    promise = 4.0
    opens_walls = True
