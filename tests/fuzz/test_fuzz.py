"""The short form of `make fuzz`."""

import pytest

from hvozd.core import HvozdError, Rng
from tests.fuzz.campaign import Outcome, _one, fuzz
from tests.fuzz.targets import TARGETS

INPUTS = {"actions": 1500, "settings": 200, "records": 150, "positions": 80, "requests": 400, "wire": 60}


@pytest.mark.parametrize("target", TARGETS)
def test_bent_inputs_end_with_a_sentence(target: str) -> None:
    outcome = fuzz(target, INPUTS[target], seed=2)
    assert outcome.faults == []
    assert outcome.ends.keys() <= {"done", "refused"}
    assert outcome.ends["refused"] > INPUTS[target] / 20, "the inputs are hardly bent"


def test_a_crash_is_noticed() -> None:
    class Weak:
        def one(self, rng: Rng) -> str:
            raise HvozdError("a sentence") if rng.below(2) else IndexError("no sentence")

        def close(self) -> None:
            pass

    outcome = Outcome("weak")
    assert _one(Weak(), Rng(1), outcome, 3) == "crashed"
    assert outcome.faults[0].startswith("weak 3: Traceback")
