"""The benchmark's sums: the best round of each counts, and measuring measures."""

import importlib.util
import types
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def script(name: str) -> types.ModuleType:
    spec = importlib.util.spec_from_file_location(f"benchmark_{name}", BENCHMARKS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_best_round_counts() -> None:
    rounds = [
        {"decisions_per_second": 10.0, "games_per_second": 3.0, "clone_us": 5.0},
        {"decisions_per_second": 20.0, "games_per_second": 2.0, "clone_us": 7.0},
    ]
    assert script("bench").best(rounds) == {"decisions_per_second": 20.0, "games_per_second": 3.0, "clone_us": 5.0}


def test_ours_are_compared_with_the_peer() -> None:
    results = {
        "hvozd:highcard": {"decisions_per_second": 30.0, "clone_us": 5.0},
        "catanatron": {"decisions_per_second": 20.0, "clone_us": 50.0},
    }
    (line,) = script("bench").compare(results, "catanatron")
    assert line == "hvozd:highcard: 1.50 times the decisions per second of catanatron, clones 10.0 times faster"


def test_a_game_is_measured(highcard: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    measure = script("measure")
    monkeypatch.setattr(measure, "SECONDS", 0.05)
    monkeypatch.setattr(measure, "import_time", lambda program: 1.0)
    result = measure.hvozd("highcard")
    assert result["decisions_per_game"] == pytest.approx(14)
    assert result["decisions_per_second"] == pytest.approx(14 * result["games_per_second"])
    assert 0 < result["clone_us"] < 1000
    assert result["bytes"] > 20
