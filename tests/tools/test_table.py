"""The terminal table: picking step by step, typing, going back, undo, several people at one screen."""

import io
import re
import types
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from hvozd.agents import RandomAgent
from hvozd.cli import main
from hvozd.core import Action, Rng, Session
from hvozd.kit.texts import Teller
from hvozd.tui.picker import Picker
from hvozd.tui.table import Left, Table


class March(Action):
    form = "march {origin}>{target} x{number}"
    number: int
    origin: int
    target: int


class Stay(Action):
    form = "stay"


class Build(Action):
    form = "build {place}"
    place: int


@pytest.fixture
def says(highcard: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> Teller:
    from hvozd.core.spelling import Speller

    game = highcard.HighCard()
    game.__dict__["speller"] = Speller([March, Stay, Build])
    return Teller(game, {}, ("a", "b"))


MARCHES = [March(n, o, t) for o, t in ((1, 2), (1, 3), (4, 2)) for n in (1, 2)]


def labels(picker: Picker) -> list[str]:
    return [choice.label for choice in picker.choices()]


def test_picking_goes_kind_then_field_by_field_in_the_order_of_the_text(says: Teller) -> None:
    picker = Picker([*MARCHES, Stay(), Build(7)], says)
    assert labels(picker) == ["march …>… x…", "stay", "build 7"]
    assert picker.heading() == ""
    assert picker.pick(picker.choices()[0]) is None
    assert (picker.heading(), labels(picker)) == ("from where", ["1", "4"])
    assert picker.pick(picker.choices()[0]) is None
    assert (picker.heading(), labels(picker), picker.so_far()) == ("to where", ["2", "3"], "march 1>… x…")
    assert picker.pick(picker.choices()[1]) is None
    assert picker.heading() == "number"
    assert picker.pick(picker.choices()[1]) == March(2, 1, 3)


def test_what_is_left_alone_is_filled_in(says: Teller) -> None:
    picker = Picker([*MARCHES, Stay()], says)
    picker.pick(picker.choices()[0])
    picker.pick(picker.choices()[1])
    assert (picker.heading(), picker.so_far()) == ("number", "march 4>2 x…")


def test_back_takes_one_pick_back(says: Teller) -> None:
    picker = Picker([*MARCHES, Stay()], says)
    first = labels(picker)
    picker.pick(picker.choices()[0])
    second = labels(picker)
    picker.pick(picker.choices()[0])
    assert picker.back()
    assert labels(picker) == second
    assert picker.back()
    assert labels(picker) == first
    assert not picker.back()


def test_a_single_option_is_there_at_once(says: Teller) -> None:
    assert Picker([Stay()], says).action == Stay()


def test_every_option_can_be_reached_by_picking(says: Teller) -> None:
    options = [*MARCHES, Stay(), Build(1), Build(2)]
    reached: list[Action] = []

    def walk(picker: Picker) -> None:
        if picker.action is not None:
            reached.append(picker.action)
            return
        for index in range(len(picker.choices())):
            picker.pick(picker.choices()[index])
            walk(picker)
            picker.back()

    walk(Picker(options, says))
    assert sorted(map(repr, reached)) == sorted(map(repr, options))


class Typist:
    """Types these lines, then leaves; keeps what was on the screen at each."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=100)
        self.seen: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.seen.append(self.screen.getvalue() + prompt)
        self.screen.truncate(0)
        self.screen.seek(0)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def sit(highcard: types.ModuleType, lines: Iterable[str], people: int = 1, lang: str = "en") -> tuple[Table, Typist]:
    session = Session.new("highcard", {"seats": "2"}, seed=7)
    typist = Typist(lines)
    agents = [None if seat < people else RandomAgent(Rng(seat)) for seat in range(2)]
    return Table(session, agents, lang, typist.console, typist), typist


def test_a_whole_game_by_numbers(highcard: types.ModuleType) -> None:
    table, typist = sit(highcard, ["1"] * 40)
    table.run()
    assert table.session.state.result is not None
    assert re.search(r"The winners? (is|are)", typist.screen.getvalue())


def test_typing_an_action_takes_it(highcard: types.ModuleType) -> None:
    card = Session.new("highcard", {"seats": "2"}, seed=7).view(0).hand[1]
    table, _ = sit(highcard, [f" lay  {card} "])
    with pytest.raises(Left):
        table.run()
    assert [line.action for line in table.session.record.lines if line.seat == 0] == [f"lay {card}"]


def test_nonsense_is_answered_with_a_sentence(highcard: types.ModuleType) -> None:
    table, typist = sit(highcard, ["dance", "lay 99", "77", "", "u", "b", "9" * 5000])
    with pytest.raises(Left):
        table.run()
    screens = typist.seen[1:]
    for screen, words in zip(
        screens,
        (
            "no action of this game",
            "99 is too high",
            "There is no choice 77",
            "card?",
            "nothing to undo",
            "first question",
            "no choice",
        ),
        strict=True,
    ):
        assert words in screen
    assert not any(line.seat == 0 for line in table.session.record.lines)


def test_looking_changes_nothing(highcard: types.ModuleType) -> None:
    table, typist = sit(highcard, ["?", "l", "j", "v", "q"])
    with pytest.raises(Left):
        table.run()
    _, help_, listed, journal, board = typist.seen
    assert "undo your last action" in help_
    assert listed.count("lay ") >= 6
    assert "Dealt(cards=3)" in journal
    assert '"hand"' in board


def test_undo_at_the_table(highcard: types.ModuleType) -> None:
    """Both seats are people: lay, lay, the winner keeps, takes it back, keeps again."""
    table, typist = sit(highcard, ["", "1", "", "1", "", "keep", "u", "keep"], people=2)
    with pytest.raises(Left):
        table.run()
    assert [line.action for line in table.session.record.lines][-1] == "keep"
    assert len(table.session.record.lines) == 3
    assert any("Taken back: keep" in screen for screen in typist.seen)


def test_a_curtain_falls_between_people(highcard: types.ModuleType) -> None:
    table, typist = sit(highcard, ["", "1", ""], people=2)
    with pytest.raises(Left):
        table.run()
    first, _, curtain, second = typist.seen
    assert "Press Enter when nobody else is looking" in first
    assert '"hand"' not in first
    assert "nobody else is looking" in curtain
    assert '"hand"' not in curtain
    assert '"hand"' in second


def test_czech(highcard: types.ModuleType) -> None:
    table, typist = sit(highcard, [], lang="cs")
    with pytest.raises(Left):
        table.run()
    assert "Na řadě: player 0" in typist.seen[0]


def test_a_game_is_saved_and_goes_on(
    highcard: types.ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.hvozd"
    argv = ["play", "highcard", "--seats", "me,random", "--seed", "5", "--record", str(path)]
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    assert main(argv) == 0
    first = Session.open(path)
    assert len(first.record.lines) >= 2
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 40))
    assert main(argv) == 0
    again = Session.open(path)
    assert again.record.lines[: len(first.record.lines)] == first.record.lines
    assert again.state.result is not None
    assert "The game is over" in capsys.readouterr().out
    assert main(["replay", str(path), "--verify"]) == 0
