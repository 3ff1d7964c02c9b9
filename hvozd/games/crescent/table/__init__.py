"""What people see: the pictures of the browser and the text of the terminal."""

from pathlib import Path

from hvozd.games.crescent.characters import ROOMS

FOLDERS = (Path(__file__).parents[1] / "locale", *(room.folder for room in ROOMS if room.folder is not None))
"""Where the words of the game lie."""
