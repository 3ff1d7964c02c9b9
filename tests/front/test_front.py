"""The front door: what `import hvozd` gives, typed, quick, and usable without reading anything else."""

import doctest
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

import hvozd
from hvozd.cli import main
from hvozd.core import NotOffered, Rng, UndoRefused, WrongSeat
from hvozd.core.errors import UnknownName

GAMES = ("crescent", "defenders", "harrow", "root")


def played(name: str, decisions: int, seed: int = 3) -> "hvozd.Session":  # type: ignore[type-arg]
    game, rng = hvozd.new(name, seed=seed), Rng(seed)
    for _ in range(decisions):
        game.play(game.options().sample(rng))
    return game


def test_importing_it_is_quick() -> None:
    """Under 0.15 s, for it loads neither a game nor a library that is not its own."""
    code = "import sys, time; t = time.perf_counter(); import hvozd; print(time.perf_counter() - t, 'msgspec' in sys.modules)"
    took, loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert float(took) < 0.15
    assert loaded == "False"


def test_the_games_there_are() -> None:
    assert set(GAMES) <= set(hvozd.game_names())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_asked_played_and_taken_back(name: str) -> None:
    game = hvozd.new(name, seed=3)
    rng = Rng(3)
    taken_back = 0
    for _ in range(60):
        assert game.decision is not None and game.turn == game.decision.seat
        assert game.decision.text and game.decision.text_in("cs")
        options = list(game.options())
        assert len(options) == len(game.options()) and all(option in game.options() for option in options[:5])
        assert [game.game.read(game.state, option) for option in options[:5]] == [option.action for option in options[:5]]
        twin, text = game.clone(), rng.pick(options)
        game.play(text)
        assert len(game.record.lines) == len(twin.record.lines) + 1
        try:
            game.undo()
        except UndoRefused:
            continue
        taken_back += 1
        assert game.state == twin.state
        game.play(text)
    assert taken_back
    with pytest.raises(NotOffered):
        game.play(next(iter(hvozd.new(name, seed=3).options())))


def test_a_refusal_is_what_an_illegal_action_raises() -> None:
    game = hvozd.new("root", seed=1, factions=["marquise", "eyrie"], map="autumn", deck="base")
    refusal = game.why_not("keep 7")
    assert refusal is not None and game.why_not("keep 1") is None
    assert (refusal.rule, refusal.text) == ("R-6.3.2", "Which clearing: 7 cannot be chosen; possible: 1, 2, 3, 4.")
    with pytest.raises(NotOffered) as raised:
        game.play("keep 7")
    assert str(raised.value) == str(refusal) == f"{refusal.text} (R-6.3.2)"
    others = {str(game.why_not("keep 1", seat)) for seat in ("eyrie", "none")}
    assert others == {"It is somebody else's decision now: Marquise. (R-6.3.2)"}
    with pytest.raises(WrongSeat, match="somebody else's decision now: Marquise"):
        game.play("keep 1", seat=1)


@pytest.mark.parametrize("name", GAMES)
def test_the_journal_is_sentences_in_both_languages(name: str) -> None:
    game = played(name, 60)
    english, czech = game.journal(), game.journal("cs")
    assert len(english) == len(czech) > 10
    assert all(isinstance(line, str) and line for line in english + czech)
    assert sum(a != b for a, b in zip(english, czech, strict=True)) > len(english) / 2
    assert len(game.journal(seat=0)) >= len(english) - 5


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_data_that_writes_and_draws_itself(name: str) -> None:
    game = played(name, 30)
    for seat in (None, *range(len(game.seats))):
        view = game.view(seat)
        assert isinstance(json.loads(view.json()), dict)
        ElementTree.fromstring(view.svg())
    assert type(game.view(game.seats[0])).__name__ == f"{name.capitalize()}View"
    with pytest.raises(UnknownName, match="There is no seat 'nobody'"):
        game.view("nobody")


@pytest.mark.parametrize("as_text", [True, False])
def test_a_game_is_saved_loaded_and_walked_through(tmp_path: Path, as_text: bool) -> None:
    game = played("root", 25)
    path = tmp_path / "game.hvozd"
    where = str(path) if as_text else path
    game.save(where)
    assert hvozd.load(where).state == game.state
    positions = list(hvozd.replay(where))
    assert len(positions) == 26 and positions[-1].state == game.state
    assert [at.state.number for at in positions] == list(range(26))
    positions[3].play(next(iter(positions[3].options())))  # each is a game of its own
    assert hvozd.load(where).state == game.state


def test_representations_say_what_it_is() -> None:
    game = hvozd.new("root", seed=1, factions=["marquise", "eyrie"], map="autumn")
    assert repr(game) == "<Session of root: decision 0, ChooseKeep by marquise>"
    choice = next(iter(game.options()))
    assert eval(repr(choice)) == choice == str(choice)
    assert repr(choice.action) == "PlaceKeep(clearing=1)"
    over, rng = hvozd.new("defenders", seed=1, seats=2), Rng(1)
    while over.decision is not None:
        over.play(over.options().sample(rng))
    assert over.turn is None and list(over.options()) == [] and over.result is not None
    assert repr(over).startswith("<Session of defenders: over after ")


OWN = """
class Last:
    def __init__(self, rng): pass
    def choose(self, place):
        *_, action = place.options
        return action
"""


@pytest.mark.parametrize(
    "command",
    [
        ["sim", "defenders", "--games", "2", "--setting", "seats=2"],
        ["arena", "defenders", "--games", "2", "--setting", "seats=2"],
        ["play", "defenders", "--seed", "1", "--setting", "seats=2"],
    ],
    ids=lambda command: command[0],
)
def test_an_agent_of_ones_own_on_the_command_line(command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_agents.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--agents", "my_agents:Last,my_agents:Last"]) == 0


@pytest.mark.parametrize("name", ["no_such_module_here:Last", "json:NoSuchClass"])
def test_an_agent_that_is_not_there_is_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "defenders", "--games", "1", "--agents", name]) == 2
    assert f"There is no agent '{name}'" in capsys.readouterr().err


def test_a_record_cannot_bring_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A seat of a stranger's record may be named anything; no module is imported for it."""
    (tmp_path / "x.hvozd").parent.mkdir(exist_ok=True)
    game = hvozd.new("defenders", seed=1, seats=2)
    game.record.header.seats[:] = ["antigravity:geohash", "me"]
    game.save(tmp_path / "x.hvozd")
    assert main(["play", "defenders", "--record", str(tmp_path / "x.hvozd")]) == 2
    assert "antigravity" not in sys.modules


@pytest.mark.parametrize("module", ["hvozd", "hvozd.kit.front", "hvozd.testing"])
def test_the_examples_in_the_docstrings_run(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted > 2 and found.failed == 0
