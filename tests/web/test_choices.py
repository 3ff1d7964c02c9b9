"""Options as the page picks from them: complete, whether they come at once or pick by pick."""

from collections.abc import Callable, Iterator
from functools import partial

import msgspec
import pytest

from hvozd.core import Rng, Session
from hvozd.web import choices as module
from hvozd.web.choices import Choices, KindChoice, Pick
from hvozd.web.live import Live, Scene
from hvozd.web.store import Seat

Narrow = Callable[[list[Pick]], KindChoice | None]


def live_of(session: Session) -> Live:
    assert session.decision is not None
    return Live(Scene(session.game, session.state, [Seat()] * session.state.seats, session.decision.seat, "en"))


def rows_of(kind: KindChoice) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    for field in kind.fields:
        rows = [[*row, i] for row in rows for i in range(len(field.values))]
    return kind.rows if kind.rows is not None else rows


def texts_of(kind: KindChoice) -> Iterator[str]:
    for row in rows_of(kind):
        text = kind.form
        for field, value in zip(kind.fields, row, strict=True):
            text = text.replace(text[text.index("{") : text.index("}") + 1], field.values[value], 1)
        yield text


def reached(kind: KindChoice, picks: list[Pick], narrow: Narrow) -> set[str]:
    """Every action that a person can come to, pick by pick."""
    if not kind.open:
        return set(texts_of(kind))
    done = {pick.field for pick in picks if not pick.some}
    place = next(i for i, field in enumerate(kind.fields) if len(field.values) > 1 or (field.many and i not in done))
    field, found = kind.fields[place], set()
    part = [pick.some for pick in picks if pick.field == place and pick.some]
    for text in field.values:
        things = [] if text == "-" else text.split(",")
        for one in part:
            things.remove(one)
        pick = Pick(place, "", things[0]) if field.many and things else Pick(place, text)
        left = narrow([*picks, pick])
        assert left is not None
        found |= reached(left, [*picks, pick], narrow)
    return found


@pytest.mark.parametrize(("game", "seed"), [("root", 3), ("crescent", 5), ("harrow", 2), ("defenders", 1)])
def test_a_long_list_is_complete_pick_by_pick(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With hardly any room nearly every list is asked for pick by pick: nothing is lost, nothing is added."""
    monkeypatch.setattr(module, "ROOM", 300)
    session, rng, asked = Session.new(game, {}, seed), Rng(seed), 0
    while (now := session.decision) is not None and asked < 25 and now.number < 600:
        if now.number % 7 == 0 and now.spared is None:
            live = live_of(session)
            told = live.options()
            assert told is not None
            asked += any(kind.open for kind in told.kinds)
            found = set()
            for place, kind in enumerate(told.kinds):
                found |= reached(kind, [], partial(live.narrowed, place))
            assert found == {session.game.write(session.state, action) for action in now.options(now.seat)}
        session.play(now.options(now.seat).sample(rng), now.seat)
    assert asked > 5


def test_options_that_come_with_a_page_are_few_bytes() -> None:
    """The longest list of all (cards kept by hand limit, thousands of ways) comes as its next question."""
    session, rng, longest = Session.new("root", {"factions": "riverfolk,marquise,eyrie,alliance"}, 4), Rng(4), 0
    while (now := session.decision) is not None and now.number < 800:
        if now.number % 3 == 0:
            longest = max(longest, len(msgspec.json.encode(live_of(session).options())))
        session.play(now.options(now.seat).sample(rng), now.seat)
    assert 2_000 < longest < 9_000


def test_nothing_is_left_after_picks_that_do_not_fit() -> None:
    session = Session.new("root", {"factions": "marquise,eyrie"}, 1)
    live = live_of(session)
    assert live.narrowed(99, []) is None
    assert live.narrowed(0, [Pick(0, "no-such-thing")]) is None
    assert live.narrowed(0, [Pick(77, "1")]) is None


def test_others_who_answer_first_leave_a_question_as_it_was() -> None:
    """Where all choose at once, what somebody has picked so far belongs to the same question after another has answered."""
    session, rng = Session.new("defenders", seed=4), Rng(4)
    while (now := session.decision) is not None and len(now.seats) < 2:
        session.play(now.options(now.seat).sample(rng), now.seat)
    assert now is not None
    first, *others = now.seats
    last = others[-1]

    def asked() -> Choices:
        options = Live(Scene(session.game, session.state, [Seat()] * session.state.seats, last, "en")).options()
        assert options is not None
        for kind in options.kinds:
            kind.reveals = False  # whoever answers last reveals
        return options

    before, number = asked(), session.state.number
    session.play(now.options(first).sample(rng), first)
    assert asked() == before
    assert before.number == number
    assert module.still_open(session.state, number)
    assert module.still_open(session.state, number + 1)
    assert not module.still_open(session.state, number - 1)
    for seat in others:
        session.play(now.options(seat).sample(rng), seat, number)
    assert not module.still_open(session.state, number)
