"""Minds: an agent in a process of its own answers, can be stopped, and never leaves its table without a legal action."""

import threading
import time
from collections.abc import Iterator

import pytest

from hvozd.agents.worker import Job, Mind
from hvozd.core import Rng, Session

MODULES = ("tests.web.thinkers",)


@pytest.fixture(scope="module")
def mind() -> Iterator[Mind]:
    made = Mind(MODULES)
    yield made
    made.close()


@pytest.fixture(scope="module")
def session() -> Session:
    session, rng = Session.new("root", {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}, seed=4), Rng(3)
    for _ in range(60):
        now = session.decision
        assert now is not None
        session.play(now.options().sample(rng))
    while (now := session.decision) is not None and len(now.options()) < 3:
        session.play(now.options().sample(rng))
    return session


def job(session: Session, agent: str, hint: str = "") -> Job:
    now = session.decision
    assert now is not None
    return Job("root", session.game.encode(session.state), now.seat, agent, agent, 7, hint)


def legal(session: Session, text: str) -> bool:
    now = session.decision
    assert now is not None
    return session.game.read(session.state, text) in now.options()


def test_an_agent_answers(mind: Mind, session: Session) -> None:
    thought = mind.think(job(session, "ismcts:20"), threading.Event())
    assert thought.trouble == ""
    assert legal(session, thought.action)


@pytest.mark.parametrize(("agent", "why"), [("crashing", "boom"), ("cheating", "not offered"), ("nobody", "no agent 'nobody'")])
def test_an_agent_that_fails_is_replaced_by_a_legal_action(mind: Mind, session: Session, agent: str, why: str) -> None:
    thought = mind.think(job(session, agent), threading.Event())
    assert legal(session, thought.action)
    assert why in thought.trouble


def test_an_agent_that_hangs_or_dies_loses_its_process_and_the_next_one_gets_another(mind: Mind, session: Session) -> None:
    for agent in ("hanging", "dying"):
        thought = mind.think(job(session, agent), threading.Event(), patience=1.0)
        assert legal(session, thought.action)
        assert thought.trouble
    assert mind.think(job(session, "random"), threading.Event()).trouble == ""


def test_thinking_can_be_stopped(mind: Mind, session: Session) -> None:
    now = session.decision
    assert now is not None
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    began = time.monotonic()
    thought = mind.think(job(session, "patient"), stop)
    assert time.monotonic() - began < 5
    assert thought.trouble == ""
    assert session.game.read(session.state, thought.action) == list(now.options())[-1]


def test_an_agent_that_does_not_stop_is_ended(mind: Mind, session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hvozd.agents.worker.GRACE", 0.2)
    stop = threading.Event()
    stop.set()
    began = time.monotonic()
    thought = mind.think(job(session, "hanging"), stop)
    assert legal(session, thought.action)
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(("lang", "word"), [("en", "Best:"), ("cs", "Nejlépe:")])
def test_a_hint_has_reasons_in_words(mind: Mind, session: Session, lang: str, word: str) -> None:
    thought = mind.think(job(session, "ismcts:60", lang), threading.Event())
    assert thought.advice[0][0] == thought.action
    assert thought.advice[0][1][0].startswith(word)
    assert len(thought.advice[0][1]) == 3
    assert all(legal(session, action) for action, _ in thought.advice)
