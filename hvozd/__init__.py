"""Hvozd: four asymmetric board games on one engine. See `hvozd.core` for the kernel, `docs/kernel.md` for a tour."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hvozd.core.session import Session

__version__ = "0.1.0"


def new(game: str, *, seed: int = 0, **options: object) -> "Session":
    """A new game, ready to play: `hvozd.new("root", seed=1, seats=3)`. Options not given are drawn by the seed."""
    from hvozd.core.session import Session

    return Session.new(game, {name: _text(value) for name, value in options.items()}, seed)


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
