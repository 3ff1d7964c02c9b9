"""One executor: the same result however the work is split, whoever dies on the way, wherever it was interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hvozd.agents import Place as AgentPlace
from hvozd.agents import RandomAgent, add_agent
from hvozd.core import Action
from hvozd.core.errors import HvozdError
from hvozd.runs import arena
from hvozd.runs.executor import Task, Way, stretches
from hvozd.runs.sim import Plan, Tally, simulate

GAMES = 30
PLAN = Plan("defenders", 5, {"seats": "2"})


def outcome(tally: Tally) -> dict[str, object]:
    """All but the seconds."""
    return {name: getattr(tally, name) for name in tally.__struct_fields__ if name != "seconds"}


@pytest.fixture(scope="module")
def straight() -> dict[str, object]:
    return outcome(simulate(PLAN, GAMES))


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_tally_is_the_same_however_it_is_split(jobs: int, straight: dict[str, object]) -> None:
    shared = outcome(simulate(PLAN, GAMES, jobs=jobs))
    assert shared == straight
    assert [list(shared[name]) for name in ("winners", "played", "setups")] == [  # type: ignore[call-overload]
        list(straight[name])
        for name in ("winners", "played", "setups")  # type: ignore[call-overload]
    ]


def test_what_is_left_is_cut_around_what_is_done() -> None:
    tasks = list(stretches(range(10), [(6, 8), (2, 3)], 3))
    assert tasks == [Task(0, range(0, 2)), Task(3, range(3, 6)), Task(8, range(8, 10))]


def test_stretches_that_are_shared_become_smaller_towards_the_end() -> None:
    sizes = [len(task.items) for task in stretches(range(400), [], 50, 2)]
    assert sum(sizes) == 400 and sizes == sorted(sizes, reverse=True)
    assert sizes[:2] == [50, 43] and sizes[-2:] == [1, 1]


class Mortal(RandomAgent):
    """Kills the process that it plays in, once a file."""

    grave = ""

    def choose(self, place: AgentPlace) -> Action:
        if place.number == 20:
            try:
                os.close(os.open(self.grave, os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(place)


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    grave = tmp_path / "grave"
    Mortal.grave = str(grave)
    add_agent("mortal", Mortal)
    plan = Plan("defenders", 5, {"seats": "2"}, ("mortal",))
    shared = simulate(plan, GAMES, jobs=2)
    assert grave.exists(), "nobody died"
    assert outcome(shared) == outcome(simulate(plan, GAMES))


class Doomed(RandomAgent):
    def choose(self, place: AgentPlace) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(place)


def test_processes_that_always_die_end_the_run_with_a_sentence() -> None:
    add_agent("doomed", Doomed)
    with pytest.raises(HvozdError, match="died 6 times in a row"):
        simulate(Plan("defenders", 5, {"seats": "2"}, ("doomed",)), 4, jobs=2)


class Weary(RandomAgent):
    """Somebody presses Ctrl-C in the middle of the run, once."""

    left = 0

    def choose(self, place: AgentPlace) -> Action:
        Weary.left -= 1
        if not Weary.left:
            raise KeyboardInterrupt
        return super().choose(place)


def test_an_interrupted_run_keeps_what_was_done_and_goes_on(tmp_path: Path) -> None:
    add_agent("weary", Weary)
    plan, file = Plan("defenders", 5, {"seats": "2"}, ("weary",)), tmp_path / "run.jsonl"
    whole = outcome(simulate(plan, GAMES))
    Weary.left = 500
    part = simulate(plan, GAMES, keep=str(file))
    assert part.stopped and 0 < part.games < GAMES
    assert len(file.read_bytes().splitlines()) == part.games + 1
    file.write_bytes(file.read_bytes() + b'{"first": 3, "resu')  # the machine went off in the middle of a line
    seen: list[int] = []
    assert outcome(simulate(plan, GAMES, keep=str(file), jobs=2, watch=lambda tally: seen.append(tally.games))) == whole
    assert outcome(simulate(plan, GAMES, keep=str(file))) == whole, "nothing is left to play"
    with pytest.raises(HvozdError, match="another run"):
        simulate(plan, GAMES + 1, keep=str(file))


LISTENS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, "-m", "hvozd", *sys.argv[1:]])
"""
"""Whoever starts the tests in the background hands on that Control-C is ignored; a person at the keyboard does not."""


def test_control_c_on_the_command_line_tells_what_was_done(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    command = [
        sys.executable,
        "-c",
        LISTENS,
        "sim",
        "defenders",
        "--games",
        "20000",
        "--jobs",
        "2",
        "--json",
        "--keep",
        str(file),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True) as run:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and (not file.exists() or file.read_bytes().count(b"\n") < 3):
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)
        out, errors = run.communicate(timeout=120)
    assert run.returncode == 130 and "Stopped." in errors
    told = json.loads(out.splitlines()[-1])
    assert 0 < told["games"] < 20000
    assert told["games"] <= sum(json.loads(line)["result"]["games"] for line in file.read_bytes().splitlines()[1:])


def test_an_arena_goes_on_too(tmp_path: Path) -> None:
    plan, file = arena.Plan("defenders", ("random",), 6, 3, {"seats": "2"}), str(tmp_path / "arena.jsonl")

    def told(keep: str, jobs: int = 1) -> list[tuple[object, ...]]:
        rows = arena.play_all(plan, jobs, keep=keep)
        return [(one.block, one.rotation, one.decisions, [entry.won for entry in one.entries]) for one in rows]

    whole = told("")
    runs = arena.play_all(plan, keep=file)
    next(runs)
    next(runs)
    runs.close()
    assert len(Path(file).read_bytes().splitlines()) == 3
    assert told(file, jobs=2) == whole


def test_a_backend_that_is_not_there_is_refused() -> None:
    with pytest.raises(HvozdError, match="no backend 'moon'"):
        simulate(PLAN, 1, backend="moon")
    assert Way().backend == "local"
