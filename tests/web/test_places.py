"""Places at the end of a game, what is set up for messages, and from which line on talk is asked for."""

from types import SimpleNamespace
from typing import Any

import pytest

from hvozd.core.state import Result
from hvozd.web.history import places
from hvozd.web.outbox import Outbox


def over(winners: tuple[int, ...], scores: tuple[int, ...], seats: int = 4) -> Any:
    return SimpleNamespace(state=SimpleNamespace(result=Result(winners, scores, "points"), seats=seats))


@pytest.mark.parametrize(
    ("winners", "scores", "found"),
    [
        ((2,), (10, 20, 30, 20), [4, 2, 1, 2]),
        ((0,), (10, 20, 30, 20), [1, 3, 2, 3]),  # who won otherwise than by points is first all the same
        ((0, 2), (10, 20, 30, 25), [1, 4, 1, 3]),
        ((1,), (), [2, 1, 2, 2]),
        ((), (10, 20, 30, 20), [0, 0, 0, 0]),
    ],
)
def test_winners_are_first_and_the_others_stand_by_their_points(
    winners: tuple[int, ...], scores: tuple[int, ...], found: list[int]
) -> None:
    assert places(over(winners, scores)) == found


@pytest.mark.parametrize(("address", "vapid", "pushes"), [("a", "k", True), ("a", "", False), ("", "k", False), ("", "", False)])
def test_pushes_need_an_address_and_a_key(address: str, vapid: str, pushes: bool) -> None:
    assert Outbox(address=address, vapid=vapid).pushes is pushes
