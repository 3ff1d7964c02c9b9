"""What people see: a view as pictures and as text."""

from functools import cache
from pathlib import Path

from hvozd.core import find_game
from hvozd.kit.packs import game_of
from hvozd.kit.texts import locale_folders


@cache
def folders() -> tuple[Path, ...]:
    """Where the texts of the game lie: the shared ones, then those of the rooms."""
    return locale_folders(find_game(game_of(__name__, "harrow")))
