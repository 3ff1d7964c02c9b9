"""Why not, where no single fact would make it legal: the reason is named for every question that may be asked so."""

import tomllib
from pathlib import Path

import pytest

from hvozd.testing import Table
from tests.tools.posed import laid

HERE = Path(__file__).parent
TABLES = tomllib.loads((HERE / "why_not.toml").read_text(encoding="utf-8"))["tables"]
REFUSED = tomllib.loads((HERE / "why_never.toml").read_text(encoding="utf-8"))["refused"]


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_the_reason_is_named(number: int) -> None:
    case = REFUSED[number]
    t = Table(laid(TABLES[case["table"]], case.get("lines", "")))
    refusal = t.session.why_not(case["action"], case["who"])
    assert refusal is not None, f"{case['action']} is legal"
    assert (f"{type(refusal.reason).__name__} {refusal.rule}", refusal.text) == (case["reason"], case["fact"])
    assert refusal.text_in("cs") not in ("", refusal.text)
