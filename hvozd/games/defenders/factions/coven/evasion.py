"""DW-18.4, Evasion: one of the abilities of Zinnobel."""

from hvozd.games.defenders.hooks import Ability


class Evasion(Ability):
    """DW-18.4: a 1 does not hurt the owner."""

    name = "evasion"
    ignores = (1,)
