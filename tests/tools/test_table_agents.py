"""Agents at the terminal table: budgets, Ctrl-C, agents that fail; what a person is spared; sentences in the own language."""

import io
import re
import time

import pytest
from rich.console import Console

from hvozd.agents import Agent, Place, find_agent
from hvozd.agents.worker import PATIENCE
from hvozd.cli import main
from hvozd.core import Action, Rng, Session
from hvozd.tui import thinking
from hvozd.tui.table import Left, Table

DUEL = {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}


class Typist:
    """Types these lines, then leaves."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=100)

    def __call__(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", self.screen.getvalue())


def sit(agent: Agent, lines: list[str], lang: str = "en", ask_all: bool = False) -> tuple[Table, Typist]:
    """A person is the Eyrie, an agent the Marquise."""
    typist = Typist(lines)
    session = Session.new("root", DUEL, seed=5)
    return Table(session, [agent, None], lang, typist.console, typist, ask_all), typist


class Crashing:
    def choose(self, place: Place) -> Action:
        raise RuntimeError("boom")


class Hanging:
    stopped = False

    def choose(self, place: Place) -> Action:
        while True:
            time.sleep(0.01)


class Patient(Hanging):
    def choose(self, place: Place) -> Action:
        self.stopped = False
        while not self.stopped:
            time.sleep(0.005)
        return list(place.options)[-1]


@pytest.mark.parametrize(("lang", "word"), [("en", "failed, so any legal action"), ("cs", "selhal")])
def test_an_agent_that_fails_does_not_end_the_game(lang: str, word: str) -> None:
    table, typist = sit(Crashing(), [], lang)
    with pytest.raises(Left):
        table.run()
    assert table.session.record.lines
    assert word in typist.text
    assert "boom" in typist.text


def test_an_agent_that_hangs_loses_its_turn() -> None:
    session = Session.new("root", DUEL, seed=5)
    now = session.decision
    assert now is not None
    action, trouble = thinking.choose(Hanging(), Place(session.game, session.state, now, 0), patience=0.3)
    assert action in now.options()
    assert trouble == "no answer in time"


def test_ctrl_c_ends_the_thinking_and_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new("root", DUEL, seed=5)
    now = session.decision
    assert now is not None
    presses = iter([False, True])
    join = thinking.threading.Thread.join

    def press(self: object, timeout: float | None = None) -> None:
        if next(presses, False):
            raise KeyboardInterrupt
        join(self, timeout)  # type: ignore[arg-type]

    monkeypatch.setattr(thinking.threading.Thread, "join", press)
    began = time.monotonic()
    action, trouble = thinking.choose(Patient(), Place(session.game, session.state, now, 0))
    assert (action, trouble) == (list(now.options())[-1], "")
    assert time.monotonic() - began < PATIENCE / 4


@pytest.fixture
def duel() -> list[str]:
    return ["play", "root", "--option", "factions=marquise,eyrie", "--option", "map=autumn", "--option", "deck=base"]


def test_levels_and_budgets_sit_at_the_table(
    duel: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main([*duel, "--seats", "ismcts:3,me"]) == 0
    assert "Marquise" in capsys.readouterr().out
    for lang, word in (("en", "cannot sit at the table"), ("cs", "ke stolu sednout nemůže")):
        assert main([*duel, "--seats", "me,ismcts:often", "--lang", lang]) == 2
        assert word in capsys.readouterr().err
    assert main([*duel, "--seats", "me,easy,hard", "--lang", "cs"]) == 2


def test_the_board_is_printed_again_only_when_it_has_changed() -> None:
    table, typist = sit(find_agent("random")(Rng(1)), ["1"] * 3)
    with pytest.raises(Left):
        table.run()
    board = typist.text.count("w warriors")
    assert board > 1
    table._face(1)
    assert typist.text.count("w warriors") == board
    table._shown = ""
    table._face(1)
    assert typist.text.count("w warriors") == board + 1


def test_where_one_thing_is_possible_nobody_is_asked() -> None:
    """Unless the person wants to be."""
    for ask_all in (False, True):
        table, typist = sit(find_agent("random")(Rng(1)), [""], ask_all=ask_all)
        with pytest.raises(Left):
            table.run()
        assert ("(the only possibility)" in typist.text) != ask_all
        assert ("There is only one possibility" in typist.text) == ask_all
        assert next(line for line in table.session.record.lines if line.seat == 1).action == "start in 1"


def test_undo_goes_back_over_what_nobody_was_asked() -> None:
    table, typist = sit(find_agent("random")(Rng(1)), ["u"])
    with pytest.raises(Left):
        table.run()
    assert "Taken back" in typist.text
    assert "There is only one possibility" in typist.text
    assert not [line for line in table.session.record.lines if line.seat == 1]


def test_sentences_are_in_the_language_of_the_person() -> None:
    table, typist = sit(find_agent("random")(Rng(1)), ["tancuj", "battle 1 marquise", "u", "u", "99"], "cs")
    with pytest.raises(Left):
        table.run()
    for words in ("není akce této hry", "To není odpověď na to", "Není co vzít zpět", "Volba číslo 99 v seznamu není"):
        assert words in typist.text
    assert not re.search(r"\b(no action of|That is no answer|nothing to undo)\b", typist.text)


def test_a_hint_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hvozd.tui.table.ADVISER", "ismcts:20")
    for lang, word in (("en", "Best:"), ("cs", "Nejlépe:")):
        table, typist = sit(find_agent("random")(Rng(1)), ["h"], lang)
        with pytest.raises(Left):
            table.run()
        assert word in typist.text
        assert [line.action for line in table.session.record.lines if line.seat == 1] == ["start in 1"]
