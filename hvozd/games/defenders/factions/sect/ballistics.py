"""DW-19.8, Ballistics: one of the abilities of Uzzik."""

from hvozd.games.defenders.hooks import Ability


class Ballistics(Ability):
    """DW-19.8: the owner's rockets also destroy mechs on adjacent hexes (item.py)."""

    name = "ballistics"
