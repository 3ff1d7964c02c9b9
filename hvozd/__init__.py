"""Hvozd: four asymmetric board games on one engine. This is the front door; `docs/python.md` shows it at work.

>>> import hvozd
>>> "root" in hvozd.game_names()
True
>>> game = hvozd.new("defenders", seed=1, seats=2)
>>> len(game.options()) > 0
True
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, overload

from hvozd import built

if TYPE_CHECKING:
    from os import PathLike

    from hvozd.core.errors import IllegalAction, PositionError
    from hvozd.games.crescent.hidden.view import CrescentView
    from hvozd.games.crescent.state import CrescentState
    from hvozd.games.defenders.hidden.view import DefendersView
    from hvozd.games.defenders.state import DefendersState
    from hvozd.games.harrow.hidden.view import HarrowView
    from hvozd.games.harrow.state import HarrowState
    from hvozd.games.root.hidden.view import RootView
    from hvozd.games.root.state import RootState
    from hvozd.kit.front import Session

__version__ = "0.2.0"
__build__ = built.use()
"""`plain`, or which modules are used in the form that `make fast` compiled."""
__all__ = ["IllegalAction", "PositionError", "Session", "from_position", "game_names", "load", "new", "replay"]


def game_names() -> tuple[str, ...]:
    """The names of all games, including those of other packages."""
    from hvozd.core import registry

    return registry.game_names()


@overload
def new(game: Literal["root"], *, seed: int = 0, **settings: object) -> "Session[RootState, RootView]": ...
@overload
def new(game: Literal["crescent"], *, seed: int = 0, **settings: object) -> "Session[CrescentState, CrescentView]": ...
@overload
def new(game: Literal["defenders"], *, seed: int = 0, **settings: object) -> "Session[DefendersState, DefendersView]": ...
@overload
def new(game: Literal["harrow"], *, seed: int = 0, **settings: object) -> "Session[HarrowState, HarrowView]": ...
@overload
def new(game: str, *, seed: int = 0, **settings: object) -> "Session[Any, Any]": ...
def new(game: str, *, seed: int = 0, **settings: object) -> "Session[Any, Any]":
    """A new game, ready to play. Settings not given are drawn by the seed; `hvozd games root` lists them.

    >>> import hvozd
    >>> len(hvozd.new("root", seed=1, seats=4, map="autumn").seats)
    4
    """
    from hvozd.kit.front import Session

    return Session.new(game, {name.replace("_", "-"): _text(value) for name, value in settings.items()}, seed)


def load(path: "str | PathLike[str]") -> "Session[Any, Any]":
    """A saved game, where it was left: `game.save("mine.hvozd")` and `hvozd.load("mine.hvozd")`."""
    from pathlib import Path

    from hvozd.kit.front import Session

    return Session.open(Path(path))


def replay(path: "str | PathLike[str]") -> "Iterator[Session[Any, Any]]":
    """A saved game position by position, from its first decision to its last."""
    return load(path).positions()


def from_position(text: str, *, seed: int = 0) -> "Session[Any, Any]":
    """The game of a position's text, ready to play; what the text leaves unknown is dealt by the seed. `docs/positions.md`.

    >>> import hvozd
    >>> game = hvozd.from_position('''
    ...     crescent; seats 5; years 3; layout p5-1
    ...     year: 2
    ...     ford: city
    ... ''')
    >>> game.view(None).year, game.decision.name
    (2, 'ChooseAction')
    """
    from hvozd.kit.front import Session

    return Session.from_position(text, seed)


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def __getattr__(name: str) -> Any:
    if name in ("IllegalAction", "PositionError"):
        from hvozd.core import errors

        return getattr(errors, name)
    if name == "Session":
        from hvozd.kit.front import Session

        return Session
    raise AttributeError(f"module 'hvozd' has no attribute '{name}'")
