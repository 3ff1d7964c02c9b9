"""How many different sequences of actions lead on from fixed positions: an unintended change of a rule moves a number."""

import pytest

from hvozd.core import Session, advance, apply
from hvozd.core.flow import decision
from hvozd.games.crescent.state import CrescentState
from tests.crescent.table import Table


def perft(g: CrescentState, depth: int) -> int:
    now = decision(g)
    if now is None or depth == 0:
        return 1
    if depth == 1:
        return len(now.options(now.seat))
    total = 0
    for action in now.options(now.seat):
        after = g.clone()
        apply(after, now.seat, action)
        advance(after)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("layout", "depths"),
    [("p4-1", {1: 2, 3: 4, 4: 196, 5: 5772}), ("p5-1", {1: 2, 3: 4, 4: 276, 5: 9158}), ("variable", {1: 14, 2: 96, 3: 808})],
)
def test_from_the_start(layout: str, depths: dict[int, int]) -> None:
    session = Session.new("crescent", {"layout": layout, "seats": "4" if layout == "p4-1" else "5", "years": "3"}, 1)
    assert isinstance(session.state, CrescentState)
    assert {depth: perft(session.state, depth) for depth in depths} == depths


def test_in_the_midst_of_it() -> None:
    t = (
        Table()
        .put("field", "warlord", 3, 1, "token")
        .put("ford", "caliph", 2, 0, "fort", "city")
        .put("quarry-1", "murshid", 0, 1, "token")
    )
    t.put("mountain-3", "nomad", 0, 2, "token").hand("warlord", "campaign", "cavalry", "elder").hand(
        "caliph", "siege-engines", "spy"
    )
    t.hand("murshid", "assassination", "imam").coins(warlord=3, caliph=4).reserve("nomad", 2)
    for who in ("warlord", "murshid", "caliph"):
        t.order(who, "own-actions")
    t.turn("warlord")
    assert [perft(t.g, depth) for depth in (1, 2)] == [61, 1532]
