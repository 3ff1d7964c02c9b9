"""DW-16.9, Sanctuary: one of the abilities of Saffra."""

from hvozd.games.defenders.hooks import Ability


class Sanctuary(Ability):
    """DW-16.9, A-39: everybody regroups to any usable camp, and nobody rolls for it."""

    name = "sanctuary"
    shares_camps = True
