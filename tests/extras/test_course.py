"""`hvozd train` in its short form: it finds what decides a game, keeps what wins, and goes on where it was stopped."""

from pathlib import Path

import msgspec
import pytest

from hvozd.agents.evaluate import evaluation_of
from hvozd.cli import main
from hvozd.core import Rng, find_game
from hvozd.core.errors import HvozdError
from hvozd.runs.arena import Entry, Outcome
from hvozd.runs.executor import Way
from hvozd.runs.training.course import Course, Run
from hvozd.runs.training.fitting import Fitter
from hvozd.runs.training.gates import GatePlan, Plan, Verdict, even, games_of
from hvozd.runs.training.harvest import Moment, Story
from hvozd.runs.training.ladders import page

SHORT = Course("harrow", 5, {"preset": "chapter1"}, 12, "light", 2, {"preset": "chapter1"}, "5", fresh=True)


def invented(games: int, together: bool = False) -> list[Story]:
    """Who has more of `gold` wins, whatever the weights by hand say; `dust` says nothing."""
    rng, stories = Rng(1), []
    for index in range(games):
        gold, dust = ([rng.below(100) / 20 - 2.5 for _ in range(2)] for _ in range(2))
        won = [int(sum(gold) > 0)] * 2 if together else [int(gold[0] > gold[1]), int(gold[0] <= gold[1])]
        seats = [{"gold": gold[i] / 10, "dust": dust[i]} for i in range(2)]
        stories.append(Story(index, ["a", "b"], won, [Moment(0.5, seats)]))
    return stories


@pytest.mark.parametrize("together", [False, True])
def test_a_fit_finds_what_decides(together: bool) -> None:
    evaluation = evaluation_of(find_game("harrow"))
    fit = Fitter(invented(400, together), evaluation, together).best()
    early, change = fit.lesson_factors["a"]["gold"]
    dust, dusty = fit.lesson_factors["a"]["dust"]
    assert early + 0.5 * change > 4 and abs(dust + 0.5 * dusty) < 0.5
    assert fit.loss < fit.before / 2


def test_a_run_goes_on_where_it_was_and_keeps_its_ladder(tmp_path: Path) -> None:
    said: list[str] = []
    rungs = list(Run(SHORT, tmp_path, Way(), said.append).generations(1))
    games = (tmp_path / "games-1.jsonl").read_bytes()
    assert [rung.number for rung in rungs] == [1] and rungs[0].verdict.games == 2
    (tmp_path / "ladder.json").unlink()  # as if it had been stopped before the last line
    lines = games.splitlines(keepends=True)
    (tmp_path / "games-1.jsonl").write_bytes(b"".join(lines[:-1]) + lines[-1][:40])
    again = Run(SHORT, tmp_path, Way(), said.append)
    assert msgspec.to_builtins(next(iter(again.generations(1))).verdict.detail) == msgspec.to_builtins(rungs[0].verdict.detail)
    assert (tmp_path / "games-1.jsonl").read_bytes().count(b"\n") == games.count(b"\n")
    assert list(again.generations(1)) == [] and "generation" in page(again.ladder)
    with pytest.raises(HvozdError, match="holds another course"):
        Run(msgspec.structs.replace(SHORT, gate=4), tmp_path, Way(), said.append)


def test_what_is_practised_plays_the_games_of_the_next_generation(tmp_path: Path) -> None:
    said: list[str] = []
    course = msgspec.structs.replace(SHORT, practice=1, quick="3")
    rungs = list(Run(course, tmp_path, Way(), said.append).generations(1))
    assert [rung.number for rung in rungs] == [2] and not (tmp_path / "gate-1.jsonl").exists()
    plan = msgspec.json.decode((tmp_path / "games-2.jsonl").read_bytes().splitlines()[0])["plan"]
    taught, budget = plan["pupils"]["generation-1"]
    assert plan["agents"] == ["generation-1"] and budget == "3"
    assert taught == msgspec.json.decode((tmp_path / "generation-1.json").read_bytes())
    assert "generation 2: 12 games by generation-1" in said and rungs[0].verdict.games == 2


def test_where_several_win_even_is_more_than_one_seat_in_so_many() -> None:
    def outcome(*won: bool) -> Outcome:
        return Outcome(0, 0, [Entry("a", seat, "b", one) for seat, one in enumerate(won)])

    assert even([outcome(True, False, False, False), outcome(True, True, False, False)]) == 3 / 8


def test_the_gate_asks_for_the_whole_interval_and_no_faults() -> None:
    assert Verdict(40, 100, 0.309, 0.498, 0.25, 1.0).passed
    assert not Verdict(30, 100, 0.219, 0.396, 0.25, 1.0).passed
    assert not Verdict(40, 100, 0.309, 0.498, 0.25, 1.0, faults=1).passed


def test_together_both_play_the_same_deals() -> None:
    plan = GatePlan(Plan("defenders", ("new", "old"), 2, 1), {}, True)
    assert games_of(plan) == [("new", 0, 0), ("old", 0, 0), ("new", 1, 0), ("old", 1, 0)]


def test_the_command_refuses_too_few_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "harrow", "--folder", str(tmp_path), "--games", "3"]) == 2
    assert "at least 10" in capsys.readouterr().err
