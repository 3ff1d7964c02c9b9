"""The training example in its short form: it beats random answers, and itself with its columns mixed up."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from hvozd.runs.arena.standings import wilson

SCRIPT = Path(__file__).parents[2] / "examples" / "train.py"
RANDOM_GAMES, GAMES, MATCH = 100, 120, 100


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_example", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_beats_random_and_itself_trained_on_shuffled_features(example: ModuleType) -> None:
    learned, value = example.train(False, RANDOM_GAMES, GAMES)
    nothing, _ = example.train(True, RANDOM_GAMES, GAMES)
    assert np.isfinite(learned.weights).all() and np.isfinite(value).all()
    against_random = wilson(example.match(learned, None, MATCH), MATCH)
    against_nothing = wilson(example.match(learned, nothing, MATCH), MATCH)
    assert against_random[0] > 0.5 and against_nothing[0] > 0.5, (against_random, against_nothing)


def test_advantages_are_what_came_less_what_it_looked_like(example: ModuleType) -> None:
    gains = example.advantages([0.5, 0.6, 0.2], 1.0)
    last, middle = 0.8, -0.4 + example.FORESIGHT * 0.8
    assert np.allclose(gains, [0.1 + example.FORESIGHT * middle, middle, last], atol=1e-6)
