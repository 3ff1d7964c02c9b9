"""The short form of `make chaos`."""

import pytest

from tests.web.chaos import storm


@pytest.mark.parametrize("stage", [{"kills": 1}, {"restarts": 1}, {"disks": 1}], ids=["kill -9", "PostgreSQL", "full disk"])
def test_what_was_acknowledged_survives(stage: dict[str, int]) -> None:
    told = storm(**{"kills": 0, "restarts": 0, "disks": 0, **stage})
    assert "0 lost" in told[0]
