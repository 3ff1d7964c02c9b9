"""The short form of `make chaos`."""

from tests.web.chaos import storm


def test_what_was_acknowledged_survives_killed_workers_and_a_restarted_database() -> None:
    assert "0 lost" in storm(kills=2, restarts=1)
