"""Records made under earlier rules are carried to those of today, or end with a sentence where they cannot be."""

import types
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from hvozd.core import Rng, Session, add_game, decision
from hvozd.core.carry import Migration
from hvozd.core.errors import RecordVersion
from hvozd.core.record import Line, Record, load, replay, state_hash


class NoSwap(Migration):
    """To rules under which nobody is asked to swap."""

    old, new, about = "1", "2", "H-3 is gone"

    def lines(self, g: Any, line: Line) -> Iterable[Line]:
        if line.action != "keep":
            yield line


class SwapAgain(Migration):
    """To rules under which a winner is asked again: 'keep' is put in where the new question opens."""

    old, new, about = "2", "3", "H-3 is back"

    def lines(self, g: Any, line: Line) -> Iterable[Line]:
        now = decision(g)
        while now is not None and now.name == "OfferSwap":
            yield Line(0, now.seat, "keep", [])
            now = decision(g)
        yield line


@pytest.fixture
def versions(highcard: types.ModuleType) -> Iterator[dict[str, Any]]:
    """The small game under three versions of its rules: the first one is the game of the tests."""
    base = highcard.HighCard
    without = type("HighCard2", (base,), {"version": "2", "migrations": (NoSwap(),), "__module__": base.__module__})
    again = type("HighCard3", (base,), {"version": "3", "migrations": (NoSwap(), SwapAgain()), "__module__": base.__module__})
    yield {"1": base(), "2": without(), "3": again()}
    add_game(base())


def kept(number: int = 11) -> Session:
    """A game in which nobody ever swaps a card."""
    session, rng = Session.new("highcard", {"seats": "3"}, seed=number), Rng(number)
    while (now := session.decision) is not None:
        if now.name == "OfferSwap":
            session.play("keep")
        else:
            session.play(now.options(now.seat).sample(rng), now.seat)
    return session


def test_lines_are_put_in_and_left_out_on_the_way(versions: dict[str, Any]) -> None:
    """Through both migrations: the first takes every 'keep' out, the second puts it in again where it is asked for."""
    session = kept()
    data = session.record.dump(session.state)
    add_game(versions["3"])
    record = load(data)
    assert record.header.rules == "3" and not record.stopped
    assert [line.action for line in record.lines] == [line.action for line in session.record.lines]
    assert replay(record).result == session.state.result
    assert state_hash(replay(record)) == state_hash(session.state)


def test_a_record_ends_where_the_rules_make_it_impossible(versions: dict[str, Any]) -> None:
    session = kept()
    add_game(versions["2"])
    record = load(session.record.dump(session.state))
    assert record.stopped.startswith("Action 4 of the record (") and record.stopped.endswith("What changed: H-3 is gone.")
    assert "is not possible under rules 2 of High Card" in record.stopped and "OfferSwap" in record.stopped
    assert replay(record).number == len(record.lines) == 3


def test_a_version_nobody_carries_is_refused(versions: dict[str, Any]) -> None:
    session = kept()
    other = Record(session.record.header.__class__(1, "highcard", "0", 3, {"seats": 3}, []), [])
    with pytest.raises(RecordVersion, match="under rules 0 of High Card; these are 1"):
        load(other.dump(session.state))


def test_the_dice_stay_as_they_fell(versions: dict[str, Any]) -> None:
    """A carried record keeps the outcomes that were written, whatever the seed would give."""
    session = kept()
    record = session.record
    wrong = record.header.__class__(1, "highcard", "1", 999, record.header.options, [], record.header.random)
    data = Record(wrong, record.lines).dump(session.state)
    add_game(versions["3"])
    carried = load(data)
    assert carried.header.random == record.header.random and carried.header.written is True
    assert replay(carried).result == session.state.result
    again = load(carried.dump(replay(carried)))
    assert replay(again).result == session.state.result
