"""DW-17.7, Fortitude: one of the abilities of Thexuloa."""

from hvozd.games.defenders.hooks import Ability


class Fortitude(Ability):
    """DW-17.7: a 2 does not hurt the owner."""

    name = "fortitude"
    ignores = (2,)
