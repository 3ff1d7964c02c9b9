"""Why not? In posed positions the named fact is what forbids the action: once it is another, the action is legal."""

import pytest

from hvozd.testing import Table
from tests.tools.posed import cases

GAMES = ("root", "defenders", "crescent", "harrow")
CASES = [(name, number) for name in GAMES for number in range(len(cases(name)))]


@pytest.mark.parametrize(("name", "number"), CASES)
def test_with_another_fact_it_is_legal(name: str, number: int) -> None:
    case = cases(name)[number]
    t = Table(case["position"])
    refusal = t.session.why_not(case["action"], case["who"])
    assert refusal is not None, f"{case['action']} is legal"
    assert (f"{type(refusal.reason).__name__} {refusal.rule}", refusal.text) == (case["reason"], case["fact"])
    assert refusal.text_in("cs") not in ("", refusal.text)
    t.correct(case["right"])
    left = t.session.why_not(case["action"], case["who"])
    assert left is None, f"still refused: {left}"
    t.say(case["who"], case["action"])


@pytest.mark.parametrize("name", GAMES)
def test_there_are_many_cases(name: str) -> None:
    assert len(cases(name)) >= 30 and len({case["reason"] for case in cases(name)}) >= 20
