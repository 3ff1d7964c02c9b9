"""The executor on Ray, by the command line: the tally of one process, whoever is killed."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hvozd.core.errors import HvozdError
from hvozd.runs.cluster import _begin

REPOSITORY = Path(__file__).parents[2]
RAY = ("--jobs", "2", "--backend", "ray")
SAME = ("games", "decisions", "winners", "played", "mean_scores", "shortest", "longest", "setups", "faults")


def hvozd(*args: str, grave: str = "") -> "subprocess.CompletedProcess[str]":
    place = {**os.environ, "HVOZD_GRAVE": grave}
    command = [sys.executable, "-m", "hvozd", *args]
    return subprocess.run(command, cwd=REPOSITORY, env=place, capture_output=True, text=True, check=False, timeout=300)


def tally(*args: str, grave: str = "") -> dict[str, Any]:
    done = hvozd("sim", *args, "--json", grave=grave)
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout.splitlines()[-1])
    return {key: told[key] for key in SAME}


def test_ray_gives_the_tally_of_one_process_and_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    grave, kept = tmp_path / "grave", tmp_path / "run.jsonl"
    run = ("defenders", "--games", "600", "--seed", "5", "--setting", "seats=2", "--agents", "tests.extras.mortal:Mortal")
    shared = tally(*run, *RAY, "--keep", str(kept), grave=str(grave))
    assert grave.exists(), "nobody died"
    assert shared["games"] == 600 and shared == tally(*run, grave=str(grave))
    workers = {json.loads(line)["worker"] for line in kept.read_bytes().splitlines()[1:]}
    assert len(workers) > 1


def test_errors_come_back_as_sentences() -> None:
    refused = hvozd("sim", "root", "--games", "4", "--setting", "seats=3", "--agents", "random,random", *RAY)
    assert refused.returncode == 2, refused.stderr[-2000:]
    assert "2 agents are named for a game with 3 seats" in refused.stderr and "Traceback" not in refused.stderr


class Slow:
    """A Ray whose start fails so many times."""

    class exceptions:
        class RayError(Exception): ...

    def __init__(self, failures: int) -> None:
        self.left, self.began, self.ended = failures, 0, 0

    def init(self, **place: object) -> None:
        self.began += 1
        if self.began <= self.left:
            raise RuntimeError("The raylet did not answer.\n  at libc.so")

    def shutdown(self) -> None:
        self.ended += 1


def test_a_start_that_fails_is_tried_again_and_then_told() -> None:
    once, never = Slow(1), Slow(2)
    _begin(once, {})
    assert (once.began, once.ended) == (2, 1)
    with pytest.raises(HvozdError, match=r"^Ray does not start \(The raylet did not answer\)\."):
        _begin(never, {})
    assert (never.began, never.ended) == (2, 2)
