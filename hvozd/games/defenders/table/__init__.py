"""What people see: the view as pictures and as text."""

from pathlib import Path

from hvozd.games.defenders.factions import FACTIONS, ROOMS
from hvozd.kit.texts import Texts

FOLDERS = (Path(__file__).parents[1] / "locale", *(one.folder for one in ROOMS if one.folder is not None))
LOOKS = tuple(faction.look() for faction in FACTIONS)
"""By faction."""


def texts_in(lang: str) -> Texts:
    """The texts of the game and of its factions."""
    return Texts(FOLDERS, lang)
