"""What is written reads back: the same question, the same options, the same game; and a seat's text tells what it may know."""

from typing import Any

import msgspec
import pytest

import hvozd
from hvozd.core import Rng
from hvozd.kit.positions import layout_of, read
from hvozd.kit.positions.layout import KERNEL
from tests.positions.corpus import GAMES, LONG, SEED, play_on, walk

COUNT, EVERY, MOST = (50, 20, 100_000) if LONG else (3, 40, 250)
"""Games, one position in so many decisions, and no further than this."""


@pytest.mark.parametrize("name", GAMES)
def test_with_everything_written_the_game_goes_on_identically(name: str) -> None:
    """Also in the middle of battles, conflicts, windows and simultaneous choices: whatever is open at that moment."""
    seen, secret, questions = 0, 0, set()
    for seed in range(SEED, SEED + COUNT):
        for session in walk(name, seed, EVERY, MOST):
            text = session.position()
            game, settings, g = read(text)
            true: Any = session.state
            assert settings == session.record.header.options
            g.reveals = true.reveals  # only how often: a barrier for undo
            assert g == true, text
            assert play_on(game, g, Rng(seed), 30) == play_on(game, true, Rng(seed), 30)
            assert layout_of(game, settings).write(g) == text
            seen, secret = seen + 1, secret + bool(true.secret)
            questions.add(type(true.stack[-1]))
    print(f"{name}: {seen} positions, {len(questions)} kinds of questions, {secret} with secret answers")
    assert seen > COUNT and len(questions) > (3 if LONG or not SEED else 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_seats_text_gives_the_seat_what_it_sees_and_nothing_else(name: str) -> None:
    """The view is identical to the byte, and the text is the same whatever the truth is that the seat does not know."""
    seen = 0
    for seed in range(SEED + 100, SEED + 100 + COUNT):
        for session in walk(name, seed, EVERY, MOST):
            game, true = session.game, session.state
            layout = layout_of(game, session.record.header.options)
            seat = (None, *range(true.seats))[seen % (true.seats + 1)]
            text = session.position(seat)
            again = _silent(read(text, seed)[2])
            assert msgspec.json.encode(game.view(again, seat)) == msgspec.json.encode(game.view(true, seat))
            assert game.sight(again, seat) == game.sight(_silent(true), seat)
            other = game.determinize(true, seat, Rng(seed + 7))
            assert layout.write(other, seat, blind=True) == text, "the text shows what is hidden"
            seen += 1
    print(f"{name}: {seen} texts of seats")
    assert seen > COUNT


def _silent(g: Any) -> Any:
    """Without the journal: a text tells what is, not what was."""
    new = g.clone()
    new.journal = None
    return new


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_the_position_is_written_or_follows(name: str) -> None:
    session = hvozd.new(name, seed=2)
    layout = layout_of(session.game, session.record.header.options)
    base = layout.base()
    every = {info.name for info in msgspec.structs.fields(session.game.state)}
    on_map = {mark.field.split(".")[0] for ground in layout.grounds(base) for mark in ground.marks}
    assert {*layout.written(base)} | on_map | layout.derived | KERNEL >= every
    assert layout.derived - {"rulings"} <= every and layout.presumed | layout.always <= every and {*layout.by} <= every
    assert not layout.derived & layout.presumed


@pytest.mark.parametrize("name", GAMES)
def test_reading_and_writing_are_quick(name: str) -> None:
    """A text is written in a few milliseconds; reading it also plays on from there."""
    session = next(walk(name, 7, 60))
    text = session.position()
    assert len(text) < 20_000 and len(text.splitlines()) < 200
    assert session.position() == text


def test_what_a_text_leaves_out_is_as_at_the_start() -> None:
    game = hvozd.from_position("root; factions marquise,eyrie; map autumn; deck base")
    assert game.state.suits[1:] == [0, 2, 1, 1, 1, 0, 2, 0, 2, 1, 2, 0]
    assert len(game.state.deck) == 50 and game.state.supply[:2] == bytearray([25, 20])
    assert game.decision is not None and game.seats[game.decision.seat] == "marquise"


def test_unknown_hands_are_dealt_by_the_seed() -> None:
    first = "root; factions marquise,eyrie; map autumn; deck base"
    text = f"{first}\nhand eyrie: bird_ambush, 2 cards\nhand marquise: 1 card\nturn: eyrie\n12: eyrie roost"
    one, same, other = (hvozd.from_position(text, seed=seed) for seed in (1, 1, 2))
    assert one.state == same.state != other.state
    assert [len(hand) for hand in one.state.hands] == [1, 3] and len(one.state.deck) == 46
    assert one.game.words(one.state)["card"][one.state.hands[1][0]] == "bird_ambush" or "bird_ambush" in str(one.position())
