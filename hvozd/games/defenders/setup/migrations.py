"""From the rules of one version to those of the next: how a record of the older one is read."""

from collections.abc import Mapping
from typing import Any

from hvozd.core.carry import Migration


class ByTheLetter(Migration):
    """DW-3.4, DW-5.2, DW-21.7: version 1 had no switches; what it did is the other reading of both doubtful sentences.

    `share` was an answer of the own turn; now it may come at any time, and leaves the question open.
    """

    old, new = "1", "2"
    about = "the second engine is mirrored (DW-3.4), three wounds kill in solo (DW-21.7), habitats are told at any time (DW-5.2)"

    def settings(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**settings, "rulings": ["A-01", "A-41"]}


MIGRATIONS = (ByTheLetter(),)
