"""DW-17.6, Caravans: one of the abilities of Nexto."""

from hvozd.games.defenders.hooks import Ability


class Caravans(Ability):
    """DW-17.6, A-32: everybody moves along the corridors of any one habitat."""

    name = "caravans"
    promise = 4.0
    opens_corridors = True
