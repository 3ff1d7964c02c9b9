"""The command line: what it prints, and that every bad input gets one sentence and exit code 2."""

import importlib
import json
import re
import subprocess
import sys
import types
from pathlib import Path

import pytest

from hvozd.cli import COMMANDS, main, parser


@pytest.fixture(autouse=True)
def game(highcard: types.ModuleType) -> types.ModuleType:
    return highcard


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["sim", "highcard", "--games", "1", "--seed", "4", "--option", "seats=3", "--save", str(tmp_path)]) == 0
    capsys.readouterr()
    (path,) = tmp_path.glob("*.hvozd")
    return path


BAD = {
    "unknown command": (["dance"], "invalid choice: 'dance'"),
    "unknown flag": (["games", "--loud"], "nrecognized arguments: --loud"),
    "unknown game": (["sim", "chess"], "no game 'chess'; there are"),
    "unknown game to play": (["play", "chess"], "no game 'chess'; there are"),
    "unknown game to list": (["games", "chess"], "no game 'chess'; there are"),
    "unknown game's components": (["components", "chess"], "no game 'chess'; there are"),
    "a pace that is none": (["serve", "--pace", "nan"], "choose from 0 to 60 seconds"),
    "unknown option": (["sim", "highcard", "--option", "deck=52"], "no setting 'deck'; it has seats"),
    "unknown value": (["sim", "highcard", "--option", "seats=9"], "it takes 2, 3, 4"),
    "no value": (["sim", "highcard", "--option", "seats"], "NAME=VALUE"),
    "empty value": (["play", "highcard", "--option", "seats="], "NAME=VALUE"),
    "option given twice": (["sim", "highcard", "--option", "seats=2", "--option", "seats=3"], "given twice"),
    "unknown agent": (["sim", "highcard", "--agents", "genius"], "no agent 'genius'; there are "),
    "too many agents": (["sim", "highcard", "--agents", "random,random,random", "--option", "seats=2"], "3 agents are named"),
    "no games": (["sim", "highcard", "--games", "0"], "at least 1"),
    "no number": (["sim", "highcard", "--games", "many"], "invalid int value: 'many'"),
    "negative seed": (["sim", "highcard", "--seed", "-1"], "a seed is a number from 0"),
    "huge seed": (["play", "highcard", "--seed", str(1 << 63)], "a seed is a number from 0"),
    "folder that cannot be": (["sim", "highcard", "--games", "1", "--save", "/dev/null/x"], "cannot be saved"),
    "unknown person": (["play", "highcard", "--seats", "me,grandma"], "'grandma' cannot sit at the table"),
    "seats against option": (["play", "highcard", "--seats", "me,random", "--option", "seats=3"], "this game has 3"),
    "unknown language": (["play", "highcard", "--lang", "tlh"], "invalid choice: 'tlh'"),
    "missing file": (["replay", "nowhere.hvozd"], "'nowhere.hvozd' cannot be read: No such file"),
    "folder as file": (["replay", "/"], "cannot be read"),
    "binary file": (["replay", sys.executable], "not a Hvozd record"),
    "unknown ledger": (["rules", "chess"], "no ledger 'chess'"),
    "game without ledger": (["rules", "highcard"], "has no ledger"),
    "game without components": (["components", "highcard"], "no component files"),
    "pictures of no file": (["render", "nowhere.hvozd"], "cannot be read"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_gets_one_sentence_and_exit_code_2(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    argv, expected = BAD[case]
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert expected in err
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    assert out == ""


@pytest.mark.parametrize(("lang", "word"), [("", "Where to?"), ("de_AT.UTF-8", "Where to?"), ("cs_CZ.UTF-8", "Kam to bude?")])
def test_alone_it_says_where_to_go(
    lang: str, word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", lang)
    assert main([]) == 0
    head, *doors = capsys.readouterr().out.splitlines()
    assert word in head
    assert ("--lang cs" in doors[1]) == (lang[:2] == "cs")
    known = parser({name: importlib.import_module(f"hvozd.commands.{name}") for name in COMMANDS})
    for door in doors[:-1]:
        command, about = re.fullmatch(r"  hvozd (.*?)  +(.*)", door).groups()  # type: ignore[union-attr]
        assert known.parse_args(command.split()).command == command.split()[0]
        assert "welcome" not in about


@pytest.mark.parametrize(
    ("change", "expected"), [("cut", "cut"), ("edit", "checksum"), ("noise", "not a Hvozd record"), ("empty", "not a Hvozd")]
)
@pytest.mark.parametrize("how", [["--verify"], ["--at", "1"], []])
def test_a_broken_record_is_refused(
    record: Path, change: str, expected: str, how: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    data = record.read_bytes()
    broken = {
        "cut": b"".join(data.splitlines(keepends=True)[:-1]),
        "edit": data.replace(b"lay ", b"lay  ", 1),
        "noise": bytes(range(256)) * 20,
        "empty": b"",
    }
    record.write_bytes(broken[change])
    assert main(["replay", str(record), *how]) == 2
    out, err = capsys.readouterr()
    assert expected in err
    assert err.count("\n") == 1
    assert out == ""


def test_play_does_not_touch_a_broken_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_bytes(b"mine")
    assert main(["play", "highcard", "--record", str(record)]) == 2
    assert record.read_bytes() == b"mine"
    assert "not a Hvozd record" in capsys.readouterr().err


@pytest.mark.parametrize("argv", [["sim", "nothing"], ["replay", sys.executable, "--verify"], ["render"]])
def test_the_installed_command_says_the_same(argv: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", "hvozd", *argv], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_sim_tells_what_came_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "highcard", "--games", "30", "--seed", "1"]) == 0
    out, err = capsys.readouterr()
    assert "30 games" in out
    assert "player 0" in out
    assert "30 finished, 0 faults" in out
    assert err == ""


def test_sim_json_is_on_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "highcard", "--games", "20", "--seed", "1", "--option", "seats=2", "--json"]) == 0
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (result["game"], result["games"], result["faults"]) == ("highcard", 20, 0)
    assert result["decisions"] == 20 * 8
    assert result["decisions_per_second"] == pytest.approx(result["decisions"] / result["seconds"], rel=0.05)
    assert sum(result["winners"].values()) >= 20
    assert set(result["winners"]) <= {"player 0", "player 1"}


def test_sim_of_all_games_has_a_line_for_each(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hvozd.core.game_names", lambda: ("highcard",))
    assert main(["sim", "all", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "highcard"


def test_a_fault_is_told_and_the_rest_goes_on(
    game: types.ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = game.NextTrick.run

    def faulty(self: object, g: object) -> None:
        if g.seats == 3:  # type: ignore[attr-defined]
            raise KeyError("no third seat")
        honest(self, g)

    monkeypatch.setattr(game.NextTrick, "run", faulty)
    assert main(["sim", "highcard", "--games", "12", "--seed", "1", "--json"]) == 1
    out, err = capsys.readouterr()
    result = json.loads(out.splitlines()[-1])
    assert 0 < result["faults"] < 12
    assert result["games"] == 12
    lines = [line for line in err.splitlines() if line.startswith("FAULT")]
    assert len(lines) == result["faults"]
    assert "seats=3" in lines[0]
    assert "KeyError in test_cli.py:" in lines[0]
    assert "'no third seat'" in lines[0]
    index = result["fault_list"][0]["index"]
    assert f"--seed 1 --first {index} --games 1" in lines[0]
    assert main(["sim", "highcard", "--games", "1", "--seed", "1", "--first", str(index)]) == 1


def test_a_broken_invariant_is_a_fault(
    game: types.ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(game.HighCard, "view", lambda self, g, seat: game.HighCardView(list(g.deck), [], 0, [], []))
    assert main(["sim", "highcard", "--games", "2", "--check"]) == 1
    assert "hidden from seat" in capsys.readouterr().err
    assert main(["sim", "highcard", "--games", "2"]) == 0


def test_replay_verifies(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--verify"]) == 0
    assert capsys.readouterr().out.startswith("Verified: highcard, 11 actions, finished")


@pytest.mark.parametrize("how", [["--rootlog"], ["--export", "chess"]])
def test_a_game_without_the_notation_says_so(record: Path, how: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), *how]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"High Card has no notation '{how[-1].removeprefix('--')}'; it has none.\n")


@pytest.mark.parametrize("seat", ["0000000001", "0000000009", "01", "+1", "1.0", "١", "1_0", " 1", ""])
def test_a_seat_has_one_spelling(record: Path, seat: str, capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["replay", str(record), "--seat", seat], ["render", str(record), "--at", "0", "--seat", seat, "--out", "-"]):
        assert main(argv) == 2
    assert "There is no seat" in capsys.readouterr().err


def test_replay_tells_all_or_what_a_seat_saw(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    everything = capsys.readouterr().out
    assert main(["replay", str(record), "--seat", "1"]) == 0
    of_one = capsys.readouterr().out
    assert main(["replay", str(record), "--seat", "none"]) == 0
    of_nobody = capsys.readouterr().out
    assert everything.count("lay ") == 9
    assert of_one.count("lay ") == 3
    assert of_nobody.count("lay ") == 0
    assert all("TrickTaken" in text and "The end" in text for text in (everything, of_one, of_nobody))


def test_replay_shows_a_position(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--at", "0", "--seat", "player 2"]) == 0
    text = capsys.readouterr().out
    assert '"played": []' in text
    assert "LayCards" in text
    assert main(["replay", str(record), "--at", "12"]) == 2
    assert "it has 0 to 11" in capsys.readouterr().err
    assert main(["replay", str(record), "--seat", "7"]) == 2
    assert "0 (player 0)" in capsys.readouterr().err


def test_why_names_the_rule_and_the_fact(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", str(record), "lay 99", "--at", "0"]) == 0
    assert capsys.readouterr().out == "card: 99 is too high; 9 at most. (H-2)\n"
    assert main(["why", str(record), "lay 99", "--at", "0", "--lang", "cs"]) == 0
    assert capsys.readouterr().out == "karta: 99 je moc; nejvýš 9. (H-2)\n"
    assert main(["why", str(record), "lay 99", "--at", "99"]) == 2
    assert "it has 0 to 11" in capsys.readouterr().err


def test_games_lists_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "highcard"]) == 0
    out = capsys.readouterr().out
    assert "number of players" in out
    assert "2 | 3 | 4" in out


@pytest.mark.parametrize("code", ["import hvozd", "import hvozd.cli"])
def test_nothing_heavy_is_imported_early(code: str) -> None:
    heavy = ("rich", "fluent", "asyncio", "multiprocessing", "hvozd.games", "hvozd.web", "starlette", "uvicorn", "sqlalchemy")
    program = f"{code}; import sys; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_new_makes_a_session() -> None:
    import hvozd

    session = hvozd.new("highcard", seed=1, seats=3)
    assert session.state.seats == 3
    assert session.decision is not None
