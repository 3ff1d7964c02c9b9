"""Positions of random games for the tests of numbers; HVOZD_LONG=1 gives as many as issue 23 names (`make numbers`)."""

import os
from collections.abc import Iterator

from hvozd.core import Decision, Game, Rng, State, find_game
from hvozd.core.flow import advance, apply

LONG = bool(os.environ.get("HVOZD_LONG"))
GAMES = ("crescent", "defenders", "harrow", "root")


def settings_of(name: str, number: int) -> dict[str, str]:
    """Mostly what the game draws itself; now and then with automatic factions, where it has them."""
    automatic = any(setting.name == "bots" for setting in find_game(name).settings)
    return {"bots": "any"} if automatic and number % 5 == 4 else {}


def visited(name: str, decisions: int, every: int = 23, seed: int = 7) -> Iterator[tuple[Game, State, Decision]]:
    """So many decisions of random games, one in `every` of those that were met, so that all parts of a game come up."""
    game, rng, number = find_game(name), Rng(seed), 0
    while True:
        g = game.new(game.resolve(settings_of(name, number), seed + number), seed + number)
        number += 1
        while (now := advance(g)) is not None:
            if rng.below(every) == 0:
                yield game, g, now
                decisions -= 1
                if not decisions:
                    return
            apply(g, now.seat, now.options(now.seat).sample(rng))
