"""The short form of `make load`: everything is stored, everybody sees it; how fast says a quiet machine."""

import asyncio

from tests.web.load import measured


def test_tables_and_a_crowd_are_served() -> None:
    told = asyncio.run(measured((2,), lasts=2.0, spectators=6, actions=2))
    assert "2 actions, 0 refused" in told[0]
    assert told[-1].startswith("6 spectators, one action: ")
