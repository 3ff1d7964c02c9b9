"""Why not in the browser: whatever cannot be picked can be asked about, and the answer is a fact with its rule."""

import asyncio
import json

import pytest

from hvozd.core import Rng, Session
from hvozd.kit.texts import Teller
from hvozd.web.asking import reasons
from tests.web.caller import Answer
from tests.web.worlds import TABLES, World


def ask(world: World, who: str, thing: str, seat: int | str = 0, number: int | None = None) -> Answer:
    now = world.true.state.number if number is None else number
    query = f"seat={seat}&number={now}&thing={thing}"
    return asyncio.run(world.callers[who].get(f"/t/{world.id}/why", query))


@pytest.mark.parametrize("game", TABLES)
def test_everything_can_be_asked_about_and_is_answered(game: str) -> None:
    world = World(game)
    for thing in world.things():
        rows = json.loads(ask(world, "host", thing).body)["reasons"]
        assert rows and all(sentence for sentence, _ in rows), thing
    world.close()


@pytest.mark.parametrize(("game", "kind"), [("root", "place"), ("crescent", "hex"), ("defenders", "hex"), ("harrow", "hex")])
def test_places_that_are_not_offered_are_told_with_their_rule(game: str, kind: str) -> None:
    """In a game played by chance: whatever is offered somewhere, others are not, and rules say why."""
    session, rng, told = Session.new(game, TABLES[game][0], seed=5), Rng(1), list[tuple[str, str]]()
    words = session.game.words(session.state)
    teller = Teller(session.game, words, session.game.seat_names(session.state), "en")
    while (now := session.decision) is not None and now.number < 60:
        for name in list(words[kind])[::5]:
            told += reasons(session.game, session.state, now.seat, [f"{kind}:{name}"], teller)
        session.play(now.options(now.seat).sample(rng), now.seat)
    assert all(sentence for sentence, _ in told)
    assert len({rule for _, rule in told if rule}) >= 3, told[:5]


def test_who_is_not_asked_hears_whose_decision_it_is_and_an_old_page_is_told_so() -> None:
    world = World("root")
    waiting = json.loads(ask(world, "guest", "place:3", 1).body)["reasons"]
    assert len(waiting) == 1 and "decision" in waiting[0][0]
    assert ask(world, "host", "place:3", number=0).status == 409
    assert ask(world, "guest", "place:3", 0).status == 403
    assert ask(world, "host", "x" * 201).status == 400
    assert ask(world, "host", "").status == 400
    world.close()
