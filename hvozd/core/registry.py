"""Games by name, found by the entry point group `hvozd.games`; a game is loaded when it is first asked for."""

from functools import cache
from importlib.metadata import entry_points

from hvozd.core.errors import UnknownName
from hvozd.core.game import Game

GROUP = "hvozd.games"
_added: dict[str, Game] = {}


def add_game(game: Game) -> None:
    """Make a game known that no installed package registers: one from a notebook or a test."""
    _added[game.name] = game
    find_game.cache_clear()
    game_names.cache_clear()


@cache
def game_names() -> tuple[str, ...]:
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)} | set(_added)))


@cache
def find_game(name: str) -> Game:
    """The game of this name, or UnknownName that lists the games there are."""
    if name in _added:
        return _added[name]
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game = entry.load()()
            assert isinstance(game, Game)
            return game
    names = ", ".join(game_names())
    raise UnknownName(f"There is no game '{name}'; there are {names}.", "error-no-game", name=name, names=names)
