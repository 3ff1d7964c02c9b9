"""Playing: the four ways an action is refused, secret choices, undo and its barriers, positions as values."""

import types
from collections.abc import Iterator

import pytest

from hvozd.core import (
    Action,
    Ask,
    Event,
    NotOffered,
    Rng,
    Session,
    StaleDecision,
    State,
    UndoRefused,
    UnreadableAction,
    WrongSeat,
    advance,
    apply,
    find_game,
    play,
)
from hvozd.core.flow import answer_at_random


@pytest.fixture
def session(highcard: types.ModuleType) -> Session:
    return Session.new(highcard.HighCard(), {"seats": "2"}, seed=7)


def after_trick(session: Session) -> int:
    """Play one trick; the seat that may swap now."""
    for seat in (0, 1):
        session.play(session.decision.options(seat).sample(Rng(1)), seat)  # type: ignore[union-attr]
    assert session.decision is not None
    assert session.decision.name == "OfferSwap"
    return session.decision.seat


@pytest.mark.parametrize(
    ("kind", "text", "seat", "number"),
    [
        (UnreadableAction, "dance 3", 0, 0),
        (NotOffered, "lay 99", 0, 0),
        (NotOffered, "keep", 0, 0),
        (WrongSeat, None, 2, 0),
        (WrongSeat, None, -1, 0),
        (StaleDecision, None, 0, 5),
        (StaleDecision, None, 0, -1),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(
    session: Session, kind: type[Exception], text: str | None, seat: int, number: int
) -> None:
    before, lines = session.state.data(), len(session.record.lines)
    with pytest.raises(kind) as caught:
        session.play(text or f"lay {session.view(0).hand[0]}", seat, number)
    assert type(caught.value) is kind
    assert str(caught.value).endswith(".")
    assert session.state.data() == before
    assert len(session.record.lines) == lines


def test_the_refusal_names_the_rule(session: Session) -> None:
    with pytest.raises(NotOffered, match=r"LayCards \(rule H-2\)"):
        session.play("lay 99", 0)


def test_after_the_end_nothing_is_open(session: Session) -> None:
    rng = Rng(1)
    while (now := session.decision) is not None:
        session.play(now.options(now.seat).sample(rng), now.seat)
    with pytest.raises(StaleDecision, match="over"):
        session.play("keep")


def test_a_secret_choice_shows_nothing_to_the_other(session: Session) -> None:
    game, first, *others = session.game, *session.view(0).hand
    views = set()
    for card in (first, *others):
        twin = Session.new(game, {"seats": "2"}, seed=7)
        twin.play(f"lay {card}", 0)
        views.add(game.sight(twin.state, 1))
        assert twin.decision is not None
        assert twin.decision.seats == (1,)
        assert twin.view(1).played == []
    assert len(views) == 1


def test_both_may_answer_a_secret_choice_with_the_number_they_saw(session: Session) -> None:
    """Seat 1 need not know that seat 0 was quicker."""
    session.play(f"lay {session.view(0).hand[0]}", 0, number=0)
    session.play(f"lay {session.view(1).hand[0]}", 1, number=0)
    with pytest.raises(StaleDecision):
        session.play("keep", number=0)


def test_nobody_answers_a_secret_choice_twice(session: Session) -> None:
    cards = session.view(0).hand
    session.play(f"lay {cards[0]}", 0)
    with pytest.raises(WrongSeat, match="waits for seat 1"):
        session.play(f"lay {cards[1]}", 0)


def test_a_secret_choice_is_not_undone(session: Session) -> None:
    session.play(f"lay {session.view(0).hand[0]}", 0)
    assert session.can_undo(0) is None
    with pytest.raises(UndoRefused):
        session.undo(0)


def test_undo_leads_back_to_the_same_position(session: Session) -> None:
    winner = after_trick(session)
    before, lines = session.state.data(), list(session.record.lines)
    session.play("keep", winner)
    assert session.can_undo(winner) == "keep"
    assert session.can_undo(1 - winner) is None
    session.undo(winner)
    assert session.state.data() == before
    assert session.record.lines == lines
    session.play("keep", winner)
    session.undo_turn(winner)
    assert session.state.data() == before


def test_a_cloned_session_can_be_taken_back_by_itself(session: Session) -> None:
    winner = after_trick(session)
    before = session.state.data()
    session.play("keep", winner)
    after, lines = session.state.data(), list(session.record.lines)
    twin = session.clone()
    assert twin.can_undo(winner) == session.can_undo(winner) == "keep"
    twin.undo(winner)
    assert twin.state.data() == before and twin.can_undo(winner) is None
    assert session.state.data() == after and session.record.lines == lines and session.can_undo(winner) == "keep"
    session.forget()
    assert session.can_undo(winner) is None


class Shout(Action):
    form = "shout"

    def do(self, g: State, seat: int) -> None:
        g.log(Shouted, seat)


class Shouted(Event):
    seat: int


def test_an_aside_leaves_the_question_open(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever may do something at any time does it whether asked or not; the others may not."""
    g = session.state
    monkeypatch.setattr(type(g), "asides", lambda g, seat: (Shout(),) if seat == 1 else ())
    now = play(g, Shout(), 1)
    assert now is not None and (now.name, now.number, now.seats) == ("LayCards", 0, (0, 1))
    assert list(g.read(None))[-1] == Shouted(1)
    with pytest.raises(NotOffered):
        play(g, Shout(), 0)
    assert len(list(g.read(None))) == 2


@pytest.mark.parametrize("swaps", [True, False])
def test_a_seat_without_a_player_is_answered_by_the_game(session: Session, monkeypatch: pytest.MonkeyPatch, swaps: bool) -> None:
    """`State.answer`: nobody is asked, the answer is carried out, no decision is counted; the other seat is asked as ever."""

    def answered(g: State, step: Ask) -> Action | None:
        return list(step.options(g))[0 if swaps else -1] if step.seat == automatic else None

    twin = session.clone()
    automatic = after_trick(twin)
    monkeypatch.setattr(type(session.state), "answer", answered)
    for seat in (0, 1):
        session.play(session.decision.options(seat).sample(Rng(1)), seat)  # type: ignore[union-attr]
    assert session.decision is not None and session.decision.name == "LayCards"
    assert session.state.number == 2 and len(session.state.deck) == len(twin.state.deck) - swaps
    assert len(session.state.hands[automatic]) == len(session.state.hands[1 - automatic])
    monkeypatch.setattr(type(session.state), "answer", lambda g, step: None)
    assert after_trick(session) in (0, 1)


def test_undo_does_not_cross_a_reveal(session: Session) -> None:
    winner = after_trick(session)
    session.play(f"swap {session.view(winner).hand[0]}", winner)
    before = session.state.data()
    with pytest.raises(UndoRefused, match="revealed"):
        session.undo(winner)
    assert session.state.data() == before


def test_the_other_seat_cannot_undo_for_me(session: Session) -> None:
    winner = after_trick(session)
    session.play("keep", winner)
    with pytest.raises(UndoRefused):
        session.undo(1 - winner)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_answered_at_random_is_carried_out(highcard: types.ModuleType, seed: int) -> None:
    """The short way of long simulations gives the game that the open questions give, decision by decision."""
    game, short, long = find_game("highcard"), Rng(seed), Rng(seed)
    g, other = game.new({"seats": 3}, seed), game.new({"seats": 3}, seed)
    while (now := advance(other)) is not None:
        apply(other, now.seat, now.options(now.seat).sample(long))
        assert answer_at_random(g, short)
        assert g.data() == other.data()
    assert not answer_at_random(g, short) and g.result == other.result is not None


def positions(session: Session) -> Iterator[bytes]:
    rng = Rng(4)
    while (now := session.decision) is not None:
        yield session.state.data()
        session.play(now.options(now.seat).sample(rng), now.seat)
    yield session.state.data()


def test_the_same_seed_and_answers_give_the_same_game(highcard: types.ModuleType) -> None:
    one, two = (list(positions(Session.new("highcard", {"seats": "3"}, seed=5))) for _ in range(2))
    other = list(positions(Session.new("highcard", {"seats": "3"}, seed=6)))
    assert one == two
    assert len(set(one)) == len(one)
    assert one != other


def test_positions_are_values(highcard: types.ModuleType) -> None:
    game = find_game("highcard")
    session = Session.new(game, {"seats": "2"}, seed=7)
    for data in positions(session):
        copy = game.decode(data)
        assert copy == game.decode(data)
        assert hash(copy) == hash(game.decode(data))
        assert copy.data() == data
        twin = copy.clone()
        twin.draws += 1
        assert twin != copy


def test_a_clone_shares_nothing_that_changes(highcard: types.ModuleType) -> None:
    session = Session.new("highcard", {"seats": "3"}, seed=3)
    clone = session.state.clone()
    data = clone.data()
    rng = Rng(1)
    while (now := session.decision) is not None:
        session.play(now.options(now.seat).sample(rng), now.seat)
    assert clone.data() == data
    assert clone.journal is not None
    assert len(clone.journal.entries) == 1


def test_the_journal_costs_nothing_when_it_is_off(highcard: types.ModuleType) -> None:
    class Costly(Event):
        text: str

        def __post_init__(self) -> None:
            raise AssertionError("an event was built although nobody reads")

    g = find_game("highcard").new({"seats": 2}, 1)
    g.log(Costly, "x")
    assert list(g.read(None)) == []


def test_events_for_some_are_read_by_some(highcard: types.ModuleType) -> None:
    g = Session.new("highcard", {"seats": "3"}, seed=1).state
    g.tell((1,), highcard.TrickTaken(1, (7,)), highcard.Dealt(1))
    read = {seat: list(g.read(seat))[-1] for seat in (0, 1, 2, None)}
    assert read == {0: highcard.Dealt(1), 1: highcard.TrickTaken(1, (7,)), 2: highcard.Dealt(1), None: highcard.Dealt(1)}


def test_fixed_outcomes_are_used_and_checked(highcard: types.ModuleType) -> None:
    g = find_game("highcard").new({"seats": 2}, 1)
    g.loaded = [3, 9]
    assert g.random(6) == 3
    with pytest.raises(ValueError, match="does not fit"):
        g.random(6)


def test_a_finished_game_runs_nothing_more(highcard: types.ModuleType) -> None:
    g = find_game("highcard").new({"seats": 2}, 1)
    now = advance(g)
    assert now is not None
    apply(g, 0, now.options(0).sample(Rng(1)))
    g.finish(highcard.Result((0,), (1, 0), "resigned"))
    g.finish(highcard.Result((1,), (0, 1), "too late"))
    assert advance(g) is None
    assert g.result is not None
    assert g.result.reason == "resigned"
