"""DW-19.5, Scrap Hunter: one of the abilities of Guszper."""

from hvozd.games.defenders.hooks import Ability


class ScrapHunter(Ability):
    """DW-19.5: 2 support for a mech."""

    name = "scrap-hunter"
    mech_support = 2
