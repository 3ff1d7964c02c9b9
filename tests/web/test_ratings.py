"""Ratings: synthetic players of known strength come out in the right order; only those who want it are rated."""

from collections.abc import Callable
from random import Random

import pytest

from hvozd.web.history import Ended, places
from hvozd.web.ratings import games_of, rate
from tests.web.conftest import Person
from tests.web.test_app import finish

Come = Callable[[], Person]
STRENGTHS = {"ada": 8.0, "ben": 4.0, "cyr": 2.0, "dan": 1.0, "eve": 0.5, "fay": 0.25}


def simulated(number: int, seed: int) -> list[list[tuple[str, int]]]:
    """Games of four: who is first, second … is drawn by strength."""
    rng, games = Random(seed), []
    for _ in range(number):
        left = sorted(STRENGTHS, key=lambda name: rng.random())[:4]
        order = []
        while left:
            at = rng.random() * sum(STRENGTHS[name] for name in left)
            for name in left:
                at -= STRENGTHS[name]
                if at <= 0:
                    break
            order.append(name)
            left.remove(name)
        games.append([(name, place) for place, name in enumerate(order, 1)])
    return games


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_players_of_known_strength_are_ordered_after_300_games(seed: int) -> None:
    found = rate(simulated(300, seed))
    assert sorted(found, key=lambda name: -found[name].shown) == list(STRENGTHS)
    assert sum(rating.games for rating in found.values()) == 1200


def test_chance_orders_nobody() -> None:
    rng = Random(5)
    names = list(STRENGTHS)
    games = [[(name, place) for place, name in enumerate(sorted(names, key=lambda _: rng.random()), 1)] for _ in range(300)]
    found = rate(games)
    assert max(one.mean for one in found.values()) - min(one.mean for one in found.values()) < 4


def ended(table: str, seat: int, person: str | None, agent: str, place: int) -> Ended:
    return Ended(table, seat, person, agent, "root", "x", place, 1.0)


def test_only_those_who_want_it_and_agents_they_met_are_rated() -> None:
    rows = [ended("a", 0, "ann", "", 1), ended("a", 1, "bob", "", 2), ended("a", 2, None, "hard", 3)]
    rows += [
        ended("b", 0, "bob", "", 1),
        ended("b", 1, None, "hard", 2),
        ended("c", 0, None, "easy", 1),
        ended("c", 1, None, "hard", 2),
    ]
    assert list(games_of(rows, {"ann"})) == [[("ann", 1), ("level-hard", 3)]]
    assert set(rate(games_of(rows, {"ann", "bob"}))) == {"ann", "bob", "level-hard"}
    assert rate([[("ann", 1)]]) == {}


def test_a_game_that_all_win_or_lose_together_is_no_contest(come: Come) -> None:
    """It is in the history, as what it was, and rates nobody."""
    for place in (0, 1):
        rows = [ended("a", 0, "ann", "", place), ended("a", 1, "bob", "", place), ended("a", 2, None, "hard", place)]
        assert list(games_of(rows, {"ann", "bob"})) == []
    tie = [ended("a", 0, "ann", "", 1), ended("a", 1, "bob", "", 1), ended("a", 2, None, "hard", 3)]
    assert len(list(games_of(tie, {"ann", "bob"}))) == 1
    ann = come()
    fields = {"game": "defenders", "option-seats": "2", "seat-0": "me", "seat-1": "me"}
    ann.client.post("/me/settings", data={"rated": "on"})
    ann.id = str(ann.client.post("/tables", data=fields).url).split("/t/")[1]
    finish(ann)
    result = ann.table.session.state.result
    assert result is not None
    page = ann.client.get("/history").text
    assert ("all lost together" in page) == (not result.winners)
    assert f"<td>{2 if result.winners else 0}</td>" in page, "a game that all have lost is no game won"


def test_a_game_that_ends_is_in_the_history_and_among_ratings_of_who_wants_one(come: Come) -> None:
    ann, bob = come(), come()
    ann.client.post("/me/settings", data={"name": "Annabel", "rated": "on"})
    ann.open()
    bob.client.post(ann.link(), data={"name": "Bobek"})
    finish(ann)
    table = ann.table
    page = ann.client.get("/history").text
    assert f"/t/{ann.id}/replay" in page and f"place {places(table.session)[0]}" in page
    assert "<td>1</td>" in page
    assert "Nobody has a rating yet" in ann.client.get("/ratings").text, "one alone cannot be rated"
    bob.client.post("/me/settings", data={"rated": "on"})
    page = ann.client.get("/ratings").text
    assert "Annabel" in page and "Bobek" in page
    bob.client.post("/me/settings", data={"rated": "off"})
    assert "Bobek" not in ann.client.get("/ratings").text
