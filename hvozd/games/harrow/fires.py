"""Attacks on bonfires and Hester (filled in with Hester)."""

from hvozd.core import Ask


class Douse(Ask):
    """HC-21.52."""
