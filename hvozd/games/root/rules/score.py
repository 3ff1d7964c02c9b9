"""Victory points and victory."""

from collections.abc import Mapping

from hvozd.core import Result
from hvozd.games.root.components import GAME
from hvozd.games.root.hooks import COOPERATIVE
from hvozd.games.root.rules.events import PointsLost, Scored
from hvozd.games.root.state import RootState


def scores(g: RootState, seat: int) -> bool:
    """R-3.3.1: whether a player still has points: not who activated a dominance card."""
    return g.dominance[seat] < 0


def book(g: RootState, points: Mapping[int, int]) -> None:
    """R-3.1, I-WIN-1, I-GEN-7, I-WIN-6: the points of one moment for all at once, then victory is checked; never below 0, and
    neither more nor less for who activated a dominance card."""
    reached = False
    for seat, gain in points.items():
        if gain and g.dominance[seat] < 0:
            before = g.vp[seat]
            g.vp[seat] = most(g, seat, max(0, before + gain))
            tell_points(g, seat, g.vp[seat] - before)
            reached = reached or g.vp[seat] >= GAME.points_to_win
    if reached:
        declare_winner(g)


def tell_points(g: RootState, seat: int, change: int) -> None:
    """Points gained or lost; who has none loses none."""
    if change:
        g.log(Scored if change > 0 else PointsLost, seat, abs(change), g.vp[seat])


def score(g: RootState, seat: int, points: int) -> None:
    if points:
        book(g, {seat: points})


def declare_winner(g: RootState) -> None:
    """R-3.1, I-WIN-2: of several at 30 the one with more points; tied, the active player, else the next in turn order."""
    if g.variants & COOPERATIVE:
        declare_team(g)
        return
    first = max(g.turn, 0)
    order = [(first + i) % g.seats for i in range(g.seats)]
    reached = [seat for seat in order if scores(g, seat) and g.vp[seat] >= GAME.points_to_win]
    best = max(g.vp[seat] for seat in reached)
    win(g, next(seat for seat in reached if g.vp[seat] == best), "points")


def most(g: RootState, seat: int, points: int) -> int:
    """AMB-51: in the cooperative game a player who has reached 30 stays there."""
    alone = not g.variants & COOPERATIVE or g.bots >> seat & 1
    return points if alone else min(points, GAME.points_to_win)


def declare_team(g: RootState) -> None:
    """RB-C.2: as soon as a bot has 30 points it wins; the people win together when each of them has."""
    reached = [seat for seat in range(g.seats) if g.vp[seat] >= GAME.points_to_win]
    bots = [seat for seat in reached if g.bots >> seat & 1]
    people = [seat for seat in range(g.seats) if not g.bots >> seat & 1]
    if bots:
        win(g, max(bots, key=lambda seat: g.vp[seat]), "points")
    elif all(seat in reached for seat in people):
        g.finish(Result(tuple(people), tuple(g.vp), "cooperation"))


def win(g: RootState, winner: int, reason: str) -> None:
    """R-9.2.8, I-WIN-10: whoever has joined a winner in a coalition wins too; somebody may have joined one who has joined."""
    winners = {winner}
    while joined := {seat for seat in range(g.seats) if g.coalition[seat] in winners} - winners:
        winners |= joined
    g.finish(Result(tuple(sorted(winners)), tuple(g.vp), reason))
