"""Ratings by OpenSkill: of people who want one, and of the agents they play against, game by game."""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any

import msgspec

from hvozd.web.history import Ended

FEW = 5
"""Before so many games a rating is only shown as a guess."""


class Rating(msgspec.Struct, frozen=True):
    """How strong a player probably is: three spreads below the mean is what has been shown."""

    mean: float
    spread: float
    games: int

    @property
    def shown(self) -> float:
        return self.mean - 3 * self.spread


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rate(games: Iterable[Sequence[tuple[str, int]]]) -> dict[str, Rating]:
    """Ratings after games, one after the other; each is a list of players with their places (equal places are ties)."""
    known: dict[str, Any] = {}
    played: dict[str, int] = {}
    for game in games:
        if len(game) < 2:
            continue
        before = [[known.setdefault(player, _model().rating())] for player, _ in game]
        after = _model().rate(before, ranks=[float(place) for _, place in game])
        for (player, _), (rating,) in zip(game, after, strict=True):
            known[player] = rating
            played[player] = played.get(player, 0) + 1
    return {player: Rating(rating.mu, rating.sigma, played.get(player, 0)) for player, rating in known.items()}


def games_of(rows: Iterable[Ended], people: Collection[str]) -> Iterable[list[tuple[str, int]]]:
    """Games with those who count: people who want to be rated, and agents. Nobody is rated twice in one game."""
    for seats in (list(rows) for _, rows in groupby(rows, key=lambda row: row.table)):
        found: dict[str, int] = {}
        if (len(seats) > 1 and {row.place for row in seats} <= {1}) or {row.place for row in seats} <= {0}:
            continue  # all have won together, or lost: that tells nobody from the others
        for row in seats:
            player = row.person if row.person in people else f"level-{row.agent}" if row.agent and not row.person else None
            if player:
                found[player] = min(row.place, found.get(player, row.place))
        if any(not player.startswith("level-") for player in found):
            yield list(found.items())
