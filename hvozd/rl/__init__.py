"""Environments for those who train: PettingZoo for all seats, Gymnasium for one seat against agents. Needs the extra `rl`.

from hvozd.rl import aec_env, seat_env, vector_env
"""

from typing import Any

from hvozd.core.errors import HvozdError


def _needed() -> None:
    try:
        import gymnasium  # noqa: F401
        import numpy  # noqa: F401
        import pettingzoo  # noqa: F401
    except ImportError as error:
        raise HvozdError(f"Environments need the extra 'rl' ({error}): pip install 'hvozd[rl]'.") from None


def aec_env(game: str, **options: Any) -> Any:
    """A PettingZoo AEC environment of a game, one agent a seat; docs/numbers.md names the options."""
    _needed()
    from hvozd.rl.aec import wrapped

    return wrapped(game, **options)


def seat_env(game: str, **options: Any) -> Any:
    """A Gymnasium environment: one seat, the others are played by agents of the house."""
    _needed()
    from hvozd.rl.gym import SeatEnv

    return SeatEnv(game, **options)


def vector_env(game: str, number: int, *, processes: bool = False, **options: Any) -> Any:
    """So many environments of one seat side by side, in this process or each in its own."""
    _needed()
    from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

    makers = [lambda: seat_env(game, **options) for _ in range(number)]
    return AsyncVectorEnv(makers) if processes else SyncVectorEnv(makers)
