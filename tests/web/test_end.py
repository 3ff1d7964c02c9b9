"""After the end: the page tells the true points, where they came from and where the game turned; before it tells nothing."""

import asyncio
import gzip
import re
from functools import cache

import pytest

from hvozd.core import Rng, Session
from hvozd.core.record import Record
from hvozd.web.outcome import LEAST, POINTS, Outcome, outcome_of
from tests.web.worlds import World

GAMES = ("root", "crescent", "defenders", "harrow")


@cache
def finished(game: str) -> Session:
    """A game that those who know the game a little have played to its end."""
    session, rng = Session.new(game, {}, seed=7), Rng(7)
    judge = session.game.evaluation()
    while (now := session.decision) is not None:
        session.play(judge.likely(session.state, now.seat, now.options(now.seat), rng), now.seat)
    return session


@cache
def course(game: str) -> Outcome:
    record = finished(game).record
    return outcome_of(Record(record.header, record.lines))


@pytest.mark.parametrize("game", GAMES)
def test_the_course_ends_with_the_points_and_the_winners_of_the_game(game: str) -> None:
    session, found = finished(game), course(game)
    result = session.state.result
    assert result is not None
    assert len(found.points) == len(found.chances) == len(session.record.lines) + 1
    if session.game.scores(session.state):
        assert found.points[-1] == result.scores
    assert [seat for seat, chance in enumerate(found.chances[-1]) if chance == 1] == list(result.winners)
    assert all(0 <= chance <= 1 for row in found.chances for chance in row)


@pytest.mark.parametrize("game", ["root", "crescent", "harrow"])
def test_all_points_have_a_source_and_most_have_one_with_a_name(game: str) -> None:
    found = course(game)
    for seat, points in enumerate(found.points[-1]):
        sources = [amount for (who, _), amount in found.sources.items() if who == seat]
        assert sum(sources) == points - found.points[0][seat]
    named = sum(abs(amount) for (_, event), amount in found.sources.items() if event is not None)
    assert named > sum(map(abs, found.sources.values())) / 2


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_are_whole_turns_that_moved_chances_most(game: str) -> None:
    found, lines = course(game), finished(game).record.lines
    assert 0 < len(found.turns) <= POINTS
    for turn in found.turns:
        assert lines[turn.first].seat == turn.seat and (not turn.first or lines[turn.first - 1].seat != turn.seat)
        assert turn.before == found.chances[turn.first][turn.mover] and turn.moved >= LEAST
    steps = sorted(found.rounds)
    assert steps == found.rounds and len(set(steps)) == len(steps) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_small_and_says_who_won_in_both_languages(game: str) -> None:
    world = World(game, over=True)
    result = world.true.state.result
    assert result is not None
    for lang in ("en", "cs"):
        page = asyncio.run(world.callers["stranger"].get(f"/t/{world.id}/end", f"lang={lang}")).body
        assert len(page) < 60_000 and len(gzip.compress(page)) < 10_000
        text = page.decode()
        assert not re.search(r"\b(?:end|source)-[A-Za-z]+ ?<|…", text)
        assert text.count("<tr class=") == world.seats and 'class="chart"' in text
        ids = re.findall(r' id="([^"]+)"', text)
        assert len(ids) == len(set(ids))
    world.close()


def test_before_the_end_there_is_no_such_page() -> None:
    world = World("root")
    answer = asyncio.run(world.callers["host"].get(f"/t/{world.id}/end"))
    assert answer.status == 409 and b"not over yet" in answer.body and b"chart" not in answer.body
    world.close()
